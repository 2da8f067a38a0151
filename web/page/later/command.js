// An input for moves as text: `A1 5`, `r1c1=5`, `A1<>5`, `A1 .`
import { button, el } from "../dom.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";

class CommandLine extends HTMLElement {
  #input = el("input", { id: "command", size: 10, autocomplete: "off", spellcheck: false, placeholder: `${t("page-move")}: A1 5` });

  connectedCallback() {
    const form = el("form", { className: "tools" });
    form.append(el("label", { htmlFor: "command" }, t("page-move")), this.#input, button(t("page-enter"), () => form.requestSubmit()));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.move();
    });
    this.#input.addEventListener("keydown", (event) => event.key === "Escape" && /** @type {HTMLElement | null} */ (document.querySelector("sudoku-board [tabindex='0']"))?.focus());
    this.replaceChildren(form);
  }
  async move() {
    const done = await store.typed(this.#input.value);
    if (!done) return this.#input.select();
    this.#input.value = "";
    store.say(done.board.solved ? t("page-solved") : done.message);
  }
  focus() {
    this.#input.focus();
  }
}

customElements.define("command-line", CommandLine);
