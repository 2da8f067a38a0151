// The map: a course from the last cell of a house to nets, what is due, and the puzzles of today. Each technique has a
// lesson, an example and exercises; each chapter ends with a test.
import { button, el, find, refill } from "../dom.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { CHAPTERS } from "./chapters.js";
import { course, ENOUGH, today } from "./course-kept.js";
import { choices } from "./daily.js";
import { solved } from "./records.js";
import { dayOf, streaks } from "./statistics.js";
import { styled } from "./styled.js";

await styled();

/** The number of positions in a test. */
const TEST = 5;

/** @typedef {import("../../types/wire").Technique} Technique */

export class CoursePanel {
  title = t("page-learn");
  room = "map";
  element = el("div", { className: "map" });
  #stats = el("dl", { className: "stats" });
  #tools = el("div", { className: "tools" });
  #needs = el("div", { className: "needs", "aria-live": "polite" });
  #body = el("div", { className: "trail" });
  #today = el("section", { className: "card today" });
  #due = el("section", { className: "card due" });
  /** Techniques by id. @type {Map<string, Technique>} */ #techniques = new Map();
  /** The game for which the needed techniques are listed. */ #asked = "";
  /** Settles when the techniques have been fetched. @type {Promise<void>} */ #there = Promise.resolve();

  constructor() {
    const head = el("header", {}, el("div", {}, el("h2", {}, this.title), el("p", { className: "ladder" }, t("page-course-intro"))), this.#stats);
    this.element.append(head, el("div", { className: "path" }, this.#tools, this.#needs, this.#body), el("aside", { "aria-label": t("page-today") }, this.#today, this.#due));
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
    const all = button(t("page-all-techniques"), () => document.dispatchEvent(new CustomEvent("panel", { detail: "techniques" })));
    refill(this.#tools, [...(on ? [button(t("page-course-go-on", { name: on.name }), () => this.#lesson(on.id), { className: "primary" })] : []), need, all]);
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
    this.#needs.replaceChildren(el("p", {}, t(head)), el("ul", { className: "nodes" }, ...list));
  }
  /** A technique, with the player's progress as a ring. @param {Technique} technique @param {boolean} [current] whether it is the next one to learn */
  #entry({ id, name }, current = false) {
    const right = Math.min(course.right(id), ENOUGH);
    const due = course.isDue(id);
    const facts = [name, t("page-exercises", { n: right, all: ENOUGH }), ...(due ? [t("page-course-due")] : [])].join(", ");
    const state = right === ENOUGH ? "learnt" : current ? "current" : "";
    const entry = button("", () => this.#lesson(id), { className: `node ${state}${due ? " again" : ""}`, "aria-label": facts });
    const ring = el("span", { className: "ring", "aria-hidden": "true" }, el("i", {}, due ? "↻" : right === ENOUGH ? "✓" : current ? "▶" : ""));
    ring.style.setProperty("--part", String(right / ENOUGH));
    entry.append(ring, el("span", {}, name));
    return entry;
  }
  #list() {
    if (!this.#techniques.size) return;
    const next = CHAPTERS.flatMap(([, ids]) => ids).find((id) => !course.isLearnt(id));
    this.#body.replaceChildren(...CHAPTERS.map(([chapter, ids], at) => this.#chapter(chapter, ids, at + 1, next)));
    this.#drawToday();
    this.#drawDue();
  }
  /** @param {string} chapter @param {string[]} ids @param {number} number @param {string | undefined} next the next technique to learn */
  #chapter(chapter, ids, number, next) {
    const known = ids.flatMap((id) => this.#techniques.get(id) ?? []);
    const learnt = known.filter(({ id }) => course.isLearnt(id)).length;
    const passed = course.isPassed(chapter);
    const state = learnt === known.length ? " full" : known.some(({ id }) => id === next) ? " now" : "";
    const facts = [t("page-course-learnt", { n: learnt, all: known.length }), ...(passed ? [t("page-course-passed")] : [])].join(" · ");
    const test = button(t(passed ? "page-course-again" : "page-course-test"), () => this.#test(chapter, ids), { "aria-describedby": `chapter-${chapter}` });
    const head = el("header", {}, el("span", { className: "number", "aria-hidden": "true" }, String(number)),
      el("div", {}, el("h3", { id: `chapter-${chapter}` }, t(`page-chapter-${chapter}`)), el("p", { className: "ladder" }, facts), test));
    const nodes = el("ol", { className: "nodes" }, ...known.map((one) => el("li", {}, this.#entry(one, one.id === next))));
    return el("section", { className: `chapter${state}`, "data-chapter": chapter }, head, nodes);
  }
  /** The puzzles of today, and what has been reached. */
  #drawToday() {
    const all = solved();
    const learnt = [...this.#techniques.keys()].filter((id) => course.isLearnt(id)).length;
    const fact = (/** @type {string} */ name, /** @type {string} */ value) => el("div", {}, el("dt", {}, name), el("dd", {}, value));
    this.#stats.replaceChildren(
      fact(t("page-course-yours"), t("page-course-of", { n: learnt, all: this.#techniques.size })),
      fact(t("page-stat-alone"), String(all.filter(({ hints }) => !hints).length)),
      fact(t("page-stat-streak"), String(streaks(all, dayOf(Date.now())).now)));
    this.#today.replaceChildren(el("h3", {}, t("page-daily-title")), el("div", { className: "choices" }, ...choices(today(), () => {})));
  }
  /** The techniques that come back today. */
  #drawDue() {
    const due = [...this.#techniques.values()].filter(({ id }) => course.isDue(id));
    this.#due.hidden = !due.length;
    const repeat = button(t("page-course-repeat"), async () => (await this.#teacher).practise(due[0].id), { className: "primary" });
    this.#due.replaceChildren(el("h3", {}, t("page-course-due-today"), " ", el("span", { className: "chip" }, String(due.length))),
      el("ul", {}, ...due.map((one) => el("li", {}, button(one.name, () => this.#lesson(one.id), { className: "quiet" })))), repeat);
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
