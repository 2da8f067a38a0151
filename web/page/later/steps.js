// All steps that are possible now, by technique and by cell.
import { button, el, find } from "../dom.js";
import { explanation } from "../learn/told.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { branchBar } from "./branches.js";
import { legend } from "./legend.js";
import { Listing } from "./listing.js";
import { styled } from "./styled.js";
import { explain } from "./walk.js";

await styled();

/** @import { Step } from "../../types/wire" */

export class StepsPanel extends Listing {
  title = t("page-all-steps");
  /** The game that the steps were found in. */ #asked = "";
  /** @type {Step[]} */ #steps = [];
  /** Those that the list shows. @type {Step[]} */ #chosen = [];
  /** Why the search did not list all of them. */ #cut = "";
  /** Whether to list only those of the selected cell. */ #here = false;
  #technique = el("select", { "aria-label": t("page-technique-of-steps") });
  #cell = button("", () => this.#only(!this.#here));
  #filters = el("div", { className: "tools filters" }, this.#technique, this.#cell);

  constructor() {
    super();
    this.list.before(this.#filters);
    this.#technique.addEventListener("change", () => this.#choose());
    find("sudoku-board").addEventListener("focusin", () => {
      if (this.#here) this.#choose();
      this.#nameCell();
    });
  }
  /** @param {boolean} [everything] whether to list all of them, however many */
  async find(everything = false) {
    const game = store.game;
    this.#steps = [];
    const answer = await this.look({ call: "all-steps", game, ...(everything ? { everything } : {}) });
    this.#asked = answer ? game : "";
    this.#steps = answer?.steps ?? [];
    this.#cut = answer?.cut ? (answer.message ?? "") : "";
    const names = [...new Set(this.#steps.map(({ name }) => name))];
    this.#technique.replaceChildren(el("option", { value: "" }, t("page-any-technique")),
      ...names.map((name) => el("option", { value: name }, `${name} (${this.#steps.filter((step) => step.name === name).length})`)));
    this.#choose();
    if (everything && answer && !answer.cut) store.say(t("page-all-shown"));
  }
  /** @param {boolean} here */
  #only(here) {
    this.#here = here;
    this.#choose();
  }
  /** The name of the selected cell. */
  #selected() {
    const board = /** @type {import("../board/board.js").SudokuBoard} */ (find("sudoku-board"));
    return store.board.cells[board.active]?.name ?? "";
  }
  #nameCell() {
    this.#cell.textContent = t("page-only-this-cell", { cell: this.#selected() });
    this.#cell.setAttribute("aria-pressed", String(this.#here));
  }
  /** Lists the steps that pass the filters. */
  #choose() {
    const name = this.#technique.value;
    const cell = this.#selected();
    const about = (/** @type {Step} */ step) => step.conclusions.some((text) => text.split(/=|<>/)[0] === cell);
    this.#chosen = this.#steps.filter((step) => (!name || step.name === name) && (!this.#here || about(step)));
    this.fill(this.#chosen, (at) => explain(this.#chosen[at]));
    this.draw();
  }
  draw() {
    const fresh = this.#asked === store.game && !store.path;
    const shown = (fresh && this.#steps.find((step) => step === store.step)) || null;
    const apply = (/** @type {Step} */ step) => button(t("page-apply-n"), () => store.act([{ take: step.conclusions }]));
    const all = fresh && this.#cut ? [button(t("page-show-everything"), () => this.find(true))] : [];
    this.offer(t("page-find-all-steps"), () => this.find(), ...(shown ? [apply(shown)] : []), ...all);
    this.#nameCell();
    if (shown) this.text.replaceChildren(explanation(shown), legend(shown), ...branchBar(shown));
    else if (this.busy) this.text.textContent = t("page-looking-for-steps");
    else if (fresh) this.text.textContent = this.#found();
    else this.text.textContent = t("page-everything-follows-at-this");
    this.list.hidden = !fresh;
    this.#filters.hidden = !fresh || this.#steps.length < 2;
  }
  #found() {
    const some = this.#chosen.length < this.#steps.length;
    // This reason includes the number of steps.
    if (this.#cut && !some) return this.#cut;
    const count = some ? t("page-steps-shown", { n: this.#chosen.length, all: this.#steps.length }) : t("page-steps-found", { n: this.#steps.length });
    return `${count} ${this.#cut}`.trim();
  }
}
