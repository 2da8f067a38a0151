// Applies a digit key to the selected cells, as one action.
import { library } from "../state/library.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";

/** @import { Action, Cell } from "../../types/wire" */
/** @typedef {import("../board/board.js").SudokuBoard} Board */

/** @param {Board} board */
export const chosen = (board) => [...board.selection].sort((a, b) => a - b).map((at) => store.board.cells[at]);

/**
 * The cells in which a mark changes: those without it, or all of them if they all have it.
 * @param {Cell[]} cells @param {(cell: Cell) => boolean | undefined} has
 */
function toChange(cells, has) {
  const without = cells.filter((cell) => !has(cell));
  return without.length ? without : cells;
}

/** The digit that was last refused because it is crossed out, with its game: a second press writes it. */
let asked = "";

/** Whether the player has crossed out a digit that no house of the cell excludes. @param {Cell} cell @param {string} digit */
function isCrossedOut(cell, digit) {
  if (cell.digit || !cell.candidates || cell.candidates.includes(digit) || store.game.includes("\nrule ")) return false;
  const at = store.cell(cell.name);
  return !store.board.houses.some(({ cells }) => cells.includes(at) && cells.some((other) => store.board.cells[other].digit === digit));
}

/** @param {Board} board @param {string} digit @param {string} mode */
export async function enter(board, digit, mode) {
  if (store.choosing) return filter(digit);
  const cells = chosen(board);
  if (mode === "digit" && cells.length === 1 && isCrossedOut(cells[0], digit) && asked !== `${digit} ${store.game}`) {
    asked = `${digit} ${store.game}`;
    return store.say(t("page-crossed-out", { digit, cell: cells[0].name }));
  }
  const actions = store.setting ? [{ write: `${cells[0].name}=${digit}` }] : wanted(cells, digit, mode);
  if (!actions) return clear(board);
  if (!actions.length) return store.say(t("page-cell-with-digit-takes"));
  const done = await store.act(actions);
  if (!done) return;
  if (store.setting) board.step(1);
  store.say(done.board.solved ? t("page-solved") : board.label(board.active));
}

/**
 * The actions that enter a digit, or `null` if the cell is to be cleared.
 * @param {Cell[]} cells @param {string} digit @param {string} mode @returns {Action[] | null}
 */
function wanted(cells, digit, mode) {
  if (mode === "colour") return paint(cells, Number(digit));
  if (mode === "mark") return paintCandidate(cells, digit, store.colour);
  if (mode === "digit" && cells.length === 1) {
    return cells[0].digit === digit ? null : [{ write: `${cells[0].name}=${digit}` }];
  }
  const empty = cells.filter((cell) => !cell.digit);
  // In an exercise, a candidate is crossed out in whichever mode the player thinks of.
  const crosses = store.view === "candidates" || store.board.filled_in;
  if (mode === "centre" && !(crosses && library.current?.practise)) {
    return toChange(empty, (cell) => cell.centre?.includes(digit)).map((cell) => ({ centre: `${cell.name}=${digit}` }));
  }
  if (crosses) {
    // All candidates are shown, so a digit key removes them and brings them back.
    return toChange(empty, (cell) => !cell.candidates?.includes(digit)).map((cell) => ({ exclude: `${cell.name}=${digit}` }));
  }
  return toChange(empty, (cell) => cell.notes?.includes(digit)).map((cell) => ({ note: `${cell.name}=${digit}` }));
}

/** Colours cells, or their candidate of the highlighted digit. @param {Cell[]} cells @param {number} colour */
function paint(cells, colour) {
  if (!(colour >= 1 && colour <= 9)) return [];
  const digit = store.filter;
  if (digit) return paintCandidate(cells, digit, colour);
  return toChange(cells, (cell) => cell.colours?.includes(colour)).map((cell) => ({ paint: { at: cell.name, colour } }));
}

/** @param {Cell[]} cells @param {string} digit @param {number} colour */
function paintCandidate(cells, digit, colour) {
  return cells.filter((cell) => !cell.digit).map((cell) => ({ paint: { at: `${cell.name}=${digit}`, colour } }));
}

/** @param {Board} board */
export async function clear(board) {
  const full = chosen(board).filter((cell) => (cell.digit && !cell.given) || cell.notes || cell.centre || cell.colours);
  const digits = full.filter((cell) => cell.digit && !cell.given);
  const notes = full.filter((cell) => !cell.given && (cell.notes || cell.centre) && !store.board.filled_in);
  const first = digits.length ? digits : notes.length ? notes : full.filter((cell) => cell.colours);
  if (!first.length) return store.say(t("page-there-nothing-wipe"));
  const done = await store.act(first.map((cell) => ({ clear: cell.name })));
  if (done) store.say(board.label(board.active));
}

/** @param {string} digit */
export function filter(digit) {
  store.choosing = false;
  store.filter = store.filter === digit ? null : digit;
  store.changed();
  store.say(store.filter ? t("page-looking-at-esc-ends", { digit }) : t("page-all-digits"));
}
