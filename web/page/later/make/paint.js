// Draws a rule with the strokes of its kind: for the ghost while it is being drawn, and for the icons of the tools. What is
// on the board is drawn by the engine.

/** @import { Stroke } from "../../../types/wire" */
/** A place on the board: row and column, from zero. @typedef {[number, number]} Place */
/** What is painted. @typedef {{ cells: Place[], others?: Place[], number?: number, digits?: string[], from?: Place }} Shape */

/** The side of a cell in the units of a picture. */
export const CELL = 60;
const CLOSE = 5;

/**
 * @param {string} tag @param {Record<string, string | number>} attributes @param {string} [text]
 * @returns {SVGElement}
 */
export function svg(tag, attributes, text) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** @param {Place} place */
const middle = ([row, column]) => [(column + 0.5) * CELL, (row + 0.5) * CELL];
/** @param {Place[]} cells */
const points = (cells) => cells.map((cell) => middle(cell).join(",")).join(" ");
/** The centre of some cells. @param {Place[]} cells */
const centre = (cells) => [0, 1].map((axis) => cells.reduce((sum, cell) => sum + middle(cell)[axis], 0) / cells.length);

/** The sides of an outline a little inside the cells. @param {Place[]} cells */
export function outline(cells) {
  const has = (/** @type {number} */ row, /** @type {number} */ column) => cells.some(([r, c]) => r === row && c === column);
  let path = "";
  for (const [row, column] of cells) {
    const [x, y] = [column * CELL, row * CELL];
    for (const [dr, dc] of [[-1, 0], [1, 0], [0, -1], [0, 1]]) {
      if (has(row + dr, column + dc)) continue;
      // Where the outline goes on in the next cell or turns there, the side reaches up to it.
      const end = (/** @type {number} */ sign) => {
        const [sr, sc] = dr ? [0, sign] : [sign, 0];
        if (!has(row + sr, column + sc)) return CELL / 2 - CLOSE;
        return has(row + sr + dr, column + sc + dc) ? CELL / 2 + CLOSE : CELL / 2;
      };
      const [mx, my] = [x + CELL / 2 + dc * (CELL / 2 - CLOSE), y + CELL / 2 + dr * (CELL / 2 - CLOSE)];
      path += dr ? `M${mx - end(-1)} ${my}H${mx + end(1)}` : `M${mx} ${my - end(-1)}V${my + end(1)}`;
    }
  }
  return path;
}

/** A tip at the end of a line. @param {number[]} from @param {number[]} to @param {number} size */
function tip([fx, fy], [x, y], size) {
  const angle = Math.atan2(y - fy, x - fx);
  const wing = (/** @type {number} */ turn) => `${x - size * Math.cos(angle + turn)} ${y - size * Math.sin(angle + turn)}`;
  return `M${wing(0.6)}L${x} ${y}L${wing(-0.6)}`;
}

/** @param {Stroke} stroke @param {Shape} shape */
function line({ width = 8, ends, hue = "grey" }, { cells }) {
  const colour = `var(--hue-${hue})`;
  const painted = [svg("polyline", { points: points(cells), stroke: colour, "stroke-width": width * 2, class: "open" })];
  const [first, last] = [cells[0], cells[cells.length - 1]].map(middle);
  if (ends === "bulb") painted.push(svg("circle", { cx: first[0], cy: first[1], r: 22, fill: colour }));
  if (ends === "hollow-bulb") painted.push(svg("circle", { cx: first[0], cy: first[1], r: 21, stroke: colour, "stroke-width": 4, class: "open" }));
  if (ends === "rings") painted.push(...[first, last].map(([cx, cy]) => svg("circle", { cx, cy, r: 21, stroke: colour, "stroke-width": 4, fill: "var(--ground)" })));
  if (ends === "diamonds") painted.push(...[first, last].map(([x, y]) => svg("path", { d: `M${x} ${y - 24}l24 24-24 24-24-24z`, stroke: colour, "stroke-width": 4, fill: "var(--ground)" })));
  return painted;
}

