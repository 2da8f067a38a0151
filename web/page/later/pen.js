// The pen: draws lines from cell to cell or along their sides, circles and crosses, with the pointer or with keys.
import { button, el, find } from "../dom.js";
import { icon, STROKES } from "../icons.js";
import "./icons.js";
import { isWiping, target } from "../play/keys.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { centreOf, parts, sketched } from "./sketched.js";
import { styled } from "./styled.js";

/** @typedef {import("../board/board.js").SudokuBoard} Board */
/** A row and a column in half cells: odd numbers are the middles of cells, even ones the lines between them. @typedef {[number, number]} Spot */

Object.assign(STROKES, {
  line: "M5 19a1.5 1.5 0 1 0 .01 0M19 5a1.5 1.5 0 1 0 .01 0M6.5 17.5l11-11",
  side: "M4 4v16M4 12h16M20 4v16M4 4h16M4 20h16",
  circle: "M12 5a7 7 0 1 0 .01 0",
  cross: "M6 6l12 12M18 6 6 18",
});

/** What the pen draws, in the order of the digit keys that choose it. */
const TOOLS = ["line", "side", "circle", "cross"];

/** How near the pointer must come to a point, in half cells, to reach it: cutting a corner does not add the cell there. */
const NEAR = 0.75;
/** How near to a side, in half cells, the pointer must be to put a circle or a cross on it. */
const ON_SIDE = 0.3;

const board = /** @type {Board} */ (find("sudoku-board"));
const text = (/** @type {Spot} */ [row, column]) => `${row},${column}`;
const odd = (/** @type {number} */ at) => 2 * Math.floor(at / 2) + 1;

/** A line between two adjacent points, in the notation of the game. @param {Spot} from @param {Spot} to */
function lineOf(from, to) {
  const [one, other] = [from, to].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return `line ${text(one)} ${text(other)}`;
}

/** Whether a stroke is in a cell or on one of its sides. @param {number[][]} points @param {Spot} middle */
function touches(points, middle) {
  const centre = centreOf(points);
  const [far, near] = [0, 1].map((axis) => Math.abs(centre[axis] - middle[axis])).sort((a, b) => b - a);
  return (far <= 1 && near === 0) || points.some(([row, column]) => row === middle[0] && column === middle[1]);
}

class Pen {
  tool = "line";
  /** The points of the line that is being drawn. @type {Spot[]} */ #way = [];
  /** Where the pointer was last, in half cells. @type {number[]} */ #last = [];
  #layer = el("div", { className: "pen-layer", "aria-hidden": "true" });

