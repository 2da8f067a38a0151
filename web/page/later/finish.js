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
import { CHAPTERS } from "./chapters.js";
import { course } from "./course-kept.js";
import { alike, keep } from "./records.js";
import { copyOrShare, savePuzzle } from "./result.js";
import { statisticsDialog } from "./statistics.js";

/** @import { Entry } from "../state/library.js" */
/** @import { Level, Step } from "../../types/wire" */

/** The game in its initial state. @param {string} game */
export const beginning = async (game) => (await call({ call: "act", game, actions: ["restart"] })).game;

/** The steps of a puzzle, and the hardest of them by level and then by the order in which techniques are taught. @param {string} start */
async function wayOf(start) {
  const [{ steps }, { techniques }] = await Promise.all([call({ call: "steps", game: start }), call({ call: "techniques" })]);
  const order = techniques.map(({ id }) => id);
  const rank = (/** @type {Step} */ step) => 1000 * LEVELS.indexOf(step.level) + order.indexOf(step.technique);
  const hardest = steps.reduce((/** @type {Step | null} */ hardest, step) => (hardest && rank(hardest) >= rank(step) ? hardest : step), null);
  const name = techniques.find(({ id }) => id === nextLesson(steps));
  return { hardest, lesson: name ?? null };
}

/** For so long the moves are named after the end, in milliseconds. */
const NAMING = 4000;

/**
 * The hardest technique that the player used: the moves are named one after another, the last one first.
 * @param {string} game @returns {Promise<Step | null>}
 */
async function usedIn(game) {
  const { techniques } = await call({ call: "techniques" });
  const order = techniques.map(({ id }) => id);
  const rank = (/** @type {Step} */ step) => 1000 * LEVELS.indexOf(step.level) + order.indexOf(step.technique);
  /** @type {Step | null} */ let hardest = null;
  const end = performance.now() + NAMING;
  for (let now = game; performance.now() < end; ) {
    const { verdict, hint } = await call({ call: "name", game: now });
    const step = verdict === "step" ? hint?.step : null;
    if (step && (!hardest || rank(step) > rank(hardest))) hardest = step;
    const before = await call({ call: "undo", game: now });
    if (!before.board.undo) break;
    now = before.game;
  }
  return hardest;
}

/** The technique to learn next: one that this puzzle needed, or else the next of the course. @param {Step[]} steps */
function nextLesson(steps) {
  const all = CHAPTERS.flatMap(([, ids]) => ids).filter((id) => !course.isLearnt(id));
  return all.find((id) => steps.some(({ technique }) => technique === id)) ?? all[0];
}

/** A fact of the card. @param {string} name @param {string} value */
const tile = (name, value) => el("div", {}, el("dt", {}, name), el("dd", {}, value));

/** @param {Entry} entry @param {Step | null} hardest @param {Level} level */
function facts(entry, hardest, level) {
  const earlier = alike({ level, side: store.board.side }).filter(({ id }) => id !== entry.id).map(({ seconds }) => seconds);
  const best = earlier.length ? Math.min(...earlier) : Infinity;
  const isBest = entry.seconds < best;
  const list = el("dl", { className: "tiles" },
    tile(t("page-your-best", { level: levelName(level) }), isBest ? (earlier.length ? t("page-new-best") : t("page-first-best")) : clock(best)),
    tile(t("page-hardest-step"), hardest?.name ?? "–"),
    tile(t("page-hints-used"), String(entry.hints ?? 0)));
  if (settings.compare) list.append(tile(t("page-mistakes"), String(entry.mistakes ?? 0)));
  return list;
}

/** What to play next: another puzzle of the day, or another one of the same level. @param {Entry} entry @param {Level} level */
function next(entry, level) {
  const day = entry.daily && nextDaily(entry.daily);
  return day ? day() : fresh(entry.shape ?? (store.board.side === 9 ? "3x3" : "2x2"), level);
}

/** A way to the next lesson. @param {{ id: string, name: string }} lesson @param {() => void} leave */
function door({ id, name }, leave) {
  const choice = button("", () => {
    leave();
    document.dispatchEvent(new CustomEvent("lesson", { detail: id }));
  }, { className: "choice" });
  choice.append(el("span", {}, t("page-next-lesson")), el("strong", {}, name));
  return choice;
}

/** Shows the card for the game on the board and stores the result. */
export async function finishCard() {
  const entry = library.current;
  if (!entry) return;
  const start = await beginning(store.game);
  const { hardest, lesson } = await wayOf(start).catch(() => ({ hardest: null, lesson: null }));
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
  const list = facts(entry, hardest, level);
  const told = el("p", { className: "big" }, clock(seconds));
  const alone = hints ? [] : [el("p", {}, el("span", { className: "chip good" }, t("page-solved-alone")))];
  const learn = lesson && door(lesson, () => dialog.close());
  const dialog = show(t("page-solved-title"), told, ...alone, el("p", { className: "about-it" }, about), list, ...(learn ? [learn] : []),
    el("div", { className: "tools ends" },
      button(t("page-share-result"), () => copyOrShare(text, start, status)),
      button(t("page-save-picture"), () => savePuzzle(start, about)),
      button(t("page-look-back"), () => dialog.close()), button(t("page-statistics"), statisticsDialog), goOn), status);
  dialog.classList.add("finish");
  keep(result);
  goOn.focus();
  const used = await usedIn(store.game).catch(() => null);
  if (used && list.isConnected) list.append(tile(t("page-hardest-used"), used.name));
}
