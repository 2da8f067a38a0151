// The player's games, kept by the browser after every change.

const INDEX = "pencilmark.games";
const MOST = 200;

/**
 * @typedef {{ id: string, name: string, seconds: number, changed: number, left: number,
 *   practise?: string, seed?: number, rated?: string }} Entry
 */

const place = (/** @type {string} */ id) => `pencilmark.game.${id}`;

class Library {
  /** The newest first. @type {Entry[]} */ games = [];
  /** @type {Entry | null} */ current = null;

  constructor() {
    try {
      this.games = JSON.parse(localStorage.getItem(INDEX) ?? "[]");
    } catch {
      this.games = [];
    }
  }
  /** @param {string} name @param {Partial<Entry>} [more] */
  begin(name, more = {}) {
    const id = Date.now().toString(36) + Math.random().toString(36).slice(2, 6);
    this.current = { id, name, seconds: 0, changed: Date.now(), left: 0, ...more };
    this.games.unshift(this.current);
    for (const old of this.games.splice(MOST)) localStorage.removeItem(place(old.id));
  }
  /** @param {string} game @param {import("../../types/wire").Board} board */
  save(game, board) {
    if (!this.current) return;
    this.current.changed = Date.now();
    this.current.left = board.cells.filter((cell) => !cell.digit).length;
    this.games = [this.current, ...this.games.filter((entry) => entry !== this.current)];
    localStorage.setItem(place(this.current.id), game);
    this.write();
  }
  /** Keeps how hard a puzzle is. @param {Entry} entry @param {string} rated */
  rate(entry, rated) {
    entry.rated = rated;
    this.write();
  }
  write() {
    localStorage.setItem(INDEX, JSON.stringify(this.games));
  }
  /** @param {Entry} entry */
  read(entry) {
    return localStorage.getItem(place(entry.id));
  }
  /** @param {Entry} entry */
  remove(entry) {
    this.games = this.games.filter((other) => other !== entry);
    if (this.current === entry) this.current = null;
    localStorage.removeItem(place(entry.id));
    this.write();
  }
}

export const library = new Library();
