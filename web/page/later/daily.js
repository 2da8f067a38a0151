// The three puzzles of the day. The date is their seed, so everybody gets the same ones without a server.
import { button, el } from "../dom.js";
import { clock } from "../play/clock.js";
import { library } from "../state/library.js";
import { store } from "../state/store.js";
import { language, t } from "../words/words.js";
import { today } from "./course-kept.js";
import { show } from "./dialog.js";
import { dayName, fresh, levelName } from "./fresh.js";
import { solved } from "./records.js";

/** @typedef {"easy" | "medium" | "hard"} Level */

/** @type {Level[]} */
const LEVELS = ["easy", "medium", "hard"];
const DAY = 24 * 60 * 60 * 1000;

/** Noon UTC on the day with this number, counted from 1 January 1970. @param {number} number */
const dateOf = (number) => new Date((number + 0.5) * DAY);
/** The format of a day, which must not depend on the time zone. @type {Intl.DateTimeFormatOptions} */
const PLAIN = { day: "numeric", month: "long", timeZone: "UTC" };
/** The key under which the result of a puzzle is stored. @param {number} day @param {string} level */
const keyOf = (day, level) => `${dateOf(day).toISOString().slice(0, 10)} ${level}`;
/** The solved puzzles of days, by key. */
const results = () => new Map(solved().flatMap((one) => (one.daily ? [[one.daily, one]] : [])));

/** Opens the puzzle of a day: resumes its game or begins one. @param {number} day @param {Level} level */
async function open(day, level) {
  const daily = keyOf(day, level);
  const begun = library.games.find((entry) => entry.daily === daily);
  if (begun && (await store.resume(begun))) return true;
  const name = t("page-daily-of", { day: dayName(dateOf(day), PLAIN) });
  return fresh("3x3", level, { seed: 8 * day + LEVELS.indexOf(level), name, daily });
}

/**
 * A function that opens the next unsolved puzzle of the same day, or `null` if all are solved.
 * @param {string} daily @returns {(() => Promise<boolean>) | null}
 */
export function nextDaily(daily) {
  const day = Math.floor(Date.parse(daily.slice(0, 10)) / DAY);
  const done = results();
  const left = LEVELS.find((level) => keyOf(day, level) !== daily && !done.has(keyOf(day, level)));
  return left ? () => open(day, left) : null;
}

/** The three puzzles of a day. @param {number} day @param {() => void} done called when one is on the board */
export function choices(day, done) {
  const known = results();
  return LEVELS.map((level) => {
    const key = keyOf(day, level);
    const result = known.get(key);
    const begun = library.games.find((entry) => entry.daily === key);
    const state = result ? t("page-solved-in", { time: clock(result.seconds) }) : begun ? t("page-cells-left", { n: begun.left }) : t(`page-takes-${level}`);
    const choice = button("", async () => {
      choice.disabled = true;
      if (await open(day, level)) done();
      else choice.disabled = false;
    }, { className: result ? "choice solved-one" : "choice" });
    choice.append(el("strong", {}, levelName(level)), el("span", {}, state));
    return choice;
  });
}

/** The days of a month in rows of seven, Monday first, with `null` before the first and after the last day. @param {number} first its first day */
function weeksOf(first) {
  const month = dateOf(first).getUTCMonth();
  const before = (dateOf(first).getUTCDay() + 6) % 7;
  /** @type {(number | null)[]} */ const days = Array(before).fill(null);
  for (let day = first; dateOf(day).getUTCMonth() === month; day++) days.push(day);
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(7 * week, 7 * week + 7));
}

/** @param {number} day @param {boolean} chosen @param {(day: number) => void} choose */
function dayButton(day, chosen, choose) {
  const known = results();
  const done = LEVELS.filter((level) => known.has(keyOf(day, level)));
  const label = t("page-day-solved", { day: dayName(dateOf(day), PLAIN), n: done.length });
  const element = button(String(dateOf(day).getUTCDate()), () => choose(day), { "aria-label": label, disabled: day > today(), "data-day": day });
  element.setAttribute("aria-pressed", String(chosen));
  if (day === today()) element.setAttribute("aria-current", "date");
  element.append(el("span", { className: "dots", "aria-hidden": "true" }, ...LEVELS.map((level) => el("i", { className: done.includes(level) ? "full" : "" }))));
  return element;
}

/** A month in which the solved puzzles are marked. @param {number} chosen @param {(day: number) => void} choose */
function calendar(chosen, choose) {
  const date = dateOf(chosen);
  const first = chosen - date.getUTCDate() + 1;
  const name = dayName(date, { month: "long", year: "numeric", timeZone: "UTC" });
  const last = first + new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate() - 1;
  const later = button("›", () => choose(Math.min(last + 1, today())), { "aria-label": t("page-month-later"), disabled: last >= today() });
  const earlier = button("‹", () => choose(first - 1), { "aria-label": t("page-month-earlier") });
  const weekday = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  // The day with number 4 was a Monday.
  const head = [4, 5, 6, 7, 8, 9, 10].map((day) => el("th", { scope: "col" }, weekday.format(dateOf(day))));
  const rows = weeksOf(first).map((week) => el("tr", {}, ...week.map((day) => el("td", {}, ...(day === null ? [] : [dayButton(day, day === chosen, choose)])))));
  return el("div", { className: "calendar" },
    el("p", { className: "tools month" }, earlier, el("strong", { role: "status" }, name), later),
    el("table", {}, el("thead", {}, el("tr", {}, ...head)), el("tbody", {}, ...rows)));
}

export function dailyDialog() {
  const body = el("div", { className: "daily" });
  const dialog = show(t("page-daily-title"), el("p", {}, t("page-daily-what")), body);
  const draw = (/** @type {number} */ day) => {
    const from = document.activeElement?.getAttribute("aria-label");
    const title = el("h3", {}, day === today() ? t("page-today") : dayName(dateOf(day), PLAIN));
    body.replaceChildren(
      el("div", {}, title, el("div", { className: "choices" }, ...choices(day, () => dialog.close()))),
      calendar(day, draw));
    const same = [...body.querySelectorAll("button")].find((one) => one.getAttribute("aria-label") === from && !one.disabled);
    (same ?? body.querySelector("[aria-pressed=true]"))?.focus();
  };
  draw(today());
  /** @type {HTMLElement | null} */ (body.querySelector(".choice"))?.focus();
}
