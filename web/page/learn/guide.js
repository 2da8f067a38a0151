// The panels that help: hints in stages, the way through, all steps, the course, techniques, the log.
// All but the hints are fetched when they are first opened.
import { button, el } from "../dom.js";
import { part } from "../parts.js";
import { closeSheet, enter } from "../play/sheet.js";
import { library } from "../state/library.js";
import { store } from "../state/store.js";
import { moreWords, t } from "../words/words.js";
import { HintPanel } from "./hint.js";

/** @import { TechniquesPanel } from "../later/techniques.js" */

/**
 * A panel: the element in which it draws, what it does when it is opened, and whether it is a page of its own.
 * @typedef {{ element: HTMLElement, draw(): void, open?(): unknown, room?: string }} Panel
 */

/** The other panels: their names, their titles, and how they are fetched. @type {[string, string, () => Promise<Panel>][]} */
const LATER = [
  ["way", "page-way", async () => new (await import("../later/way.js")).WayPanel()],
  ["course", "page-learn", async () => new (await import("../later/course.js")).CoursePanel()],
  ["steps", "page-all-steps", async () => new (await import("../later/steps.js")).StepsPanel()],
  ["techniques", "page-techniques", async () => new (await import("../later/techniques.js")).TechniquesPanel()],
  ["log", "page-log", async () => new (await import("../later/log.js")).LogPanel()],
];
const TITLES = ["page-hints", ...LATER.map(([, title]) => title)];
/** The panels whose tabs are always there; the others have one while they are open. */
const ALWAYS = 3;

export class StepGuide extends HTMLElement {
  hints = new HintPanel();
  /** The panels that have been fetched, by name. @type {Map<string, Promise<Panel>>} */ #panels = new Map();
  /** The panel that is shown. @type {Panel} */ #shown = this.hints;
  at = 0;
  /** @type {HTMLButtonElement[]} */ #tabs = [];
  #panel = el("div", { role: "tabpanel", id: "guide-panel", tabIndex: 0 });

  connectedCallback() {
    const list = el("div", { role: "tablist", "aria-label": t("page-help") });
    this.#tabs = TITLES.map((title, at) => button(at < ALWAYS ? t(title) : "", () => this.choose(at), { role: "tab", id: `guide-${at}`, "aria-controls": "guide-panel" }));
    list.append(...this.#tabs);
    list.addEventListener("keydown", (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      this.choose((this.at + by + ALWAYS) % ALWAYS);
      this.#tabs[this.at].focus();
    });
    const away = button("✕", () => closeSheet(), { "aria-label": t("page-board"), className: "away" });
    this.replaceChildren(list, away, this.#panel);
    this.choose(0);
    // Another game: it is not played on the page of a lesson.
    store.addEventListener("leave", () => {
      if (!document.body.dataset.room) return;
      enter();
      closeSheet();
      this.choose(0);
    });
    store.addEventListener("change", () => this.#shown.draw());
    store.addEventListener("acted", async () => {
      if (library.current?.practise && !store.path) (await this.techniques()).judge();
    });
  }
  /** A panel by its name; it is fetched once. @param {string} name @returns {Promise<Panel>} */
  #load(name) {
    const known = this.#panels.get(name);
    if (known) return known;
    const [, , load] = /** @type {[string, string, () => Promise<Panel>]} */ (LATER.find(([other]) => other === name));
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
      tab.hidden = other !== at && other >= ALWAYS;
    });
    this.#panel.setAttribute("aria-labelledby", `guide-${at}`);
    /** @type {Panel | void} */ const panel = at === 0 ? this.hints : await this.#load(LATER[at - 1][0]).catch((error) => store.say(String(error)));
    if (!panel || this.at !== at) return;
    this.#shown = panel;
    this.#tabs[at].textContent = t(TITLES[at]);
    this.#panel.replaceChildren(panel.element);
    this.#panel.scrollTo(0, 0);
    if (!store.board) return;
    enter(panel.room);
    panel.draw();
    await panel.open?.();
  }
  /** Leaves a lesson or the map: the board is as it was. */
  async leave() {
    enter();
    await this.choose(0);
    closeSheet();
    if (store.path) await store.home();
  }
  async hint() {
    if (store.path || store.setting) return;
    if (this.at !== 0) await this.choose(0);
    return this.hints.hint();
  }
  /** Goes on to the next branch of a proof or the next step of the way through; otherwise applies the hint. */
  apply() {
    if (store.path || store.branches) return part("walk").then((steps) => steps?.turn(1));
    return this.hints.apply();
  }
  async name() {
    if (this.at !== 0) await this.choose(0);
    return this.hints.name();
  }
}

customElements.define("step-guide", StepGuide);
