// Statistics of the puzzles solved on this device: how many, how fast, by level.
import { button, el } from "../dom.js";
import { clock } from "../play/clock.js";
import { t } from "../words/words.js";
import { show } from "./dialog.js";
import { LEVELS, levelName } from "./fresh.js";
import { solved } from "./records.js";

/** @import { Solved } from "./records.js" */

const DAY = 86_400_000;
/** How many of the latest times the bars of a level show. */
const LAST = 20;

/** The number of the day of a time stamp, in the player's time zone. @param {number} at */
export const dayOf = (at) => Math.floor((at - new Date(at).getTimezoneOffset() * 60_000) / DAY);

/** Days in a row with a solved puzzle: the streak that reaches today or yesterday, and the longest one ever. @param {Solved[]} all @param {number} today */
export function streaks(all, today) {
  const days = [...new Set(all.map(({ at }) => dayOf(at)))].sort((one, other) => one - other);
  let [run, longest, last] = [0, 0, -1];
  for (const day of days) {
    run = day === last + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  return { now: last >= today - 1 ? run : 0, longest };
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** The latest times as bars, of which the best one stands out. @param {Solved[]} ones */
function bars(ones) {
  const last = ones.slice(-LAST).map(({ seconds }) => seconds);
  const [most, best] = [Math.max(...last, 1), Math.min(...last)];
  return el("span", { className: "bars", role: "img", "aria-label": t("page-stat-last-times", { list: last.map(clock).join(", ") }) }, ...last.map((seconds) => {
    const bar = el("i", { className: seconds === best ? "best" : "" });
    bar.style.height = `${Math.max(8, Math.round((100 * seconds) / most))}%`;
    return bar;
  }));
}

/** A number with its label. @param {string} name @param {string | number} value */
const tile = (name, value) => el("div", {}, el("dt", {}, name), el("dd", {}, String(value)));

/** A table of the levels, for boards of one size. @param {Solved[]} ones */
function table(ones) {
  const head = ["page-level", "page-stat-solved", "page-stat-best", "page-stat-usual", "page-stat-last"].map((id) => el("th", { scope: "col" }, t(id)));
  const rows = LEVELS.flatMap((level) => {
    const own = ones.filter((one) => one.level === level);
    if (!own.length) return [];
    const times = own.map(({ seconds }) => seconds);
    const cells = [String(own.length), clock(Math.min(...times)), clock(median(times))].map((text) => el("td", {}, text));
    return [el("tr", {}, el("th", { scope: "row" }, levelName(level)), ...cells, el("td", {}, bars(own)))];
  });
  return el("table", { className: "by-level" }, el("thead", {}, el("tr", {}, ...head)), el("tbody", {}, ...rows));
}

export function statisticsDialog() {
  const all = solved();
  const today = dayOf(Date.now());
  const { now, longest } = streaks(all, today);
  const alone = all.filter(({ hints }) => !hints).length;
  const sides = [...new Set(all.map(({ side }) => side))].sort((one, other) => Number(other === 9) - Number(one === 9) || one - other);
  const place = el("div", {});
  const choose = (/** @type {number} */ side) => place.replaceChildren(...(sides.length > 1 ? [sizes(side)] : []), table(all.filter((one) => one.side === side)));
  const sizes = (/** @type {number} */ chosen) => el("div", { className: "segments", role: "group", "aria-label": t("page-size") }, ...sides.map((side) => {
    const one = button(`${side} × ${side}`, () => choose(side));
    one.setAttribute("aria-pressed", String(side === chosen));
    return one;
  }));
  if (sides.length) choose(sides[0]);
  else place.append(el("p", {}, t("page-stat-nothing")));
  show(t("page-statistics"),
    el("dl", { className: "tiles four" },
      tile(t("page-stat-solved"), all.length), tile(t("page-stat-alone"), alone),
      tile(t("page-stat-streak"), now), tile(t("page-stat-longest"), longest)),
    place, el("p", { className: "ladder" }, t("page-stat-kept"))).classList.add("statistics");
}
