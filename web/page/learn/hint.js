// Hints in stages: what is wrong, then where to look, which technique, where, and everything.
import { button, el, refill } from "../dom.js";
import { closeSheet } from "../play/sheet.js";
import { library } from "../state/library.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { cellsIn, explanation, withCells } from "./explain.js";

/** @import { AnswerTo, Call } from "../engine/engine.js" */
/** @import { Hint, HintLevel } from "../../types/wire" */

/** @type {HintLevel[]} */
const LEVELS = ["nudge", "technique", "where", "full"];

export class HintPanel {
  title = t("page-hints");
  element = el("div", { className: "hint" });
  #level = -1;
  /** The game that the hint was given for. */ #asked = "";
  /** @type {Hint | null} */ #hint = null;
  /** What the last move was called. @type {AnswerTo<Call & { call: "name" }> | null} */ #named = null;
  /** @type {Promise<unknown>} */ #asking = Promise.resolve();
  #ladder = el("p", { className: "ladder" });
  #tools = el("div", { className: "tools" });
  #text = el("div", { className: "explanation", "aria-live": "polite" });

  constructor() {
    this.element.append(this.#ladder, this.#text, this.#tools);
  }
  /** Asks for a hint, or for more of it; asking in quick succession asks for more each time. */
  hint() {
    this.#asking = this.#asking.then(() => this.#ask());
    return this.#asking;
  }
  async #ask() {
    this.#named = null;
    this.#level = this.#asked === store.game ? Math.min(this.#level + 1, LEVELS.length - 1) : 0;
    const said = this.#asked === store.game ? this.#hint?.text : null;
    let answer = await this.#call();
    // Each time something new is said: a stage that repeats the one before is left out.
    while (answer && answer.hint.text === said && this.#level < LEVELS.length - 1) {
      this.#level++;
      answer = await this.#call();
    }
    if (!answer) return;
    this.#asked = store.game;
    this.#hint = answer.hint;
    if (answer.hint.kind !== "step") {
      this.#level = Math.max(this.#level, 2 * Number(/r\d+c\d+/.test(answer.hint.text)) + 1);
      store.light(cellsIn(answer.hint.text));
    }
    if (answer.hint.step) await store.explain(answer.hint.step);
    else this.draw();
    this.element.parentElement?.scrollTo(0, 0);
  }
  #call() {
    const technique = library.current?.practise;
    return store.ask(() => ({ call: "hint", game: store.game, level: LEVELS[this.#level], ...(technique ? { technique } : {}) }));
  }
  async apply() {
    const step = this.#asked === store.game ? this.#hint?.step : null;
    if (!step) return store.say(t("page-ask-for-hints-until"));
    const removes = step.conclusions.some((text) => text.includes("<>"));
    if (removes && store.view === "notes" && !store.board.filled_in) {
      document.dispatchEvent(new CustomEvent("view", { detail: "candidates" }));
    }
    const done = await store.act([{ take: step.conclusions }]);
    if (!done) return;
    closeSheet();
    store.say(done.board.solved ? t("page-solved") : t("page-applied", { list: step.conclusions.join(", ") }));
  }
  async name() {
    const technique = library.current?.practise;
    const answer = await store.wonder({ call: "name", game: store.game, ...(technique ? { technique } : {}) });
    if (!answer) return;
    this.#named = answer;
    this.#asked = store.game;
    this.#hint = null;
    this.draw();
  }
  draw() {
    const current = this.#asked === store.game ? this.#hint : null;
    const more = button(current && this.#level < LEVELS.length - 1 ? t("page-tell-me-more-h") : t("page-ask-hint"), () => this.hint(), { className: "primary" });
    more.disabled = Boolean(current?.step) || Boolean(store.path) || store.setting;
    const apply = button(t("page-apply-n"), () => this.apply(), { className: current?.step ? "primary" : "" });
    apply.disabled = !current?.step;
    const name = button(t("page-name-my-move-t"), () => this.name());
    name.disabled = !store.board.undo || Boolean(store.path);
    const another = button(t("page-another-one"), () => document.dispatchEvent(new CustomEvent("practise", { detail: library.current?.practise })));
    refill(this.#tools, [more, apply, name, ...(library.current?.practise && !store.path ? [another] : [])]);
    this.#climb(current);
    this.#text.replaceChildren(...this.#words(current));
  }
  /** How far the hint has gone. @param {Hint | null} current */
  #climb(current) {
    this.#ladder.hidden = current?.kind !== "step";
    if (this.#ladder.hidden) return;
    const bars = LEVELS.map((_, level) => el("span", { className: level <= this.#level ? "bar full" : "bar" }));
    this.#ladder.replaceChildren(t("page-hint", { n: this.#level + 1, all: LEVELS.length }), " ", ...bars);
  }
  /** @param {Hint | null} current @returns {(Node | string)[]} */
  #words(current) {
    if (current?.step) return [explanation(current.step)];
    if (this.#named && this.#asked === store.game) {
      const step = this.#named.hint?.step;
      return [el("p", {}, this.#named.message), ...(step ? [explanation(step)] : [])];
    }
    if (current) return [el("p", {}, ...withCells(current.text)), ...this.#lesson(current)];
    return [el("p", {}, t("page-hint-tells-little-ask"))];
  }
  /** A way to the page of a technique that was told. @param {Hint} current */
  #lesson(current) {
    if (!current.technique) return [];
    return [button(t("page-what-this-technique"), () => document.dispatchEvent(new CustomEvent("lesson", { detail: current.technique })))];
  }
}
