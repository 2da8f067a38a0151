// The state of the page: the game, how it looks, and what is being explained.
import { call } from "./engine/engine.js";

const KEY = "pencilmark.game";
const FIRST = ".2.....4..........4..97.........81.....365....87..153.....4..9..351..2..7..6..8..";

class Store extends EventTarget {
  game = "";
  /** @type {any} */ board = null;
  svg = "";
  view = "notes";
  theme = "light";
  mode = "digit";
  /** A digit to highlight, apart from the selection. @type {string | null} */
  filter = null;
  /** The step whose marks are shown. @type {any} */
  step = null;
  /** Steps to walk through, and which is shown. @type {{ base: string, steps: any[], at: number, message: string } | null} */
  path = null;
  /** @type {Promise<unknown>} */ #last = Promise.resolve();

  changed() {
    this.dispatchEvent(new Event("change"));
  }
  /** @param {string} text */
  say(text) {
    this.dispatchEvent(new CustomEvent("say", { detail: text }));
  }
  /** @param {number[]} cells */
  light(cells) {
    this.dispatchEvent(new CustomEvent("light", { detail: cells }));
  }
  picture() {
    const view = this.step && this.view !== "levels" ? "candidates" : this.view;
    return { view, theme: this.theme, ...(this.step ? { step: this.step } : {}) };
  }
  /**
   * Makes a call when all earlier ones are answered, and takes over what comes back.
   * @param {() => Record<string, unknown>} request made when its turn comes
   * @returns {Promise<any>} the answer, or nothing when it was refused
   */
  ask(request) {
    const next = this.#last.then(async () => {
      try {
        const answer = await call({ ...request(), picture: this.picture() });
        this.board = answer.board;
        this.svg = answer.svg;
        if (!this.path) {
          this.game = answer.game;
          localStorage.setItem(KEY, this.game);
        }
        this.changed();
        return answer;
      } catch (error) {
        this.say(error instanceof Error ? error.message : String(error));
        return null;
      }
    });
    this.#last = next;
    return next;
  }
  async start() {
    const saved = localStorage.getItem(KEY);
    const resumed = saved && (await this.ask(() => ({ call: "load", text: saved })));
    if (!resumed) await this.ask(() => ({ call: "load", text: FIRST }));
  }
  /** @param {string} text */
  async load(text) {
    this.leave();
    const answer = await this.ask(() => ({ call: "load", text }));
    if (answer) this.say(answer.summary ?? "The game was loaded.");
  }
  show() {
    return this.ask(() => (this.path ? this.pathRequest() : { call: "show", game: this.game }));
  }
  /** @param {unknown[]} actions */
  act(actions) {
    if (this.path) return this.say("This is the way through; go back to your game to play.");
    this.step = null;
    return this.ask(() => ({ call: "act", game: this.game, actions }));
  }
  /** @param {"undo" | "redo"} which */
  async turn(which) {
    if (this.path) return;
    this.step = null;
    const none = !this.board[which];
    await this.ask(() => ({ call: which, game: this.game }));
    this.say(none ? `Nothing to ${which}.` : which === "undo" ? "Undone." : "Redone.");
  }
  /** @param {any} step */
  explain(step) {
    this.step = step;
    return this.show();
  }
  pathRequest() {
    const { base, steps, at } = /** @type {NonNullable<Store["path"]>} */ (this.path);
    const actions = steps.slice(0, at).map((step) => ({ take: step.conclusions }));
    return { call: "act", game: base, actions };
  }
  async walk() {
    const answer = await this.ask(() => ({ call: "steps", game: this.game }));
    if (!answer) return;
    this.path = { base: this.game, steps: answer.steps, at: 0, message: answer.message };
    await this.goTo(0);
  }
  /** @param {number} at */
  async goTo(at) {
    if (!this.path) return;
    this.path.at = Math.max(0, Math.min(at, this.path.steps.length));
    this.step = this.path.steps[this.path.at] ?? null;
    await this.show();
  }
  leave() {
    this.path = null;
    this.step = null;
  }
}

export const store = new Store();
