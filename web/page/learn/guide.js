// The panels that help: hints in stages, the way through, all steps, the course, techniques, the log.
// All but the hints are fetched when they are first opened.
import { button, el } from "../dom.js";
import { library } from "../state/library.js";
import { store } from "../state/store.js";
import { moreWords, t } from "../words/words.js";
import { HintPanel } from "./hint.js";

/** @import { TechniquesPanel } from "../later/techniques.js" */

/**
 * A panel: the element in which it draws, and what it does when it is opened.
 * @typedef {{ element: HTMLElement, draw(): void, open?(): unknown }} Panel
 */

/** The other panels: their names, and how they are fetched. @type {[string, () => Promise<Panel>][]} */
const LATER = [
  ["way", async () => new (await import("../later/way.js")).WayPanel()],
  ["steps", async () => new (await import("../later/steps.js")).StepsPanel()],
  ["course", async () => new (await import("../later/course.js")).CoursePanel()],
  ["techniques", async () => new (await import("../later/techniques.js")).TechniquesPanel()],
  ["log", async () => new (await import("../later/log.js")).LogPanel()],
];
const TITLES = ["page-hints", "page-way", "page-all-steps", "page-learn", "page-techniques", "page-log"];

export class StepGuide extends HTMLElement {
  hints = new HintPanel();
  /** The panels that have been fetched, by name. @type {Map<string, Promise<Panel>>} */ #panels = new Map();
  /** The panel that is shown. @type {Panel} */ #shown = this.hints;
  at = 0;
  /** @type {HTMLButtonElement[]} */ #tabs = [];
  #panel = el("div", { role: "tabpanel", id: "guide-panel", tabIndex: 0 });

  connectedCallback() {
    const list = el("div", { role: "tablist", "aria-label": t("page-help") });
    this.#tabs = TITLES.map((title, at) => button(t(title), () => this.choose(at), { role: "tab", id: `guide-${at}`, "aria-controls": "guide-panel" }));
    list.append(...this.#tabs);
    list.addEventListener("keydown", (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      this.choose((this.at + by + TITLES.length) % TITLES.length);
      this.#tabs[this.at].focus();
    });
    this.replaceChildren(list, this.#panel);
    this.choose(0);
    store.addEventListener("change", () => this.#shown.draw());
    store.addEventListener("path", () => this.choose(1));
    store.addEventListener("acted", async () => {
      if (library.current?.practise && !store.path) (await this.techniques()).judge();
    });
  }
  /** A panel by its name; it is fetched once. @param {string} name @returns {Promise<Panel>} */
  #load(name) {
    const known = this.#panels.get(name);
    if (known) return known;
    const [, load] = /** @type {[string, () => Promise<Panel>]} */ (LATER.find(([other]) => other === name));
    const panel = moreWords().then(load);
    // A failed fetch is not remembered: the next attempt may succeed.
    panel.catch(() => this.#panels.delete(name));
    this.#panels.set(name, panel);
    return panel;
  }
  /** The panel of techniques, which also sets exercises. @returns {Promise<TechniquesPanel>} */
  techniques() {
    return /** @type {Promise<any>} */ (this.#load("techniques"));
  }
  /** Opens a panel by its name. @param {string} name */
  open(name) {
    return this.choose(LATER.findIndex(([other]) => other === name) + 1);
  }
  /** Shows the way through and the rating of the puzzle. */
  async way() {
    await this.open("way");
    return /** @type {Promise<any>} */ (this.#load("way")).then((way) => way.begin());
  }
  /** @param {number} at */
  async choose(at) {
    this.at = at;
    this.#tabs.forEach((tab, other) => {
      tab.setAttribute("aria-selected", String(other === at));
      tab.tabIndex = other === at ? 0 : -1;
    });
    this.#panel.setAttribute("aria-labelledby", `guide-${at}`);
    /** @type {Panel | void} */ const panel = at === 0 ? this.hints : await this.#load(LATER[at - 1][0]).catch((error) => store.say(String(error)));
    if (!panel || this.at !== at) return;
    this.#shown = panel;
    this.#panel.replaceChildren(panel.element);
    if (!store.board) return;
    panel.draw();
    await panel.open?.();
  }
  async hint() {
    if (store.path || store.setting) return;
    if (this.at !== 0) await this.choose(0);
    return this.hints.hint();
  }
  /** Goes on to the next branch of a proof or the next step of the way through; otherwise applies the hint. */
  apply() {
    if (store.leaf(1)) return;
    if (store.path) return store.goTo(store.path.at + 1);
    return this.hints.apply();
  }
  async name() {
    if (this.at !== 0) await this.choose(0);
    return this.hints.name();
  }
}

customElements.define("step-guide", StepGuide);
