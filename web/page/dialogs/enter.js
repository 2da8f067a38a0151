// A new puzzle: pasted, dropped, or typed onto an empty board with its solutions counted.
import { button, el } from "../dom.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { show } from "./dialog.js";

/** Boards to type onto: a word that is read as a shape, and cells. @type {[string, string, number][]} */
const SHAPES = [["4 × 4", "2x2", 16], ["6 × 6", "2x3", 36], ["9 × 9", "3x3", 81], ["12 × 12", "3x4", 144], ["16 × 16", "4x4", 256], ["25 × 25", "5x5", 625]];

const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];
/** Boards of new puzzles. @type {[string, string][]} */
const NEW = [["4 × 4", "2x2"], ["6 × 6", "2x3"], ["9 × 9", "3x3"], ["9 × 9 with diagonals", "3x3+diagonals"]];

/** Begins a game with a new puzzle. @param {string} shape @param {string} level */
async function fresh(shape, level) {
  const seed = Math.floor(Math.random() * 2 ** 50);
  const made = await store.wonder({ call: "new", shape, level, seed });
  if (!made) return false;
  return store.load(made.game, `${t(level)}, ${new Date().toLocaleDateString()}`);
}

export function enterDialog() {
  const text = el("textarea", { rows: 9, cols: 34, spellcheck: false, id: "puzzle-text" });
  const label = el("label", { htmlFor: "puzzle-text" }, t("Paste or type a puzzle in any format: lines, grids, pencil marks, links. A file can be dropped on the page."));
  const error = el("p", { role: "alert", className: "error" });
  const read = async () => {
    const message = once("say");
    if (await store.load(text.value)) dialog.close();
    else error.textContent = await message;
  };
  const size = el("select", { "aria-label": t("Size") }, ...SHAPES.map(([name], at) => el("option", { value: String(at), selected: at === 2 }, name)));
  const diagonals = el("input", { type: "checkbox" });
  const begin = () => {
    dialog.close();
    const [, shape, cells] = SHAPES[Number(size.value)];
    setUp(shape + (diagonals.checked ? "+diagonals" : ""), cells);
  };
  const level = el("select", { "aria-label": t("Level") }, ...LEVELS.map((name) => el("option", { value: name }, t(name))));
  const kind = el("select", { "aria-label": t("Board") }, ...NEW.map(([name, shape]) => el("option", { value: shape, selected: shape === "3x3" }, t(name))));
  const waiting = el("span", { role: "status" });
  const make = async () => {
    waiting.textContent = t("Making a puzzle…");
    const made = await fresh(kind.value, level.value);
    if (made) dialog.close();
    else waiting.textContent = "";
  };
  const dialog = show(t("New puzzle"),
    el("p", { className: "tools" }, level, kind, button(t("Make a puzzle"), make, { className: "primary" }), waiting),
    el("h3", {}, t("Or bring one")),
    el("p", {}, label), text, error,
    el("p", { className: "tools" }, button(t("Load"), read)),
    el("h3", {}, t("Or type it onto the board")),
    el("p", { className: "tools" }, size, el("label", {}, diagonals, " ", t("with diagonals")), button(t("Empty board"), begin)));
  dialog.addEventListener("close", () => store.giveUp());
}

/** @param {string} name @returns {Promise<string>} */
const once = (name) => new Promise((resolve) => store.addEventListener(name, (event) => resolve(/** @type {CustomEvent} */ (event).detail), { once: true }));

/** An empty board to type givens onto. @param {string} shape @param {number} cells */
export async function setUp(shape, cells) {
  const empty = `pencilmark game 1\nshape ${shape}\ncells ${". ".repeat(cells)}\n`;
  store.leave();
  store.setting = true;
  store.view = "digits";
  store.solutions = "";
  await store.ask(() => ({ call: "load", text: empty }));
  store.say(t("Type the givens. The number of solutions is shown as you go."));
}

/** Counts the solutions of what is typed; a further change ends it. */
export async function count() {
  if (!store.setting) return;
  const answer = await store.wonder({ call: "count", game: store.game });
  if (!answer || !store.setting) return;
  const words = { none: t("No solution"), unique: t("Exactly one solution"), several: t("Many solutions"), unknown: t("Not known yet") };
  store.solutions = words[/** @type {keyof typeof words} */ (answer.verdict)];
  store.light((answer.differ ?? []).length <= 12 ? (answer.differ ?? []).map((/** @type {string} */ name) => store.cell(name)) : []);
  store.changed();
}

/** Begins the game that was typed. */
export async function play() {
  const answer = await store.wonder({ call: "begin", game: store.game });
  if (!answer) return;
  store.setting = false;
  store.view = "notes";
  await store.load(answer.game, t("My puzzle"));
}
