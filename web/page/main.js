// Puts the page together: settings, keys that work everywhere, puzzles that are pasted, dropped or linked.
import "./board/board.js";
import "./learn/guide.js";
import "./play/clock.js";
import "./play/command.js";
import "./play/pad.js";
import { speak } from "./board/speak.js";
import { el, find } from "./dom.js";
import { drawIcons } from "./icons.js";
import { cellsIn } from "./learn/explain.js";
import { part } from "./parts.js";
import { bivalue, clear, enter, lock, several } from "./play/entry.js";
import { shortcut, watchHeldKeys } from "./play/keys.js";
import { closeSheet, openSheet, prepareSheets } from "./play/sheet.js";
import { greet, tips, welcome } from "./play/welcome.js";
import { textOf } from "./share/link.js";
import { kept } from "./state/kept.js";
import { library } from "./state/library.js";
import { settings } from "./state/settings.js";
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
  if (store.board) store.show();
}

/** Shows the name of the puzzle and the facts about it above the board. */
function about() {
  const { name = "", rated = "", author = "", level } = library.current ?? {};
  const { side } = store.board;
  find("#title").textContent = store.setting ? t("page-my-puzzle") : name;
  const word = level && !store.setting ? t(`page-level-${level}`) : "";
  const hard = word && word[0].toUpperCase() + word.slice(1);
  find("#facts").replaceChildren(el("span", {}, `${side}×${side}`), ...[store.setting ? "" : author, hard, rated].filter(Boolean).map((fact) => el("span", {}, fact)));
}

/** @param {import("../types/wire").PictureView} view */
function look(view) {
  store.view = view;
  return store.show();
}

/** Marks the digits that differ from the solution. @param {boolean} aloud whether to announce the result */
async function check(aloud) {
  const answer = await store.wonder({ call: "check", game: store.game });
  if (!answer) return;
  const wrong = answer.wrong ?? [];
  const mistakes = wrong.length ? t("page-wrong", { list: wrong.join(", ") }) : answer.verdict === "unique" ? t("page-no-mistake-so-far") : "";
  const solutions = { none: t("page-check-none"), unique: "", several: t("page-check-several"), unknown: t("page-check-unknown") };
  const verdict = solutions[/** @type {keyof typeof solutions} */ (answer.verdict)];
  if (answer.verdict === "several" && aloud) return differ(verdict);
  const lost = aloud && answer.verdict === "unique" && !wrong.length && !store.board.solved && (await excluded());
  if (lost) store.say(lost);
  else if (aloud) store.say(store.board.solved && !wrong.length ? t("page-solved") : `${verdict} ${mistakes}`.trim());
  board.light(lost ? cellsIn(lost) : wrong.map((name) => store.cell(name)));
}

/** A warning about excluded candidates that belong to the solution, or an empty text. @returns {Promise<string>} */
async function excluded() {
  const answer = await store.wonder({ call: "hint", game: store.game, level: "where" });
  return answer?.hint.kind === "lost" ? answer.hint.text : "";
}

/** Says and marks in which cells two solutions differ. @param {string} verdict */
async function differ(verdict) {
  const names = (await store.wonder({ call: "count", game: store.game }))?.differ ?? [];
  const list = names.slice(0, 12).join(", ") + (names.length > 12 ? ", …" : "");
  store.say(names.length ? `${verdict} ${t("page-differ", { list })}` : verdict);
  board.light(names.map((name) => store.cell(name)));
}

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
  previous: () => !store.leaf(-1) && store.path && store.goTo(store.path.at - 1),
  name: () => {
    openSheet("learn");
    return guide.name();
  },
  command: () => {
    openSheet("more");
    /** @type {HTMLElement} */ (find("command-line")).focus();
  },
  help: async () => (await part("help"))?.helpDialog(),
  filter: () => {
    store.choosing = !store.choosing && !store.filter;
    store.bivalue = false;
    store.filter = null;
    store.changed();
    store.say(store.choosing ? t("page-which-digit") : t("page-all-digits"));
  },
  bivalue: () => bivalue(board),
  several,
  pen: async () => {
    const pen = await part("pen");
    if (store.pen) pen?.put();
    else if (!store.setting && !store.path) pen?.take();
  },
  escape: () => {
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

/** @param {unknown} error */
const unreadable = (error) => store.say(String(error));

/** Reads a picture, or opens the camera if there is none. @param {File | null} [file] */
async function picture(file) {
  const photo = await part("photo");
  if (file) photo?.photoDialog(file);
  else photo?.cameraDialog();
}
document.addEventListener("picture", (event) => picture(/** @type {CustomEvent} */ (event).detail));

/** Opens a file: a picture of a puzzle, or a text. @param {File} file */
function take(file) {
  if (/^image\/(?!svg)/.test(file.type)) picture(file);
  else file.text().then((text) => bring(text, file.name), unreadable);
}

/** Opens a text: a puzzle, or a file with all the games and settings. @param {string} text @param {string} [name] */
async function bring(text, name) {
  if (text.startsWith('{"format":"whydoku ')) (await part("exchange"))?.take(text);
  else await store.load(text, name);
}

addEventListener("paste", (event) => {
  if (store.paused || /** @type {Element} */ (event.target).closest?.("textarea, input")) return;
  const file = event.clipboardData?.files[0];
  const pasted = event.clipboardData?.getData("text");
  if (pasted) bring(pasted);
  else if (file) take(file);
});
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  if (store.paused) return;
  const file = event.dataTransfer?.files[0];
  const text = event.dataTransfer?.getData("text");
  if (file) take(file);
  else if (text) bring(text);
});

