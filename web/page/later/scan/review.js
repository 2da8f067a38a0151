// The digits that were read, over the straightened picture. Doubtful cells are outlined; a digit key corrects one and
// moves to the next.
import { button, el } from "../../dom.js";
import { call } from "../../engine/engine.js";
import { t } from "../../words/words.js";

/** @import { Read } from "./reader.js" */

const ARROWS = /** @type {Record<string, [number, number]>} */ ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] });
const EMPTY_KEYS = ["0", ".", " ", "Backspace", "Delete"];

/** A number as lines of digits have it: `a` for 10. @param {number} number */
const symbol = (number) => (number ? number.toString(36) : ".");
/** The number of a symbol; 0 for none. @param {string} symbol */
const numberOf = (symbol) => parseInt(symbol, 36) || 0;
/** The name of a digit; 0 is an empty cell. @param {number} number */
const told = (number) => (number ? String(number) : t("page-empty"));

/** The straightened picture. @param {Read} grid */
function photoOf({ straight, pixels }) {
  const canvas = Object.assign(document.createElement("canvas"), { width: pixels, height: pixels });
  const picture = new ImageData(pixels, pixels);
  straight.forEach((grey, at) => picture.data.set([grey, grey, grey, 255], 4 * at));
  canvas.getContext("2d")?.putImageData(picture, 0, 0);
  canvas.setAttribute("aria-hidden", "true");
  return canvas;
}

export class Review {
  element = el("div", { className: "review" });
  #grids;
  #done;
  /** @type {Read} */ #grid;
  /** The digit of each cell; 0 if it is empty. @type {number[]} */ #digits = [];
  /** Which digits were entered by a person and are not part of the puzzle. @type {boolean[]} */ #entered = [];
  /** Doubtful cells that the player has not confirmed yet. @type {Set<number>} */ #doubtful = new Set();
  /** @type {HTMLElement[]} */ #cells = [];
  #active = 0;
  #status = el("p", { role: "status", className: "count" });
  #todo = el("p", { className: "todo" });
  #notes = el("div", { className: "notes" });
  #play = button(t("page-play"), () => this.#end("play"), { className: "primary" });
  /** @type {AbortController | null} */ #counting = null;

