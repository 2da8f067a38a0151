// A new puzzle: pasted, dropped, or typed onto an empty board with its solutions counted.
import { button, el } from "../dom.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { show } from "./dialog.js";

/** Boards to type onto, each with a word that is read as a shape. @type {[string, string][]} */
const SHAPES = [["4 × 4", "2x2"], ["6 × 6", "2x3"], ["9 × 9", "3x3"], ["12 × 12", "3x4"], ["16 × 16", "4x4"], ["25 × 25", "5x5"]];

/** @import { Level } from "../../types/wire" */

/** @type {Level[]} */
const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];
/** Boards of new puzzles. @type {[string, string][]} */
const NEW = [["4 × 4", "2x2"], ["6 × 6", "2x3"], ["9 × 9", "3x3"], [t("page-size-diagonals"), "3x3+diagonals"]];

/** Begins a game with a new puzzle. @param {string} shape @param {Level} level */
async function fresh(shape, level) {
  const seed = Math.floor(Math.random() * 2 ** 50);
  const made = await store.wonder({ call: "new", shape, level, seed });
  if (!made) return false;
  return store.load(made.game, `${t(`page-level-${level}`)}, ${new Date().toLocaleDateString()}`);
}

export function enterDialog() {
  const text = el("textarea", { rows: 9, cols: 34, spellcheck: false, id: "puzzle-text" });
  const label = el("label", { htmlFor: "puzzle-text" }, t("page-paste-puzzle"));
  const error = el("p", { role: "alert", className: "error" });
  const read = async () => {
    const message = once("say");
    if (await store.load(text.value)) dialog.close();
    else error.textContent = await message;
  };
  const size = el("select", { "aria-label": t("page-size") }, ...SHAPES.map(([name], at) => el("option", { value: String(at), selected: at === 2 }, name)));
  const diagonals = el("input", { type: "checkbox" });
  const begin = () => {
    dialog.close();
    const [, shape] = SHAPES[Number(size.value)];
    setUp(shape + (diagonals.checked ? "+diagonals" : ""));
  };
  const level = el("select", { "aria-label": t("page-level") }, ...LEVELS.map((name) => el("option", { value: name }, t(`page-level-${name}`))));
  const kind = el("select", { "aria-label": t("page-board") }, ...NEW.map(([name, shape]) => el("option", { value: shape, selected: shape === "3x3" }, name)));
  const waiting = el("span", { role: "status" });
  const make = async () => {
    waiting.textContent = t("page-making-puzzle");
    const made = await fresh(kind.value, /** @type {Level} */ (level.value));
    if (made) dialog.close();
    else waiting.textContent = "";
  };
  const dialog = show(t("page-new-puzzle"),
    el("p", { className: "tools" }, level, kind, button(t("page-make-puzzle"), make, { className: "primary" }), waiting),
    el("h3", {}, t("page-bring-one")),
    el("p", {}, label), text, error,
    el("p", { className: "tools" }, button(t("page-load"), read)),
    el("h3", {}, t("page-type-onto-board")),
    el("p", { className: "tools" }, size, el("label", {}, diagonals, " ", t("page-with-diagonals")), button(t("page-empty-board"), begin)));
  dialog.addEventListener("close", () => store.giveUp());
}

/** @param {string} name @returns {Promise<string>} */
const once = (name) => new Promise((resolve) => store.addEventListener(name, (event) => resolve(/** @type {CustomEvent} */ (event).detail), { once: true }));

/** An empty board to type givens onto. @param {string} shape */
export async function setUp(shape) {
  store.leave();
  store.setting = true;
  store.view = "digits";
  store.solutions = "";
  await store.ask(() => ({ call: "empty", shape }));
  store.say(t("page-type-givens-number-solutions"));
}

/** Counts the solutions of what is typed; a further change ends it. */
export async function count() {
  if (!store.setting) return;
  const answer = await store.wonder({ call: "count", game: store.game });
  if (!answer || !store.setting) return;
  const words = { none: t("page-count-none"), unique: t("page-count-unique"), several: t("page-count-several"), unknown: t("page-count-unknown") };
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
  await store.load(answer.game, t("page-my-puzzle"));
}
