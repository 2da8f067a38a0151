// The solved puzzles, stored on the device apart from the games: deleting a game does not delete its result.
import { kept } from "../state/settings.js";

const KEY = "whydoku.solved";

/**
 * @typedef {{ id: string, at: number, level: import("../../types/wire").Level, side: number, seconds: number,
 *   hints: number, mistakes?: number, hardest?: string, daily?: string, rated?: string }} Solved
 */

/** The solved puzzles, oldest first. @returns {Solved[]} */
export function solved() {
  try {
    const list = JSON.parse(kept.read(KEY) ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Records that a puzzle was solved; only the first time counts. @param {Solved} one */
export function keep(one) {
  const list = solved();
  if (list.some(({ id }) => id === one.id)) return;
  kept.write(KEY, JSON.stringify([...list, one]));
}

/** The solved puzzles of a level and a size. @param {Pick<Solved, "level" | "side">} sort */
export const alike = ({ level, side }) => solved().filter((one) => one.level === level && one.side === side);
