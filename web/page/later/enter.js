// A new puzzle: generated, pasted, or typed onto an empty board.
import { button, el } from "../dom.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { show } from "./dialog.js";
import { fresh, KINDS, LEVELS, levelName } from "./fresh.js";
import { picture, ways } from "./scan/ways.js";
import { setUp } from "./typing.js";

/** Empty boards to type onto: name and shape. @type {[string, string][]} */
const SHAPES = [["4 × 4", "2x2"], ["6 × 6", "2x3"], ["9 × 9", "3x3"], ["12 × 12", "3x4"], ["16 × 16", "4x4"], ["25 × 25", "5x5"]];

/** @import { Level } from "../../types/wire" */

/** Boards of new puzzles: name and shape. @type {[string, string][]} */
const NEW = [
  [`9 × 9 ${t("page-classic")}`, "3x3"], ...Object.entries(KINDS).map(([shape, name]) => /** @type {[string, string]} */ ([t(name), shape])),
  ["4 × 4", "2x2"], ["6 × 6", "2x3"], ["12 × 12", "3x4"], ["16 × 16", "4x4"],
];

/** @param {string} name @returns {Promise<string>} */
const once = (name) => new Promise((resolve) => store.addEventListener(name, (event) => resolve(/** @type {CustomEvent} */ (event).detail), { once: true }));

/** A choice of levels, each with what it demands. @param {() => void} done called when a game has begun */
function makers(done) {
  const waiting = el("p", { role: "status", className: "waiting" });
  const boards = NEW.map(([name, shape]) => el("label", {}, el("input", { type: "radio", name: "new-shape", value: shape, checked: shape === "3x3" }), el("span", {}, name)));
  const kind = el("fieldset", { className: "kinds" }, el("legend", { className: "hidden" }, t("page-kind")), ...boards);
  const make = async (/** @type {Level} */ level) => {
    const shape = /** @type {HTMLInputElement} */ (kind.querySelector(":checked")).value;
    waiting.textContent = t("page-making-puzzle");
    if (await fresh(shape, level)) done();
    else waiting.textContent = "";
  };
  const levels = LEVELS.map((level) => {
    const choice = button("", () => make(level), { className: "choice" });
    choice.append(el("strong", {}, levelName(level)), el("span", {}, t(`page-takes-${level}`)));
    return choice;
  });
  return [kind, el("div", { className: "choices", role: "group", "aria-label": t("page-level") }, ...levels), waiting];
}

/** The input for a text that holds a puzzle. @param {() => void} done called when a game has begun */
function reader(done) {
  const text = el("textarea", { rows: 5, cols: 34, spellcheck: false, id: "puzzle-text" });
  const error = el("p", { role: "alert", className: "error" });
  const read = async () => {
    const message = once("say");
    if (await store.load(text.value)) return done();
    error.textContent = await message;
    // A drawn puzzle may be opened once what it means is settled.
    store.addEventListener("settled", done, { once: true });
  };
  text.addEventListener("paste", (event) => {
    const { clipboardData } = event;
    if (clipboardData?.getData("text") || !clipboardData?.files.length) return;
    event.preventDefault();
    done();
    picture(clipboardData.files[0]);
  });
  const label = el("label", { htmlFor: "puzzle-text" }, t("page-paste-puzzle"));
  return [el("p", {}, label), text, error, el("p", { className: "tools" }, button(t("page-load"), read))];
}

/**
 * @param {"make" | "bring"} [purpose] what the player wants: a new puzzle or one of their own
 * @param {() => void} [then] called when the player's own puzzle is on the board
 */
export function enterDialog(purpose = "make", then) {
  const close = () => dialog.close();
  const size = el("select", { "aria-label": t("page-size") }, ...SHAPES.map(([name], at) => el("option", { value: String(at), selected: at === 2 }, name)));
  const diagonals = el("input", { type: "checkbox" });
  const begin = () => {
    close();
    const [, shape] = SHAPES[Number(size.value)];
    setUp(shape + (diagonals.checked ? "+diagonals" : ""));
  };
  let after = () => {};
  const brought = () => {
    after = then ?? after;
    close();
  };
  const bring = [el("h3", {}, t(purpose === "bring" ? "page-bring-it" : "page-bring-one")), ...reader(brought)];
  const type = [el("h3", {}, t("page-type-onto-board")),
    el("p", { className: "tools" }, size, el("label", {}, diagonals, " ", t("page-with-diagonals")), button(t("page-empty-board"), begin))];
  const pictures = ways(close);
  const parts = purpose === "bring" ? [...pictures, ...bring, ...type] : [...makers(close), ...pictures, ...bring, ...type];
  const dialog = show(t(purpose === "bring" ? "page-choose-enter" : "page-new-puzzle"), ...parts);
  dialog.addEventListener("close", () => {
    store.giveUp();
    after();
  });
  if (purpose === "bring") dialog.querySelector("textarea")?.focus();
}
