// All steps that can be taken now.
import { button } from "../dom.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { explanation } from "./explain.js";
import { Listing } from "./listing.js";

export class StepsPanel extends Listing {
  title = t("page-all-steps");
  /** The game that the steps belong to. */ #asked = "";
  /** @type {import("../../types/wire").Step[]} */ #steps = [];
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
    const shown = (fresh && this.#steps.find((step) => step === store.step)) || null;
    const apply = (/** @type {import("../../types/wire").Step} */ step) => button(t("page-apply-n"), () => store.act([{ take: step.conclusions }]));
    this.offer(t("page-find-all-steps"), () => this.find(), ...(shown ? [apply(shown)] : []));
    if (shown) this.text.replaceChildren(explanation(shown));
    else if (this.busy) this.text.textContent = t("page-looking-for-steps");
    else if (fresh) this.text.textContent = t("page-steps-found", { n: this.#steps.length }) + this.#cut;
    else this.text.textContent = t("page-everything-follows-at-this");
    this.list.hidden = !fresh;
  }
}