/** @param {Shape} shape */
function shaft({ cells, others = [] }) {
  const [x, y] = middle(cells[0]);
  const painted = cells.length > 1
    ? [svg("polyline", { points: points(cells), class: "open", stroke: "var(--hue-grey)", "stroke-width": 46 }), svg("polyline", { points: points(cells), class: "open", stroke: "var(--ground)", "stroke-width": 39 })]
    : [svg("circle", { cx: x, cy: y, r: 21, class: "open", stroke: "var(--hue-grey)", "stroke-width": 3.5 })];
  if (others.length) {
    const next = middle(others[0]);
    const [from] = [middle(cells[cells.length - 1])];
    const long = Math.hypot(next[0] - from[0], next[1] - from[1]);
    const start = [0, 1].map((axis) => from[axis] + ((next[axis] - from[axis]) * 21) / long);
    const path = [start, ...others.map(middle)];
    painted.push(svg("path", { d: `M${path.map((at) => at.join(" ")).join("L")}${tip(path[path.length - 2], path[path.length - 1], 13)}`, class: "open", stroke: "var(--hue-grey)", "stroke-width": 3.5 }));
  }
  return painted;
}

/** A mark between two cells. @param {Stroke} stroke @param {Shape} shape */
function between({ draws, dark, sign }, { cells, number }) {
  const [x, y] = centre(cells);
  if (draws === "dot") {
    const dot = svg("circle", { cx: x, cy: y, r: 9, fill: dark ? "#14181f" : "#fff", stroke: dark ? "#c9cfd8" : "#1a2029", "stroke-width": 2 });
    return number && number > 2 ? [dot, svg("text", { x, y: y + 4.5, class: dark ? "light" : "dark", "font-size": 13 }, String(number))] : [dot];
  }
  if (draws === "tip" && cells.length > 1) {
    const [[ax, ay], [bx, by]] = cells.map(middle);
    const along = [(bx - ax) / CELL, (by - ay) / CELL];
    return [svg("path", { d: tip([x - along[0] * 8, y - along[1] * 8], [x + along[0] * 8, y + along[1] * 8], 15), class: "open", stroke: "var(--ink)", "stroke-width": 3 })];
  }
  return [svg("text", { x, y: y + 7, "font-size": 20, "font-weight": 700, class: "halo" }, (sign ?? "?").replace("{}", number === undefined ? "?" : String(number)))];
}

/** The mark for something outside the grid. @param {Stroke} stroke @param {Shape} shape */
function outside({ draws, sign }, { cells, number, from }) {
  if (!from) return [];
  const [x, y] = middle(from);
  const text = svg("text", { x, y: y + 8, "font-size": 24, class: "halo" }, number === undefined ? (sign ?? "?") : String(number));
  if (draws !== "arrow") return [text];
  const [fx, fy] = middle(cells[0]);
  const to = [x + (fx - x) * 0.55, y + (fy - y) * 0.55];
  return [text, svg("path", { d: `M${x + (fx - x) * 0.3} ${y + (fy - y) * 0.3}L${to.join(" ")}${tip([x, y], to, 10)}`, class: "open", stroke: "var(--ink)", "stroke-width": 2.5 })];
}

