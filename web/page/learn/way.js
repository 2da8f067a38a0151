// The way through: every step to the end, each with its picture.
import { button, el, refill } from "../dom.js";
import { call } from "../engine/engine.js";
import { library } from "../state/library.js";
import { store } from "../state/store.js";
import { language, t } from "../words/words.js";
import { explanation } from "./explain.js";
import { Listing } from "./listing.js";

const TITLE = t("page-way-through");

/**
 * How hard the puzzle of a game is, if that is known quickly; what is shown beside its title too is kept.
 * @param {string} game @param {import("../state/library.js").Entry | null} entry @returns {Promise<string>}
 */
export async function rated(game, entry) {
  const rating = await call({ call: "rate", game }).then((answer) => answer.rating, () => undefined);
  const er = rating?.er?.toLocaleString(language, { minimumFractionDigits: 1 });
  if (er && entry) library.rate(entry, `SE ${er}`);
  const level = rating?.hodoku_level && `${t(`page-level-${rating.hodoku_level.toLowerCase()}`)} ${rating.hodoku_score}`;
  return [er && `Sudoku Explainer ${er}`, level && `HoDoKu ${level}`].filter(Boolean).join(" · ");
}

export class WayPanel extends Listing {
  title = t("page-way-through-more");
  /** The steps that the list shows. @type {import("../../types/wire").Step[]} */ #listed = [];
  /** How hard the puzzle is. */ #rating = "";

  async begin() {
    const game = store.game;
    const entry = library.current;
    const answer = await this.look({ call: "steps", game });
    if (!answer) return this.draw();
    this.#rating = "";
    await store.walk({ base: game, steps: answer.steps, message: answer.verdict === "several" ? t("page-several-way") : answer.message, title: TITLE });
    const path = store.path;
    const rating = await rated(game, entry);
    if (!path || store.path !== path) return;
    this.#rating = rating;
    this.draw();
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
    const first = button("|◀", () => store.goTo(0), { "aria-label": t("page-first-step") });
    const back = button(t("page-previous-p"), () => store.goTo(path.at - 1));
    first.disabled = back.disabled = path.at === 0;
    const next = button(t("page-next-n"), () => store.goTo(path.at + 1), { className: "primary" });
    const last = button("▶|", () => store.goTo(path.steps.length), { "aria-label": t("page-end") });
    next.disabled = last.disabled = path.at >= path.steps.length;
    const home = button(t("page-back-my-game-esc"), () => store.home());
    refill(this.tools, [first, back, next, last, home]);
    const place = t("page-step", { n: Math.min(path.at + 1, path.steps.length), all: path.steps.length });
    const told = step ? [el("p", { className: "ladder" }, place), explanation(step)] : [el("p", {}, path.message)];
    const rating = path.title === TITLE && this.#rating;
    this.text.replaceChildren(...told, ...(rating ? [el("p", { className: "ladder rating" }, rating)] : []));
    this.#drawList(path);
  }
  /** @param {NonNullable<typeof store.path>} path */
  #drawList(path) {
    if (this.#listed !== path.steps) {
      this.#listed = path.steps;
      this.fill(path.steps, (at) => store.goTo(at));
    }
    this.list.querySelectorAll("button").forEach((choice, at) => {
      if (at === path.at) choice.setAttribute("aria-current", "step");
      else choice.removeAttribute("aria-current");
    });
    const current = /** @type {HTMLElement | null} */ (this.list.querySelector("[aria-current]"));
    if (current) this.list.scrollTop = current.offsetTop - this.list.offsetTop - 40;
  }
}
