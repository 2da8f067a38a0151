// Tools that are seldom used.
import { chosen, enter } from "../play/entry.js";
import { store } from "../state/store.js";
import { moreWords, t } from "../words/words.js";

await moreWords();

/** @typedef {import("../board/board.js").SudokuBoard} Board */

/** Highlights the cells with two candidates or notes, or stops doing so. @param {Board} board */
export function bivalue(board) {
  store.bivalue = !store.bivalue;
  store.filter = null;
  store.changed();
  const cells = store.board.cells.filter((cell) => !cell.digit && new Set(board.small(cell)).size === 2);
  store.say(store.bivalue ? t("page-bivalue-shown", { n: cells.length }) : t("page-all-digits"));
}

/** Switches between selecting several cells, one with each press, and selecting a single cell. */
export function several() {
  store.several = !store.several;
  store.changed();
  store.say(store.several ? t("page-several-on") : t("page-several-off"));
}

/** Locks a digit: pressed cells get it until another digit is locked or this one is chosen again. @param {string} digit */
export function lock(digit) {
  store.locked = store.locked === digit ? null : digit;
  store.changed();
  store.say(store.locked ? t("page-locked", { digit }) : t("page-unlocked"));
}

/** Enters the locked digit in the pressed cells; pressing a single given locks its digit instead. @param {Board} board @param {string} digit */
export function press(board, digit) {
  const mode = store.held ?? store.mode;
  const [cell, more] = chosen(board);
  if (mode !== "colour" && cell.given && !more) {
    if (cell.digit && cell.digit !== digit) lock(cell.digit);
    return undefined;
  }
  return enter(board, digit, mode);
}

/** @import { Cell } from "../../types/wire" */

/**
 * Whether two cells hold the same: in the mode of colours the same colours, otherwise the digit, then notes, then colours.
 * @param {Cell} one @param {Cell} other the one that was pressed @param {string} mode
 */
function alike(one, other, mode) {
  const same = (/** @type {(cell: Cell) => unknown} */ of) => String(of(one)) === String(of(other));
  if (other.colours && (mode === "colour" || !(other.digit || other.notes || other.centre))) return same(({ colours }) => colours);
  if (other.digit) return one.digit === other.digit;
  return Boolean(other.notes || other.centre) && !one.digit && same(({ notes }) => notes) && same(({ centre }) => centre);
}

/** Selects all cells with the same content as the active one. @param {Board} board */
export function selectEqual(board) {
  const like = store.board.cells[board.active];
  store.board.cells.forEach((cell, at) => alike(cell, like, store.mode) && board.selection.add(at));
  board.mark();
}
