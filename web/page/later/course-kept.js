// The player's progress in the course, stored in the browser.
import { kept } from "../state/settings.js";

const KEY = "whydoku.course";
/** The number of exercises that must be done right, without a hint, for a technique to count as learnt. */
export const ENOUGH = 3;
/** The share of right answers that passes a test. */
const PASS = 0.8;
/** After so many days a learnt technique comes back, longer each time that it is done without a hint. */
const DAYS = [1, 3, 7, 21];

/**
 * By technique: whether its lesson was read, how many exercises were right without a hint, the day on which it comes
 * back, and how often it has come back; by chapter: the best share of right answers in a test.
 * @typedef {{ read?: boolean, right?: number, due?: number, times?: number }} Known
 * @typedef {{ techniques: Record<string, Known>, tests: Record<string, number> }} Progress
 */

/** @returns {Progress} */
function load() {
  try {
    const { techniques = {}, tests = {} } = JSON.parse(kept.read(KEY) ?? "{}");
    return { techniques, tests };
  } catch {
    return { techniques: {}, tests: {} };
  }
}

/** The number of the present day, in the player's time zone. */
export const today = () => {
  const now = new Date();
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
};

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
  /** Records that an exercise was done right without a hint. @param {string} id @returns {number} how many were so far */
  exercise(id) {
    this.#change(({ techniques }) => {
      const known = techniques[id] ?? {};
      const right = (known.right ?? 0) + 1;
      // An exercise before its day shows nothing new.
      const early = known.due !== undefined && known.due > today();
      const times = early || right < ENOUGH ? (known.times ?? 0) : (known.times ?? 0) + 1;
      const due = right < ENOUGH || early ? known.due : today() + DAYS[Math.min(times, DAYS.length) - 1];
      techniques[id] = { ...known, right, times, ...(due === undefined ? {} : { due }) };
    });
    return this.right(id);
  }
  /** Records that an exercise was done with hints: it counts for nothing, and the technique is due tomorrow. @param {string} id @returns {number} how many were right */
  helped(id) {
    this.#change(({ techniques }) => (techniques[id] = { ...techniques[id], times: 0, due: today() + DAYS[0] }));
    return this.right(id);
  }
  /** @param {string} id */
  right(id) {
    return this.progress.techniques[id]?.right ?? 0;
  }
  /** @param {string} id */
  isLearnt(id) {
    return this.right(id) >= ENOUGH;
  }
  /** Whether a technique comes back today. @param {string} id */
  isDue(id) {
    const { due } = this.progress.techniques[id] ?? {};
    return due !== undefined && due <= today();
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
