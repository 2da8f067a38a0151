// What a press, a drag or the keys make of a tool: the cells of the next rule, and the rule when it is finished.
import { isOn, nameAt, same, touch } from "./places.js";
import * as places from "./places.js";
import { CELL } from "./paint.js";

/** @import { Rule } from "../../../types/wire" */
/** @import { Place, Shape } from "./paint.js" */
/** @import { Tool } from "./tools.js" */

/** Forms that are drawn by a stroke through cells. */
export const STROKED = ["line", "arrow", "group", "twins"];

/**
 * The cells that a stroke has after it has come to another cell: a line goes back if it comes to the cell before; an area
 * gets every cell once.
 * @param {string} form @param {Place[]} cells @param {Place} next @returns {Place[]}
 */
export function extended(form, cells, next) {
  if (!cells.length) return [next];
  const last = cells[cells.length - 1];
  if (form === "group" || form === "twins") return cells.some((cell) => same(cell, next)) ? cells : [...cells, next];
  const before = cells[cells.length - 2];
  if (before && same(before, next)) return cells.slice(0, -1);
  if (!touch(last, next) || cells.some((cell) => same(cell, next))) return cells;
  return [...cells, next];
}

/** What is painted while a stroke is drawn. @param {Tool} tool @param {Place[]} cells @param {Place[] | null} first the first group of twins @returns {Shape} */
export function shapeOf(tool, cells, first = null) {
  if (tool.form === "arrow") return { cells: cells.slice(0, 1), others: cells.slice(1) };
  if (first) return { cells: first, others: cells };
  return { cells, number: tool.rule.number };
}

/**
 * The place of a rule that needs no stroke, under the pointer: its cells, and where it stands if that is outside.
 * @param {Tool} tool @param {number} x @param {number} y @param {number} side
 * @returns {Shape | null}
 */
export function placed(tool, x, y, side) {
  const place = places.at(x, y);
  const as = (/** @type {Place[] | null} */ cells, /** @type {Partial<Shape>} */ more = {}) => cells && { cells, number: tool.rule.number, ...more };
  if (tool.form === "mark") return as(places.edge(x, y, side));
  if (tool.form === "corner") return as(places.corner(x, y, side));
  if (tool.form === "cell") return isOn(place, side) ? as([place]) : null;
  if (tool.form === "outside") return as(places.lineFrom(place, side), { from: place });
  if (tool.form === "diagonal") return as(places.diagonalFrom(place, x / CELL - place[1] - 0.5, y / CELL - place[0] - 0.5, side), { from: place });
  return null;
}

/** The rule that a finished shape makes; `null` if it is too small. @param {Tool} tool @param {Shape} shape @param {number} side @returns {Rule | null} */
export function ruleOf(tool, { cells, others = [] }, side) {
  if (tool.form === "arrow" && !others.length) return null;
  if (tool.form === "line" && cells.length < 2) return null;
  const names = (/** @type {Place[]} */ list) => list.map((place) => nameAt(place, side));
  const base = /** @type {Rule} */ ({ ...structuredClone(tool.rule), cells: names(cells) });
  return others.length ? { ...base, others: names(others) } : base;
}

/** The cells of the copy of a group whose first cell is put here; `null` if it does not fit. @param {Place[]} group @param {Place} to @param {number} side */
export function copied(group, to, side) {
  const [row, column] = [to[0] - group[0][0], to[1] - group[0][1]];
  const cells = group.map(([r, c]) => /** @type {Place} */ ([r + row, c + column]));
  return (row || column) && cells.every((cell) => isOn(cell, side)) ? cells : null;
}

/** Puts the digits of a number one after another. @param {number | undefined} number @param {string} digit @param {boolean} begun whether a number is being typed already */
export function typed(number, digit, begun) {
  const next = begun && number !== undefined ? number * 10 + Number(digit) : Number(digit);
  return next > 999 ? Number(digit) : next;
}

/** The rules moved, turned or mirrored with all their cells; `null` if some of them would leave the board. @param {Rule} rule @param {number} side @param {(place: Place, box: number[]) => Place} to */
export function changed(rule, side, to) {
  const all = places.placesOf(rule, side);
  const box = [Math.min(...all.map(([row]) => row)), Math.min(...all.map(([, column]) => column)), Math.max(...all.map(([row]) => row)), Math.max(...all.map(([, column]) => column))];
  const moved = all.map((place) => to(place, box));
  if (!moved.length || !moved.every((place) => isOn(place, side))) return null;
  const names = moved.map((place) => nameAt(place, side));
  const count = rule.cells?.length ?? 0;
  return { ...rule, cells: names.slice(0, count), ...(rule.others ? { others: names.slice(count) } : {}) };
}

/** How the cells of a rule change, by the name of the change. @type {Record<string, (place: Place, box: number[]) => Place>} */
export const CHANGES = {
  up: ([row, column]) => [row - 1, column],
  down: ([row, column]) => [row + 1, column],
  left: ([row, column]) => [row, column - 1],
  right: ([row, column]) => [row, column + 1],
  turn: ([row, column], [top, left, bottom]) => [top + (column - left), left + (bottom - row)],
  mirror: ([row, column], [, left, , right]) => [row, left + right - column],
};
