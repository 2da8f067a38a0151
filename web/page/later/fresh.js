// A new puzzle of a level; its rating by Sudoku Explainer is computed while it is played.
import { library } from "../state/library.js";
import { store } from "../state/store.js";
import { language, moreWords, t } from "../words/words.js";
import { rated } from "./rated.js";

await moreWords();

/** @import { Level } from "../../types/wire" */

/** @type {Level[]} */
export const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];

/** What the boards of new puzzles are called if they are not classic ones. @type {Record<string, string>} */
export const KINDS = {
  "3x3+killer": "page-kind-killer",
  "jigsaw-9": "page-kind-jigsaw",
  "3x3+anti-knight": "page-kind-anti-knight",
  "3x3+dots": "page-kind-dots",
  "3x3+diagonals": "page-kind-diagonals",
  "3x3+windows": "page-kind-windows",
};

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
  const kind = t(KINDS[shape] ?? "page-classic");
  const title = name ?? t("page-puzzle-named", { kind, level: t(`page-level-${level}`), day: dayName(new Date()), n: String(seed % 10_000).padStart(4, "0") });
  const begun = await store.load(made.game, title, { level, shape, ...(daily ? { daily } : {}) });
  // Rating needs a further download, which players who save data do not get.
  const costly = /** @type {any} */ (navigator).connection?.saveData;
  if (begun && !costly) rated(store.game, library.current);
  return begun;
}