  /**
   * @param {Read[]} grids one or more
   * @param {(puzzle: string, then: "play" | "hint" | "rate") => void} done called with the puzzle and what to do with it
   */
  constructor(grids, done) {
    this.#grids = grids;
    this.#done = done;
    this.#grid = grids[0];
  }
  begin() {
    this.#choose(this.#grid);
    (this.#cells[this.#next(-1) ?? -1] ?? this.#play).focus();
  }
  end() {
    this.#counting?.abort();
  }
  /** The side of the grid, in cells. */
  get #side() {
    return this.#grid.side;
  }
  /** Shows one of the grids. @param {Read} grid */
  #choose(grid) {
    this.#grid = grid;
    this.#digits = grid.cells?.map(({ taken }) => taken) ?? [...grid.puzzle].map(numberOf);
    this.#entered = this.#digits.map((_, at) => Boolean(grid.cells?.[at].entered));
    this.#doubtful = new Set((grid.cells ?? []).flatMap((cell, at) => (cell.doubtful ? [at] : [])));
    this.#active = this.#next(-1) ?? 0;
    const ends = el("p", { className: "tools goes" }, this.#play,
      button(t("page-hints"), () => this.#end("hint")), button(t("page-photo-rate"), () => this.#end("rate")));
    const side = el("div", { className: "told" }, this.#status, this.#todo, this.#pad(), this.#notes, ends);
    this.element.replaceChildren(...this.#choice(), el("div", { className: "over" }, this.#board(), this.#slider()), side);
    this.#draw();
    this.#count();
  }
  /** The choice of a grid if there are several. */
  #choice() {
    if (this.#grids.length < 2) return [];
    const choices = this.#grids.map((grid, at) => {
      const radio = el("input", { type: "radio", name: "scan-grid", checked: grid === this.#grid, "aria-label": t("page-photo-grid", { n: at + 1 }) });
      radio.addEventListener("change", () => {
        this.#choose(grid);
        /** @type {HTMLElement | null} */ (this.element.querySelector(":checked"))?.focus();
      });
      return el("label", {}, radio, photoOf(grid));
    });
    return [el("fieldset", { className: "grids" }, el("legend", {}, t("page-photo-which")), ...choices)];
  }
  #board() {
    const side = this.#side;
    const grid = el("div", { role: "grid", "aria-label": t("page-sudoku-board-by", { n: side }) });
    this.#cells = [];
    for (let row = 0; row < side; row++) {
      const line = el("div", { role: "row" });
      for (let column = 0; column < side; column++) {
        const at = row * side + column;
        const cell = el("div", { role: "gridcell" });
        cell.addEventListener("focus", () => this.#enter(at));
        cell.addEventListener("pointerdown", () => cell.focus());
        cell.addEventListener("keydown", (event) => this.#key(event, at));
        this.#cells.push(cell);
        line.append(cell);
      }
      grid.append(line);
    }
    return el("div", { className: "sheet-of-paper" }, photoOf(this.#grid), grid);
  }
  /** The slider for how much of the photograph is visible. */
  #slider() {
    const range = el("input", { type: "range", min: "0", max: "100", value: "45", id: "scan-photo" });
    const apply = () => this.element.style.setProperty("--photo", String(Number(range.value) / 100));
    range.addEventListener("input", apply);
    apply();
    return el("label", { className: "slider" }, el("span", {}, t("page-photo-over")), range);
  }
  /** Digits to press on devices without a keyboard. */
  #pad() {
    const digits = Array.from({ length: this.#side }, (_, at) => at + 1);
    const pad = el("div", { className: "digits", role: "group", "aria-label": t("page-photo-pad") });
    pad.append(...digits.map((digit) => button(String(digit), () => this.#set(this.#active, digit))));
    pad.append(button("✕", () => this.#set(this.#active, 0), { "aria-label": t("page-empty") }),
      button("✓", () => this.#keep(this.#active), { "aria-label": t("page-photo-keep") }),
      button("✎", () => this.#turn(this.#active), { "aria-label": t("page-photo-turn") }));
    return pad;
  }
  /** @param {number} at */
  #enter(at) {
    this.#active = at;
    this.#draw();
  }
  /** The next doubtful cell after another; the first one follows the last. @param {number} after */
  #next(after) {
    const left = [...this.#doubtful].sort((one, other) => one - other);
    return left.find((at) => at > after) ?? left[0];
  }
  /** @param {KeyboardEvent} event @param {number} at */
  #key(event, at) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const side = this.#side;
    const arrow = ARROWS[event.key];
    const digit = /^[1-9a-z]$/.test(event.key) ? numberOf(event.key) : 0;
    if (arrow) {
      const row = (Math.floor(at / side) + arrow[0] + side) % side;
      this.#cells[row * side + ((at % side) + arrow[1] + side) % side].focus();
    } else if (digit && digit <= side) this.#set(at, digit);
    else if (event.key === "e") this.#turn(at);
    else if (EMPTY_KEYS.includes(event.key)) this.#set(at, 0);
    else if (event.key === "Enter") this.#keep(at);
    else return;
    event.preventDefault();
  }
  /** Sets the digit of a cell and moves to the next doubtful one. @param {number} at @param {number} number */
  #set(at, number) {
    const changed = this.#digits[at] !== number;
    this.#digits[at] = number;
    this.#keep(at);
    if (changed) this.#count();
  }
  /** Turns a given into a digit entered by a person, or back. @param {number} at */
  #turn(at) {
    if (!this.#digits[at]) return;
    this.#entered[at] = !this.#entered[at];
    this.#draw();
    this.#count();
  }
  /** The player has confirmed a cell. @param {number} at */
  #keep(at) {
    const was = this.#doubtful.delete(at);
    const next = this.#next(at);
    if (was) (next === undefined ? this.#play : this.#cells[next]).focus();
    else this.#cells[at].focus();
    this.#draw();
  }
  #draw() {
    const { cells = [] } = this.#grid;
    const side = this.#side;
    this.#cells.forEach((element, at) => {
      const number = this.#digits[at];
      const cell = cells[at];
      const doubt = this.#doubtful.has(at);
      const marks = number ? "" : this.#marks(at);
      element.textContent = number ? String(number) : marks;
      element.classList.toggle("marks", Boolean(marks));
      element.classList.toggle("entered", this.#isEntry(at));
      element.tabIndex = doubt || at === this.#active ? 0 : -1;
      element.classList.toggle("doubtful", doubt);
      element.classList.toggle("mended", Boolean(cell) && number !== cell.seen);
      const place = t("page-row-column", { row: Math.floor(at / side) + 1, column: (at % side) + 1 });
      const what = doubt ? this.#alternatives(at) : told(number);
      const more = marks ? `, ${t("page-photo-marks", { digits: [...marks].join(" ") })}` : this.#isEntry(at) ? `, ${t("page-photo-entered")}` : "";
      element.setAttribute("aria-label", `${place}, ${what}${more}`);
    });
    const n = this.#doubtful.size;
    const check = matchMedia("(pointer: coarse)").matches ? t("page-photo-check-touch", { n }) : t("page-photo-check", { n });
    this.#todo.textContent = n ? check : t("page-photo-checked");
    this.#tell();
  }
  /** What a doubtful cell may hold. @param {number} at */
  #alternatives(at) {
    const [one, other] = [this.#digits[at], this.#other(at)];
    const cell = this.#grid.cells?.[at];
    if (cell?.may_be_entered && cell.seen === one) return t("page-photo-origin", { digit: told(one) });
    return one === other ? t("page-photo-unreadable") : t("page-photo-either", { one: told(one), other: told(other) });
  }
  /** The next most likely reading of a cell. @param {number} at */
  #other(at) {
    const chances = this.#grid.cells?.[at].chances ?? [];
    const others = chances.map((_, number) => number).filter((number) => number !== this.#digits[at] && chances[number] > 0);
    return others.sort((one, other) => chances[other] - chances[one])[0] ?? 0;
  }
  /** Lists the player's entries, what the rules changed, and what they propose. */
  #tell() {
    const { cells = [], proposals = [], puzzle } = this.#grid;
    const lines = cells.flatMap((cell, at) => {
      if (cell.seen === cell.taken || this.#digits[at] !== cell.taken) return [];
      const words = t("page-photo-changed", { cell: cell.cell, seen: told(cell.seen), taken: told(cell.taken) });
      return [el("li", {}, words, " ", button(t("page-photo-as-seen"), () => this.#set(at, cell.seen)))];
    });
    const asRead = [...puzzle].every((digit, at) => numberOf(digit) === (this.#isEntry(at) ? 0 : this.#digits[at]));
    const wrong = cells.filter((cell, at) => cell.wrong && this.#isEntry(at) && this.#digits[at] === cell.taken);
    const entries = this.#digits.filter((_, at) => this.#isEntry(at)).length;
    const own = entries ? [el("li", {}, t("page-photo-entries", { n: entries }))] : [];
    const { more, doubtful_cages: unsure, rules } = this.#grid;
    if (unsure?.length) own.unshift(el("li", {}, t("page-photo-sums", { cells: unsure.join(", ") })));
    if (rules?.length) own.unshift(el("li", {}, t("page-photo-cages")));
    if (more) own.unshift(el("li", {}, t("page-photo-more")));
    if (this.#grid.guessed) own.unshift(el("li", {}, t("page-photo-boxes")));
    const origins = cells.filter((cell) => cell.may_be_entered).map(({ cell }) => cell);
    if (origins.length) own.unshift(el("li", {}, t("page-photo-origins", { cells: origins.join(", ") })));
    if (wrong.length) own.push(el("li", {}, t("page-photo-wrong", { n: wrong.length })));
    const offers = (asRead ? proposals : []).map(({ cell, number }) => {
      const at = cells.findIndex((other) => other.cell === cell);
      return el("li", {}, button(t("page-photo-proposal", { cell, digit: told(number) }), () => this.#set(at, number)));
    });
    const part = (/** @type {string} */ title, /** @type {HTMLElement[]} */ items) => (items.length ? [el("h3", {}, title), el("ul", {}, ...items)] : []);
    const focused = this.#notes.contains(document.activeElement);
    this.#notes.replaceChildren(...part(t("page-photo-own"), own), ...part(t("page-photo-rules"), lines), ...part(t("page-photo-proposals"), offers));
    if (focused) this.#cells[this.#active].focus();
  }
  /** @param {number} at */
  #isEntry(at) {
    return this.#entered[at] && this.#digits[at] > 0;
  }
  /** The pencil marks of a cell without a digit. @param {number} at */
  #marks(at) {
    return (this.#digits[at] === 0 && this.#grid.cells?.[at].candidates) || "";
  }
  /** The givens on one line. */
  get #line() {
    return this.#digits.map((digit, at) => symbol(this.#isEntry(at) ? 0 : digit)).join("");
  }
  /** The givens, with cages, and with the boxes if they are not the usual ones. */
  get #puzzle() {
    return this.#shaped() ?? this.#line;
  }
  /** A puzzle with cages, or with boxes that a line does not show. @param {string} [placed] */
  #shaped(placed) {
    const { side, boxes, regions, rules } = this.#grid;
    if (!boxes && !regions) return null;
    const ruled = rules ? true : undefined;
    return JSON.stringify({ schema: 1, shape: { name: "", side, boxes, regions, ruled, rules }, givens: this.#line, placed: /[^.]/.test(placed ?? "") ? placed : undefined });
  }
  /** The puzzle with entries and pencil marks as a grid; on one line if there are none. */
  get #position() {
    const shaped = this.#shaped(this.#digits.map((digit, at) => symbol(this.#isEntry(at) ? digit : 0)).join(""));
    if (shaped) return shaped;
    const isPlain = this.#digits.every((_, at) => !this.#isEntry(at) && !this.#marks(at));
    if (isPlain) return this.#line;
    const cell = (/** @type {number} */ digit, /** @type {number} */ at) => (digit ? `${symbol(digit)}${this.#isEntry(at) ? "-" : "*"}` : this.#marks(at) || ".");
    return this.#digits.map((digit, at) => `${cell(digit, at)}|${(at + 1) % this.#side ? "" : "\n"}`).join("");
  }
  /** Counts the solutions of the givens. */
  async #count() {
    this.#counting?.abort();
    const counting = new AbortController();
    this.#counting = counting;
    try {
      const { game } = await call({ call: "load", text: this.#puzzle }, counting.signal);
      const { verdict } = await call({ call: "count", game }, counting.signal);
      const words = { none: t("page-count-none"), unique: t("page-count-unique"), several: t("page-count-several"), unknown: t("page-count-unknown") };
      this.#status.textContent = words[/** @type {keyof typeof words} */ (verdict)];
      this.#status.classList.toggle("one", verdict === "unique");
    } catch (error) {
      if (!counting.signal.aborted) this.#status.textContent = error instanceof Error ? error.message : String(error);
    }
  }
  /** @param {"play" | "hint" | "rate"} then */
  #end(then) {
    this.#done(this.#position, then);
  }
}
