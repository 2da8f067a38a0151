// The techniques: a list, a page for each with its example on the board, and practice.
import { button, el, refill } from "../dom.js";
import { library } from "../state/library.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { pageOf } from "./page.js";

export class TechniquesPanel {
  title = t("Techniques");
  element = el("div");
  #tools = el("div", { className: "tools" });
  #body = el("div", { className: "lesson" });
  /** @type {any[]} */ #all = [];
  /** The page that is open. @type {{ id: string, name: string, lesson: any } | null} */ #open = null;
  #search = el("input", { type: "search", "aria-label": t("Search techniques"), placeholder: t("Search techniques") });
  /** What the last practice came to. */ #result = "";

  constructor() {
    this.element.append(this.#tools, this.#body);
    this.#search.addEventListener("input", () => this.#list());
    store.addEventListener("acted", () => this.#judge());
  }
  async open() {
    if (!this.#all.length) this.#all = (await store.wonder({ call: "techniques" }))?.techniques ?? [];
    if (!this.#open) this.#list();
    this.draw();
  }
  /** @param {string} id */
  async lesson(id) {
    const lesson = await store.wonder({ call: "lesson", technique: id });
    if (!lesson) return;
    const name = lesson.text.split("\n")[0].replace(/^# /, "");
    this.#open = { id, name, lesson };
    this.#body.replaceChildren(pageOf(lesson.text));
    this.#body.scrollTop = 0;
    this.draw();
    await this.example();
  }
  /** The example of the open page, on the board. */
  async example() {
    if (!this.#open) return;
    const { lesson, name } = this.#open;
    await store.walk({ base: lesson.game, steps: lesson.steps ?? [], message: t("That was the example."), title: name });
  }
  /** @param {string} id @param {string} name */
  async practise(id, name) {
    const seed = Math.floor(Math.random() * 2 ** 40);
    const answer = await store.wonder({ call: "practise", technique: id, seed });
    if (!answer) return;
    this.#result = "";
    document.dispatchEvent(new CustomEvent("view", { detail: "candidates" }));
    await store.load(answer.game, t("Practice: {name}", { name }), { practise: id, seed });
    store.say(t("Find the {name} and do what it says.", { name }));
    this.draw();
  }
  /** After a move in practice: was it the technique? */
  async #judge() {
    const technique = library.current?.practise;
    if (!technique || store.path || !store.board.undo) return;
    const answer = await store.wonder({ call: "name", game: store.game, technique });
    if (!answer) return;
    const found = answer.verdict === "step";
    this.#result = found ? t("Yes, that is it.") : t("No. Undo and look again, or ask for a hint.");
    store.say(this.#result);
    this.draw();
  }
  draw() {
    const practice = library.current?.practise;
    const name = this.#open?.name ?? "";
    /** @type {Node[]} */ const tools = [];
    if (this.#open) {
      const { id } = this.#open;
      tools.push(button(t("All techniques"), () => this.#close()));
      tools.push(button(t("Show the example"), () => this.example()));
      const another = practice === id ? t("Another one") : t("Practise it");
      tools.push(button(another, () => this.practise(id, name), { className: "primary" }));
      if (store.path) tools.push(button(t("Back to my game (Esc)"), () => store.home()));
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
      return [el("h2", {}, t(level)), list];
    }));
  }
}
