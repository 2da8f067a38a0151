// Hints in stages, and the way through to the end, each step explained.
import { button, refill } from "./pad.js";
import { store } from "./store.js";

const LEVELS = ["nudge", "technique", "where", "full"];

/** The cells that a word of an explanation is about. @param {any} token @returns {number[]} */
function cellsOf(token) {
  const name = token.cell ?? token.candidate?.split("=")[0];
  if (name) return [store.board.cells.findIndex((/** @type {any} */ cell) => cell.name === name)];
  return store.board.houses.find((/** @type {any} */ house) => house.name === token.house)?.cells ?? [];
}

/** An explanation whose words light up cells. @param {any} step */
function explanation(step) {
  const paragraph = document.createElement("p");
  const name = document.createElement("strong");
  name.textContent = `${step.name}: `;
  paragraph.append(name);
  for (const token of step.tokens) {
    const text = token.text ?? token.digit ?? token.cell ?? token.house ?? token.candidate;
    if (token.text !== undefined || token.digit !== undefined) {
      paragraph.append(text);
      continue;
    }
    const word = button(text, () => store.light(cellsOf(token)));
    word.className = "word";
    word.addEventListener("pointerenter", () => store.light(cellsOf(token)));
    word.addEventListener("pointerleave", () => store.light([]));
    word.addEventListener("blur", () => store.light([]));
    paragraph.append(word);
  }
  return paragraph;
}

class StepGuide extends HTMLElement {
  #level = -1;
  /** The game that the hint was given for. */
  #asked = "";
  /** @type {any} */ #hint = null;
  #text = document.createElement("div");
  #tools = document.createElement("div");
  #list = document.createElement("ol");

  connectedCallback() {
    const title = document.createElement("h2");
    title.textContent = "Hints and the way through";
    this.#text.className = "explanation";
    this.#text.setAttribute("aria-live", "polite");
    this.#tools.className = "tools";
    this.replaceChildren(title, this.#tools, this.#text, this.#list);
    store.addEventListener("change", () => this.draw());
  }
  async hint() {
    if (store.path) return;
    this.#level = this.#asked === store.game ? Math.min(this.#level + 1, LEVELS.length - 1) : 0;
    const level = LEVELS[this.#level];
    const answer = await store.ask(() => ({ call: "hint", game: store.game, level }));
    if (!answer) return;
    this.#asked = store.game;
    this.#hint = answer.hint;
    if (answer.hint.step) await store.explain(answer.hint.step);
    else this.draw();
  }
  async apply() {
    if (store.path) return store.goTo(store.path.at + 1);
    const step = this.#asked === store.game ? this.#hint?.step : null;
    if (!step) return store.say("Ask for hints until the whole step is told; then it can be applied.");
    const removes = step.conclusions.some((/** @type {string} */ text) => text.includes("<>"));
    if (removes && store.view === "notes" && !store.board.filled_in) this.dispatchEvent(new CustomEvent("view", { bubbles: true, detail: "candidates" }));
    await store.act([{ take: step.conclusions }]);
    store.say(`Applied: ${step.conclusions.join(", ")}.`);
  }
  draw() {
    if (store.path) this.drawPath(store.path);
    else this.drawHint();
  }
  drawHint() {
    const current = this.#asked === store.game ? this.#hint : null;
    const more = button(current && this.#level < LEVELS.length - 1 ? "More (H)" : "Hint (H)", () => this.hint());
    more.disabled = Boolean(current?.step);
    const apply = button("Apply (N)", () => this.apply());
    apply.disabled = !current?.step;
    refill(this.#tools, [more, apply, button("The way through", () => store.walk())]);
    if (current?.step) this.#text.replaceChildren(explanation(current.step));
    else this.#text.textContent = current?.text ?? "A hint tells a little; ask again and it tells more.";
    this.#list.replaceChildren();
  }
  /** @param {NonNullable<typeof store.path>} path */
  drawPath(path) {
    const step = path.steps[path.at];
    const back = button("Previous", () => store.goTo(path.at - 1));
    back.disabled = path.at === 0;
    const next = button("Next (N)", () => store.goTo(path.at + 1));
    next.disabled = path.at >= path.steps.length;
    const home = button("Back to my game", () => {
      store.leave();
      store.show();
    });
    refill(this.#tools, [back, next, home]);
    if (step) this.#text.replaceChildren(explanation(step));
    else this.#text.textContent = path.message;
    refill(this.#list, path.steps.map((one, at) => {
      const item = document.createElement("li");
      const choose = button(`${one.name}: ${one.conclusions.join(", ")}`, () => store.goTo(at));
      if (at === path.at) choose.setAttribute("aria-current", "step");
      item.append(choose);
      return item;
    }));
    this.#list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }
}

customElements.define("step-guide", StepGuide);