  /** The keys of the pad while the pen is in use. */
  keys() {
    const tools = TOOLS.map((name, at) => {
      const key = button("", () => this.choose(name), { className: "pen", title: String(at + 1) });
      key.append(icon(name), el("span", {}, t(`page-pen-${name}`)));
      key.setAttribute("aria-pressed", String(this.tool === name));
      return key;
    });
    const wipe = button("", () => store.act(["erase-sketch"]), { className: "pen", disabled: !store.board.sketch });
    wipe.append(icon("restart"), el("span", {}, t("page-pen-wipe")));
    const end = button("", put, { className: "pen" });
    end.append(icon("check"), el("span", {}, t("page-pen-end")));
    return [...tools, wipe, end];
  }
  /** @param {string} tool */
  choose(tool) {
    this.tool = tool;
    store.changed();
    store.say(t(`page-pen-told-${tool}`));
  }
  /** A point of the window in half cells. @param {PointerEvent} event */
  #place(event) {
    const grid = /** @type {HTMLElement} */ (board.querySelector(".grid")).getBoundingClientRect();
    const half = grid.width / (2 * board.side);
    return [(event.clientY - grid.top) / half, (event.clientX - grid.left) / half];
  }
  /** Whether a point is on the board. @param {number[]} place */
  #isOn(place) {
    return place.every((at) => at >= 0 && at <= 2 * board.side);
  }
  /** The nearest point that a line can pass through. @param {number[]} place @returns {Spot} */
  #turn(place) {
    const inside = place.map((at) => Math.max(0, Math.min(2 * board.side - 0.001, at)));
    return /** @type {Spot} */ (inside.map((at) => (this.tool === "side" ? 2 * Math.round(at / 2) : odd(at))));
  }
  /** The place of a circle or a cross: on a side if one is very near, otherwise in the middle of the cell. @param {number[]} place @returns {Spot} */
  #stand([row, column]) {
    const [far, across] = [row, column].map((at) => Math.abs(at - 2 * Math.round(at / 2)));
    if (Math.min(far, across) > ON_SIDE) return [odd(row), odd(column)];
    return far < across ? [2 * Math.round(row / 2), odd(column)] : [odd(row), 2 * Math.round(column / 2)];
  }
  /** @param {PointerEvent} event */
  press(event) {
    const place = this.#place(event);
    if (store.paused || event.button > 0 || !event.isPrimary || !this.#isOn(place)) return;
    event.preventDefault();
    board.setPointerCapture(event.pointerId);
    board.move(board.under(event.clientX, event.clientY));
    if (this.tool === "line" || this.tool === "side") {
      this.#way = [this.#turn(place)];
      this.#last = place;
    } else this.#toggle([`${this.tool} ${text(this.#stand(place))}`]);
  }
  /** @param {PointerEvent} event */
  drag(event) {
    if (!this.#way.length) return;
    const to = this.#place(event);
    const far = Math.hypot(to[0] - this.#last[0], to[1] - this.#last[1]);
    // A fast pointer is reported at distant points: the points in between count, too.
    const steps = Math.max(1, Math.ceil(2 * far));
    for (let step = 1; step <= steps; step++) {
      const place = [0, 1].map((axis) => this.#last[axis] + ((to[axis] - this.#last[axis]) * step) / steps);
      const spot = this.#turn(place);
      if (Math.hypot(place[0] - spot[0], place[1] - spot[1]) < NEAR) this.#go(spot);
    }
    this.#last = to;
    this.#preview();
  }
  /** Extends the line to a point, from neighbour to neighbour; going back removes the last piece. @param {Spot} to */
  #go(to) {
    for (;;) {
      const [row, column] = this.#way[this.#way.length - 1];
      const down = Math.sign(to[0] - row);
      const across = Math.sign(to[1] - column);
      if (!down && !across) return;
      // Lines along sides have no diagonals.
      const straight = this.tool === "side" && down ? 0 : across;
      /** @type {Spot} */ const next = [row + 2 * down, column + 2 * straight];
      const before = this.#way[this.#way.length - 2];
      if (before && text(before) === text(next)) this.#way.pop();
      else this.#way.push(next);
    }
  }
  #preview() {
    const points = this.#way.map(([row, column]) => `${column},${row}`).join(" ");
    const [svg, line] = ["svg", "polyline"].map((tag) => document.createElementNS("http://www.w3.org/2000/svg", tag));
    svg.setAttribute("class", "drawing");
    svg.setAttribute("viewBox", `0 0 ${2 * board.side} ${2 * board.side}`);
    line.setAttribute("points", points);
    svg.append(line);
    this.#layer.replaceChildren(svg);
    board.append(this.#layer);
  }
  async release() {
    const way = this.#way;
    this.#way = [];
    const lines = way.slice(1).map((spot, at) => lineOf(way[at], spot));
    if (lines.length) await this.#toggle([...new Set(lines)]);
    this.#layer.remove();
  }
  /** Draws those of some strokes that are missing, or removes them all if none is missing. @param {string[]} strokes */
  async #toggle(strokes) {
    const there = new Set(store.board.sketch ?? []);
    const missing = strokes.filter((stroke) => !there.has(stroke));
    return store.act((missing.length ? missing : strokes).map((stroke) => ({ draw: stroke })));
  }
  /** Draws with a key. @param {KeyboardEvent} event @returns {boolean} whether the pen uses this key */
  key(event) {
    const tool = TOOLS[Number(/^(?:Digit|Numpad)([1-4])$/.exec(event.code)?.[1]) - 1];
    /** @type {Spot} */ const here = [odd(2 * Math.floor(board.active / board.side)), odd(2 * (board.active % board.side))];
    const marks = this.tool === "circle" || this.tool === "cross";
    if (tool) this.choose(tool);
    else if (isWiping(event)) this.#wipe(here);
    else if (marks && (event.code === "Space" || event.code === "Enter")) this.#toggle([`${this.tool} ${text(here)}`]);
    else if (!marks && event.shiftKey && event.key.startsWith("Arrow")) this.#line(event, here);
    else return false;
    return true;
  }
  /** A line to the next cell, or along that side of this one. @param {KeyboardEvent} event @param {Spot} here */
  #line(event, [row, column]) {
    const down = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
    const across = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
    if (this.tool === "side") {
      const [top, left] = [row + down, column + across];
      this.#toggle([lineOf([top - Math.abs(across), left - Math.abs(down)], [top + Math.abs(across), left + Math.abs(down)])]);
      return;
    }
    /** @type {Spot} */ const next = [row + 2 * down, column + 2 * across];
    const to = target(event, board.active, board.side, false);
    if (!this.#isOn(next) || to === null) return;
    this.#toggle([lineOf([row, column], next)]);
    board.move(to);
  }
  /** Removes the strokes in a cell and on its sides. @param {Spot} here */
  #wipe(here) {
    const near = (store.board.sketch ?? []).filter((stroke) => touches(parts(stroke).points, here));
    if (near.length) store.act(near.map((stroke) => ({ draw: stroke })));
    else store.say(t("page-there-nothing-wipe"));
  }
}

/** @typedef {Pen} Tool */
const pen = new Pen();

/** Starts drawing with the pen. */
export function take() {
  styled();
  store.pen = pen;
  store.locked = null;
  store.changed();
  store.say(t("page-pen-told-line"));
}

/** Puts the pen away. */
export function put() {
  store.pen = null;
  store.changed();
  store.say(t("page-pen-away"));
}

store.sketched = sketched;
