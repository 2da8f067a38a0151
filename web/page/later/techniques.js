// The techniques: a list, a page for each with its example on the board, and exercises.
import { button, el, refill } from "../dom.js";
import { closeSheet, enter } from "../play/sheet.js";
import { library } from "../state/library.js";
import { store } from "../state/store.js";
import { language, t } from "../words/words.js";
import { course, ENOUGH } from "./course-kept.js";
import { judged } from "./judged.js";
import { pageOf } from "./page.js";
import { fits } from "./search.js";
import { styled } from "./styled.js";
import { walk } from "./walk.js";

await styled();

/** There are no puzzles to practise rare techniques on. */
const EXAMPLE = t("page-practice-its-example-here");
const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];

/** @import { AnswerTo, Call } from "../engine/engine.js" */

/** @typedef {import("../../types/wire").Technique} Technique */

export class TechniquesPanel {
  title = t("page-techniques");
  element = el("div", { className: "techniques-panel" });
  #head = el("header", { className: "lesson-head" });
  #tools = el("div", { className: "tools lesson-tools" });
  #body = el("div", { className: "lesson" });
  /** @type {Promise<Technique[]> | null} */ #all = null;
  /** The page that is open. @type {{ id: string, name: string, fresh: boolean, lesson: AnswerTo<Call & { call: "lesson" }> } | null} */ #open = null;
  #search = el("input", { type: "search", "aria-label": t("page-search-techniques"), placeholder: t("page-search-techniques") });
  /** The result of the last exercise. */ #result = "";
  /** A lesson and the list of lessons are pages of their own. */
  get room() {
    return this.#open ? "lesson" : "map";
  }

