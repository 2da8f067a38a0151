// The state of the page: the game, how it looks, and what is being explained.
import { call, Refusal } from "../engine/engine.js";
import { t } from "../words/words.js";
import { library } from "./library.js";
import { settings } from "./settings.js";

/** The first puzzle: an easy one of our own. */
const FIRST = ".5.8..41.1.4..3...9.74...35.287.9.41.9...42.8..528...98.9..2..4.4.1...23..194.6.7";

/** @import { Action, Board, PictureView, Step, Theme, View } from "../../types/wire" */
/** @import { AnswerTo, Call } from "../engine/engine.js" */

/**
 * The answer to a call on a game that requested a picture.
 * @template {Call} C
 * @typedef {AnswerTo<C> & { game: string, board: Board, svg: string }} Drawn
 */
/** `solution` is shown after the steps if these do not reach one. @typedef {{ base: string, steps: Step[], at: number, message: string, title: string, solution?: Action[] }} Path */
/** What follows from one assumption. @typedef {{ name: string, text: string, view: View }} Branch */
/** @typedef {{ step: Step, all: Branch[], at: number }} Branches */

class Store extends EventTarget {
  game = "";
  /** The board of the latest answer; it is set before anything reads it. @type {Board} */ board = /** @type {any} */ (null);
  svg = "";
  /** @type {PictureView} */ view = "notes";
  /** @type {Theme} */ theme = "light";
  /** What digits do: digit, corner, centre, colour or mark. */ mode = "digit";
  /** The colour that candidates get. */ colour = 1;
  /** What digits do while a key is held. @type {string | null} */ held = null;
  /** A digit to highlight, apart from the selection. @type {string | null} */ filter = null;
  /** The next digit chooses what to highlight. */ choosing = false;
  /** Cells with two candidates are highlighted. */ bivalue = false;
  /** The locked digit, which pressed cells get. @type {string | null} */ locked = null;
  /** Every press adds a cell to the selection or removes it. */ several = false;
  /** The pen, while it is in use. @type {import("../later/pen.js").Tool | null} */ pen = null;
  /** Describes what is drawn in a cell; set when the pen has been fetched. @type {((at: number) => string[]) | undefined} */ sketched;
  /** What rules say about a cell; set when the board has rules. @type {((at: number) => string[]) | undefined} */ told;
  /** The step whose marks are shown. @type {Step | null} */ step = null;
  /** What a hint highlights. @type {View | null} */ marks = null;
  /** A long proof that is read branch by branch. @type {Branches | null} */ branches = null;
  /** The steps of a way through, and the one that is shown. @type {Path | null} */ path = null;
  /** A puzzle is being entered. */ setting = false;
  /** The clock is stopped: the board is covered and takes no input. */ paused = false;
  /** What is known about the solutions of the puzzle being entered. */ solutions = "";
  /** The game for which a hint was last requested. */ #hinted = "";
  /** @type {Promise<unknown>} */ #last = Promise.resolve();
  /** @type {AbortController | null} */ #long = null;

