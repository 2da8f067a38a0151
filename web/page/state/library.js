// The player's games, stored in the browser after every change. All tabs of the page share the list.
import { kept } from "./settings.js";

export const INDEX = "whydoku.games";
const TYPED = "whydoku.typed";
const MOST = 200;

/** A test: the chapter, the techniques of its positions, the current position, and how many answers were right. @typedef {{ chapter: string, of: string[], at: number, right: number }} Exam */

/**
 * @typedef {{ id: string, name: string, seconds: number, changed: number, left: number,
 *   practise?: string, seed?: number, rated?: string, shape?: string, level?: import("../../types/wire").Level, author?: string, words?: string,
 *   open?: number, daily?: string, hints?: number, mistakes?: number, exam?: Exam, judged?: boolean }} Entry
 */

export const place = (/** @type {string} */ id) => `whydoku.game.${id}`;

/** The list as it is stored. @returns {Entry[]} */
function listed() {
  try {
    const list = JSON.parse(kept.read(INDEX) ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

class Library {
  /** Newest first. */ games = listed();
  /** @type {Entry | null} */ current = null;

  constructor() {
    addEventListener("storage", ({ key, newValue }) => {
      if (key === INDEX) this.merge();
      if (this.current && key === place(this.current.id)) dispatchEvent(new CustomEvent("elsewhere", { detail: newValue }));
    });
  }
  /** A puzzle that is being typed in. @returns {string | null} */
  get typed() {
    return kept.read(TYPED);
  }
  set typed(game) {
    if (game) kept.write(TYPED, game);
    else if (this.typed) kept.remove(TYPED);
  }
  /** @param {string} name @param {Partial<Entry>} [more] */
  begin(name, more = {}) {
    const id = Date.now().toString(36) + Math.random().toString(36).slice(2, 6);
    this.current = { id, name, seconds: 0, changed: Date.now(), left: 0, ...more };
    this.games.unshift(this.current);
  }
  /** @param {string} game @param {import("../../types/wire").Board} board */
  save(game, board) {
    if (!this.current) return;
    this.current.changed = Date.now();
    this.current.left = board.cells.filter((cell) => !cell.digit).length;
    this.current.open = board.cells.filter((cell) => !cell.given).length;
    kept.write(place(this.current.id), game);
    this.write();
  }
  /** Takes over the entries of other tabs, except for the game that is played in this one. */
  merge() {
    const { current } = this;
    const others = listed().filter(({ id }) => id !== current?.id);
    const all = current ? [current, ...others] : others;
    this.games = all.sort((one, other) => other.changed - one.changed);
  }
  /** Stores the rating of a puzzle. @param {Entry} entry @param {string} rated */
  rate(entry, rated) {
    entry.rated = rated;
    this.write();
    dispatchEvent(new Event("rated"));
  }
  write() {
    this.merge();
    for (const old of this.games.splice(MOST)) kept.remove(place(old.id));
    kept.write(INDEX, JSON.stringify(this.games));
  }
  /** @param {Entry} entry */
  read(entry) {
    return kept.read(place(entry.id));
  }
}

export const library = new Library();
