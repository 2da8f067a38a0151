// Puts the page together: settings, keys that work everywhere, pasting.
import "./board.js";
import "./pad.js";
import "./guide.js";
import { store } from "./store.js";

/** @template {Element} T @param {string} selector @returns {T} */
const find = (selector) => /** @type {T} */ (document.querySelector(selector));
const board = /** @type {any} */ (find("sudoku-board"));
const guide = /** @type {any} */ (find("step-guide"));
const theme = /** @type {HTMLSelectElement} */ (find("#theme"));
const dialog = /** @type {HTMLDialogElement} */ (find("#dialog"));
const text = /** @type {HTMLTextAreaElement} */ (find("#text"));
const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");

function paint() {
  const system = contrast.matches ? "contrast" : dark.matches ? "dark" : "light";
  store.theme = theme.value === "auto" ? system : theme.value;
  document.documentElement.dataset.theme = store.theme;
  localStorage.setItem("pencilmark.theme", theme.value);
  if (store.board) store.show();
}

/** @param {string} view */
function look(view) {
  store.view = view;
  /** @type {HTMLInputElement} */ (find(`input[name=view][value=${view}]`)).checked = true;
  return store.show();
}

async function check() {
  const answer = await store.ask(() => ({ call: "check", game: store.game }));
  if (!answer) return;
  const wrong = answer.wrong ?? [];
  const mistakes = wrong.length ? ` Wrong: ${wrong.join(", ")}.` : answer.verdict === "unique" ? " No mistake so far." : "";
  store.say(answer.board.solved ? "Solved!" : answer.message + mistakes);
  board.light(wrong.map((/** @type {string} */ name) => store.board.cells.findIndex((/** @type {any} */ cell) => cell.name === name)));
}

const tools = {
  erase: () => board.erase(),
  undo: () => store.turn("undo"),
  redo: () => store.turn("redo"),
  fill: () => store.act(["fill-notes"]),
  restart: () => store.act(["restart"]),
  check,
};

/** What a key does wherever the focus is. @param {KeyboardEvent} event @returns {(() => unknown) | undefined} */
function shortcut(event) {
  const control = event.ctrlKey || event.metaKey;
  if (control && event.code === "KeyZ") return event.shiftKey ? tools.redo : tools.undo;
  if (control && event.code === "KeyY") return tools.redo;
  if (control || event.altKey) return undefined;
  const mode = (/** @type {string} */ name) => () => {
    store.mode = name;
    store.changed();
    store.say(name === "note" ? "Taking notes." : "Writing digits.");
  };
  const onBoard = board.contains(event.target);
  const keys = {
    BracketLeft: tools.undo,
    BracketRight: tools.redo,
    KeyZ: mode("digit"),
    KeyX: mode("note"),
    KeyC: mode("note"),
    KeyH: () => guide.hint(),
    KeyN: () => guide.apply(),
    ...(onBoard ? { Space: mode(store.mode === "digit" ? "note" : "digit"), Enter: check } : {}),
  };
  return keys[/** @type {keyof typeof keys} */ (event.code)];
}

addEventListener("keydown", (event) => {
  const typing = /** @type {Element} */ (event.target).closest?.("dialog, textarea, select");
  if (event.defaultPrevented || typing || !store.board) return;
  const action = shortcut(event);
  if (!action) return;
  event.preventDefault();
  action();
});
addEventListener("paste", (event) => {
  if (/** @type {Element} */ (event.target).closest?.("textarea")) return;
  const pasted = event.clipboardData?.getData("text");
  if (pasted) store.load(pasted);
});
document.addEventListener("tool", (event) => tools[/** @type {keyof typeof tools} */ (/** @type {CustomEvent} */ (event).detail)]());
document.addEventListener("digit", (event) => board.enter(/** @type {CustomEvent} */ (event).detail, store.mode === "note"));
document.addEventListener("view", (event) => look(/** @type {CustomEvent} */ (event).detail));
document.addEventListener("level", (event) => {
  store.filter = /** @type {CustomEvent} */ (event).detail;
  look("candidates");
  store.say(`Looking at ${store.filter}; Esc ends it.`);
});
document.querySelectorAll("input[name=view]").forEach((radio) =>
  radio.addEventListener("change", () => look(/** @type {HTMLInputElement} */ (radio).value)));
store.addEventListener("say", (event) => (find("#status").textContent = /** @type {CustomEvent} */ (event).detail));
find("#enter").addEventListener("click", () => dialog.showModal());
dialog.addEventListener("close", () => {
  if (dialog.returnValue === "load") store.load(text.value);
  dialog.returnValue = "";
});
theme.addEventListener("change", paint);
dark.addEventListener("change", paint);
contrast.addEventListener("change", paint);
theme.value = localStorage.getItem("pencilmark.theme") ?? "auto";
paint();
store.start();
