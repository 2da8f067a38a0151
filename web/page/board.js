// The board: a grid of cells for focus, keys and screen readers, with the picture over it.
import { store } from "./store.js";

class SudokuBoard extends HTMLElement {
  /** @type {HTMLElement[]} */ cells = [];
  active = 0;
  /** @type {Set<number>} */ selection = new Set([0]);
  #dragging = false;

  connectedCallback() {
    this.addEventListener("keydown", (event) => this.key(event));
    this.addEventListener("pointerdown", (event) => this.press(event));
    this.addEventListener("pointerover", (event) => this.drag(event));
    this.addEventListener("dblclick", () => this.selectEqual());
    addEventListener("pointerup", () => (this.#dragging = false));
    this.addEventListener("focusin", (event) => this.focused(event));
    this.addEventListener("click", (event) => this.chooseLevel(event));
    store.addEventListener("change", () => this.draw());
    store.addEventListener("light", (event) => this.light(/** @type {CustomEvent} */ (event).detail));
  }
  get side() {
    return store.board.side;
  }
  draw() {
    if (this.cells.length !== this.side ** 2) this.build();
    this.classList.toggle("levels", store.view === "levels");
    const picture = new DOMParser().parseFromString(store.svg, "image/svg+xml").documentElement;
    picture.setAttribute("aria-hidden", "true");
    picture.removeAttribute("role");
    picture.querySelector("title")?.remove();
    this.querySelector("svg")?.remove();
    this.append(document.adoptNode(picture));
    this.mark();
  }
  build() {
    const side = this.side;
    const grid = document.createElement("div");
    grid.className = "grid";
    grid.setAttribute("role", "grid");
    grid.setAttribute("aria-label", `Sudoku board, ${side} by ${side}`);
    this.style.setProperty("--inset", `${300 / (side * 60 + 6)}%`);
    this.cells = [];
    for (let row = 0; row < side; row++) {
      const line = document.createElement("div");
      line.className = "row";
      line.setAttribute("role", "row");
      for (let column = 0; column < side; column++) {
        const cell = document.createElement("div");
        cell.setAttribute("role", "gridcell");
        cell.dataset.at = String(row * side + column);
        this.cells.push(cell);
        line.append(cell);
      }
      grid.append(line);
    }
    this.replaceChildren(grid);
    this.active = 0;
    this.selection = new Set([0]);
  }
  /** What a screen reader says of a cell. @param {number} at */
  label(at) {
    const cell = store.board.cells[at];
    const place = `Row ${Math.floor(at / this.side) + 1} column ${(at % this.side) + 1}`;
    const clash = cell.clash ? ", conflict" : "";
    if (cell.digit) return `${place}, ${cell.given ? "given " : ""}${cell.digit}${clash}`;
    return `${place}, ${cell.notes ? `notes ${cell.notes.join(" ")}` : "empty"}`;
  }
  mark() {
    const { cells, houses } = store.board;
    const digit = store.filter ?? cells[this.active]?.digit;
    const peers = new Set(houses.filter((/** @type {any} */ house) => house.cells.includes(this.active))
      .flatMap((/** @type {any} */ house) => house.cells));
    this.cells.forEach((element, at) => {
      const cell = cells[at];
      const classes = ["cell"];
      if (this.selection.has(at)) classes.push("selected");
      else if (digit && cell.digit === digit) classes.push("same");
      else if (peers.has(at)) classes.push("peer");
      if (digit && cell.notes?.includes(digit)) classes.push("noted");
      element.className = classes.join(" ");
      element.tabIndex = at === this.active ? 0 : -1;
      element.setAttribute("aria-label", this.label(at));
      element.setAttribute("aria-selected", String(this.selection.has(at)));
      element.setAttribute("aria-readonly", String(cell.given));
      if (cell.clash) element.setAttribute("aria-invalid", "true");
      else element.removeAttribute("aria-invalid");
    });
  }
  /** @param {number[]} cells */
  light(cells) {
    this.cells.forEach((element, at) => element.classList.toggle("lit", cells.includes(at)));
  }
  /** @param {number} at @param {boolean} [extend] */
  move(at, extend = false) {
    if (!extend) this.selection.clear();
    this.selection.add(at);
    this.active = at;
    this.mark();
    this.cells[at].focus();
  }
  /** @param {Event} event */
  at(event) {
    const cell = /** @type {HTMLElement} */ (event.target).closest?.("[data-at]");
    return cell instanceof HTMLElement ? Number(cell.dataset.at) : -1;
  }
  /** @param {PointerEvent} event */
  press(event) {
    const at = this.at(event);
    if (at < 0) return;
    event.preventDefault();
    this.#dragging = true;
    if (/** @type {HTMLElement} */ (event.target).hasPointerCapture(event.pointerId)) {
      /** @type {HTMLElement} */ (event.target).releasePointerCapture(event.pointerId);
    }
    const toggle = event.ctrlKey || event.metaKey;
    if (toggle && this.selection.size > 1 && this.selection.has(at)) {
      this.selection.delete(at);
      this.mark();
    } else this.move(at, toggle || event.shiftKey);
  }
  /** @param {PointerEvent} event */
  drag(event) {
    const at = this.at(event);
    if (this.#dragging && at >= 0 && event.buttons) this.move(at, true);
  }
  /** @param {FocusEvent} event */
  focused(event) {
    const at = this.at(event);
    if (at >= 0 && at !== this.active) this.move(at);
  }
  selectEqual() {
    const digit = store.board.cells[this.active].digit;
    if (!digit) return;
    store.board.cells.forEach((/** @type {any} */ cell, /** @type {number} */ at) => {
      if (cell.digit === digit) this.selection.add(at);
    });
    this.mark();
  }
  /** @param {MouseEvent} event */
  chooseLevel(event) {
    const level = /** @type {Element} */ (event.target).closest?.(".level");
    if (level) this.dispatchEvent(new CustomEvent("level", { bubbles: true, detail: level.getAttribute("data-digit") }));
  }
  /** Writes a digit or takes a note in what is selected. @param {string} digit @param {boolean} note */
  async enter(digit, note) {
    const chosen = [...this.selection].map((at) => store.board.cells[at]);
    const many = chosen.length > 1;
    const open = chosen.filter((cell) => (many || note ? !cell.digit : true));
    const what = many || note ? "note" : "place";
    const same = what === "place" && chosen[0]?.digit === digit;
    if (same) return this.erase();
    if (!open.length) return store.say("A cell with a digit takes no notes.");
    const done = await store.act(open.map((cell) => ({ [what]: `${cell.name}=${digit}` })));
    if (done) store.say(done.board.solved ? "Solved!" : this.label(this.active));
  }
  async erase() {
    const chosen = [...this.selection].map((at) => store.board.cells[at]);
    const full = chosen.filter((cell) => !cell.given && (cell.digit || cell.notes));
    if (!full.length) return store.say("There is nothing to wipe.");
    const done = await store.act(full.map((cell) => ({ erase: cell.name })));
    if (done) store.say(this.label(this.active));
  }
  /** The digit that a key stands for. @param {KeyboardEvent} event */
  digitOf(event) {
    const number = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    const letter = this.side > 9 && /^Key([A-Z])$/.exec(event.code)?.[1].toLowerCase();
    const digit = number ?? letter;
    return digit && store.board.digits.includes(digit) ? digit : null;
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.altKey || !store.board) return;
    const control = event.ctrlKey || event.metaKey;
    const digit = this.digitOf(event);
    if (digit && !(control && event.code.startsWith("Key"))) {
      event.preventDefault();
      return this.enter(digit, event.shiftKey || control || store.mode === "note");
    }
    if (this.moveKey(event, control)) event.preventDefault();
    else if (event.key === "Backspace" || event.key === "Delete") {
      event.preventDefault();
      this.erase();
    }
  }
  /** @param {KeyboardEvent} event @param {boolean} control @returns {boolean} whether it was one */
  moveKey(event, control) {
    const side = this.side;
    const row = Math.floor(this.active / side);
    const column = this.active % side;
    const to = {
      ArrowLeft: [row, (column + side - 1) % side],
      ArrowRight: [row, (column + 1) % side],
      ArrowUp: [(row + side - 1) % side, column],
      ArrowDown: [(row + 1) % side, column],
      Home: [control ? 0 : row, 0],
      End: [control ? side - 1 : row, side - 1],
    }[event.key];
    if (to) this.move(to[0] * side + to[1], event.key.startsWith("Arrow") && (event.shiftKey || control));
    else if (control && event.code === "KeyA") {
      this.selection = new Set(this.cells.keys());
      this.mark();
    } else if (event.key === "Escape") {
      store.filter = null;
      this.selection = new Set([this.active]);
      this.mark();
    } else return false;
    return true;
  }
}

customElements.define("sudoku-board", SudokuBoard);
