// The rating of a puzzle, in words.
import { call } from "../engine/engine.js";
import { library } from "../state/library.js";
import { language, moreWords, t } from "../words/words.js";

await moreWords();

/**
 * The rating of a game's puzzle. Stores the level and the rating, which are shown beside the title.
 * @param {string} game @param {import("../state/library.js").Entry | null} entry @returns {Promise<string>}
 */
export async function rated(game, entry) {
  const rating = await call({ call: "rate", game }).then((answer) => answer.rating, () => undefined);
  const er = rating?.er?.toLocaleString(language, { minimumFractionDigits: 1 });
  if (entry && !entry.level && rating?.hodoku_level) entry.level = /** @type {import("../../types/wire").Level} */ (rating.hodoku_level.toLowerCase());
  if (er && entry) library.rate(entry, `SE ${er}`);
  const level = rating?.hodoku_level && `${t(`page-level-${rating.hodoku_level.toLowerCase()}`)} ${rating.hodoku_score}`;
  return [er && `Sudoku Explainer ${er}`, level && `HoDoKu ${level}`].filter(Boolean).join(" · ");
}
