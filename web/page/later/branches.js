// A long proof, one assumption at a time: what follows from it is a branch with its own picture.
import { button, el } from "../dom.js";
import { withCells } from "../learn/told.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { leaf, read } from "./walk.js";

/** @import { CandidateMark, CellMark, HouseMark, Line, Link, Step, View } from "../../types/wire" */
/** @import { Branch } from "../state/store.js" */

/** Proofs of up to this many lines are not divided. */
const SHORT = 8;

/** The lines of a proof. @param {Step} step @returns {Line[]} */
function linesOf({ argument }) {
  if (argument.kind === "net") return argument.lines;
  return argument.kind === "pattern" ? (argument.cases ?? []) : [];
}

/** A short form of a line. @param {Line} line */
const short = (line) => line.true?.replace("=", " = ") ?? line.false?.replace("=", " ≠ ") ?? "✗";

/** The marks of a branch. @param {Line[]} lines @param {number[]} numbers of its lines @param {Step} step @returns {View} */
function viewOf(lines, numbers, step) {
  /** @type {CandidateMark[]} */ const candidates = [];
  /** @type {CellMark[]} */ const cells = [];
  /** @type {HouseMark[]} */ const houses = [];
  /** @type {Link[]} */ const links = [];
  for (const number of numbers) {
    const line = lines[number];
    const to = line.true ?? line.false;
    if (to) candidates.push({ candidate: to, role: line.why === "suppose" ? "defining" : line.true ? "on" : "off" });
    const grounds = line.why === "excluded" ? [line.by] : line.why === "last" ? line.lines : [];
    for (const ground of grounds) {
      const from = lines[ground].true ?? lines[ground].false;
      if (from && to && from !== to) links.push({ from, to, strong: line.why === "last" });
    }
    if (to || line.why !== "last") continue;
    // This cell has no candidate left, or this house has no place left for the digit.
    const { premise } = line;
    if ("cell" in premise) cells.push({ cell: premise.cell, role: "removed" });
    else if ("house" in premise) houses.push({ house: premise.house, role: "cover" });
  }
  const concluded = step.conclusions.filter((text) => text.includes("<>")).map((text) => text.replace("<>", "="));
  const known = new Set(candidates.map(({ candidate }) => candidate));
  candidates.push(...concluded.filter((one) => !known.has(one)).map((candidate) => ({ candidate, role: /** @type {const} */ ("removed") })));
  return { candidates, cells, houses, links };
}

/** The branches of a long proof; a short one has none. @param {Step} step @returns {Branch[]} */
export function branchesOf(step) {
  const lines = linesOf(step);
  if (lines.length <= SHORT) return [];
  /** @type {number[][]} */ const found = [];
  /** The current branch at each depth: the numbers of its lines. @type {number[][]} */ const open = [];
  lines.forEach((line, number) => {
    const depth = line.depth ?? 0;
    if (line.why === "suppose") found.push((open[depth] = [number]));
    else open[depth]?.push(number);
  });
  if (found.length < 2) return [];
  return found.map((numbers) => ({
    name: short(lines[numbers[0]]),
    text: numbers.map((number) => short(lines[number])).join(" → "),
    view: viewOf(lines, numbers, step),
  }));
}

/** The controls that open the branches of a step and lead through them. @param {Step} step @returns {HTMLElement[]} */
export function branchBar(step) {
  const { branches } = store;
  if (branches?.step !== step) {
    const all = branchesOf(step);
    if (!all.length) return [];
    return [el("p", { className: "tools" }, button(t("page-branches"), () => read({ step, all, at: 0 })))];
  }
  const { all, at } = branches;
  const back = button(t("page-previous-p"), () => leaf(-1));
  const on = button(t("page-next-n"), () => leaf(1), { className: "primary" });
  return [
    el("div", { className: "branch" },
      el("p", {}, el("strong", {}, t("page-branch", { n: at + 1, all: all.length, name: all[at].name }))),
      el("p", {}, ...withCells(all[at].text)),
      el("p", { className: "tools" }, back, on, button(t("page-branch-whole"), () => read(null)))),
  ];
}
