// What is known about the puzzle while it is made: every change asks the engine anew, in workers, and what was asked about
// an earlier state is given up.
import { call } from "../../engine/engine.js";
import { store } from "../../state/store.js";
import { model, textOf } from "./model.js";

/** @import { Rule, Step, Superfluous, TrueCandidates, Why } from "../../../types/wire" */

/** How many solutions of a candidate are counted. */
const LIMIT = 20;
/** The ghost of a stroke is asked about when the pointer has rested for this time, in milliseconds. */
const REST = 120;

/** @typedef {"waiting" | "none" | "unique" | "several" | "unknown" | "refused"} Verdict */

class Live extends EventTarget {
  /** @type {Verdict} */ verdict = "waiting";
  /** Why the engine does not take the board, or what it says about the solutions. */ message = "";
  /** The board as the engine knows it, saved. */ game = "";
  svg = "";
  /** Whether what is known is about an earlier state. */ old = false;
  /** @type {TrueCandidates | null} */ counts = null;
  /** @type {Why | null} */ why = null;
  /** @type {Superfluous | null} */ spare = null;
  /** @type {Step[]} */ steps = [];
  /** How the way of a person ended. */ way = "";
  /** How long the first answer took, in milliseconds. */ took = 0;
  /** What would be true if the stroke ended here. @type {Verdict | null} */ ahead = null;
  /** Numbers that the selected rule could have. @type {{ number: number, verdict: Verdict }[]} */ numbers = [];
  /** @type {AbortController} */ #run = new AbortController();
  /** @type {AbortController} */ #look = new AbortController();
  /** @type {AbortController} */ #trial = new AbortController();

  constructor() {
    super();
    model.addEventListener("change", () => this.ask());
  }
  #tell() {
    this.dispatchEvent(new Event("change"));
  }
  /** Gives up whatever is being asked. */
  stop() {
    for (const one of [this.#run, this.#look, this.#trial]) one.abort();
  }
  /** Asks everything about the draft as it is now. */
  async ask() {
    this.stop();
    this.#run = new AbortController();
    const { signal } = this.#run;
    this.old = true;
    this.ahead = null;
    this.numbers = [];
    const begun = performance.now();
    try {
      const { game, svg } = await call({ call: "load", text: textOf(model.draft), picture: { view: "digits", theme: store.theme } }, signal);
      if (signal.aborted) return;
      this.game = game;
      this.svg = svg ?? "";
      this.dispatchEvent(new Event("picture"));
      // Which candidates are true is known much sooner than in how many solutions each of them is.
      const known = call({ call: "true-candidates", game, limit: 1 }, signal);
      known.catch(() => {});
      const { verdict, message } = await call({ call: "count", game }, signal);
      if (signal.aborted) return;
      this.#forget();
      this.verdict = /** @type {Verdict} */ (verdict);
      this.message = message;
      this.took = performance.now() - begun;
      this.#tell();
      this.counts = (await known).counts;
      if (signal.aborted) return;
      this.old = false;
      this.#tell();
      if (this.verdict !== "unique" && this.verdict !== "none") this.counts = (await call({ call: "true-candidates", game, limit: LIMIT }, signal)).counts;
      if (signal.aborted) return;
      await this.#further(game, signal);
    } catch (error) {
      if (signal.aborted) return;
      this.#forget();
      this.verdict = "refused";
      this.message = error instanceof Error ? error.message : String(error);
      this.#tell();
    }
  }
  #forget() {
    Object.assign(this, { counts: null, why: null, spare: null, steps: [], way: "" });
  }
  /** What only one of the verdicts raises. @param {string} game @param {AbortSignal} signal */
  async #further(game, signal) {
    if (this.verdict === "none") this.why = (await call({ call: "why", game }, signal)).why ?? null;
    if (this.verdict !== "unique") return this.#tell();
    const way = call({ call: "steps", game }, signal).then(({ steps, verdict }) => {
      this.steps = steps;
      this.way = verdict;
      this.#tell();
    });
    // If the other question is given up first, nobody waits for this one.
    way.catch(() => {});
    this.spare = (await call({ call: "superfluous", game }, signal)).superfluous ?? null;
    this.#tell();
    await way;
  }
  /** What the verdict would be with another rule in the draft, or with one changed. @param {(rules: Rule[]) => void} change @param {AbortSignal} signal @returns {Promise<Verdict>} */
  async #with(change, signal) {
    const draft = structuredClone(model.draft);
    change(draft.rules);
    const { game } = await call({ call: "load", text: textOf(draft) }, signal);
    return /** @type {Verdict} */ ((await call({ call: "count", game }, signal)).verdict);
  }
  /** Looks ahead to a rule that is being drawn. @param {Rule | null} rule */
  async preview(rule) {
    this.#look.abort();
    this.#look = new AbortController();
    const { signal } = this.#look;
    if (this.ahead) {
      this.ahead = null;
      this.#tell();
    }
    if (!rule) return;
    await new Promise((rested) => setTimeout(rested, REST));
    if (signal.aborted) return;
    const ahead = await this.#with((rules) => rules.push(rule), signal).catch(() => null);
    if (signal.aborted) return;
    this.ahead = ahead;
    this.#tell();
  }
  /** Finds out which numbers a rule could have. @param {number} at its number in the list @param {number[]} numbers */
  async tryNumbers(at, numbers) {
    this.#trial.abort();
    this.#trial = new AbortController();
    const { signal } = this.#trial;
    this.numbers = [];
    for (const number of numbers) {
      const verdict = await this.#with((rules) => (rules[at] = { ...rules[at], number }), signal).catch(() => null);
      if (signal.aborted) return;
      if (verdict) this.numbers = [...this.numbers, { number, verdict }];
      this.#tell();
    }
  }
  /** @param {string} kind @param {number} seed */
  async suggest(kind, seed) {
    const { suggestions } = await call({ call: "suggest", game: this.game, kind, seed }, this.#run.signal);
    return suggestions ?? null;
  }
  /** The picture of a step, on the board as it is before the step. @param {Step[]} steps @param {number} at @param {string} game */
  async pictured(steps, at, game) {
    const actions = steps.slice(0, at).map((step) => ({ take: step.conclusions }));
    const { svg } = await call({ call: "act", game, actions, picture: { view: "candidates", theme: store.theme, step: { view: steps[at].view } } });
    return svg ?? "";
  }
}

export const live = new Live();
