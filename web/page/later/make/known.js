// What is known about the solutions, drawn over the board: true candidates coloured by how many solutions have them, the
// digits that are settled, and what clashes.
import { CELL, outline, svg } from "./paint.js";
import * as places from "./places.js";

/** @import { TrueCandidates, Why } from "../../../types/wire" */

/** The classes of numbers that have a colour of their own, each up to a number. */
export const CLASSES = [1, 2, 4, 9];

/** The height of a number in the corner of a cell. */
const CORNER = 15;

/** The class of a number of solutions: 1 to 4, or 5 for all and for many. @param {number} count @param {number} all */
export function classOf(count, all) {
  if (count >= all) return 5;
  const found = CLASSES.findIndex((most) => count <= most);
  return found < 0 ? 5 : found + 1;
}

/** The marks for every cell that has no given. @param {TrueCandidates} counts @param {string[]} givens @param {number} side @param {Set<number>} numbered cells with a number in their corner @returns {SVGElement[]} */
export function candidates({ cells, solutions, limit }, givens, side, numbered) {
  const across = Math.ceil(Math.sqrt(side));
  const down = Math.ceil(side / across);
  const all = solutions < limit ? solutions : limit;
  return cells.flatMap((counts, at) => {
    if (givens[at]) return [];
    const [x, y] = [(at % side) * CELL, Math.floor(at / side) * CELL];
    const there = counts.flatMap((count, digit) => (count ? [digit] : []));
    if (there.length === 1) return [svg("text", { x: x + CELL / 2, y: y + 45, class: "settled" }, String(there[0] + 1))];
    // The number in the corner of a cage stays readable.
    const above = numbered.has(at) ? CORNER : 0;
    const [width, height] = [(CELL - 6) / across, (CELL - 6 - above) / down];
    return there.flatMap((digit) => {
      const [left, top] = [x + 3 + (digit % across) * width, y + 3 + above + Math.floor(digit / across) * height];
      const level = classOf(counts[digit], all);
      return [svg("rect", { x: left + 1, y: top + 1, width: width - 2, height: height - 2, rx: 3, class: `level-${level}` }),
        svg("text", { x: left + width / 2, y: top + height / 2 + 4.6, class: `candidate level-${level}` }, String(digit + 1))];
    });
  });
}

/** The marks for what cannot hold together. @param {Why} why @param {number} side @returns {SVGElement[]} */
export function clash({ pieces, house_cells: cells = [] }, side) {
  const of = (/** @type {string[]} */ names = []) => names.map((name) => places.placeOf(name, side));
  const houses = of(cells).map(([row, column]) => svg("rect", { x: column * CELL, y: row * CELL, width: CELL, height: CELL, class: "clash-house" }));
  const own = pieces.map(({ cell, rule }) => (rule ? of([...(rule.cells ?? []), ...(rule.others ?? [])]) : of(cell ? [cell] : [])));
  return [...houses, ...own.filter((group) => group.length).map((group) => svg("path", { d: outline(group), class: "clash-piece" }))];
}
