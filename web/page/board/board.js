// The board: a grid of cells for focus, keys and screen readers, with the picture over it.
import { el, sheet } from "../dom.js";
import { clear, enter } from "../play/entry.js";
import { settings } from "../state/settings.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { digitOf, isShifted, isWiping, target } from "../play/keys.js";

/** After a finger has rested on a cell for this time, in milliseconds, the cell is added to the selection. */
const LONG = 400;
/** Two presses of a cell within this time, in milliseconds, are a double click. */
const TWICE = 500;
/** The width of a cell of a picture, in the picture's units. */
const CELL = 60;

export class SudokuBoard extends HTMLElement {
  /** @type {HTMLElement[]} */ cells = [];
  active = 0;
  /** @type {Set<number>} */ selection = new Set([0]);
  /** Cells that are highlighted. @type {number[]} */ lit = [];
  #dragging = false;
  #removing = false;
  /** The last position of the pointer. */ #last = [0, 0];
  /** The latest press: its cell, its time, and whether it completed a double click. */ #pressed = { at: -1, time: 0, twice: false };
  /** Runs while a finger rests on a cell. @type {ReturnType<typeof setTimeout> | undefined} */ #resting;
  #parser = new DOMParser();
  /** The picture that is shown, the one in which a digit stands out, and that digit. @type {Element | null} */ #picture = null;
  /** @type {Element | null} */ #seen = null;
  /** @type {string | null | undefined} */ #sought = null;
  /** The digits of the latest drawing. @type {string[]} */ #digits = [];

