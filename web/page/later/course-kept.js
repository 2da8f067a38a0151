// The player's progress in the course, stored in the browser.
import { kept } from "../state/kept.js";

const KEY = "whydoku.course";
/** The number of exercises that must be done right for a technique to count as learnt. */
export const ENOUGH = 3;
/** The share of right answers that passes a test. */
const PASS = 0.8;

/** @typedef {{ read?: boolean, right?: number }} Known */
/** @typedef {{ techniques: Record<string, Known>, tests: Record<string, number> }} Progress by technique whether its lesson was read and how many exercises were right; by chapter the best share of right answers in a test */

/** @returns {Progress} */
function load() {
  try {
    const { techniques = {}, tests = {} } = JSON.parse(kept.read(KEY) ?? "{}");
    return { techniques, tests };
  } catch {
    return { techniques: {}, tests: {} };
  }
}

class Course extends EventTarget {
  /** @type {Progress} */ progress = load();

  /** Changes the progress, after reading it again: another tab may have changed it. @param {(progress: Progress) => void} change */
  #change(change) {
    this.progress = load();
    change(this.progress);
    kept.write(KEY, JSON.stringify(this.progress));
    this.dispatchEvent(new Event("change"));
  }
  /** Records that a lesson was opened. @param {string} id */
  read(id) {
    this.#change(({ techniques }) => (techniques[id] = { ...techniques[id], read: true }));
  }
  /** Records that an exercise was done right. @param {string} id @returns {{ right: number }} the number so far */
  exercise(id) {
    const right = this.right(id) + 1;
    this.#change(({ techniques }) => (techniques[id] = { ...techniques[id], right }));
    return { right };
  }
  /** @param {string} id */
  right(id) {
    return this.progress.techniques[id]?.right ?? 0;
  }
  /** @param {string} id */
  isLearnt(id) {
    return this.right(id) >= ENOUGH;
  }
  /** Records the result of a test. @param {string} chapter @param {number} right @param {number} all @returns {boolean} whether it was passed */
  examine(chapter, right, all) {
    this.#change(({ tests }) => (tests[chapter] = Math.max(tests[chapter] ?? 0, right / all)));
    return right / all >= PASS;
  }
  /** @param {string} chapter */
  isPassed(chapter) {
    return (this.progress.tests[chapter] ?? 0) >= PASS;
  }
}

export const course = new Course();
