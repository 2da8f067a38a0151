// All steps that can be taken now.
import { button, el, refill } from "../dom.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { explanation } from "./explain.js";

export class StepsPanel {
  title = t("All steps");
  element = el("div");
  #tools = el("div", { className: "tools" });
  #text = el("div", { className: "explanation", "aria-live": "polite" });
  #list = el("ol", { className: "steps" });
  /** The game that the steps belong to. */ #asked = "";
  /** @type {any[]} */ #steps = [];
  #busy = false;

  constructor() {
    this.element.append(this.#tools, this.#text, this.#list);
  }
  async find() {
    const game = store.game;
    this.#busy = true;
    this.#steps = [];
    this.draw();
    const answer = await store.wonder({ call: "all-steps", game });
    this.#busy = false;
    this.#asked = answer ? game : "";
    this.#steps = answer?.steps ?? [];
    this.#fill();
    this.draw();
  }
  #fill() {
    this.#list.replaceChildren(...this.#steps.map((step) =>
      el("li", {}, button(`${step.name}: ${step.conclusions.join(", ")}`, () => store.explain(step)))));
  }
  draw() {
    const fresh = this.#asked === store.game && !store.path;
    const find = button(t("Find all steps"), () => this.find(), { className: "primary" });
    find.disabled = this.#busy || Boolean(store.path) || store.setting;
    const cancel = button(t("Cancel"), () => store.giveUp());
    const shown = fresh && this.#steps.includes(store.step) ? store.step : null;
    const apply = button(t("Apply (N)"), () => store.act([{ take: shown.conclusions }]));
    refill(this.#tools, this.#busy ? [find, cancel] : shown ? [find, apply] : [find]);
    if (shown) this.#text.replaceChildren(explanation(shown));
    else if (this.#busy) this.#text.textContent = t("Looking for steps…");
    else if (fresh) this.#text.textContent = t("{n} steps. Choose one to see it.", { n: this.#steps.length });
    else this.#text.textContent = t("Everything that follows at this point, by every technique.");
    this.#list.hidden = !fresh;
  }
}