  changed() {
    this.dispatchEvent(new Event("change"));
  }
  /** @param {string} text */
  say(text) {
    this.dispatchEvent(new CustomEvent("say", { detail: text }));
  }
  /**
   * A module that is fetched on first use, or `null` and a message if it cannot be fetched.
   * @template T @param {Promise<T>} module @param {string} file
   */
  async fetched(module, file) {
    try {
      return await module;
    } catch {
      this.say(t("page-not-loaded", { file }));
      return null;
    }
  }
  /** @param {number[]} cells */
  light(cells) {
    this.dispatchEvent(new CustomEvent("light", { detail: cells }));
  }
  /** The number of a cell. @param {string} name */
  cell(name) {
    return this.board.cells.findIndex((cell) => cell.name === name);
  }
  picture() {
    // A step that the player has opened is shown with all candidates; a hint leaves the player's notes as they are.
    const view = this.step && this.view !== "levels" ? "candidates" : this.view;
    const shown = this.branches?.all[this.branches.at].view ?? this.step?.view ?? this.marks;
    return { view, theme: this.theme, quiet: !settings.clashes, corners: settings.notes === "corners", ...(shown ? { step: { view: shown } } : {}) };
  }
  /** Whether the marks of a step or a hint are shown. */
  get marked() {
    return Boolean(this.step ?? this.marks);
  }
  /** Stops showing a step or a hint. */
  forget() {
    this.step = null;
    this.marks = null;
    this.branches = null;
  }
  /**
   * Makes a call when all earlier ones have been answered, and shows the answer.
   * @template {Call} C
   * @param {() => C} request made when its turn comes
   * @returns {Promise<Drawn<C> | null>} the answer, or `null` if the call was refused
   */
  ask(request) {
    document.body.dataset.busy = "true";
    const next = this.#last.then(async () => {
      try {
        const made = request();
        const answer = /** @type {Drawn<C>} */ (await call({ ...made, picture: this.picture() }));
        if (made.call === "hint") this.#countHint();
        this.board = answer.board;
        this.svg = answer.svg;
        if (answer.hint) this.marks = answer.hint.view ?? null;
        if (!this.path) {
          this.game = answer.game;
          if (this.setting) library.typed = this.game;
          else library.save(this.game, this.board);
        }
        this.changed();
        return answer;
      } catch (error) {
        this.say(error instanceof Error ? error.message : String(error));
        return null;
      }
    });
    this.#last = next;
    next.then(() => this.#last === next && delete document.body.dataset.busy);
    return next;
  }
  /** Counts a hint; all its stages in one position count once. */
  #countHint() {
    const { current } = library;
    if (!current || this.#hinted === this.game) return;
    this.#hinted = this.game;
    current.hints = (current.hints ?? 0) + 1;
  }
  /** Announces that the player did something, and whether that solved the puzzle. @param {boolean} before whether it was solved */
  #acted(before) {
    const finished = this.board.solved && !before && !library.current?.practise;
    this.dispatchEvent(new CustomEvent("acted", { detail: { finished } }));
  }
  /**
   * Makes a call that may take long. It does not change the game; the next such call or `giveUp`
   * cancels it.
   * @template {Call} C
   * @param {C} request @returns {Promise<AnswerTo<C> | null>}
   */
  async wonder(request) {
    this.giveUp();
    const long = new AbortController();
    this.#long = long;
    try {
      return await call(request, long.signal);
    } catch (error) {
      const given = error instanceof DOMException && error.name === "AbortError";
      if (!given) this.say(error instanceof Error ? error.message : String(error));
      if (error instanceof Refusal && error.failure.svg) this.dispatchEvent(new CustomEvent("shown", { detail: { ...error.failure, text: /** @type {any} */ (request).text } }));
      return null;
    } finally {
      if (this.#long === long) this.#long = null;
    }
  }
  giveUp() {
    this.#long?.abort();
  }
  /** Resumes the puzzle that was being typed in or the last game; otherwise loads the first puzzle. */
  async start() {
    const { typed } = library;
    if (typed) {
      this.setting = true;
      this.view = "digits";
      if (await this.ask(() => ({ call: "load", text: typed }))) return this.dispatchEvent(new Event("acted"));
      this.setting = false;
    }
    const last = library.games[0];
    if (last && (await this.resume(last))) return;
    await this.load(FIRST, t("page-first-puzzle"), { level: "easy" });
    this.say("");
  }
  /** @param {import("./library.js").Entry} entry */
  async resume(entry) {
    const saved = library.read(entry);
    if (!saved) return false;
    this.leave();
    library.current = entry;
    return Boolean(await this.ask(() => ({ call: "load", text: saved })));
  }
  /**
   * Begins a game, or resumes one that was saved elsewhere.
   * @param {string} text @param {string} [name] @param {Record<string, unknown>} [more]
   */
  async load(text, name, more) {
    // The picture is for boards that can be shown but not played.
    const seen = await this.wonder({ call: "load", text, picture: { view: "notes", theme: this.theme } });
    if (!seen) return false;
    this.leave();
    library.begin(seen.title ?? name ?? t("page-pasted"), { ...(seen.author ? { author: seen.author } : {}), ...(seen.description ? { words: seen.description } : {}), ...more });
    const answer = await this.ask(() => ({ call: "load", text: seen.game }));
    if (answer) this.say(seen.summary ?? t("page-game-was-loaded"));
    if (answer && !more) this.dispatchEvent(new Event("brought"));
    return Boolean(answer);
  }
  show() {
    return this.ask(() => (this.path ? this.pathRequest() : { call: "show", game: this.game }));
  }
  /** @param {Action[]} actions carried out as one */
  async act(actions) {
    if (this.path) return this.say(t("page-this-way-through-go"));
    this.forget();
    const one = actions.length === 1 ? actions : [{ together: actions }];
    const before = this.board.solved;
    const answer = await this.ask(() => ({ call: "act", game: this.game, actions: one }));
    if (answer) this.#acted(before);
    return answer;
  }
  /** Makes a move given as text, such as `A1 5`. @param {string} text */
  async typed(text) {
    if (this.path) return this.say(t("page-this-way-through-go"));
    this.forget();
    const before = this.board.solved;
    const answer = await this.ask(() => ({ call: "move", game: this.game, text }));
    if (answer) this.#acted(before);
    return answer;
  }
  /** @param {"undo" | "redo"} which */
  async turn(which) {
    if (this.path) return;
    this.forget();
    const none = !this.board[which];
    await this.ask(() => ({ call: which, game: this.game }));
    const nothing = which === "undo" ? t("page-nothing-undo") : t("page-nothing-redo");
    this.say(none ? nothing : which === "undo" ? t("page-undone") : t("page-redone"));
    this.dispatchEvent(new Event("acted"));
  }
  pathRequest() {
    const { base, steps, at } = /** @type {Path} */ (this.path);
    const { solution } = /** @type {Path} */ (this.path);
    /** @type {Action[]} */ const actions = steps.slice(0, at).map((step) => ({ take: step.conclusions }));
    if (solution && at === steps.length) actions.push(...solution);
    return { call: /** @type {const} */ ("act"), game: base, actions };
  }
  leave() {
    this.dispatchEvent(new Event("leave"));
    this.path = null;
    this.forget();
    this.setting = false;
    library.typed = null;
    this.filter = null;
    this.locked = null;
    this.bivalue = false;
    this.pen = null;
  }
  /** Returns from the way through, or from a step or hint, to the player's own board. */
  async home() {
    this.path = null;
    this.forget();
    await this.show();
  }
}

export const store = new Store();
