// A course from the last cell of a house to nets. Each technique has a lesson, an example and exercises; each
// chapter ends with a test.
import { button, el, find, refill } from "../dom.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { CHAPTERS } from "./chapters.js";
import { course, ENOUGH } from "./course-kept.js";
import { styled } from "./styled.js";

/** The number of positions in a test. */
const TEST = 5;

/** @typedef {import("../../types/wire").Technique} Technique */

export class CoursePanel {
  title = t("page-learn");
  element = el("div", { className: "course" });
  #tools = el("div", { className: "tools" });
  #needs = el("div", { className: "needs", "aria-live": "polite" });
  #body = el("div");
  /** Techniques by id. @type {Map<string, Technique>} */ #techniques = new Map();
  /** The game for which the needed techniques are listed. */ #asked = "";
  /** Settles when the techniques have been fetched. @type {Promise<void>} */ #there = Promise.resolve();

  constructor() {
    styled();
    this.element.append(el("p", { className: "ladder" }, t("page-course-intro")), this.#tools, this.#needs, this.#body);
    course.addEventListener("change", () => this.#list());
  }
  get #teacher() {
    return /** @type {import("../learn/guide.js").StepGuide} */ (find("step-guide")).techniques();
  }
  async open() {
    this.#there = this.#learn();
    await this.#there;
    this.#list();
    this.draw();
  }
  async #learn() {
    const all = await (await this.#teacher).all();
    this.#techniques = new Map(all.map((technique) => [technique.id, technique]));
  }
  draw() {
    const next = CHAPTERS.flatMap(([, ids]) => ids).find((id) => !course.isLearnt(id));
    const on = next && this.#techniques.get(next);
    const need = button(t("page-course-need"), () => this.#need());
    need.disabled = store.setting || Boolean(store.path);
    refill(this.#tools, [...(on ? [button(t("page-course-go-on", { name: on.name }), () => this.#lesson(on.id), { className: "primary" })] : []), need]);
    if (this.#asked !== store.game) this.#needs.replaceChildren();
  }
  /** @param {string} id */
  #lesson(id) {
    document.dispatchEvent(new CustomEvent("lesson", { detail: id }));
  }
  /** Lists the techniques that lead from the current position to the end. */
  async #need() {
    const game = store.game;
    this.#needs.replaceChildren(el("p", {}, t("page-looking-for-way")));
    // A second long call would cancel the one that fetches the techniques.
    await this.#there;
    const answer = await store.wonder({ call: "steps", game });
    this.#needs.replaceChildren();
    if (!answer) return;
    this.#asked = game;
    /** @type {Map<string, number>} */ const times = new Map();
    for (const { technique } of answer.steps) times.set(technique, (times.get(technique) ?? 0) + 1);
    const used = [...this.#techniques.values()].filter(({ id }) => times.has(id));
    const head = !used.length ? "page-course-needs-nothing" : answer.verdict === "unique" || answer.verdict === "solved" ? "page-course-needs" : "page-course-needs-not";
    const list = used.map((one) => el("li", {}, this.#entry(one), el("span", { className: "ladder" }, t("page-course-times", { n: times.get(one.id) }))));
    this.#needs.replaceChildren(el("p", {}, t(head)), el("ul", { className: "units" }, ...list));
  }
  /** A technique, with the player's progress. @param {Technique} technique */
  #entry({ id, name }) {
    const right = Math.min(course.right(id), ENOUGH);
    const dots = "●".repeat(right) + "○".repeat(ENOUGH - right);
    const known = t("page-exercises", { n: right, all: ENOUGH });
    const entry = button("", () => this.#lesson(id), { className: right === ENOUGH ? "unit learnt" : "unit" });
    entry.append(el("span", {}, name), " ", el("span", { className: "exercises", role: "img", "aria-label": known }, dots));
    return entry;
  }
  #list() {
    if (!this.#techniques.size) return;
    const open = new Set([...this.#body.querySelectorAll("details[open]")].map((one) => /** @type {HTMLElement} */ (one).dataset.chapter));
    const current = CHAPTERS.find(([, ids]) => !ids.every((id) => course.isLearnt(id)))?.[0];
    this.#body.replaceChildren(...CHAPTERS.map(([chapter, ids]) => {
      const known = ids.flatMap((id) => this.#techniques.get(id) ?? []);
      const learnt = known.filter(({ id }) => course.isLearnt(id)).length;
      const passed = course.isPassed(chapter);
      const facts = [t("page-course-learnt", { n: learnt, all: known.length }), ...(passed ? [t("page-course-passed")] : [])].join(" · ");
      const test = button(t(passed ? "page-course-again" : "page-course-test"), () => this.#test(chapter, ids));
      const shown = open.size ? open.has(chapter) : chapter === current;
      const summary = el("summary", {}, el("strong", {}, t(`page-chapter-${chapter}`)), el("span", { className: "ladder" }, facts), el("progress", { max: known.length, value: learnt, "aria-label": t(`page-chapter-${chapter}`) }));
      const units = el("ul", { className: "units" }, ...known.map((one) => el("li", {}, this.#entry(one), button(t("page-practise"), async () => (await this.#teacher).practise(one.id)))));
      return el("details", { "data-chapter": chapter, open: shown }, summary, units, test);
    }));
  }
  /** Starts a test: positions for several techniques of a chapter, without saying which technique each needs. @param {string} chapter @param {string[]} ids */
  async #test(chapter, ids) {
    const usual = ids.filter((id) => this.#techniques.get(id)?.practice);
    const from = usual.length ? usual : ids;
    const shuffled = from.map((id) => ({ id, at: Math.random() })).sort((one, other) => one.at - other.at).map(({ id }) => id);
    const of = Array.from({ length: TEST }, (_, at) => shuffled[at % shuffled.length]);
    return (await this.#teacher).practise(of[0], { chapter, of, at: 0, right: 0 });
  }
}