document.addEventListener("tool", (event) => actions[/** @type {CustomEvent} */ (event).detail]());
document.addEventListener("digit", (event) => {
  const { detail } = /** @type {CustomEvent} */ (event);
  if (settings.digitFirst && !store.choosing) lock(detail);
  else enter(board, detail, store.held ?? store.mode);
});
document.addEventListener("speak", (event) => store.say(speak(/** @type {CustomEvent} */ (event).detail, board.active)));
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
  if (store.board.side === 9 && !saveData) setTimeout(async () => entry === library.current && (await part("rated"))?.rated(store.game, entry), 1500);
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
  play: async () => (await part("typing"))?.play(),
  options: async () => (await part("settings"))?.settingsDialog(),
};
addEventListener("chosen", () => {
  /** @type {any} */ (find("game-clock")).draw();
  store.locked = null;
  paint();
});
for (const [id, open] of Object.entries(DOORS)) find(`#${id}`).addEventListener("click", open);
dark.addEventListener("change", paint);
contrast.addEventListener("change", paint);

/** Opens a game from the address and removes it from there, so that reloading does not undo what was played. */
async function openFragment() {
  const text = await textOf(location.hash);
  if (text === null) return false;
  history.replaceState(null, "", location.pathname + location.search);
  return store.load(text, t("page-from-link"));
}

/** Opens the technique that the address names, as links from the encyclopedia do. */
function openTechnique() {
  const [, event, id] = /^#(lesson|practise)=([\w-]+)$/.exec(location.hash) ?? [];
  if (!event) return;
  history.replaceState(null, "", location.pathname + location.search);
  document.dispatchEvent(new CustomEvent(event, { detail: id }));
}

/** Stores the site for use offline; rarely used files come last, and not at all if the player saves data. */
async function keep() {
  await navigator.serviceWorker?.register("worker.js");
  const costly = /** @type {any} */ (navigator).connection?.saveData;
  const { active } = (await navigator.serviceWorker?.ready) ?? {};
  active?.postMessage(performance.getEntriesByType("resource").map((entry) => entry.name));
  if (!costly) setTimeout(() => active?.postMessage("rest"), 10_000);
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
const learn = () => {
  openSheet("learn");
  guide.open("course");
};
const rate = () => {
  openSheet("learn");
  guide.way();
};
welcome({
  play: () => board.cells[board.active]?.focus({ preventScroll: true }),
  learn,
  enter: async () => (await part("enter"))?.enterDialog("bring"),
  rate: async () => (await part("enter"))?.enterDialog("bring", rate),
});
tips();
prepareSheets({ hint: actions.hint, way: () => guide.open("way"), learn: () => guide.open("course") });
translate();
drawIcons();
paint();
const isFirst = !library.games.length && !library.typed && !settings.met;
if (!(await openFragment())) {
  await store.start();
  if (isFirst) greet();
}
board.cells[board.active]?.focus({ preventScroll: true });
document.body.dataset.ready = "true";
openTechnique();
kept.whenFull(() => {
  warning = t("page-not-kept");
  store.say(warning);
  setTimeout(() => (warning = ""), WARNING);
});
if (document.querySelector("link[rel=manifest]")) keep();
