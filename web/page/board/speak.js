// What a house looks like, in words: for who does not see the board.
import { store } from "../state/store.js";
import { t } from "../words/words.js";

/** Kinds of houses by what is asked for. @type {Record<string, string[]>} */
const KINDS = { row: ["row"], column: ["column"], box: ["box", "region"] };

/**
 * Tells a house of a cell, cell by cell, or where a digit is and can be.
 * @param {string} what row, column, box or digit @param {number} at
 */
export function speak(what, at) {
  const { cells, houses } = store.board;
  if (what === "digit") return places(store.filter ?? cells[at].digit, at);
  const house = houses.find((/** @type {any} */ one) => one.cells.includes(at) && KINDS[what].includes(one.name.split(" ")[0]));
  if (!house) return t("There is no such house.");
  const digits = house.cells.map((/** @type {number} */ cell) => cells[cell].digit);
  const missing = store.board.digits.filter((/** @type {string} */ digit) => !digits.includes(digit));
  const [kind, number] = house.name.split(" ");
  const said = digits.map((/** @type {string | undefined} */ digit) => digit ?? t("empty")).join(", ");
  return t("{house}: {list}. Missing: {missing}.", { house: `${t(kind)} ${number}`, list: said, missing: missing.join(" ") || t("nothing") });
}

/** @param {string | undefined} digit @param {number} at */
function places(digit, at) {
  if (!digit) return t("{cell} has no digit.", { cell: store.board.cells[at].name });
  const where = (/** @type {(cell: any) => boolean} */ is) => store.board.cells.filter(is).map((/** @type {any} */ cell) => cell.name);
  const there = where((cell) => cell.digit === digit);
  const possible = where((cell) => !cell.digit && cell.candidates?.includes(digit));
  return t("{digit} stands in {there}; possible in {possible}.", { digit, there: there.join(", ") || t("no cell"), possible: possible.join(", ") || t("no cell") });
}
