// The card after a solved game: the time, the hardest step, and what to play next.
import { button, el } from "../dom.js";
import { call } from "../engine/engine.js";
import { clock } from "../play/clock.js";
import { library } from "../state/library.js";
import { settings } from "../state/settings.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { nextDaily } from "./daily.js";
import { show } from "./dialog.js";
import { fresh, LEVELS, levelName } from "./fresh.js";
import { alike, keep } from "./records.js";
import { copyOrShare, savePuzzle } from "./result.js";
import { statisticsDialog } from "./statistics.js";

/** @import { Entry } from "../state/library.js" */
/** @import { Level, Step } from "../../types/wire" */

/** The game in its initial state. @param {string} game */
export const beginning = async (game) => (await call({ call: "act", game, actions: ["restart"] })).game;

/** The hardest step of a puzzle, by level and then by the order in which techniques are taught. @param {string} start */
async function hardestOf(start) {
  const [{ steps }, { techniques }] = await Promise.all([call({ call: "steps", game: start }), call({ call: "techniques" })]);
  const order = techniques.map(({ id }) => id);
  const rank = (/** @type {Step} */ step) => 1000 * LEVELS.indexOf(step.level) + order.indexOf(step.technique);
  return steps.reduce((/** @type {Step | null} */ hardest, step) => (hardest && rank(hardest) >= rank(step) ? hardest : step), null);
}

/** A fact of the card. @param {string} name @param {string} value */
const tile = (name, value) => el("div", {}, el("dt", {}, name), el("dd", {}, value));

/** @param {Entry} entry @param {Step | null} hardest @param {Level} level */
function facts(entry, hardest, level) {
  const earlier = alike({ level, side: store.board.side }).filter(({ id }) => id !== entry.id).map(({ seconds }) => seconds);
  const best = earlier.length ? Math.min(...earlier) : Infinity;
  const isBest = entry.seconds < best;
  const list = el("dl", { className: "tiles" },
    tile(t("page-time"), clock(entry.seconds)),
    tile(t("page-your-best", { level: levelName(level) }), isBest ? (earlier.length ? t("page-new-best") : t("page-first-best")) : clock(best)),
    tile(t("page-hardest-step"), hardest?.name ?? "–"),
    tile(t("page-hints-used"), String(entry.hints ?? 0)));
  if (settings.compare) list.append(tile(t("page-mistakes"), String(entry.mistakes ?? 0)));
  return list;
}

/** An animated tick in a circle. */
function tick() {
  const [svg, circle, stroke] = ["svg", "circle", "path"].map((tag) => document.createElementNS("http://www.w3.org/2000/svg", tag));
  const set = (/** @type {Element} */ element, /** @type {Record<string, string>} */ values) => Object.entries(values).forEach(([name, value]) => element.setAttribute(name, value));
  set(svg, { viewBox: "0 0 64 64", class: "tick", "aria-hidden": "true" });
  set(circle, { cx: "32", cy: "32", r: "29", pathLength: "1" });
  set(stroke, { d: "m20 33 9 9 16-18", pathLength: "1" });
  svg.append(circle, stroke);
  return svg;
}

/** What to play next: another puzzle of the day, or another one of the same level. @param {Entry} entry @param {Level} level */
function next(entry, level) {
  const day = entry.daily && nextDaily(entry.daily);
  return day ? day() : fresh(entry.shape ?? (store.board.side === 9 ? "3x3" : "2x2"), level);
}

/** Shows the card for the game on the board and stores the result. */
export async function finishCard() {
  const entry = library.current;
  if (!entry) return;
  const start = await beginning(store.game);
  const hardest = await hardestOf(start).catch(() => null);
  const level = entry.level ?? hardest?.level ?? "easy";
  const { id, seconds, hints = 0, mistakes, daily, rated } = entry;
  const result = { id, at: Date.now(), level, side: store.board.side, seconds, hints, mistakes, daily, rated, hardest: hardest?.technique };
  const about = [entry.name, levelName(level), rated].filter(Boolean).join(" · ");
  const status = el("p", { role: "status" });
  const text = [`Whydoku: ${about}`, t("page-result-time", { time: clock(seconds) }),
    ...(hardest ? [t("page-result-hardest", { name: hardest.name })] : []), t("page-result-hints", { n: hints })].join("\n");
  const goOn = button(t("page-next"), async () => {
    goOn.disabled = true;
    status.textContent = t("page-making-puzzle");
    if (await next(entry, level)) dialog.close();
  }, { className: "primary", autofocus: true });
  const dialog = show(t("page-solved-title"), el("p", { className: "about-it" }, about), facts(entry, hardest, level),
    el("div", { className: "tools ends" },
      button(t("page-share-result"), () => copyOrShare(text, start, status)),
      button(t("page-save-picture"), () => savePuzzle(start, about)),
      button(t("page-look-back"), () => dialog.close()), button(t("page-statistics"), statisticsDialog), goOn), status);
  dialog.classList.add("finish");
  dialog.prepend(tick());
  keep(result);
  goOn.focus();
}
