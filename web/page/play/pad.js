// Digits to press, how many of each are left, what they do, and the tools.
import { button, el, refill } from "../dom.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";

/** What digits do, with the key that chooses it. */
export const MODES = [["digit", "page-mode-digit", "Z"], ["corner", "page-mode-corner", "X"], ["centre", "page-mode-centre", "C"], ["colour", "page-mode-colour", "V"], ["mark", "page-mode-mark", "B"]];

/** Colours by number. */
export const COLOURS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

class DigitPad extends HTMLElement {
  #modes = el("div", { className: "segments", role: "group", "aria-label": t("page-digits-mean") });
  #digits = el("div", { className: "digits" });
  #colours = el("div", { className: "tools colours", role: "radiogroup", "aria-label": t("page-colour-candidates") });
  #filter = el("div", { className: "tools" });
  /** @type {Record<string, HTMLButtonElement>} */ #tools = {};

  connectedCallback() {
    const tools = el("div", { className: "tools" });
    const emit = (/** @type {string} */ name) => () => this.dispatchEvent(new CustomEvent("tool", { bubbles: true, detail: name }));
    for (const [name, text] of [["undo", t("page-undo")], ["redo", t("page-key-redo")], ["erase", t("page-wipe")], ["fill", t("page-fill-candidates")], ["check", t("page-check")], ["restart", t("page-start-again")]]) {
      this.#tools[name] = button(text, emit(name));
      tools.append(this.#tools[name]);
    }
    this.replaceChildren(this.#modes, this.#colours, this.#digits, this.#filter, tools);
    store.addEventListener("change", () => this.draw());
  }
  draw() {
    const { board } = store;
    if (!board) return;
    this.#drawModes();
    this.#drawColours();
    refill(this.#digits, board.digits.map((/** @type {string} */ digit, /** @type {number} */ at) => this.#digit(digit, board.remaining[at])));
    this.#digits.style.setProperty("--across", String(board.side > 9 ? Math.ceil(Math.sqrt(board.side)) + 1 : Math.min(5, Math.ceil(board.side / 2))));
    const choose = button(t("page-highlight-digit-f"), () => this.dispatchEvent(new CustomEvent("tool", { bubbles: true, detail: "filter" })));
    choose.setAttribute("aria-pressed", String(Boolean(store.choosing || store.filter)));
    refill(this.#filter, [choose, ...(store.filter ? [el("span", { className: "ladder" }, t("page-highlighted", { digit: store.filter }))] : [])]);
    this.#tools.undo.disabled = !board.undo || Boolean(store.path);
    this.#tools.redo.disabled = !board.redo || Boolean(store.path);
    this.#tools.fill.disabled = board.filled_in || store.setting;
    this.#tools.check.disabled = store.setting;
  }
  /** Which colour candidates get. */
  #drawColours() {
    this.#colours.hidden = (store.held ?? store.mode) !== "mark";
    if (this.#colours.hidden) return;
    refill(this.#colours, COLOURS.map((number) => {
      const choose = button(number, () => {
        store.colour = Number(number);
        store.changed();
      }, { className: `colour colour-${number}`, role: "radio", "aria-label": t("page-colour-named", { list: number }) });
      choose.setAttribute("aria-checked", String(store.colour === Number(number)));
      return choose;
    }));
  }
  #drawModes() {
    const now = store.held ?? store.mode;
    refill(this.#modes, MODES.map(([mode, text, key]) => {
      const element = button(`${t(text)}`, () => {
        store.mode = mode;
        store.changed();
      }, { title: key });
      element.append(el("kbd", {}, key));
      element.setAttribute("aria-pressed", String(now === mode));
      return element;
    }));
  }
  /** @param {string} digit @param {number} left */
  #digit(digit, left) {
    const colour = (store.held ?? store.mode) === "colour";
    const press = () => this.dispatchEvent(new CustomEvent("digit", { bubbles: true, detail: digit }));
    const element = button(digit, press, { className: colour ? `colour colour-${digit}` : "" });
    const count = colour ? "" : left ? t("page-left", { n: left }) : t("page-done");
    element.append(" ", el("small", {}, count));
    if (colour) element.setAttribute("aria-label", t("page-colour-named", { list: digit }));
    element.classList.toggle("done", !left && !colour);
    element.classList.toggle("chosen", store.filter === digit);
    return element;
  }
}

customElements.define("digit-pad", DigitPad);
