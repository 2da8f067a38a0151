// The board of the bench: the engine's picture, and over it what is drawn at the moment, what is selected, and what is
// known about the solutions.
import { el } from "../../dom.js";
import { t } from "../../words/words.js";
import * as gestures from "./gestures.js";
import { model, nameOf } from "./model.js";
import { CELL, paint, svg } from "./paint.js";
import * as places from "./places.js";
import { toolOf } from "./tools.js";

/** @import { Rule } from "../../../types/wire" */
/** @import { Place, Shape } from "./paint.js" */
/** @import { Tool } from "./tools.js" */

export class Surface extends EventTarget {
  /** @type {Tool[]} */ tools = [];
  /** @type {Tool | null} */ tool = null;
  /** @type {"draw" | "select" | "erase"} */ mode = "draw";
  /** The number of the selected rule. */ selected = -1;
  /** A rule that still needs its number. @type {Rule | null} */ pending = null;
  /** Cells that typed digits go to. @type {Set<number>} */ chosen = new Set([0]);
  /** @type {Place} */ cursor = [0, 0];
  /** The stroke that is being drawn. @type {Place[]} */ stroke = [];
  /** The first group of twins. @type {Place[] | null} */ first = null;
  /** @type {Shape | null} */ hover = null;
  /** Margin of the picture, and of everything, in its units. */ margin = 3;
  ring = 3;
  picture = el("div", { className: "bench-picture" });
  grid = el("div", { role: "grid", tabIndex: 0, className: "bench-grid", "aria-label": t("page-make-board-label") });
  marks = svg("svg", { class: "bench-marks", "aria-hidden": "true" });
  ghost = svg("g", { class: "ghost" });
  known = svg("g", { class: "known" });
  held = svg("g", { class: "held" });
  element = el("div", { className: "bench-board" });

