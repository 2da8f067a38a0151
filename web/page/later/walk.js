// Shows steps on a separate board, one at a time, and long proofs branch by branch.
import { store } from "../state/store.js";

/** @import { Branches, Path } from "../state/store.js" */
/** @import { Step } from "../../types/wire" */

/** Starts to show a proof branch by branch, or shows all of it again. @param {Branches | null} branches */
export function read(branches) {
  store.branches = branches;
  return store.show();
}

/** Goes to another branch; past either end, the whole proof is shown. @param {number} by @returns {boolean} whether branches are shown */
export function leaf(by) {
  if (!store.branches) return false;
  const { at, all } = store.branches;
  read(all[at + by] ? { ...store.branches, at: at + by } : null);
  return true;
}

/** Shows a step on the player's board. @param {Step} step */
export function explain(step) {
  store.forget();
  store.step = step;
  return store.show();
}

/** @param {Omit<Path, "at">} path */
export async function walk(path) {
  store.say("");
  store.forget();
  store.path = { ...path, at: 0 };
  await goTo(0);
}

/** @param {number} at */
export async function goTo(at) {
  if (!store.path) return;
  store.branches = null;
  store.path.at = Math.max(0, Math.min(at, store.path.steps.length));
  store.step = store.path.steps[store.path.at] ?? null;
  await store.show();
}

/** Goes on or back: to another branch of a proof, or to another step. @param {number} by */
export function turn(by) {
  if (!leaf(by) && store.path) goTo(store.path.at + by);
}