  connectedCallback() {
    this.addEventListener("keydown", (event) => this.key(event));
    this.addEventListener("pointerdown", (event) => this.press(event));
    this.addEventListener("pointermove", (event) => this.drag(event));
    // A menu would interrupt the selection that a resting finger has started.
    this.addEventListener("contextmenu", (event) => this.#dragging && event.preventDefault());
    addEventListener("pointerup", (event) => this.release(event));
    addEventListener("pointercancel", () => this.release());
    this.addEventListener("focusin", (event) => this.focused(event));
    store.addEventListener("change", () => this.draw());
    store.addEventListener("light", (event) => this.light(/** @type {CustomEvent} */ (event).detail));
  }
  get side() {
    return store.board.side;
  }
  draw() {
    if (!store.board) return;
    if (this.cells.length !== this.side ** 2) this.build();
    this.classList.toggle("levels", store.view === "levels");
    // The colours of the selection and those of a step would be confused.
    this.classList.toggle("explained", store.marked);
    const picture = this.#parser.parseFromString(store.svg, "image/svg+xml").documentElement;
    picture.setAttribute("aria-hidden", "true");
    picture.removeAttribute("role");
    picture.querySelector("title")?.remove();
    picture.id = "picture";
    this.#picture = picture;
    this.#appear(picture);
    this.querySelector("svg:not(.drawing)")?.remove();
    this.querySelector(".level-buttons")?.remove();
    this.append(document.adoptNode(picture));
    this.fit(picture);
    if (store.view === "levels") import("../later/levels.js").then(({ levelButtons }) => picture.isConnected && this.append(levelButtons()), () => {});
    this.mark();
  }
  /**
   * The size of a picture, in its own units, and the margin around the board, which may contain numbers.
   * @param {Element} picture
   */
  #sizes(picture) {
    const [, , width, height] = (picture.getAttribute("viewBox") ?? "").split(" ").map(Number);
    const board = this.side * CELL;
    return { width, height, board, margin: (width - board) / 2 };
  }
  /** Lays the cells over those of the picture, which may have a line of text below them. @param {Element} picture */
  fit(picture) {
    const { width, height, board, margin } = this.#sizes(picture);
    const [top, sides, bottom] = [margin / height, margin / width, (height - board - margin) / height];
    this.style.setProperty("--inset", `${100 * top}% ${100 * sides}% ${100 * bottom}%`);
    const ratio = store.view === "levels" ? 1 : width / height;
    this.style.aspectRatio = String(ratio);
    /** @type {HTMLElement} */ (this.closest(".frame") ?? this).style.setProperty("--ratio", String(ratio));
  }
  /** If exactly one digit is new, marks it so that it fades in. @param {Element} picture */
  #appear(picture) {
    const digits = store.board.cells.map(({ digit }) => digit ?? "");
    const fresh = digits.findIndex((digit, at) => digit && !this.#digits[at]);
    const count = digits.filter((digit, at) => digit !== this.#digits[at]).length;
    this.#digits = digits;
    if (count !== 1 || fresh < 0) return;
    const middle = (/** @type {number} */ at) => this.#sizes(picture).margin + (at + 0.5) * CELL;
    const y = middle(Math.floor(fresh / this.side));
    // Only the digit itself is in the middle of a cell; its baseline is slightly below that.
    const near = (/** @type {Element} */ text) => Math.abs(Number(text.getAttribute("y")) - y) < CELL / 3;
    [...picture.querySelectorAll(`text[x="${middle(fresh % this.side)}"]`)].find(near)?.classList.add("fresh");
  }
  build() {
    const side = this.side;
    const grid = el("div", { className: "grid", role: "grid", "aria-label": t("page-sudoku-board-by", { n: side }) });
    grid.setAttribute("aria-multiselectable", "true");
    this.cells = [];
    for (let row = 0; row < side; row++) {
      const line = el("div", { className: "row", role: "row" });
      for (let column = 0; column < side; column++) {
        const cell = el("div", { role: "gridcell", "data-at": row * side + column });
        this.cells.push(cell);
        line.append(cell);
      }
      grid.append(line);
    }
    this.replaceChildren(grid);
    this.active = 0;
    this.selection = new Set([0]);
    this.classList.toggle("many", side > 9);
    if (side > 9) sheet("large");
    if (side > 9 && navigator.maxTouchPoints) import("../later/zoom.js").then(({ zoom }) => zoom(this), () => {});
  }
  /** The description of a cell for screen readers. @param {number} at */
  label(at) {
    const cell = store.board.cells[at];
    const row = Math.floor(at / this.side) + 1;
    const parts = [t("page-row-column", { row, column: (at % this.side) + 1 })];
    if (cell.digit) parts.push(cell.given ? t("page-given", cell) : cell.digit);
    else if (store.view === "candidates") parts.push(t("page-candidates-list", { list: (cell.candidates ?? []).join(" ") }));
    else if (cell.notes) parts.push(t("page-notes", { list: cell.notes.join(" ") }));
    if (cell.centre) parts.push(t("page-middle", { list: cell.centre.join(" ") }));
    if (!cell.digit && parts.length === 1) parts.push(t("page-empty"));
    if (cell.colours) parts.push(t("page-colour-named", { list: cell.colours.join(" ") }));
    if (cell.clash && settings.clashes) parts.push(t("page-conflict"));
    if (store.told) parts.push(...store.told(at));
    if (store.board.sketch) parts.push(...(store.sketched?.(at) ?? []));
    return parts.join(", ");
  }
  /** The small digits in a cell: candidates or notes. @param {import("../../types/wire").Cell} cell @returns {string[]} */
  small(cell) {
    if (store.view === "candidates" || store.step) return cell.candidates ?? [];
    return [...(cell.notes ?? []), ...(cell.centre ?? [])];
  }
  mark() {
    const { cells, houses } = store.board;
    // While a step is marked, the selected cell adds no highlights of its own.
    const sought = store.filter ?? (store.mode === "colour" ? null : store.locked);
    const digit = sought ?? (store.marked ? null : cells[this.active]?.digit);
    const seen = houses.filter((house) => settings.peers && !store.marked && house.cells.includes(this.active));
    const peers = new Set(seen.flatMap((house) => house.cells));
    const lit = new Set(this.lit);
    this.cells.forEach((element, at) => {
      const cell = cells[at];
      const classes = ["cell"];
      if (digit && cell.digit === digit) classes.push("same");
      else if (peers.has(at)) classes.push("peer");
      const small = cell.digit ? [] : this.small(cell);
      if (store.bivalue && new Set(small).size === 2) classes.push("possible");
      else if (digit && small.includes(digit)) classes.push(sought ? "possible" : "noted");
      if (this.selection.has(at)) classes.push("selected", ...this.#sides(at));
      if (lit.has(at)) classes.push("lit");
      element.className = classes.join(" ");
      element.tabIndex = at === this.active ? 0 : -1;
      element.setAttribute("aria-label", this.label(at));
      element.setAttribute("aria-selected", String(this.selection.has(at)));
      element.setAttribute("aria-readonly", String(cell.given));
      if (cell.clash && settings.clashes) element.setAttribute("aria-invalid", "true");
      else element.removeAttribute("aria-invalid");
    });
    this.#seek(digit);
  }
  /** The sides on which a selected cell is not joined by another: the selection has one outline. @param {number} at */
  #sides(at) {
    const column = at % this.side;
    const joined = { top: at - this.side, bottom: at + this.side, left: column ? at - 1 : -1, right: column + 1 < this.side ? at + 1 : -1 };
    return Object.entries(joined).flatMap(([name, other]) => (this.selection.has(other) ? [] : [name]));
  }
  /** Makes the small digits that equal a digit stand out in the picture. @param {string | null | undefined} digit */
  #seek(digit) {
    if (digit === this.#sought && this.#seen === this.#picture) return;
    [this.#sought, this.#seen] = [digit, this.#picture];
    this.#picture?.querySelectorAll("text").forEach((text) => {
      const small = Number(text.getAttribute("font-size")) < CELL / 2;
      text.classList.toggle("sought", Boolean(digit) && small && text.textContent === digit);
    });
  }
  /** @param {number[]} cells */
  light(cells) {
    this.lit = cells;
    this.cells.forEach((element, at) => element.classList.toggle("lit", cells.includes(at)));
  }
  /** @param {number} at @param {boolean} [extend] */
  move(at, extend = false) {
    if (!extend) this.selection.clear();
    this.selection.add(at);
    this.active = at;
    this.mark();
    this.cells[at].focus({ preventScroll: true });
  }
  /** Goes on by so many cells in reading order, as when a puzzle is typed. @param {number} by */
  step(by) {
    this.move(Math.max(0, Math.min(this.active + by, this.cells.length - 1)));
  }
  /** The number of the cell at a point of the window. @param {number} x @param {number} y */
  under(x, y) {
    return this.at(document.elementFromPoint(x, y));
  }
  /** The number of the cell that an element belongs to. @param {EventTarget | null} spot */
  at(spot) {
    const cell = spot instanceof Element && this.contains(spot) ? spot.closest("[data-at]") : null;
    return cell instanceof HTMLElement ? Number(cell.dataset.at) : -1;
  }
  /** @param {PointerEvent} event */
  press(event) {
    if (store.pen) return store.pen.press(event);
    const at = this.under(event.clientX, event.clientY);
    if (at < 0 || event.button > 0) return;
    event.preventDefault();
    const { at: before, time } = this.#pressed;
    // The time between two presses works alike for a mouse and a finger in every browser.
    this.#pressed = { at, time: event.timeStamp, twice: at === before && event.timeStamp - time < TWICE };
    this.#dragging = true;
    this.#last = [event.clientX, event.clientY];
    const toggle = event.ctrlKey || event.metaKey || store.several;
    if (event.pointerType === "touch") this.#rest(at);
    this.#removing = toggle && this.selection.has(at) && this.selection.size > 1;
    if (this.#removing) {
      this.selection.delete(at);
      this.mark();
    } else this.move(at, toggle || event.shiftKey);
  }
  /** When a finger rests, its cell, and those it then moves over, join the earlier selection. @param {number} at */
  #rest(at) {
    const before = [...this.selection];
    this.#resting = setTimeout(() => {
      before.forEach((cell) => this.selection.add(cell));
      this.move(at, true);
      navigator.vibrate?.(15);
    }, LONG);
  }
  /** The end of a press or a drag: the selected cells get the locked digit. @param {PointerEvent} [event] */
  release(event) {
    store.pen?.release();
    clearTimeout(this.#resting);
    const chosen = this.#dragging && event && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    this.#dragging = false;
    const twice = this.#pressed.twice && this.selection.size === 1;
    if (!chosen) return;
    // The second press of a double click would remove the digit again.
    if (!store.locked && twice) this.#tool((tools) => tools.selectEqual(this));
    else if (store.locked && !twice) this.#tool((tools) => tools.press(this, store.locked ?? ""));
  }
  /** Uses a tool that is fetched on first use. @param {(tools: typeof import("../later/tools.js")) => unknown} use */
  async #tool(use) {
    use(await import("../later/tools.js"));
  }
  /** @param {PointerEvent} event */
  drag(event) {
    if (store.pen) return store.pen.drag(event);
    if (!this.#dragging || !event.buttons) return;
    // A fast pointer is reported at distant points: the cells in between count, too.
    const [x, y] = this.#last;
    const far = Math.hypot(event.clientX - x, event.clientY - y);
    const steps = Math.max(1, Math.ceil((4 * far * this.side) / this.clientWidth));
    for (let step = 1; step <= steps; step++) {
      this.pass(this.under(x + ((event.clientX - x) * step) / steps, y + ((event.clientY - y) * step) / steps));
    }
    this.#last = [event.clientX, event.clientY];
  }
  /** Adds a cell to the selection, or removes it, while dragging. @param {number} at */
  pass(at) {
    if (at < 0 || this.selection.has(at) !== this.#removing) return;
    clearTimeout(this.#resting);
    if (this.#removing) {
      this.selection.delete(at);
      this.mark();
    } else this.move(at, true);
  }
  /** @param {FocusEvent} event */
  focused(event) {
    const at = this.at(event.target);
    if (at >= 0 && at !== this.active) this.move(at);
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.altKey || store.paused || !store.board) return;
    if (store.pen?.key(event)) return event.preventDefault();
    const control = event.ctrlKey || event.metaKey;
    const digit = digitOf(event, store.board);
    if (digit && !(control && event.code.startsWith("Key"))) {
      event.preventDefault();
      const held = control && event.shiftKey ? "colour" : control ? "centre" : isShifted(event) ? "corner" : store.mode;
      enter(this, digit, held);
    } else if (isWiping(event)) {
      event.preventDefault();
      clear(this);
    } else if (this.moveKey(event, control)) event.preventDefault();
  }
  /** @param {KeyboardEvent} event @param {boolean} control @returns {boolean} whether the key moved or selected */
  moveKey(event, control) {
    const to = target(event, this.active, this.side, control);
    if (to !== null) this.move(to, event.key.startsWith("Arrow") && event.shiftKey);
    else if (control && event.code === "KeyA") {
      this.selection = new Set(this.cells.keys());
      this.mark();
    } else return false;
    return true;
  }
  /** Ends highlighting, locking and drawing, and selects only the active cell. */
  calm() {
    store.filter = null;
    store.choosing = false;
    store.bivalue = false;
    store.locked = null;
    store.pen = null;
    this.lit = [];
    this.selection = new Set([this.active]);
    store.changed();
  }
}

customElements.define("sudoku-board", SudokuBoard);