  constructor() {
    super();
    this.marks.append(this.known, this.held, this.ghost);
    this.element.append(this.picture, /** @type {Node} */ (this.marks), this.grid);
  }
  get side() {
    return model.draft.side;
  }
  deselect() {
    this.selected = -1;
  }
  /** Keeps the first group of twins until the second is drawn. @param {Place[] | null} cells */
  hold(cells) {
    this.first = cells;
  }
  /** Drops everything that is not finished. @returns {boolean} whether there was anything */
  drop() {
    const had = Boolean(this.stroke.length || this.first || this.pending);
    this.stroke = [];
    this.first = null;
    this.pending = null;
    this.over(null);
    return had;
  }
  /** Shows what a press would draw here. @param {Shape | null} shape */
  over(shape) {
    if (shape === this.hover) return;
    this.hover = shape;
    this.draw();
  }
  focus() {
    this.grid.focus({ preventScroll: true });
  }
  /** Shows a picture of the engine. @param {string} text */
  show(text) {
    const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    const [, , width] = (picture.getAttribute("viewBox") ?? "").split(" ").map(Number);
    this.margin = (width - this.side * CELL) / 2;
    // Lines of text below the board are beside it here.
    picture.setAttribute("viewBox", `0 0 ${width} ${width}`);
    picture.setAttribute("aria-hidden", "true");
    picture.removeAttribute("role");
    picture.querySelector("title")?.remove();
    this.picture.replaceChildren(document.adoptNode(picture));
    this.fit();
    this.draw();
  }
  /** Gives the picture its place: around the board there is room for clues while they can be drawn. */
  fit() {
    const isOutside = ["outside", "diagonal"].includes(this.tool?.form ?? "");
    this.ring = isOutside ? Math.max(CELL, this.margin) : this.margin;
    const all = this.side * CELL + 2 * this.ring;
    this.marks.setAttribute("viewBox", `${-this.ring} ${-this.ring} ${all} ${all}`);
    this.element.style.setProperty("--picture", `${(100 * (this.ring - this.margin)) / all}%`);
    this.element.style.setProperty("--grid", `${(100 * this.ring) / all}%`);
    if (this.grid.childElementCount !== this.side) this.label();
  }
  /** Names the cells for screen readers. */
  label() {
    const { side } = this;
    const { givens, rules } = model.draft;
    const on = (/** @type {string} */ name) => rules.filter((rule) => rule.cells?.includes(name) || rule.others?.includes(name)).map((rule) => toolOf(this.tools, rule)?.name ?? rule.rule);
    this.grid.replaceChildren(...Array.from({ length: side }, (_, row) => el("div", { role: "row" }, ...Array.from({ length: side }, (_, column) => {
      const at = row * side + column;
      const name = nameOf(at, side);
      const label = [name, givens[at], ...on(name)].filter(Boolean).join(", ");
      return el("div", { role: "gridcell", id: `bench-${name}`, "aria-label": label, "aria-selected": String(this.chosen.has(at)) });
    }))));
    const active = places.nameAt(this.cursor, side);
    if (active) this.grid.setAttribute("aria-activedescendant", `bench-${active}`);
    else this.grid.removeAttribute("aria-activedescendant");
  }
  /** Draws what lies over the picture. */
  draw() {
    const rectangle = (/** @type {Place} */ [row, column], /** @type {string} */ name) => svg("rect", { x: column * CELL + 2, y: row * CELL + 2, width: CELL - 4, height: CELL - 4, class: name });
    const rule = this.pending ?? model.draft.rules[this.selected];
    const cells = rule ? places.placesOf(rule, this.side) : [];
    const digits = this.mode === "draw" && this.tool?.form === "given" ? [...this.chosen].map((at) => /** @type {Place} */ ([Math.floor(at / this.side), at % this.side])) : [];
    const cursor = document.activeElement === this.grid ? [rectangle(this.cursor, "cursor")] : [];
    this.held.replaceChildren(...cells.map((cell) => rectangle(cell, "picked")), ...digits.map((cell) => rectangle(cell, "picked")), ...cursor);
    const shape = this.stroke.length && this.tool ? gestures.shapeOf(this.tool, this.stroke, this.first) : this.hover;
    const waiting = this.pending ? paint(toolOf(this.tools, this.pending)?.strokes ?? [], this.shapeOfRule(this.pending)) : [];
    const first = this.first && !this.stroke.length && !this.hover ? paint(this.tool?.strokes ?? [], { cells: this.first }) : [];
    this.ghost.replaceChildren(...waiting, ...first, ...(shape && this.tool ? paint(this.tool.strokes, shape) : []), ...(this.stroke.length ? [rectangle(this.stroke[this.stroke.length - 1], "next")] : []));
  }
  /** @param {Rule} rule @returns {Shape} */
  shapeOfRule(rule) {
    const of = (/** @type {string[]} */ names = []) => names.map((name) => places.placeOf(name, this.side));
    const isOutside = ["outside", "diagonal"].includes(toolOf(this.tools, rule)?.form ?? "");
    return { cells: of(rule.cells), others: of(rule.others), number: rule.number, digits: rule.digits, ...(isOutside ? { from: places.fromOf(rule, this.side) } : {}) };
  }
  /** Draws what is known about the solutions. @param {SVGElement[]} marks @param {boolean} old whether it is about an earlier state */
  know(marks, old) {
    if (marks.length || !old) this.known.replaceChildren(...marks);
    this.known.classList.toggle("old", old);
  }
  /** @param {PointerEvent} event */
  point({ clientX, clientY }) {
    const { left, top, width } = this.marks.getBoundingClientRect();
    const scale = (this.side * CELL + 2 * this.ring) / width;
    return [(clientX - left) * scale - this.ring, (clientY - top) * scale - this.ring];
  }
  /** @param {string} text */
  say(text) {
    this.dispatchEvent(new CustomEvent("say", { detail: text }));
  }
  changed() {
    this.dispatchEvent(new Event("select"));
    this.draw();
  }
}
