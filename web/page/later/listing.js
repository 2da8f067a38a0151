// A panel that searches for steps: tools, a message, and a list to choose from.
import { button, el, refill } from "../dom.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";

export class Listing {
  element = el("div", { className: "listing" });
  tools = el("div", { className: "tools" });
  text = el("div", { className: "explanation", "aria-live": "polite" });
  list = el("ol", { className: "steps" });
  busy = false;

  constructor() {
    this.element.append(this.tools, this.text, this.list);
  }
  /** Searches for steps and offers to cancel the search. @template {import("../engine/engine.js").Call} C @param {C} request */
  async look(request) {
    this.busy = true;
    this.draw();
    const answer = await store.wonder(request);
    this.busy = false;
    return answer;
  }
  draw() {}
  /** Shows the tools that start a search. @param {string} title @param {() => unknown} action @param {HTMLElement[]} more */
  offer(title, action, ...more) {
    const begin = button(title, action, { className: "primary" });
    begin.disabled = this.busy || Boolean(store.path) || store.setting;
    const cancel = button(t("page-cancel"), () => store.giveUp());
    refill(this.tools, this.busy ? [begin, cancel] : [begin, ...more]);
  }
  /** @param {import("../../types/wire").Step[]} steps @param {(at: number) => unknown} choose */
  fill(steps, choose) {
    this.list.replaceChildren(...steps.map((step, at) => el("li", {}, button(`${step.name}: ${step.conclusions.join(", ")}`, () => choose(at)))));
  }
}
