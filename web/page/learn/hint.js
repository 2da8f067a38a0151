// Hints in stages: first what is wrong, if anything; otherwise where to look, which technique, which cells, and the whole step.
import { button, el, refill } from "../dom.js";
import { closeSheet } from "../play/sheet.js";
import { part } from "../parts.js";
import { library } from "../state/library.js";
import { store } from "../state/store.js";
import { moreWords, t } from "../words/words.js";
import { explanation, withCells } from "./told.js";

/** @import { AnswerTo, Call } from "../engine/engine.js" */
/** @import { Hint, HintLevel, Step } from "../../types/wire" */

/** @type {HintLevel[]} */
const LEVELS = ["nudge", "technique", "where", "full"];

/** Whether a hint says what is wrong and can be corrected. @param {Hint} hint */
const amends = ({ kind, view }) => (kind === "wrong" && Boolean(view?.cells?.length)) || (kind === "lost" && Boolean(view?.candidates?.length));

export class HintPanel {
  title = t("page-hints");
  element = el("div", { className: "hint" });
  #level = -1;
  /** The game that the hint was given for. */ #asked = "";
  /** @type {Hint | null} */ #hint = null;
  /** The name of the last move. @type {AnswerTo<Call & { call: "name" }> | null} */ #named = null;
  /** @type {Promise<unknown>} */ #asking = Promise.resolve();
  #title = el("h2", { className: "named" });
  #ladder = el("p", { className: "ladder climb" });
  #tools = el("div", { className: "tools" });
  #text = el("div", { className: "explanation", "aria-live": "polite" });
  /** What the colours and signs on the board mean. */ #legend = el("ul", { className: "legend", "aria-label": t("page-legend") });

  constructor() {
    this.element.append(this.#title, this.#ladder, this.#text, this.#legend, this.#tools);
  }
  /** Asks for a hint, or for the next stage of it. Requests are queued, so each press counts. */
  hint() {
    if (library.current?.exam && !library.current.judged) return store.say(t("page-no-hints-in-test"));
    this.#asking = this.#asking.then(() => this.#ask());
    return this.#asking;
  }
  async #ask() {
    this.#named = null;
    this.#level = this.#asked === store.game ? Math.min(this.#level + 1, LEVELS.length - 1) : 0;
    const said = this.#asked === store.game ? this.#hint?.text : null;
    let answer = await this.#call();
    // A stage with the same text as the one before is skipped.
    while (answer && answer.hint.text === said && this.#level < LEVELS.length - 1) {
      this.#level++;
      answer = await this.#call();
    }
    if (!answer) return;
    this.#asked = store.game;
    this.#hint = answer.hint;
    if (answer.hint.kind !== "step") {
      this.#level = Math.max(this.#level, 2 * Number(/r\d+c\d+/.test(answer.hint.text)) + 1);
    }
    this.draw();
    if (this.#level > 0) this.#explain();
    if (matchMedia("(prefers-reduced-motion: no-preference)").matches) this.#text.animate({ opacity: [0, 1] }, 200);
    this.element.parentElement?.scrollTo(0, 0);
  }
  #call() {
    const technique = library.current?.practise;
    return store.ask(() => ({ call: "hint", game: store.game, level: LEVELS[this.#level], ...(technique ? { technique } : {}) }));
  }
  async apply() {
    const hint = this.#asked === store.game ? this.#hint : null;
    if (hint && amends(hint)) return (await part("amend"))?.amend(hint);
    const step = hint?.step;
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
  /** Asks which technique the last move was. */
  async name() {
    const named = await (await part("named"))?.name();
    if (!named) return;
    this.#named = named;
    this.#asked = store.game;
    this.#hint = null;
    this.draw();
  }
  draw() {
    const current = this.#asked === store.game ? this.#hint : null;
    const full = Boolean(current?.step);
    const wrong = current && amends(current);
    const more = button(current && this.#level < LEVELS.length - 1 ? t("page-tell-me-more-h") : t("page-ask-hint"), () => this.hint(), { className: "primary" });
    more.disabled = full || wrong || Boolean(store.path) || store.setting;
    const does = !wrong ? "page-apply-n" : current?.kind === "wrong" ? "page-take-out" : "page-bring-candidate-back";
    const apply = button(t(does), () => this.apply(), { className: full || wrong ? "primary" : "" });
    apply.disabled = !full && !wrong;
    const { technique } = current ?? {};
    const lesson = button(t("page-lesson"), () => document.dispatchEvent(new CustomEvent("lesson", { detail: technique })));
    const name = button(t("page-name-my-move-t"), () => this.name(), { className: "quiet" });
    name.disabled = !store.board.undo || Boolean(store.path);
    const another = button(t("page-another-one"), () => document.dispatchEvent(new CustomEvent("practise", { detail: library.current?.practise })));
    const { practise, exam } = library.current ?? {};
    refill(this.#tools, [...(technique ? [lesson] : []), ...(full || wrong ? [apply] : [more]), ...(practise && !exam && !store.path ? [another] : []), ...(current ? [] : [name])]);
    this.#entitle(current);
    this.#climb(current);
    this.#text.replaceChildren(...this.#words(current));
  }
  /** Says what the marks on the board mean; fetched with the second stage, so that it is there when it is needed. */
  async #explain() {
    const legend = await moreWords().then(() => import("../later/legend.js")).catch(() => null);
    const step = this.#asked === store.game ? this.#hint?.step : null;
    if (legend) legend.fill(this.#legend, step ?? null);
  }
  /** Shows the name of a step and its level. @param {Hint | null} current */
  #entitle(current) {
    const step = current?.step;
    if (!step) this.#legend.replaceChildren();
    this.#title.replaceChildren(...(step ? [el("strong", {}, step.name), " ", el("span", { className: `chip ${step.level}` }, t(`page-level-${step.level}`))] : [this.title]));
  }
  /** Shows which stage the hint has reached. @param {Hint | null} current */
  #climb(current) {
    this.#ladder.hidden = current?.kind !== "step";
    if (this.#ladder.hidden) return;
    const bars = LEVELS.map((_, level) => el("span", { className: level <= this.#level ? "bar full" : "bar" }));
    this.#ladder.replaceChildren(el("span", { className: "hidden" }, t("page-hint", { n: this.#level + 1, all: LEVELS.length })), ...bars);
  }
  /** @param {Hint | null} current @returns {(Node | string)[]} */
  #words(current) {
    if (current?.step) {
      const told = el("div", {}, explanation(current.step, false));
      this.#branches(current.step, told);
      return [told];
    }
    if (this.#named && this.#asked === store.game) {
      const step = this.#named.hint?.step;
      return [el("p", {}, this.#named.message), ...(step ? [explanation(step)] : [])];
    }
    if (current) return [el("p", {}, ...withCells(current.text))];
    return [el("p", {}, t("page-hint-tells-little-ask"))];
  }
  /** Offers to read a long proof branch by branch. @param {Step} step @param {HTMLElement} told */
  async #branches(step, told) {
    if (!/^(net|pattern)$/.test(step.argument.kind)) return;
    await moreWords();
    const { branchBar } = await import("../later/branches.js");
    told.append(...branchBar(step));
  }
}
