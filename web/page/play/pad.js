// The pad: digits with how many of each are left, what they do, and the tools.
import { button, el, refill, sheet } from "../dom.js";
import { icon } from "../icons.js";
import { settings } from "../state/settings.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";

/** What digits do: id, message and key. */
export const MODES = [["digit", "page-mode-digit", "Z"], ["corner", "page-mode-corner", "X"], ["centre", "page-mode-centre", "C"], ["colour", "page-mode-colour", "V"], ["mark", "page-mode-mark", "B"]];

/** Colours by number. */
export const COLOURS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** The tools below the digits. @type {[string, string, string][]} */
const TOOLS = [["undo", t("page-undo"), "["], ["redo", t("page-key-redo"), "]"], ["erase", t("page-wipe"), "Backspace"], ["check", t("page-check"), "Enter"], ["hint", t("page-hints"), "H"]];
/** Tools that the pad has room for in wide windows; elsewhere they are in the menu. @type {[string, string, string][]} */
export const OFTEN = [["fill", t("page-fill-candidates"), ""], ["filter", t("page-highlight-digit"), "F"]];

export class DigitPad extends HTMLElement {
  #modes = el("div", { className: "segments modes", role: "group", "aria-label": t("page-digits-mean") });
  #digits = el("div", { className: "digits" });
  #colours = el("div", { className: "tools colours", role: "radiogroup", "aria-label": t("page-colour-candidates") });
  /** @type {[string, HTMLButtonElement][]} */ #tools = [];

  connectedCallback() {
    const acts = el("div", { className: "acts" }, ...TOOLS.map((tool) => this.tool(...tool, tool[0] === "hint" ? "ask" : tool[0])));
    const extras = el("div", { className: "extras" }, ...OFTEN.map((tool) => this.tool(...tool)));
    this.replaceChildren(this.#modes, this.#colours, this.#digits, acts, extras);
    store.addEventListener("change", () => this.draw());
  }
  /** A button for a tool, which is drawn with the others. @param {string} name @param {string} text @param {string} key @param {string} [className] */
  tool(name, text, key, className = "") {
    const press = () => document.dispatchEvent(new CustomEvent("tool", { detail: name }));
    const tool = button("", press, { className, title: key });
    tool.append(icon(name), el("span", {}, text));
    this.#tools.push([name, tool]);
    return tool;
  }
  draw() {
    const { board } = store;
    if (!board) return;
    this.#drawModes();
    this.#drawColours();
    refill(this.#digits, store.pen?.keys() ?? board.digits.map((/** @type {string} */ digit, /** @type {number} */ at) => this.#digit(digit, board.remaining[at])));
    this.classList.toggle("large", board.side > 9 && !store.pen);
    this.classList.toggle("huge", board.side > 16 && !store.pen);
    this.classList.toggle("penned", Boolean(store.pen));
    /** @type {Record<string, boolean>} */ const off = {
      undo: !board.undo || Boolean(store.path),
      redo: !board.redo || Boolean(store.path),
      fill: board.filled_in || store.setting,
      check: store.setting,
    };
    /** @type {Record<string, boolean>} */ const pressed = { filter: Boolean(store.choosing || store.filter), bivalue: store.bivalue, several: store.several, pen: Boolean(store.pen) };
    for (const [name, tool] of this.#tools) {
      tool.disabled = off[name] ?? false;
      if (name in pressed) tool.setAttribute("aria-pressed", String(pressed[name]));
    }
  }
  /** The choice of the colour that candidates get. */
  #drawColours() {
    this.#colours.hidden = (store.held ?? store.mode) !== "mark";
    if (this.#colours.hidden) return;
    sheet("colours");
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
    const now = store.pen ? "" : (store.held ?? store.mode);
    refill(this.#modes, MODES.map(([mode, text, key]) => {
      const element = button("", () => {
        store.mode = mode;
        store.pen = null;
        store.changed();
      }, { title: key });
      element.append(icon(mode), el("span", {}, t(text)));
      element.setAttribute("aria-pressed", String(now === mode));
      return element;
    }));
  }
  /** @param {string} digit @param {number} left */
  #digit(digit, left) {
    const colour = (store.held ?? store.mode) === "colour";
    if (colour) sheet("colours");
    const press = () => this.dispatchEvent(new CustomEvent("digit", { bubbles: true, detail: digit }));
    const element = button(digit, press, { className: colour ? `colour colour-${digit}` : "" });
    const words = left ? t("page-left", { n: left }) : t("page-done");
    element.setAttribute("aria-label", colour ? t("page-colour-named", { list: digit }) : `${digit}, ${words}`);
    if (!colour) element.dataset.left = left ? String(left) : "✓";
    element.classList.toggle("done", !left && !colour);
    element.classList.toggle("chosen", (store.filter ?? store.locked) === digit);
    if (settings.digitFirst) element.setAttribute("aria-pressed", String(store.locked === digit));
    return element;
  }
}

customElements.define("digit-pad", DigitPad);
