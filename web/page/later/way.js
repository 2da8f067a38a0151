// The way through: every step to the end with its picture, a scrubber under the board, and a list in runs of the
// same technique.
import { button, el, refill } from "../dom.js";
import { explanation } from "../learn/told.js";
import { library } from "../state/library.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { branchBar } from "./branches.js";
import { legend } from "./legend.js";
import { Listing } from "./listing.js";
import { rated } from "./rated.js";
import { scrubber } from "./scrubber.js";
import { styled } from "./styled.js";
import { goTo, walk } from "./walk.js";

await styled();

/** @import { Action } from "../../types/wire" */

const TITLE = t("page-way-through");
/** Beside an explanation of more characters the list has no height of its own to scroll in. */
const LONG = 700;

/** Runs of consecutive steps of the same technique. @param {import("../../types/wire").Step[]} steps @returns {{ name: string, from: number, to: number }[]} */
function runs(steps) {
  /** @type {{ name: string, from: number, to: number }[]} */ const found = [];
  steps.forEach(({ name }, at) => {
    const last = found.at(-1);
    if (last?.name === name) last.to = at + 1;
    else found.push({ name, from: at, to: at + 1 });
  });
  return found;
}

export class WayPanel extends Listing {
  title = t("page-way");
  /** The steps that the list shows. @type {import("../../types/wire").Step[]} */ #listed = [];
  /** The rating of the puzzle. */ #rating = "";
  /** Two solutions of the puzzle, if it has several, and the cells in which they differ. @type {{ all: Action[][], differ: string[] } | null} */ #two = null;

  constructor() {
    super();
    scrubber();
    this.list.classList.add("way");
  }
  async begin() {
    const game = store.game;
    const entry = library.current;
    const answer = await this.look({ call: "steps", game });
    if (!answer) return this.draw();
    this.#rating = "";
    this.#two = answer.verdict === "several" ? await this.#solutions(game) : null;
    const several = this.#two ? t("page-solutions-differ", { list: shortened(this.#two.differ) }) : t("page-several-way");
    await walk({ base: game, steps: answer.steps, message: answer.verdict === "several" ? several : answer.message, title: TITLE });
    const path = store.path;
    const rating = await rated(game, entry);
    if (!path || store.path !== path) return;
    this.#rating = rating;
    this.draw();
  }
  /** Finds two solutions of a puzzle that has several, as actions that fill its cells. @param {string} game */
  async #solutions(game) {
    const found = await store.wonder({ call: "count", game });
    if (!found?.solutions || !found.differ) return null;
    const { cells } = store.board;
    const all = found.solutions.map((/** @type {string} */ line) => [...line].map((digit, at) => ({ write: `${cells[at].name}=${digit}` })).filter((_, at) => !cells[at].digit));
    return { all, differ: found.differ };
  }
  /** Shows one of the two solutions and highlights the cells in which they differ. @param {number} which */
  async #solved(which) {
    const path = store.path;
    if (!path || !this.#two) return;
    const { all, differ } = this.#two;
    path.solution = all[which];
    await goTo(path.steps.length);
    store.light(differ.map((name) => store.cell(name)));
  }
  draw() {
    const { path } = store;
    if (path) return this.#drawPath(path);
    this.offer(t("page-show-way-through"), () => this.begin());
    this.text.textContent = this.busy ? t("page-looking-for-way") : t("page-every-step-from-here");
    this.list.replaceChildren();
    this.#listed = [];
  }
  /** @param {NonNullable<typeof store.path>} path */
  #drawPath(path) {
    const step = path.steps[path.at];
    const first = button("|◀", () => goTo(0), { "aria-label": t("page-first-step"), className: "far" });
    const back = button(t("page-previous-p"), () => goTo(path.at - 1));
    first.disabled = back.disabled = path.at === 0;
    const next = button(t("page-next-n"), () => goTo(path.at + 1), { className: "primary" });
    const last = button("▶|", () => goTo(path.steps.length), { "aria-label": t("page-end"), className: "far" });
    next.disabled = last.disabled = path.at >= path.steps.length;
    const home = button(t("page-back-my-game-esc"), () => store.home());
    refill(this.tools, [first, back, next, last, home]);
    const place = t("page-step", { n: Math.min(path.at + 1, path.steps.length), all: path.steps.length });
    const told = step ? [el("p", { className: "ladder" }, place), explanation(step), legend(step), ...branchBar(step)] : this.#end(path);
    const rating = path.title === TITLE && this.#rating;
    this.element.classList.toggle("long", (step?.text.length ?? 0) > LONG);
    this.text.replaceChildren(...told, ...(rating ? [el("p", { className: "ladder rating" }, rating)] : []));
    this.#drawList(path);
  }
  /** What is shown after the last step. @param {NonNullable<typeof store.path>} path */
  #end(path) {
    const said = el("p", {}, path.message);
    if (!this.#two || path.title !== TITLE) return [said];
    const choices = this.#two.all.map((solution, at) => {
      const choice = button(t("page-solution-n", { n: at + 1 }), () => this.#solved(at));
      choice.setAttribute("aria-pressed", String(path.solution === solution));
      return choice;
    });
    return [said, el("p", { className: "tools" }, ...choices)];
  }
  /** @param {NonNullable<typeof store.path>} path */
  #drawList(path) {
    if (this.#listed !== path.steps) {
      this.#listed = path.steps;
      this.#fillRuns(path.steps);
    }
    this.list.querySelectorAll("button").forEach((choice) => {
      if (Number(choice.dataset.step) === path.at) choice.setAttribute("aria-current", "step");
      else choice.removeAttribute("aria-current");
    });
    const current = /** @type {HTMLElement | null} */ (this.list.querySelector("[aria-current]"));
    if (current && this.list.scrollHeight > this.list.clientHeight) this.list.scrollTop = current.offsetTop - this.list.offsetTop - 40;
  }
  /** Fills the list with runs, each a technique and its steps. @param {import("../../types/wire").Step[]} steps */
  #fillRuns(steps) {
    this.list.replaceChildren(...runs(steps).map(({ name, from, to }) => {
      const ones = steps.slice(from, to).map((step, at) => button(step.conclusions.join(", "), () => goTo(from + at), { "data-step": from + at, "aria-label": `${name}: ${step.conclusions.join(", ")}` }));
      return el("li", { value: from + 1 }, el("span", { className: "run" }, to - from > 1 ? `${name} × ${to - from}` : name), ...ones);
    }));
  }
}

/** @param {string[]} names */
const shortened = (names) => names.slice(0, 12).join(", ") + (names.length > 12 ? ", …" : "");
