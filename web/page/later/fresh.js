// A new puzzle of a level; its rating by Sudoku Explainer is computed while it is played.
import { library } from "../state/library.js";
import { store } from "../state/store.js";
import { language, moreWords, t } from "../words/words.js";
import { rated } from "./rated.js";

await moreWords();

/** @import { Level } from "../../types/wire" */

/** @type {Level[]} */
export const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];

/** The name of a level with a capital letter. @param {string} level */
export function levelName(level) {
  const name = t(`page-level-${level}`);
  return name[0].toUpperCase() + name.slice(1);
}

/** The player's regional variant of the language of the page. */
const locale = navigator.languages.find((one) => one.startsWith(language)) ?? language;

/** A day in the language of the page. @param {Date} day @param {Intl.DateTimeFormatOptions} [options] */
export const dayName = (day, options = { day: "numeric", month: "long" }) => day.toLocaleDateString(locale, options);

/**
 * Begins a game with a new puzzle.
 * @param {string} shape @param {Level} level
 * @param {{ seed?: number, name?: string, daily?: string }} [more] by default a random seed
 * @returns {Promise<boolean>} whether a game has begun
 */
export async function fresh(shape, level, { seed = Math.floor(Math.random() * 2 ** 50), name, daily } = {}) {
  const made = await store.wonder({ call: "new", shape, level, seed });
  if (!made) return false;
  const title = name ?? t("page-puzzle-of-day", { day: dayName(new Date()) });
  const begun = await store.load(made.game, title, { level, shape, ...(daily ? { daily } : {}) });
  // Rating needs a further download, which players who save data do not get.
  const costly = /** @type {any} */ (navigator).connection?.saveData;
  if (begun && !costly) rated(store.game, library.current);
  return begun;
}
