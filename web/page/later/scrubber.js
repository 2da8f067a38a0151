// The way through as a bar under the board: dragging, the wheel and the arrow keys move from step to step.
import { el, find } from "../dom.js";
import { narrow } from "../play/sheet.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { goTo } from "./walk.js";

/** The colour of each level in the bar. @type {Record<string, string>} */
const COLOURS = { easy: "var(--level-1)", medium: "var(--level-2)", hard: "var(--level-3)", unfair: "var(--level-4)", extreme: "var(--level-5)" };

/** Stripes along the bar, a colour for each step. @param {import("../../types/wire").Step[]} steps */
function stripes(steps) {
  const part = 100 / Math.max(1, steps.length);
  const stops = steps.map(({ level }, at) => `${COLOURS[level ?? ""] ?? COLOURS.easy} ${at * part}% ${(at + 1) * part}%`);
  return `linear-gradient(to right, ${stops.join(", ")})`;
}

/** Makes the bar, which is visible while there are steps. */
export function scrubber() {
  const bar = el("input", { type: "range", min: 0, "aria-label": t("page-position-on-way") });
  const place = el("output", {});
  const element = el("div", { className: "scrubber", hidden: true }, bar, place);
  /** Where to go after the move in progress. @type {number | null} */ let wanted = null;
  let going = false;
  const go = async (/** @type {number} */ at) => {
    wanted = at;
    if (going) return;
    going = true;
    while (wanted !== null) {
      const to = wanted;
      wanted = null;
      await goTo(to);
    }
    going = false;
  };
  bar.addEventListener("input", () => go(Number(bar.value)));
  element.addEventListener("wheel", (event) => {
    if (!store.path) return;
    event.preventDefault();
    go(store.path.at + Math.sign(event.deltaY || event.deltaX));
  }, { passive: false });
  /** @type {unknown} */ let drawn = null;
  const draw = () => {
    const { path } = store;
    element.hidden = !path || path.steps.length < 2;
    if (!path || element.hidden) return;
    if (drawn !== path.steps) {
      drawn = path.steps;
      bar.max = String(path.steps.length);
      bar.style.setProperty("--stripes", stripes(path.steps));
    }
    if (wanted === null) bar.value = String(path.at);
    const step = path.steps[path.at];
    bar.setAttribute("aria-valuetext", step ? `${path.at + 1}: ${step.name}` : path.message);
    place.textContent = `${Math.min(path.at + 1, path.steps.length)}/${path.steps.length}`;
  };
  // A small screen has no room for it below the board: there it is at the top of the reading.
  const settle = () => (narrow.matches ? find("#learn").prepend(element) : find(".stage").after(element));
  narrow.addEventListener("change", settle);
  store.addEventListener("change", draw);
  settle();
  draw();
}
