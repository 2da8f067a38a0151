// The puzzle that is being made: what is on the board, every earlier state, and how it is kept on the device.
import { kept } from "../../state/settings.js";

/** @import { Rule } from "../../../types/wire" */
/**
 * @typedef {object} Draft
 * @property {number} side
 * @property {[number, number]} boxes rows and columns of a box
 * @property {number[] | null} regions the region of each cell, if they are not boxes
 * @property {("diagonals" | "windows")[]} extras
 * @property {string[]} givens a digit or nothing for each cell
 * @property {Rule[]} rules
 * @property {string} title
 * @property {string} author
 * @property {string} words what the author says about the rules; nothing for our own text
 */

const KEY = "whydoku.bench";
/** Versions that are kept on the device. */
const VERSIONS = 20;

/** Rows and columns of a box, by the number of digits. @type {Record<number, [number, number]>} */
export const BOXES = { 4: [2, 2], 6: [2, 3], 8: [2, 4], 9: [3, 3] };

/** @param {number} side @returns {Draft} */
const blank = (side) => ({ side, boxes: BOXES[side], regions: null, extras: [], givens: Array(side * side).fill(""), rules: [], title: "", author: "", words: "" });

/** The name of a cell: `r1c1`. @param {number} at @param {number} side */
export const nameOf = (at, side) => `r${Math.floor(at / side) + 1}c${(at % side) + 1}`;

/** The number of a cell with this name. @param {string} name @param {number} side */
export function numberOf(name, side) {
  const [, row, column] = /** @type {RegExpExecArray} */ (/^r(\d+)c(\d+)$/.exec(name));
  return (Number(row) - 1) * side + Number(column) - 1;
}

/** The region of each cell of a board with boxes. @param {Draft} draft */
export function regionsOf({ side, boxes: [rows, columns], regions }) {
  const across = side / columns;
  return regions ?? Array.from({ length: side * side }, (_, at) => Math.floor(Math.floor(at / side) / rows) * across + Math.floor((at % side) / columns));
}

/** The draft as JSON of a puzzle, which the engine reads. @param {Draft} draft */
export function textOf({ side, boxes, regions, extras, givens, rules, title, author, words }) {
  const rows = regions && Array.from({ length: side }, (_, row) => regions.slice(row * side, (row + 1) * side).map((region) => region + 1).join(""));
  const shape = { ...(rows ? { regions: rows.join(" ") } : { boxes }), ...(extras.length ? { extras } : {}), ...(rules.length ? { ruled: true, rules } : {}) };
  return JSON.stringify({ schema: 1, shape, givens: givens.map((digit) => digit || ".").join(""), ...(title ? { title } : {}), ...(author ? { author } : {}), ...(words ? { rules: words } : {}) });
}

/** A draft with what a text of `textOf` says; `null` for boards that cannot be drawn on here. @param {any} json @returns {Draft | null} */
export function draftOf({ shape, givens, title = "", author = "", rules: words = "" }) {
  const side = Math.sqrt(givens.length);
  const extras = shape.extras ?? [];
  if (!BOXES[side] || extras.some((/** @type {unknown} */ extra) => typeof extra !== "string")) return null;
  const regions = shape.regions ? [...shape.regions.replaceAll(" ", "")].map((region) => Number(region) - 1) : null;
  return { ...blank(side), boxes: shape.boxes ?? BOXES[side], regions, extras, givens: [...givens].map((digit) => (digit === "." ? "" : digit)), rules: shape.rules ?? [], title, author, words };
}

/** @typedef {{ when: number, text: string }} Version */

class Model extends EventTarget {
  draft = blank(9);
  /** @type {string[]} */ #past = [];
  /** @type {string[]} */ #future = [];
  /** The number of the last change, so that late answers can be told. */ edition = 0;
  /** The rule that was added or changed last. @type {Rule | null} */ last = null;

  constructor() {
    super();
    try {
      const { draft } = JSON.parse(kept.read(KEY) ?? "{}");
      if (draft && BOXES[draft.side]) this.draft = draft;
    } catch {
      // What cannot be read is replaced by an empty board.
    }
  }
  get canUndo() {
    return this.#past.length > 0;
  }
  get canRedo() {
    return this.#future.length > 0;
  }
  /** Changes the draft; one undo takes the change back. @param {(draft: Draft) => void} change @param {Rule | null} [rule] the rule it is about */
  edit(change, rule = null) {
    const before = JSON.stringify(this.draft);
    change(this.draft);
    if (JSON.stringify(this.draft) === before) return false;
    this.#past.push(before);
    this.#future = [];
    this.last = rule;
    this.#changed();
    return true;
  }
  /** @param {Rule} rule */
  add(rule) {
    return this.edit((draft) => draft.rules.push(rule), rule);
  }
  undo() {
    return this.#turn(this.#past, this.#future);
  }
  redo() {
    return this.#turn(this.#future, this.#past);
  }
  /** @param {string[]} from @param {string[]} to */
  #turn(from, to) {
    const state = from.pop();
    if (state === undefined) return false;
    to.push(JSON.stringify(this.draft));
    this.draft = JSON.parse(state);
    this.last = null;
    this.#changed();
    return true;
  }
  /** Begins anew on an empty board; that can be undone, too. @param {number} side */
  clear(side) {
    this.edit((draft) => Object.assign(draft, blank(side)));
  }
  /** @param {Draft} draft */
  open(draft) {
    this.edit((own) => Object.assign(own, draft));
  }
  #changed() {
    this.edition += 1;
    this.#keep(this.versions);
    this.dispatchEvent(new Event("change"));
  }
  /** @param {Version[]} versions */
  #keep(versions) {
    kept.write(KEY, JSON.stringify({ draft: this.draft, versions }));
  }
  /** The versions that were published or tested, the latest first. @returns {Version[]} */
  get versions() {
    try {
      return JSON.parse(kept.read(KEY) ?? "{}").versions ?? [];
    } catch {
      return [];
    }
  }
  /** Keeps the draft as a version. */
  version() {
    const text = JSON.stringify(this.draft);
    const { versions } = this;
    if (versions[0]?.text !== text) this.#keep([{ when: Date.now(), text }, ...versions].slice(0, VERSIONS));
  }
}

export const model = new Model();
