// Saves games, results and settings as one file, and reads such a file.
import { library } from "../state/library.js";
import { choose, settings } from "../state/settings.js";
import { store } from "../state/store.js";
import { moreWords, t } from "../words/words.js";
import { save } from "./picture.js";
import { keep, solved } from "./records.js";
import { take as shelve } from "./shelf.js";

await moreWords();

/** @import { Entry } from "../state/library.js" */

const FORMAT = "whydoku 1";

/** Saves everything as a file. */
export function saveAll() {
  library.write();
  const games = library.games.map((entry) => ({ entry, game: library.read(entry) }));
  const all = { format: FORMAT, games, solved: solved(), settings };
  save(new Blob([JSON.stringify(all)], { type: "application/json" }), `whydoku-${new Date().toISOString().slice(0, 10)}.json`);
}

/** @param {any} entry @returns {entry is Entry} */
const isEntry = (entry) => typeof entry?.id === "string" && typeof entry.name === "string" && [entry.seconds, entry.changed, entry.left].every(Number.isFinite);

/**
 * Takes over from a file the games that are missing or older here, the results and the settings.
 * @param {string} text @returns {number | null} the number of games taken; `null` if the file is not one of ours
 */
export function read(text) {
  try {
    const { format, games, solved: done, settings: chosen } = JSON.parse(text);
    if (format !== FORMAT || !Array.isArray(games)) return null;
    const taken = games.filter(({ entry, game }) => isEntry(entry) && typeof game === "string" && shelve(entry, game));
    if (Array.isArray(done)) done.filter((one) => typeof one?.id === "string" && Number.isFinite(one.seconds)).forEach(keep);
    // The language of the page stays as it is.
    const known = Object.entries(chosen ?? {}).filter(([name, value]) => name in settings && name !== "language" && typeof value === typeof /** @type {any} */ (settings)[name]);
    choose(Object.fromEntries(known));
    dispatchEvent(new Event("chosen"));
    return taken.length;
  } catch {
    return null;
  }
}

/** A message about the result of reading a file. @param {number | null} count */
export const told = (count) => (count === null ? t("page-no-saved-games") : t("page-games-taken", { n: count }));

/** Reads a file that was dropped on the page. @param {string} text */
export function take(text) {
  store.say(told(read(text)));
}
