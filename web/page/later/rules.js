// The rules of the puzzle beside the board: the setter's words and ours. Each name lights the marks that it is about.
import { button, el } from "../dom.js";
import { word } from "../learn/told.js";
import { call } from "../engine/engine.js";
import { openSheet } from "../play/sheet.js";
import { library } from "../state/library.js";
import { store } from "../state/store.js";
import { moreWords, t } from "../words/words.js";
import { styled } from "./styled.js";

await Promise.all([moreWords(), styled()]);

/** @import { Rule } from "../../types/wire" */

/** The game whose rules are known, and these rules. */
let known = { shape: "", rules: /** @type {Rule[]} */ ([]) };

/** The lines of a saved game that describe its board. @param {string} game */
const boardOf = (game) => game.split("\n").filter((line) => line.startsWith("shape ") || line.startsWith("rule ")).join("\n");

/** The rules beyond houses of the board in play. @returns {Promise<Rule[]>} */
export async function rulesOf() {
  const { game } = store;
  const shape = boardOf(game);
  if (known.shape === shape) return known.rules;
  const answer = shape.includes("\nrule ") ? await call({ call: "write", game, format: "json" }).catch(() => null) : null;
  known = { shape, rules: answer ? JSON.parse(answer.text).shape.rules ?? [] : [] };
  return known.rules;
}

/** What tells apart rules of one kind that have names of their own: dots by their number, moves by their steps. @param {Rule} rule */
export function kindOf({ rule, number, numbers, relations }) {
  if (rule === "difference" && number === 1) return "white-dot";
  if (rule === "ratio" && number === 2) return "black-dot";
  if (rule === "sum" && (number === 5 || number === 10)) return "xv";
  if (rule === "move") return { "1,2": "knight", "1,1": "king" }[String([...(numbers ?? [])].sort())] ?? "move";
  if (rule === "no-other") return relations?.length === 1 && relations[0].rule === "difference" ? "consecutive" : "no-other";
  return rule;
}

/** @param {Rule[]} rules @returns {Map<string, Rule[]>} the rules by what they are called */
function grouped(rules) {
  /** @type {Map<string, Rule[]>} */ const groups = new Map();
  for (const rule of rules) {
    const kind = kindOf(rule);
    groups.set(kind, [...(groups.get(kind) ?? []), rule]);
  }
  return groups;
}

/** The kinds of houses beyond rows, columns and boxes that the board has. */
function houses() {
  const kinds = new Set(store.board.houses.map(({ kind }) => kind));
  return ["region", "diagonal", "window", "extra"].filter((kind) => kinds.has(kind));
}

/** The names of all that is special about the board, such as "Killer cages". @param {Rule[]} rules */
export const names = (rules) => [...houses().map((kind) => t(`page-rule-${kind}`)), ...[...grouped(rules).keys()].map((kind) => t(`page-rule-${kind}`))];

/** A rule of the board: its name, which lights its cells, and what it says. @param {string} kind @param {() => number[]} cells */
function entry(kind, cells) {
  return el("li", {}, word(t(`page-rule-${kind}`), cells), " ", el("span", {}, t(`page-rule-${kind}-what`)));
}

/** Windows in which the whole card has room. */
const roomy = matchMedia("(min-width: 80rem) and (min-height: 52rem)");
/** The card that is shown: what its rules depend on. */
let drawn = "";

/** Draws the rules into a card; what is above them there stays. @param {HTMLElement} card */
export async function draw(card) {
  const now = boardOf(store.game) + store.setting + library.current?.words;
  if (now === drawn) return;
  drawn = now;
  const rules = await rulesOf();
  if (drawn !== now) return;
  const own = store.setting ? "" : (library.current?.words ?? "");
  const list = [
    ...houses().map((kind) => entry(kind, () => store.board.houses.filter((house) => house.kind === kind).flatMap((house) => house.cells))),
    ...[...grouped(rules)].map(([kind, ones]) => entry(kind, () => ones.flatMap(({ cells = [], others = [] }) => [...cells, ...others].map((name) => store.cell(name))))),
  ];
  card.querySelectorAll(".rules-body").forEach((one) => one.remove());
  const words = own ? [el("blockquote", {}, own)] : [];
  if (!list.length && !own) return;
  const summary = el("summary", {}, el("strong", {}, names(rules).join(" · ") || t("page-rules")));
  card.append(el("details", { className: "rules-body", open: roomy.matches }, summary, ...words, ...(list.length ? [el("ul", { className: "rule-list" }, ...list)] : [])));
  door(names(rules));
}

/** Phones have no room for the card: the names of the rules below the title open it. @param {string[]} all */
function door(all) {
  const open = button(`${all.join(" · ") || t("page-rules")} ⌄`, () => {
    const shown = document.body.dataset.sheet === "rules";
    /** @type {HTMLDetailsElement | null} */ (document.querySelector("#rules details"))?.setAttribute("open", "");
    openSheet(shown ? "" : "rules");
  }, { className: "rules-door" });
  document.querySelector(".rules-door")?.remove();
  document.querySelector("#facts")?.after(open);
}

/** Removes the rules of the game before. */
export function clear() {
  drawn = "";
  document.querySelectorAll(".rules-body, .rules-door").forEach((one) => one.remove());
}

/** What rules say about a cell, for people who do not see the board. @param {number} at @returns {string[]} */
export function told(at) {
  const name = store.board.cells[at].name;
  return known.shape === boardOf(store.game) ? known.rules.flatMap((rule) => {
    const { cells = [], others = [], number } = rule;
    const all = [...cells, ...others];
    if (!all.includes(name)) return [];
    const kind = kindOf(rule);
    const list = all.filter((other) => other !== name);
    const what = t(`page-rule-${kind}-one`, { number: number ?? rule.digits?.join(" ") ?? "" }).trim();
    return [list.length && list.length < 12 ? t("page-rule-with", { what, list: list.join(" ") }) : what];
  }) : [];
}
