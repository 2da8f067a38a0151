// Where things are on the board: cells under the pointer, edges and corners near it, places outside, and what rules lie
// there.
import { CELL } from "./paint.js";
import { numberOf } from "./model.js";

/** @import { Rule } from "../../../types/wire" */
/** @import { Place } from "./paint.js" */

/** @param {Place} one @param {Place} other */
export const same = (one, other) => one[0] === other[0] && one[1] === other[1];
/** Whether two cells touch, at least at a corner. @param {Place} one @param {Place} other */
export const touch = (one, other) => !same(one, other) && Math.abs(one[0] - other[0]) <= 1 && Math.abs(one[1] - other[1]) <= 1;
/** @param {Place} place @param {number} side */
export const isOn = ([row, column], side) => row >= 0 && column >= 0 && row < side && column < side;
/** @param {Place} place @param {number} side */
export const nameAt = ([row, column], side) => (isOn([row, column], side) ? `r${row + 1}c${column + 1}` : "");
/** @param {string} name @param {number} side @returns {Place} */
export function placeOf(name, side) {
  const at = numberOf(name, side);
  return [Math.floor(at / side), at % side];
}
/** The places of the cells of a rule. @param {Rule} rule @param {number} side */
export const placesOf = (rule, side) => [...(rule.cells ?? []), ...(rule.others ?? [])].map((name) => placeOf(name, side));

/** The cell, or the place around the board, at a point. @param {number} x @param {number} y @returns {Place} */
export const at = (x, y) => [Math.floor(y / CELL), Math.floor(x / CELL)];
/** Whether a point is near the middle of its cell, so that lines can pass a corner without touching the cells beside it. @param {number} x @param {number} y */
export const isInside = (x, y) => Math.hypot(x / CELL - Math.floor(x / CELL) - 0.5, y / CELL - Math.floor(y / CELL) - 0.5) < 0.4;

/** The two cells beside the edge that is nearest to a point. @param {number} x @param {number} y @param {number} side @returns {Place[] | null} */
export function edge(x, y, side) {
  const [row, column] = at(x, y);
  if (!isOn([row, column], side)) return null;
  const [fx, fy] = [x / CELL - column - 0.5, y / CELL - row - 0.5];
  /** @type {Place} */ const other = Math.abs(fx) > Math.abs(fy) ? [row, column + Math.sign(fx)] : [row + Math.sign(fy), column];
  if (!isOn(other, side) || same(other, [row, column])) return null;
  return other[0] < row || other[1] < column ? [other, [row, column]] : [[row, column], other];
}

/** The four cells around the corner that is nearest to a point. @param {number} x @param {number} y @param {number} side @returns {Place[] | null} */
export function corner(x, y, side) {
  const [row, column] = [Math.round(y / CELL), Math.round(x / CELL)];
  if (row < 1 || column < 1 || row >= side || column >= side) return null;
  return [[row - 1, column - 1], [row - 1, column], [row, column - 1], [row, column]];
}

/** The cells of a row or column from a place outside it. @param {Place} from @param {number} side @returns {Place[] | null} */
export function lineFrom([row, column], side) {
  const all = Array.from({ length: side }, (_, at) => at);
  const on = (/** @type {number} */ value) => value >= 0 && value < side;
  if (row === -1 && on(column)) return all.map((at) => [at, column]);
  if (row === side && on(column)) return all.map((at) => [side - 1 - at, column]);
  if (column === -1 && on(row)) return all.map((at) => [row, at]);
  if (column === side && on(row)) return all.map((at) => [row, side - 1 - at]);
  return null;
}

/** The cells of a diagonal from a place outside, in the direction in which the pointer is off the middle of it. @param {Place} from @param {number} fx @param {number} fy @param {number} side @returns {Place[] | null} */
export function diagonalFrom([row, column], fx, fy, side) {
  const inward = (/** @type {number} */ value, /** @type {number} */ off) => (value === -1 ? 1 : value === side ? -1 : off < 0 ? -1 : 1);
  if (isOn([row, column], side) || row < -1 || column < -1 || row > side || column > side) return null;
  const [dr, dc] = [inward(row, fy), inward(column, fx)];
  /** @type {Place[]} */ const cells = [];
  for (let [r, c] = [row + dr, column + dc]; isOn([r, c], side); [r, c] = [r + dr, c + dc]) cells.push([r, c]);
  return cells.length ? cells : null;
}

/** Where the clue of a rule outside the grid stands. @param {Rule} rule @param {number} side @returns {Place} */
export function fromOf(rule, side) {
  const cells = placesOf(rule, side);
  const [[row, column], next] = cells;
  if (next) return [row - (next[0] - row), column - (next[1] - column)];
  // A diagonal of one cell leaves the board at a corner.
  return [row === 0 ? -1 : side, column === 0 ? -1 : side];
}

/**
 * The rules at a point, those that lie on top first: marks, then the others, the latest first.
 * @param {Rule[]} rules @param {(rule: Rule) => string} formOf @param {number} x @param {number} y @param {number} side
 * @returns {number[]} their numbers
 */
export function rulesAt(rules, formOf, x, y, side) {
  const place = at(x, y);
  const near = (/** @type {Place[]} */ cells) => {
    const [cx, cy] = [1, 0].map((axis) => (cells.reduce((sum, cell) => sum + cell[axis] + 0.5, 0) / cells.length) * CELL);
    return Math.hypot(x - cx, y - cy) < 18;
  };
  const rank = (/** @type {Rule} */ rule) => {
    const cells = placesOf(rule, side);
    const form = formOf(rule);
    if (form === "board") return 0;
    if (form === "mark" || form === "corner") return near(cells) ? 2 : 0;
    if (form === "outside" || form === "diagonal") return same(fromOf(rule, side), place) ? 2 : 0;
    return cells.some((cell) => same(cell, place)) ? 1 : 0;
  };
  const found = rules.map((rule, number) => ({ number, rank: rank(rule) })).filter((one) => one.rank);
  return found.sort((one, other) => other.rank - one.rank || other.number - one.number).map(({ number }) => number);
}
