// The techniques: a list, a page for each with its example on the board, and practice.
import { button, el, refill } from "../dom.js";
import { closeSheet } from "../play/sheet.js";
import { library } from "../state/library.js";
import { store } from "../state/store.js";
import { language, t } from "../words/words.js";
import { pageOf } from "./page.js";

/** Of rare techniques there are no puzzles to practise on. */
const EXAMPLE = t("page-practice-its-example-here");

/** @import { AnswerTo, Call } from "../engine/engine.js" */

export class TechniquesPanel {
  title = t("page-techniques");
  element = el("div");
  #tools = el("div", { className: "tools" });
  #body = el("div", { className: "lesson" });
  /** @type {import("../../types/wire").Technique[]} */ #all = [];
  /** The page that is open. @type {{ id: string, name: string, fresh: boolean, lesson: AnswerTo<Call & { call: "lesson" }> } | null} */ #open = null;
  #search = el("input", { type: "search", "aria-label": t("page-search-techniques"), placeholder: t("page-search-techniques") });
  /** What the last practice came to. */ #result = "";

  constructor() {
    this.element.append(this.#tools, this.#body);
    this.#search.addEventListener("input", () => this.#list());
    store.addEventListener("acted", () => this.#judge());
  }
  /** A file about a technique. @param {string} name @returns {Promise<string | null>} */
  async #file(name) {
    try {
      const answer = await fetch(`page/techniques/${name}`);
      if (answer.ok) return await answer.text();
    } catch {
      // Told below.
    }
    store.say(t("page-not-loaded", { file: name }));
    return null;
  }
  /** @param {string} id */
  async #described(id) {
    if (!this.#all.length) this.#all = (await store.wonder({ call: "techniques" }))?.techniques ?? [];
    return this.#all.find((technique) => technique.id === id);
  }
  async open() {
    await this.#described("");
    if (!this.#open) this.#list();
    this.draw();
  }
  /** @param {string} id */
  async lesson(id) {
    const described = await this.#described(id);
    const text = described && (await this.#file(`${id}.${described.language}.md`));
    const lesson = text && (await store.wonder({ call: "lesson", technique: id, text }));
    if (!lesson) return;
    this.#open = { id, name: described.name, fresh: described.practice, lesson };
    const foreign = described.language === language ? [] : [el("p", { className: "ladder" }, t("page-lesson-in-english"))];
    this.#body.replaceChildren(...foreign, pageOf(text, described.language));
    this.#body.scrollTop = 0;
    this.draw();
    await this.example();
  }
  /** The example of the open page, on the board. */
  async example() {
    if (!this.#open) return;
    const { lesson, name } = this.#open;
    await store.walk({ base: lesson.game, steps: lesson.steps ?? [], message: t("page-was-example"), title: name });
  }
  /** @param {string} id */
  async practise(id) {
    const seed = Math.floor(Math.random() * 2 ** 40);
    const described = await this.#described(id);
    const text = described && (await this.#file(described.practice ? `${id}.txt` : `${id}.${described.language}.md`));
    const { name } = described ?? {};
    const answer = text && (await store.wonder({ call: "practise", technique: id, seed, text }));
    if (!answer) return;
    this.#result = "";
    document.dispatchEvent(new CustomEvent("view", { detail: "candidates" }));
    await store.load(answer.game, t("page-practice-of", { name }), { practise: id, seed });
    closeSheet();
    const old = described.practice ? "" : ` ${EXAMPLE}`;
    store.say(t("page-find-do-what-says", { name }) + old);
    this.draw();
  }
  /** After a move in practice: was it the technique? */
  async #judge() {
    const technique = library.current?.practise;
    if (!technique || store.path || !store.board.undo) return;
    const answer = await store.wonder({ call: "name", game: store.game, technique });
    if (!answer) return;
    const found = answer.verdict === "step";
    this.#result = found ? t("page-yes") : t("page-no-undo-look-again");
    store.say(this.#result);
    this.draw();
  }
  draw() {
    const practice = library.current?.practise;
    /** @type {Node[]} */ const tools = [];
    if (this.#open) {
      const { id } = this.#open;
      tools.push(button(t("page-all-techniques"), () => this.#close()));
      tools.push(button(t("page-show-example"), () => this.example()));
      const another = practice === id ? t("page-another-one") : t("page-practise");
      tools.push(button(another, () => this.practise(id), { className: "primary" }));
      if (!this.#open.fresh) tools.push(el("p", { className: "ladder" }, EXAMPLE));
      if (store.path) tools.push(button(t("page-back-my-game-esc"), () => store.home()));
    } else tools.push(this.#search);
    if (practice && this.#result) tools.push(el("p", { className: "ladder" }, this.#result));
    refill(this.#tools, tools);
  }
  #close() {
    this.#open = null;
    this.#list();
    if (store.path) store.home();
    this.draw();
  }
  #list() {
    const wanted = this.#search.value.trim().toLowerCase();
    const shown = this.#all.filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(wanted));
    const levels = ["easy", "medium", "hard", "unfair", "extreme"];
    this.#body.replaceChildren(...levels.flatMap((level) => {
      const ones = shown.filter((technique) => technique.level === level);
      if (!ones.length) return [];
      const list = el("ul", { className: "techniques" }, ...ones.map(({ id, name }) => el("li", {}, button(name, () => this.lesson(id)))));
      return [el("h2", {}, t(`page-level-${level}`)), list];
    }));
  }
}
