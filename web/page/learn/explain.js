// An explanation whose words light up what they are about.
import { button, el } from "../dom.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";

/** The cells that a word of an explanation is about. @param {any} token @returns {number[]} */
function cellsOf(token) {
  const name = token.cell ?? token.candidate?.split("=")[0];
  if (name) return [store.cell(name)];
  return store.board.houses.find((/** @type {any} */ house) => house.name === token.house)?.cells ?? [];
}

/** A word that lights up cells. @param {string} text @param {() => number[]} cells */
export function word(text, cells) {
  const element = button(text, () => store.light(cells()), { className: "word" });
  element.addEventListener("pointerenter", () => store.light(cells()));
  element.addEventListener("focus", () => store.light(cells()));
  element.addEventListener("pointerleave", () => store.light([]));
  element.addEventListener("blur", () => store.light([]));
  return element;
}

/** A text in which the names of cells light them up. @param {string} text @returns {(Node | string)[]} */
export function withCells(text) {
  return text.split(/(r\d+c\d+)/).map((part, at) => (at % 2 ? word(part, () => [store.cell(part)].filter((cell) => cell >= 0)) : part));
}

/** Houses as explanations call them. @type {Record<string, string>} */
const HOUSES = { box: t("box"), region: t("region"), row: t("row"), column: t("column"), diagonal: t("diagonal"), window: t("window") };

/** A house in the language of its explanation. @param {any} step @param {string} house */
function houseWord(step, house) {
  const [kind, number] = house.split(" ");
  return step.text.includes(house) ? house : `${HOUSES[kind] ?? kind} ${number}`;
}

/** @param {any} step */
export function explanation(step) {
  const paragraph = el("p", {}, el("strong", {}, `${step.name}: `));
  for (const token of step.tokens) {
    const plain = token.text ?? token.digit;
    if (plain !== undefined) paragraph.append(plain);
    else paragraph.append(word(token.house ? houseWord(step, token.house) : token.cell ?? token.candidate, () => cellsOf(token)));
  }
  return paragraph;
}
