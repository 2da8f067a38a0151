// Describes the strokes in a cell for screen readers.
import { store } from "../state/store.js";
import { moreWords, t } from "../words/words.js";

await moreWords();

/** The sides of a cell: message, and the direction from its middle. @type {[string, number, number][]} */
const SIDES = [["page-side-above", -1, 0], ["page-side-right", 0, 1], ["page-side-below", 1, 0], ["page-side-left", 0, -1]];

/** The kind of a stroke and its points, in half cells. @param {string} stroke */
export function parts(stroke) {
  const [kind, ...points] = stroke.split(" ");
  return { kind, points: points.map((point) => point.split(",").map(Number)) };
}

/** The centre of some points. @param {number[][]} points */
export const centreOf = (points) => [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);

/** Describes the strokes in a cell and on its sides. @param {number} at @returns {string[]} */
export function sketched(at) {
  const { side, cells, sketch = [] } = store.board;
  const [row, column] = [Math.floor(at / side) * 2 + 1, (at % side) * 2 + 1];
  const told = [];
  const lines = [];
  /** @type {Record<string, string[]>} */ const sides = {};
  for (const { kind, points } of sketch.map(parts)) {
    const here = points.findIndex(([r, c]) => r === row && c === column);
    const other = points[1 - here];
    if (here >= 0 && kind === "line") lines.push(cells[((other[0] - 1) / 2) * side + (other[1] - 1) / 2].name);
    else if (here >= 0) told.push(t(`page-pen-${kind}`));
    else {
      // A line along a side, or a mark on it: its centre is half a cell away from the middle.
      const [down, across] = centreOf(points);
      const place = SIDES.find(([, ...step]) => down === row + step[0] && across === column + step[1]);
      if (place) (sides[kind] ??= []).push(t(place[0]));
    }
  }
  if (lines.length) told.push(t("page-drawn-lines", { list: lines.join(" ") }));
  for (const [kind, list] of Object.entries(sides)) told.push(t("page-drawn-sides", { what: t(`page-pen-${kind}`), list: list.join(", ") }));
  return told;
}
