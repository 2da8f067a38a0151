// Puts the page together: settings, keys that work everywhere, puzzles that are pasted, dropped or linked.
import "./board/board.js";
import "./learn/guide.js";
import "./play/clock.js";
import "./play/pad.js";
import { el, find, sheet } from "./dom.js";
import { drawIcons } from "./icons.js";
import { part } from "./parts.js";
import { clear, enter } from "./play/entry.js";
import { shortcut, watchHeldKeys } from "./play/keys.js";
import { closeSheet, openSheet, prepareSheets } from "./play/sheet.js";
import { greet, welcome } from "./play/welcome.js";
import { library } from "./state/library.js";
import { kept, settings } from "./state/settings.js";
import { store } from "./state/store.js";
import { t, translate } from "./words/words.js";

const board = /** @type {import("./board/board.js").SudokuBoard} */ (find("sudoku-board"));
const guide = /** @type {import("./learn/guide.js").StepGuide} */ (find("step-guide"));
const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");

function paint() {
  const system = contrast.matches ? (dark.matches ? "contrast-dark" : "contrast") : dark.matches ? "dark" : "light";
  store.theme = settings.theme === "auto" ? system : settings.theme;
  document.documentElement.dataset.theme = store.theme;
  if (!/^(light|dark)$/.test(store.theme)) sheet("themes");
  if (store.board) store.show();
}

/** Shows the name of the puzzle and the facts about it above the board. */
function about() {
  const { name = "", rated = "", author = "", level } = library.current ?? {};
  const { side } = store.board;
  find("#title").textContent = store.setting ? t("page-my-puzzle") : name;
  const word = level && !store.setting ? t(`page-level-${level}`) : "";
  const hard = word && word[0].toUpperCase() + word.slice(1);
  const size = isPlain() && side === 9 ? t("page-classic") : `${side}×${side}`;
  find("#facts").replaceChildren(el("span", {}, size), ...[store.setting ? "" : author, hard, rated].filter(Boolean).map((fact) => el("span", {}, fact)));
}

/** Whether the board has only rows, columns and boxes, and nobody has said anything about its rules. */
const isPlain = () => !store.game.includes("\nrule ") && !library.current?.words && store.board.houses.every(({ kind }) => /^(row|column|box)$/.test(kind));
/** Whether the rules of the board are shown. */
let ruled = false;

/** Shows the rules of the board beside it; classic ones need no words. */
async function rules() {
  if (isPlain() && !ruled) return;
  const now = !isPlain();
  const shown = await part("rules");
  if (!shown) return;
  ruled = now;
  if (!now) return shown.clear();
  await shown.draw(find("#rules"));
  if (store.told !== shown.told) {
    store.told = shown.told;
    store.changed();
  }
}

/** @param {import("../types/wire").PictureView} view */
function look(view) {
  store.view = view;
  return store.show();
}

/** Marks the digits that differ from the solution. @param {boolean} aloud whether to announce the result */
const check = async (aloud) => (await part("check"))?.check(board, aloud);

/** @type {Record<string, () => unknown>} */
const actions = {
  erase: () => clear(board),
  undo: () => store.turn("undo"),
  redo: () => store.turn("redo"),
  fill: () => store.act(["fill-notes"]),
  restart: async () => {
    if (await store.act(["restart"])) store.say(t("page-started-again"));
  },
  check: () => !store.setting && check(true),
  hint: () => {
    openSheet("learn");
    return guide.hint();
  },
  apply: () => guide.apply(),
  previous: async () => (store.path || store.branches) && (await part("walk"))?.turn(-1),
  name: () => {
    openSheet("learn");
    return guide.name();
  },
  command: async () => (await part("menu"))?.toggle(true),
  help: async () => (await part("help"))?.helpDialog(),
  filter: () => {
    store.choosing = !store.choosing && !store.filter;
    store.bivalue = false;
    store.filter = null;
    store.changed();
    store.say(store.choosing ? t("page-which-digit") : t("page-all-digits"));
  },
  bivalue: async () => (await part("tools"))?.bivalue(board),
  skip: () => board.step(1),
  several: async () => (await part("tools"))?.several(),
  pen: async () => {
    const pen = await part("pen");
    if (store.pen) pen?.put();
    else if (!store.setting && !store.path) pen?.take();
  },
  escape: () => {
    if (document.body.dataset.room) return guide.leave();
    if (closeSheet()) return;
    if (store.path || store.marked) store.home();
    board.calm();
  },
};

addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  const typing = target.closest?.("textarea, select, input[type=search], command-line");
  if (event.defaultPrevented || typing || document.querySelector("dialog[open]") || store.paused || !store.board) return;
  // Keys mean the same outside the board, except for those that operate the focused control.
  const beside = !board.contains(target);
  const action = shortcut(event, actions, !beside || target === document.body);
  if (action) {
    event.preventDefault();
    action();
  } else if (beside && !(/^(Arrow|Home|End)/.test(event.key) && target.closest("input, [role=tabpanel], .handle"))) board.key(event);
});
watchHeldKeys();

document.addEventListener("picture", async (event) => (await part("bring"))?.picture(/** @type {CustomEvent} */ (event).detail));

/** Opens what was pasted or dropped: a text or a file. @param {DataTransfer | null} data */
async function bring(data) {
  const file = data?.files[0];
  const text = data?.getData("text");
  if (file || text) (await part("bring"))?.bring(text, file);
}

addEventListener("paste", (event) => {
  if (!store.paused && !(/** @type {Element} */ (event.target).closest?.("textarea, input"))) bring(event.clipboardData);
});
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  if (!store.paused) bring(event.dataTransfer);
});

document.addEventListener("tool", (event) => actions[/** @type {CustomEvent} */ (event).detail]());
document.addEventListener("digit", (event) => {
  const { detail } = /** @type {CustomEvent} */ (event);
  if (settings.digitFirst && !store.choosing) part("tools").then((tools) => tools?.lock(detail));
  else enter(board, detail, store.held ?? store.mode);
});
document.addEventListener("speak", async (event) => store.say((await part("speak"))?.speak(/** @type {CustomEvent} */ (event).detail, board.active) ?? ""));
document.addEventListener("door", (event) => DOORS[/** @type {CustomEvent} */ (event).detail]());
document.addEventListener("panel", (event) => {
  openSheet("learn");
  guide.open(/** @type {CustomEvent} */ (event).detail);
});
document.addEventListener("view", (event) => look(/** @type {CustomEvent} */ (event).detail));
document.addEventListener("lesson", (event) => {
  openSheet("learn");
  const { detail } = /** @type {CustomEvent} */ (event);
  guide.open("techniques").then(() => guide.techniques()).then((techniques) => techniques.lesson(detail));
});
document.addEventListener("practise", (event) => guide.techniques().then((techniques) => techniques.practise(/** @type {CustomEvent} */ (event).detail)));
document.querySelectorAll("input[name=view]").forEach((radio) =>
  radio.addEventListener("change", () => look(/** @type {import("../types/wire").PictureView} */ (/** @type {HTMLInputElement} */ (radio).value))));
