// Digits to press, how many of each are left, and the tools.
import { store } from "./store.js";

/** @param {string} text @param {() => void} action */
export function button(text, action) {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = text;
  element.addEventListener("click", action);
  return element;
}

/**
 * Replaces what is in a container; the focus stays at its place there.
 * @param {HTMLElement} container @param {HTMLElement[]} children
 */
export function refill(container, children) {
  const focusable = () => [...container.querySelectorAll("button")];
  const at = focusable().findIndex((element) => element === document.activeElement);
  container.replaceChildren(...children);
  if (at < 0) return;
  const now = focusable();
  (now.slice(at).find((element) => !element.disabled) ?? now.find((element) => !element.disabled))?.focus();
}

class DigitPad extends HTMLElement {
  #modes = document.createElement("div");
  #digits = document.createElement("div");
  /** @type {Record<string, HTMLButtonElement>} */ #tools = {};

  connectedCallback() {
    this.#modes.className = "tools";
    this.#digits.className = "digits";
    const tools = document.createElement("div");
    tools.className = "tools";
    const emit = (/** @type {string} */ name) => () => this.dispatchEvent(new CustomEvent("tool", { bubbles: true, detail: name }));
    for (const [name, text] of [["erase", "Wipe"], ["undo", "Undo"], ["redo", "Redo"], ["fill", "Fill in candidates"], ["check", "Check"], ["restart", "Start again"]]) {
      this.#tools[name] = button(text, emit(name));
      tools.append(this.#tools[name]);
    }
    this.replaceChildren(this.#modes, this.#digits, tools);
    store.addEventListener("change", () => this.draw());
  }
  draw() {
    const { board } = store;
    refill(this.#modes, [["digit", "Digits (Z)"], ["note", "Notes (X)"]].map(([mode, text]) => {
      const element = button(text, () => {
        store.mode = mode;
        store.changed();
      });
      element.setAttribute("aria-pressed", String(store.mode === mode));
      return element;
    }));
    refill(this.#digits, board.digits.map((/** @type {string} */ digit, /** @type {number} */ at) => {
      const left = board.remaining[at];
      const element = button(digit, () => this.dispatchEvent(new CustomEvent("digit", { bubbles: true, detail: digit })));
      const count = document.createElement("small");
      count.textContent = left ? `${left} left` : "done";
      element.append(count);
      element.setAttribute("aria-label", `${digit}, ${count.textContent}`);
      return element;
    }));
    this.#tools.undo.disabled = !board.undo || Boolean(store.path);
    this.#tools.redo.disabled = !board.redo || Boolean(store.path);
    this.#tools.fill.disabled = board.filled_in;
  }
}

customElements.define("digit-pad", DigitPad);
