// What helps: hints in stages, the way through, all steps, techniques, the log; one panel each.
import { button, el } from "../dom.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { HintPanel } from "./hint.js";
import { LogPanel } from "./log.js";
import { StepsPanel } from "./steps.js";
import { TechniquesPanel } from "./techniques.js";
import { WayPanel } from "./way.js";

/**
 * A panel: what it is called, where it draws, what it does when it is opened.
 * @typedef {{ title: string, element: HTMLElement, draw(): void, open?(): unknown }} Panel
 */

export class StepGuide extends HTMLElement {
  hints = new HintPanel();
  way = new WayPanel();
  techniques = new TechniquesPanel();
  /** @type {Panel[]} */ panels = [this.hints, this.way, new StepsPanel(), this.techniques, new LogPanel()];
  at = 0;
  /** @type {HTMLButtonElement[]} */ #tabs = [];
  #panel = el("div", { role: "tabpanel", id: "guide-panel", tabIndex: 0 });

  connectedCallback() {
    const list = el("div", { role: "tablist", "aria-label": t("page-help") });
    this.#tabs = this.panels.map((panel, at) => button(panel.title, () => this.choose(at), { role: "tab", id: `guide-${at}`, "aria-controls": "guide-panel" }));
    list.append(...this.#tabs);
    list.addEventListener("keydown", (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      this.choose((this.at + by + this.panels.length) % this.panels.length);
      this.#tabs[this.at].focus();
    });
    this.replaceChildren(list, this.#panel);
    this.choose(0);
    store.addEventListener("change", () => this.panels[this.at].draw());
    store.addEventListener("path", () => this.choose(1));
  }
  /** @param {number} at */
  choose(at) {
    this.at = at;
    this.#tabs.forEach((tab, other) => {
      tab.setAttribute("aria-selected", String(other === at));
      tab.tabIndex = other === at ? 0 : -1;
    });
    this.#panel.setAttribute("aria-labelledby", `guide-${at}`);
    this.#panel.replaceChildren(this.panels[at].element);
    if (!store.board) return;
    this.panels[at].draw();
    this.panels[at].open?.();
  }
  hint() {
    if (store.path || store.setting) return;
    if (this.at !== 0) this.choose(0);
    return this.hints.hint();
  }
  /** Takes the step that is told, or goes on with the way through. */
  apply() {
    if (store.path) return store.goTo(store.path.at + 1);
    return this.hints.apply();
  }
  name() {
    if (this.at !== 0) this.choose(0);
    return this.hints.name();
  }
}

customElements.define("step-guide", StepGuide);
