// All steps that can be taken now.
import { button } from "../dom.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { explanation } from "./explain.js";
import { Listing } from "./listing.js";

export class StepsPanel extends Listing {
  title = t("All steps");
  /** The game that the steps belong to. */ #asked = "";
  /** @type {any[]} */ #steps = [];
  /** Why there are more than these. */ #cut = "";

  async find() {
    const game = store.game;
    this.#steps = [];
    const answer = await this.look({ call: "all-steps", game });
    this.#asked = answer ? game : "";
    this.#steps = answer?.steps ?? [];
    this.#cut = answer?.cut ? ` ${answer.message}` : "";
    this.fill(this.#steps, (at) => store.explain(this.#steps[at]));
    this.draw();
  }
  draw() {
    const fresh = this.#asked === store.game && !store.path;
    const shown = fresh && this.#steps.includes(store.step) ? store.step : null;
    const apply = button(t("Apply (N)"), () => store.act([{ take: shown.conclusions }]));
    this.offer(t("Find all steps"), () => this.find(), ...(shown ? [apply] : []));
    if (shown) this.text.replaceChildren(explanation(shown));
    else if (this.busy) this.text.textContent = t("Looking for steps…");
    else if (fresh) this.text.textContent = t("{n} steps. Choose one to see it.", { n: this.#steps.length }) + this.#cut;
    else this.text.textContent = t("Everything that follows at this point, by every technique.");
    this.list.hidden = !fresh;
  }
}