/** @type {Record<string, (stroke: Stroke, shape: Shape) => SVGElement[]>} */
const PAINTERS = {
  tint: (_, { cells, others = [] }) => [...cells, ...others].map(([row, column]) => svg("rect", { x: column * CELL, y: row * CELL, width: CELL, height: CELL, fill: "var(--hair)" })),
  disc: (_, { cells }) => cells.map((cell) => svg("circle", { cx: middle(cell)[0], cy: middle(cell)[1], r: 21, fill: "var(--hue-grey)", "fill-opacity": 0.6 })),
  square: (_, { cells }) => cells.map(([row, column]) => svg("rect", { x: column * CELL + 10, y: row * CELL + 10, width: 40, height: 40, fill: "var(--hue-grey)", "fill-opacity": 0.6 })),
  tips: ({ dark }, { cells }) => cells.map((cell) => {
    const [x, y] = middle(cell);
    const one = (/** @type {number[]} */ [dx, dy]) => (dark ? tip([x + dx * 30, y + dy * 30], [x + dx * 20, y + dy * 20], 9) : tip([x, y], [x + dx * 28, y + dy * 28], 9));
    return svg("path", { d: [[0, -1], [0, 1], [-1, 0], [1, 0]].map(one).join(""), class: "open", stroke: "var(--ink)", "stroke-width": 2.5 });
  }),
  line,
  shaft: (_, shape) => shaft(shape),
  outline: (_, { cells }) => [svg("path", { d: outline(cells), class: "open", stroke: "var(--ink)", "stroke-width": 2, "stroke-dasharray": "6 4" })],
  "corner-number": (_, { cells, number }) => {
    if (number === undefined) return [];
    const [row, column] = [...cells].sort(([ar, ac], [br, bc]) => ar - br || ac - bc)[0];
    return [svg("text", { x: column * CELL + 4, y: row * CELL + 17, "font-size": 16, "font-weight": 600, class: "start halo" }, String(number))];
  },
  dot: between, sign: between, tip: between,
  ring: (_, { cells, digits = [] }) => {
    const [x, y] = centre(cells);
    return [svg("circle", { cx: x, cy: y, r: 17, fill: "var(--ground)", stroke: "var(--ink)", "stroke-width": 2 }), svg("text", { x, y: y + 5, "font-size": 13 }, digits.join(" "))];
  },
  arrow: outside, outside,
};

/** @param {Stroke[]} strokes @param {Shape} shape @returns {SVGElement[]} */
export function paint(strokes, shape) {
  if (!shape.cells.length) return [];
  return strokes.flatMap((stroke) => PAINTERS[stroke.draws]?.(stroke, shape) ?? []);
}

/** What the icon of a tool shows, by its form: the cells of an example, and how many rows and columns of the board. @type {Record<string, Shape & { size: number }>} */
const EXAMPLES = {
  line: { cells: [[1, 0], [0, 0], [0, 1]], size: 2 },
  arrow: { cells: [[1, 0]], others: [[0, 1]], size: 2 },
  group: { cells: [[0, 0], [0, 1], [1, 0], [1, 1]], number: 15, size: 2 },
  twins: { cells: [[0, 0]], others: [[1, 1]], size: 2 },
  mark: { cells: [[0, 0], [0, 1]], size: 2 },
  corner: { cells: [[0, 0], [0, 1], [1, 0], [1, 1]], digits: ["2", "5"], size: 2 },
  outside: { cells: [[0, 1]], from: [0, 0], number: 23, size: 2 },
  diagonal: { cells: [[1, 1]], from: [0, 0], number: 20, size: 2 },
  cell: { cells: [[0, 0]], size: 1 },
};
/** Paths of the icons of tools that are no rules. @type {Record<string, string>} */
const PLAIN = { region: "M0 60H60V0M60 60V120M60 60H120", diagonals: "M0 0 120 120M120 0 0 120", windows: "M20 20h80v80h-80z" };

/** The icon of a tool. @param {import("./tools.js").Tool} tool */
export function toolIcon({ id, form, strokes, rule }) {
  const example = EXAMPLES[form] ?? { cells: [], size: 2 };
  const size = example.size * CELL;
  const icon = svg("svg", { viewBox: `-2 -2 ${size + 4} ${size + 4}`, class: "glyph", "aria-hidden": "true" });
  icon.append(svg("rect", { x: 0, y: 0, width: size, height: size, rx: size / 12, fill: "var(--ground)", stroke: "var(--hair)", "stroke-width": size / 40 }));
  if (PLAIN[id]) icon.append(svg("path", { d: PLAIN[id], class: "open", stroke: "var(--accent)", "stroke-width": 5 }));
  else if (form === "given") icon.append(svg("text", { x: 60, y: 88, "font-size": 84, "font-weight": 700 }, "5"));
  else if (form === "board") icon.append(svg("path", { d: rule.rule === "move" ? "M20 100V20H80" : "M20 60h80M60 20v80", class: "open", stroke: "var(--ink)", "stroke-width": 5, "stroke-dasharray": "4 12" }));
  else {
    const group = svg("g", form === "mark" ? { transform: "translate(-60 0) scale(2)" } : {});
    group.append(...paint(strokes, { ...example, number: form === "mark" ? (rule.number ?? 3) : example.number }));
    icon.append(group);
  }
  return icon;
}
