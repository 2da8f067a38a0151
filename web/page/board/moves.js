// What keys mean on the board. Digit keys are recognised by their position (`code`), because the
// character depends on Shift and on the keyboard's layout.

/** The digit that a key stands for. @param {KeyboardEvent} event @param {import("../../types/wire").Board} board */
export function digitOf(event, board) {
  const number = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  const letter = board.side > 9 && /^Key([A-Z])$/.exec(event.code)?.[1].toLowerCase();
  const digit = number ?? letter;
  return digit && board.digits.includes(digit) ? digit : null;
}

/**
 * The cell that a key moves to, or `null` for other keys.
 * @param {KeyboardEvent} event @param {number} from @param {number} side @param {boolean} control
 * @returns {number | null}
 */
export function target(event, from, side, control) {
  const row = Math.floor(from / side);
  const column = from % side;
  /** @type {Record<string, number[]>} */ const places = {
    ArrowLeft: [row, (column + side - 1) % side],
    ArrowRight: [row, (column + 1) % side],
    ArrowUp: [(row + side - 1) % side, column],
    ArrowDown: [(row + 1) % side, column],
    Home: [control ? 0 : row, 0],
    End: [control ? side - 1 : row, side - 1],
  };
  const place = places[event.key];
  return place ? place[0] * side + place[1] : null;
}

/** Whether a key clears a cell. @param {KeyboardEvent} event */
export const isWiping = ({ key, code }) => key === "Backspace" || key === "Delete" || /^(Digit|Numpad)0$/.test(code);

/** @import { Cell } from "../../types/wire" */

/**
 * Whether two cells hold the same: in the mode of colours the same colours, otherwise the digit, then notes, then colours.
 * @param {Cell} one @param {Cell} other the one that was pressed @param {string} mode
 */
export function alike(one, other, mode) {
  const same = (/** @type {(cell: Cell) => unknown} */ of) => String(of(one)) === String(of(other));
  if (other.colours && (mode === "colour" || !(other.digit || other.notes || other.centre))) return same(({ colours }) => colours);
  if (other.digit) return one.digit === other.digit;
  return Boolean(other.notes || other.centre) && !one.digit && same(({ notes }) => notes) && same(({ centre }) => centre);
}
