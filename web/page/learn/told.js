// Explanations whose names of cells and houses light them on the board.
import { button, el } from "../dom.js";
import { store } from "../state/store.js";
import { houseName, t } from "../words/words.js";

/** @import { Step, Token } from "../../types/wire" */

/** The cells that a word of an explanation refers to. @param {Token} token @returns {number[]} */
function cellsOf(token) {
  if ("cell" in token) return [store.cell(token.cell)];
  if ("candidate" in token) return [store.cell(token.candidate.split("=")[0])];
  return store.board.houses.find((house) => "house" in token && house.name === token.house)?.cells ?? [];
}

/** The cells that are named in a text. @param {string} text */
export const cellsIn = (text) => (text.match(/r\d+c\d+/g) ?? []).map((name) => store.cell(name)).filter((cell) => cell >= 0);

/** A word that highlights cells. @param {string} text @param {() => number[]} cells */
export function word(text, cells) {
  const element = button(text, () => store.light(cells()), { className: "word" });
  element.addEventListener("pointerenter", () => store.light(cells()));
  element.addEventListener("focus", () => store.light(cells()));
  element.addEventListener("pointerleave", () => store.light([]));
  element.addEventListener("blur", () => store.light([]));
  return element;
}

/** A text in which the names of cells highlight these cells. @param {string} text @returns {(Node | string)[]} */
export function withCells(text) {
  return text.split(/(r\d+c\d+)/).map((part, at) => (at % 2 ? word(part, () => cellsIn(part)) : part));
}

/** A house in the language of its explanation. @param {Step} step @param {string} name */
function houseWord(step, name) {
  const house = store.board.houses.find((one) => one.name === name);
  return !house || step.text.includes(name) ? name : houseName(house);
}

/** The number of the line that a token begins, or 0. @param {Token} token */
const lineOf = (token) => ("text" in token && Number(token.text.match(/^\((\d+)\)$/)?.[1])) || 0;

/** @param {Step} step @param {boolean} [named] whether it begins with the name of the technique */
export function explanation(step, named = true) {
  const paragraph = el("p", {}, ...(named ? [el("strong", {}, `${step.name}: `)] : []));
  /** @type {HTMLElement} */ let into = paragraph;
  for (const [at, token] of step.tokens.entries()) {
    // The inside of a long case within a case is folded.
    const line = lineOf(step.tokens[at + 1] ?? token);
    const fold = line && step.left_out?.find(([first, last]) => first <= line && line <= last + 1);
    if (fold && line === fold[0]) {
      const summary = el("summary", {}, t("page-lines-folded", { n: fold[1] - fold[0] + 1 }));
      into = el("details", {}, summary);
      paragraph.append(into);
    } else if (fold && line > fold[1]) into = paragraph;
    // A fold is a block, so no line ends beside it.
    if (fold && (line === fold[0] || line > fold[1])) continue;
    if ("text" in token) into.append(token.text);
    else if ("digit" in token) into.append(token.digit);
    else {
      const name = "house" in token ? houseWord(step, token.house) : "cell" in token ? token.cell : token.candidate;
      into.append(word(name, () => cellsOf(token)));
    }
  }
  return paragraph;
}
