// All that is kept as one file, and such a file taken over: games, what was solved, settings.
import { library } from "../state/library.js";
import { choose, settings } from "../state/settings.js";
import { store } from "../state/store.js";
import { moreWords, t } from "../words/words.js";
import { save } from "./picture.js";
import { keep, solved } from "./records.js";

await moreWords();

/** @import { Entry } from "../state/library.js" */

const FORMAT = "pencilmark 1";

/** Hands all that is kept to the player as a file. */
export function saveAll() {
  library.write();
  const games = library.games.map((entry) => ({ entry, game: library.read(entry) }));
  const all = { format: FORMAT, games, solved: solved(), settings };
  save(new Blob([JSON.stringify(all)], { type: "application/json" }), `pencilmark-${new Date().toISOString().slice(0, 10)}.json`);
}

/** @param {any} entry @returns {entry is Entry} */
const isEntry = (entry) => typeof entry?.id === "string" && typeof entry.name === "string" && [entry.seconds, entry.changed, entry.left].every(Number.isFinite);

/**
 * Takes the games of a file over that are not here, or older here; what was solved; and settings.
 * @param {string} text @returns {number | null} how many games; nothing where the file is none of ours
 */
export function read(text) {
  try {
    const { format, games, solved: done, settings: chosen } = JSON.parse(text);
    if (format !== FORMAT || !Array.isArray(games)) return null;
    const taken = games.filter(({ entry, game }) => isEntry(entry) && typeof game === "string" && library.take(entry, game));
    if (Array.isArray(done)) done.filter((one) => typeof one?.id === "string" && Number.isFinite(one.seconds)).forEach(keep);
    // Whoever reads this page goes on reading it in the same language.
    const known = Object.entries(chosen ?? {}).filter(([name, value]) => name in settings && name !== "language" && typeof value === typeof /** @type {any} */ (settings)[name]);
    choose(Object.fromEntries(known));
    dispatchEvent(new Event("chosen"));
    return taken.length;
  } catch {
    return null;
  }
}

/** What came of reading a file, in words. @param {number | null} count */
export const told = (count) => (count === null ? t("page-no-saved-games") : t("page-games-taken", { n: count }));

/** Takes over a file that was dropped on the page. @param {string} text */
export function take(text) {
  store.say(told(read(text)));
}