  constructor() {
    this.element.append(this.#head, this.#body, this.#tools);
    this.#search.addEventListener("input", () => this.#list());
  }
  /** Fetches a file about a technique. @param {string} name @returns {Promise<string | null>} */
  async #file(name) {
    try {
      const answer = await fetch(`page/techniques/${name}`);
      if (answer.ok) return await answer.text();
    } catch {
      // Reported below.
    }
    store.say(t("page-not-loaded", { file: name }));
    return null;
  }
  /** The descriptions of all techniques, requested once. @returns {Promise<Technique[]>} */
  all() {
    this.#all ??= store.wonder({ call: "techniques" }).then((answer) => {
      // Another long call may have cancelled this one: the next request tries again.
      if (!answer) this.#all = null;
      return answer?.techniques ?? [];
    });
    return this.#all;
  }
  /** @param {string} id */
  async #described(id) {
    return (await this.all()).find((technique) => technique.id === id);
  }
  async open() {
    await this.all();
    if (!this.#open) await this.#list();
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
    this.#body.replaceChildren(...foreign, pageOf(text, described.language), ...this.#alone(id, described.language));
    this.#head.replaceChildren(el("p", { className: "crumbs" }, button(t("page-all-techniques"), () => this.#close(), { className: "quiet" })),
      el("h2", {}, described.name), el("p", { className: "named" }, el("span", { className: `chip ${described.level}` }, t(`page-level-${described.level}`)), ...this.#progress(id)));
    enter("lesson");
    this.element.closest(".reading")?.scrollTo(0, 0);
    course.read(id);
    this.draw();
    await this.example();
  }
  /** How many exercises are done, and whether one is due. @param {string} id */
  #progress(id) {
    const due = course.isDue(id) ? [el("span", { className: "chip hard" }, t("page-course-due"))] : [];
    return [el("span", { className: "chip" }, t("page-exercises", { n: Math.min(course.right(id), ENOUGH), all: ENOUGH })), ...due];
  }
  /** A link to the technique's page in the encyclopedia, which only sites have. @param {string} id @param {string} lang */
  #alone(id, lang) {
    if (!document.querySelector("link[rel=manifest]")) return [];
    return [el("p", {}, el("a", { href: `techniques/${lang}/${id}.html` }, t("page-encyclopedia")))];
  }
  /** Shows the example of the open page on the board. */
  async example() {
    if (!this.#open) return;
    const { lesson, name } = this.#open;
    await walk({ base: lesson.game, steps: lesson.steps ?? [], message: t("page-was-example"), title: name });
  }
  /**
   * Opens a position in which the technique is the next step.
   * @param {string} id @param {import("../state/library.js").Exam} [exam] the test that it belongs to
   */
  async practise(id, exam) {
    const seed = Math.floor(Math.random() * 2 ** 40);
    const described = await this.#described(id);
    const text = described && (await this.#file(described.practice ? `${id}.txt` : `${id}.${described.language}.md`));
    const { name } = described ?? {};
    const answer = text && (await store.wonder({ call: "practise", technique: id, seed, text }));
    if (!answer) return;
    this.#result = "";
    document.dispatchEvent(new CustomEvent("view", { detail: "candidates" }));
    const title = exam ? t("page-exam-of", { name: t(`page-chapter-${exam.chapter}`), n: exam.at + 1, all: exam.of.length }) : t("page-practice-of", { name });
    await store.load(answer.game, title, { practise: id, seed, ...(exam ? { exam } : {}) });
    closeSheet();
    const old = described.practice || exam ? "" : ` ${EXAMPLE}`;
    store.say(exam ? t("page-exam-task") : t("page-find-do-what-says", { name }) + old);
    this.draw();
  }
  /** Judges a move in an exercise: was it the technique? */
  async judge() {
    const { current } = library;
    const technique = current?.practise;
    if (!current || !technique || store.path || !store.board.undo || current.judged) return;
    // In a test every step counts: its positions have no step easier than the technique.
    const answer = await store.wonder({ call: "name", game: store.game, ...(current.exam ? {} : { technique }) });
    if (!answer || answer.verdict === "no-move") return;
    const found = answer.verdict === "step";
    this.#result = found ? t("page-yes") : t("page-no-undo-look-again");
    if (current.exam) return this.#examine(current.exam, found);
    if (found) {
      current.judged = true;
      library.write();
      // What a hint has told is not learnt: the technique comes back soon.
      const right = current.hints ? course.helped(technique) : course.exercise(technique);
      this.#result += ` ${t(current.hints ? "page-exercise-helped" : "page-exercises", { n: Math.min(right, ENOUGH), all: ENOUGH })}`;
    }
    store.say(this.#result);
    judged(found, this.#result, found ? { text: t("page-another-one"), action: () => this.practise(technique) } : { text: t("page-undo"), action: () => store.turn("undo") });
    this.draw();
  }
  /** Shows the next position of a test, or its result. @param {import("../state/library.js").Exam} exam @param {boolean} found */
  #examine(exam, found) {
    const at = exam.at + 1;
    const right = exam.right + Number(found);
    const all = exam.of.length;
    if (at < all) {
      judged(found, found ? t("page-yes") : "✗", null);
      return this.practise(exam.of[at], { ...exam, at, right });
    }
    const passed = course.examine(exam.chapter, right, all);
    this.#result = t(passed ? "page-exam-passed" : "page-exam-over", { n: right, all });
    store.say(this.#result);
    judged(passed, this.#result, null);
    if (library.current) library.current.judged = true;
    library.write();
    this.draw();
  }
  draw() {
    const practice = library.current?.practise;
    /** @type {Node[]} */ const tools = [];
    if (this.#open) {
      const { id } = this.#open;
      const another = practice === id ? t("page-another-one") : t("page-practise");
      tools.push(button(another, () => this.practise(id), { className: "primary" }), button(t("page-show-example"), () => this.example()));
      if (!this.#open.fresh) tools.push(el("p", { className: "ladder" }, EXAMPLE));
    }
    if (practice && this.#result) tools.push(el("p", { className: "ladder" }, this.#result));
    refill(this.#tools, tools);
  }
  async #close() {
    this.#open = null;
    enter("map");
    await this.#list();
    if (store.path) store.home();
    this.draw();
    this.#search.focus();
  }
  async #list() {
    const all = await this.all();
    if (this.#open) return;
    if (!this.#search.isConnected) this.#head.replaceChildren(el("h2", {}, this.title), this.#search);
    const shown = all.filter(({ id, name, aliases }) => fits([id, name, ...(aliases ?? [])], this.#search.value));
    const none = shown.length ? [] : [el("p", { role: "status" }, t("page-find-nothing"))];
    this.#body.replaceChildren(...none, ...LEVELS.flatMap((level) => {
      const ones = shown.filter((technique) => technique.level === level);
      if (!ones.length) return [];
      const list = el("ul", { className: "techniques" }, ...ones.map(({ id, name }) => el("li", {}, button(name, () => this.lesson(id)))));
      return [el("h3", {}, t(`page-level-${level}`)), list];
    }));
  }
}
