// What a house contains, in words, for people who do not see the board.
import { store } from "../state/store.js";
import { houseName, moreWords, t } from "../words/words.js";

await moreWords();

/** The kinds of houses that a question is about. @type {Record<string, string[]>} */
const KINDS = { row: ["row"], column: ["column"], box: ["box", "region"] };

/**
 * Describes a house of a cell, cell by cell, or says where the cell's digit is and could still go.
 * @param {string} what row, column, box or digit @param {number} at
 */
export function speak(what, at) {
  const told = what === "column" ? (store.told?.(at) ?? []) : [];
  return [...told, house(what, at)].join(". ");
}

/** @param {string} what @param {number} at */
function house(what, at) {
  const { cells, houses } = store.board;
  if (what === "digit") return places(store.filter ?? cells[at].digit, at);
  const house = houses.find((one) => one.cells.includes(at) && KINDS[what].includes(one.kind));
  if (!house) return t("page-there-no-such-house");
  const digits = house.cells.map((/** @type {number} */ cell) => cells[cell].digit);
  const missing = store.board.digits.filter((/** @type {string} */ digit) => !digits.includes(digit));
  const said = digits.map((/** @type {string | undefined} */ digit) => digit ?? t("page-empty")).join(", ");
  return t("page-house-read", { house: houseName(house), list: said, missing: missing.join(" ") || t("page-nothing") });
}

/** @param {string | undefined} digit @param {number} at */
function places(digit, at) {
  if (!digit) return t("page-cell-blank", { cell: store.board.cells[at].name });
  const where = (/** @type {(cell: import("../../types/wire").Cell) => boolean | undefined} */ is) => store.board.cells.filter(is).map((cell) => cell.name);
  const there = where((cell) => cell.digit === digit);
  const possible = where((cell) => !cell.digit && cell.candidates?.includes(digit));
  return t("page-digit-read", { digit, there: there.join(", ") || t("page-no-cell"), possible: possible.join(", ") || t("page-no-cell") });
}
