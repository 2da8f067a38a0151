// Adds games to the list and removes them from it.
import { kept } from "../state/settings.js";
import { INDEX, library, place } from "../state/library.js";

/** @import { Entry } from "../state/library.js" */

/** @param {Entry[]} games in any order */
function list(games) {
  library.games = games.sort((one, other) => other.changed - one.changed);
  kept.write(INDEX, JSON.stringify(library.games));
}

/** The other games in the list. @param {Entry} entry */
function others(entry) {
  library.merge();
  return library.games.filter(({ id }) => id !== entry.id);
}

/** Adds a game from a file, unless it is being played or the stored one is as new. @param {Entry} entry @param {string} game */
export function take(entry, game) {
  library.merge();
  const same = library.games.find(({ id }) => id === entry.id);
  if (same && (same === library.current || same.changed >= entry.changed)) return false;
  kept.write(place(entry.id), game);
  list([...others(entry), entry]);
  return true;
}

/** Removes a game. @param {Entry} entry @returns {() => void} a function that brings it back */
export function remove(entry) {
  const game = library.read(entry) ?? "";
  kept.remove(place(entry.id));
  list(others(entry));
  return () => {
    kept.write(place(entry.id), game);
    list([...others(entry), entry]);
  };
}