/** How long a warning stays before the messages that follow it, in milliseconds. */
const WARNING = 15_000;
let warning = "";
store.addEventListener("say", (event) => {
  const { detail } = /** @type {CustomEvent} */ (event);
  // On a small screen, a description of the active cell would cover the board, which shows the same.
  const isQuiet = board.cells.length && detail === board.label(board.active);
  const before = detail === warning ? "" : warning;
  const spans = isQuiet ? [before, detail] : [`${before} ${detail}`.trim()];
  find("#status").replaceChildren(...spans.filter(Boolean).map((text) => el("span", { className: isQuiet && text === detail ? "quiet" : "" }, text)));
});
// A puzzle from elsewhere is rated in the background, unless the player saves data: the rater must be fetched.
store.addEventListener("brought", () => {
  const entry = library.current;
  const { saveData } = /** @type {any} */ (navigator).connection ?? {};
  if (store.board.side === 9 && !saveData) setTimeout(async () => entry === library.current && (await part("rated"))?.rated(store.game, entry), 11500);
});
store.addEventListener("shown", async (event) => (await part("shown"))?.shownDialog(/** @type {CustomEvent} */ (event).detail));
store.addEventListener("acted", async (event) => {
  if (store.setting) return (await part("typing"))?.count();
  if (/** @type {CustomEvent} */ (event).detail?.finished) (await part("finish"))?.finishCard();
  if (settings.compare && !store.path) check(false);
  else board.light([]);
});
store.addEventListener("change", () => {
  /** @type {HTMLInputElement} */ (find(`input[name=view][value=${store.view}]`)).checked = true;
  find("#setting").toggleAttribute("hidden", !store.setting);
  find("#solutions").textContent = store.solutions;
  about();
  rules();
  if (store.board.sketch && !store.sketched) part("pen").then((pen) => pen && store.changed());
  find("#place").textContent = store.path ? `${store.path.title} – ${t("page-this-not-your-game")}` : "";
  document.body.classList.toggle("setting", store.setting);
  document.body.classList.toggle("solved", store.board.solved && !store.path);
});
/** @type {Record<string, () => unknown>} */
const DOORS = {
  new: async () => (await part("enter"))?.enterDialog(),
  daily: async () => (await part("daily"))?.dailyDialog(),
  games: async () => (await part("games"))?.gamesDialog(),
  share: async () => (await part("share"))?.shareDialog(),
  help: actions.help,
  study: () => {
    openSheet("learn");
    return guide.open("course");
  },
  make: async () => (await part("make"))?.make(),
  back: () => guide.leave(),
  menu: async () => (await part("menu"))?.toggle(),
  play: async () => (await part("typing"))?.play(),
  options: async () => (await part("settings"))?.settingsDialog(),
};
addEventListener("chosen", () => {
  /** @type {any} */ (find("game-clock")).draw();
  store.locked = null;
  paint();
});
for (const [id, open] of Object.entries(DOORS)) document.getElementById(id)?.addEventListener("click", open);
dark.addEventListener("change", paint);
contrast.addEventListener("change", paint);

/** Opens a game from the address and removes it from there, so that reloading does not undo what was played. */
async function openFragment() {
  const text = /^#[gtps]=/.test(location.hash) ? await (await part("link"))?.textOf(location.hash) : null;
  if (typeof text !== "string") return false;
  history.replaceState(null, "", location.pathname + location.search);
  return store.load(text, t("page-from-link"));
}

/** Opens the technique that the address names, as links from the encyclopedia do. */
function openTechnique() {
  if (location.hash === "#make") return DOORS.make();
  const [, event, id] = /^#(lesson|practise)=([\w-]+)$/.exec(location.hash) ?? [];
  if (!event) return;
  history.replaceState(null, "", location.pathname + location.search);
  document.dispatchEvent(new CustomEvent(event, { detail: id }));
}

// Another tab has changed the same game: this tab shows that state.
addEventListener("elsewhere", async (event) => {
  const game = /** @type {CustomEvent} */ (event).detail;
  if (!game || game === store.game || store.setting) return;
  store.game = game;
  if (store.path) return;
  store.forget();
  await store.show();
  store.say(t("page-played-elsewhere"));
});
addEventListener("hashchange", () => openFragment().then(openTechnique));
addEventListener("rated", about);
const rate = () => {
  openSheet("learn");
  guide.way();
};
welcome({
  play: () => board.cells[board.active]?.focus({ preventScroll: true }),
  learn: DOORS.study,
  enter: async () => (await part("enter"))?.enterDialog("bring"),
  rate: async () => (await part("enter"))?.enterDialog("bring", rate),
});
// Tips are for players who have begun; few need them.
if (settings.tips < 3) ["pointerdown", "keydown"].forEach((event) => addEventListener(event, () => part("tips"), { once: true }));
prepareSheets();
translate();
drawIcons();
paint();
const isFirst = !library.games.length && !library.typed && !settings.met;
if (!(await openFragment())) {
  await store.start();
  if (isFirst) greet();
}
document.body.dataset.ready = "true";
board.cells[board.active]?.focus({ preventScroll: true });
openTechnique();
kept.whenFull(() => {
  warning = t("page-not-kept");
  store.say(warning);
  setTimeout(() => (warning = ""), WARNING);
});
if (document.querySelector("link[rel=manifest]")) setTimeout(async () => (await part("keep"))?.keep(), 1500);
