// The cards beside the board: how many solutions there are, why there are none, how a person solves it, what could go, what
// could be added, and the rules in words.
import { button, el } from "../../dom.js";
import { t } from "../../words/words.js";
import { levelName } from "../fresh.js";
import { CLASSES } from "./known.js";
import { live } from "./live.js";
import { model } from "./model.js";
import { toolIcon } from "./paint.js";
import { rulesText, toolOf } from "./tools.js";

/** @import { PuzzlePiece, Step } from "../../../types/wire" */
/** @import { Canvas } from "./canvas.js" */

const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];

/** @param {string} name @param {(Node | string)[]} children */
const card = (name, ...children) => el("section", { className: `card bench-${name}` }, ...children);
/** @param {string} text @param {(Node | string)[]} more */
const head = (text, ...more) => el("header", { className: "bench-head" }, el("h3", {}, text), ...more);
const chip = (/** @type {string} */ text, /** @type {string} */ kind) => el("span", { className: `bench-chip ${kind}` }, text);

/** The number of solutions in a few words. */
export function headline() {
  const { verdict, counts } = live;
  if (verdict === "several" && counts && counts.limit > 1) return counts.solutions < counts.limit ? t("page-make-several", { n: counts.solutions }) : t("page-make-many", { n: counts.limit });
  return t(`page-make-is-${verdict}`);
}

/** What is said below it. */
export function subline() {
  const { verdict, counts, message, took, why } = live;
  if (live.ahead) return t(`page-make-ahead-${live.ahead}`);
  if (verdict === "refused") return message;
  if (verdict === "unique") return t("page-make-checked", { n: (took / 1000).toFixed(1) });
  if (verdict === "none" && why) return t("page-make-of-rules", { n: why.pieces.length, all: model.draft.rules.length + model.draft.givens.filter(Boolean).length });
  if (verdict === "several" && counts) return t("page-make-settled", { n: counts.settled });
  return "";
}

/** The verdict, with the colours of the true candidates. */
export function verdictCard() {
  const { verdict, counts, ahead } = live;
  const lamp = el("span", { className: "lamp", "aria-hidden": "true" });
  const title = el("div", { className: "bench-verdict" }, lamp, el("div", {}, el("h2", {}, headline()), el("p", { className: "soft" }, live.ahead ? "" : subline())));
  const scale = verdict === "several" && counts && counts.limit > 1 ? [el("p", { className: "soft" }, t("page-make-scale")), scaleOf(counts.solutions, counts.limit)] : [];
  const cut = counts && !counts.complete ? [el("p", { className: "soft" }, t("page-make-cut"))] : [];
  const next = ahead ? [el("p", { className: `bench-ahead ${ahead}` }, t(`page-make-ahead-${ahead}`))] : [];
  return card("live", title, ...scale, ...cut, ...next);
}

/** @param {number} all @param {number} limit */
function scaleOf(all, limit) {
  const many = all >= limit;
  const entry = (/** @type {number} */ level, /** @type {string} */ text) => el("li", {}, el("span", { className: `level-${level}`, "aria-hidden": "true" }, "7"), text);
  const least = (/** @type {number} */ at) => (at ? CLASSES[at - 1] + 1 : 1);
  const below = CLASSES.flatMap((most, at) => (least(at) < all ? [entry(at + 1, least(at) === Math.min(most, all - 1) ? String(least(at)) : `${least(at)}–${Math.min(most, all - 1)}`)] : []));
  return el("ul", { className: "bench-scale" }, ...below, entry(5, t(many ? "page-make-scale-more" : "page-make-scale-all", { n: many ? CLASSES[CLASSES.length - 1] + 1 : all })));
}

/** A given or a rule with its icon. @param {PuzzlePiece} piece @param {Canvas} canvas @param {Node[]} more */
function pieceOf({ rule, words, digit }, canvas, ...more) {
  const tool = rule && toolOf(canvas.tools, rule);
  const icon = tool ? /** @type {Node} */ (toolIcon(tool)) : el("span", { className: "glyph digit", "aria-hidden": "true" }, digit ?? "·");
  return el("li", {}, icon, el("span", {}, words), ...more);
}

/** Takes pieces off the board, in one step. @param {PuzzlePiece[]} pieces */
function remove(pieces) {
  const rules = pieces.map(({ number }) => number).filter((number) => number !== undefined);
  const cells = pieces.map(({ cell }) => cell).filter((cell) => cell !== undefined);
  model.edit((draft) => {
    draft.rules = draft.rules.filter((_, at) => !rules.includes(at));
    for (const name of cells) {
      const [, row, column] = /** @type {RegExpExecArray} */ (/^r(\d+)c(\d+)$/.exec(name));
      draft.givens[(Number(row) - 1) * draft.side + Number(column) - 1] = "";
    }
  });
}

/** Why there is no solution. @param {Canvas} canvas @param {(steps: Step[], at: number, game: string) => void} show shows a step on the board */
export function whyCard(canvas, show) {
  const { why } = live;
  if (live.verdict !== "none") return null;
  if (!why) return card("why", head(t("page-make-why")), el("p", { className: "soft" }, t("page-make-looking")));
  const last = JSON.stringify(model.last);
  const broke = model.last && why.pieces.some(({ rule }) => JSON.stringify(rule) === last);
  const steps = (why.steps ?? []).map((step, at) => el("li", {}, button(step.name, () => show(why.steps ?? [], at, JSON.stringify({ schema: 1, ...why.puzzle })), { className: "word" }), " ", el("span", { className: "soft" }, step.text)));
  return card("why", head(t("page-make-why"), ...(why.minimal ? [chip(t("page-make-minimal"), "")] : [])),
    ...(why.houses ? [el("p", { className: "soft" }, t("page-make-where", { list: why.houses.join(", ") }))] : []),
    el("ul", { className: "bench-pieces" }, ...why.pieces.map((piece) => pieceOf(piece, canvas, button(t("page-make-remove"), () => remove([piece]), { className: "word", "aria-label": t("page-make-remove-it", { what: piece.words }) })))),
    ...(broke ? [el("p", { className: "tools" }, button(t("page-make-undo-last"), () => model.undo()))] : []),
    ...(steps.length ? [el("ol", { className: "bench-steps" }, ...steps), el("p", {}, el("strong", {}, why.contradiction ?? ""))] : [el("p", { className: "soft" }, t("page-make-no-steps"))]));
}

/** How a person solves it. @param {Canvas} canvas @param {(steps: Step[], at: number, game: string) => void} show */
export function wayCard(canvas, show) {
  const { steps, verdict } = live;
  if (verdict !== "unique") return null;
  if (!live.way) return card("way", head(t("page-make-way")), el("p", { className: "soft" }, t("page-make-looking")));
  const rank = (/** @type {Step} */ { level }) => LEVELS.indexOf(level) + 1;
  const hardest = steps.reduce((best, step, at) => (rank(step) > rank(steps[best]) ? at : best), 0);
  const bars = steps.map((step, at) => {
    const bar = button("", () => show(steps, at, live.game), { className: at === hardest ? "hardest" : "", "aria-label": `${at + 1}: ${step.name}`, title: `${at + 1}: ${step.name}` });
    bar.style.setProperty("--rank", String(rank(step)));
    return bar;
  });
  const isWhole = live.way === "unique" || live.way === "solved";
  const unused = isWhole ? notNamed(steps) : [];
  return card("way", head(t("page-make-way"), ...(steps.length ? [chip(levelName(steps[hardest].level), "amber")] : [])),
    el("div", { className: "bench-bars", role: "group", "aria-label": t("page-make-strip", { n: steps.length }) }, ...bars),
    ...(steps.length ? [el("p", {}, el("strong", {}, t("page-make-hardest", { n: hardest + 1, name: steps[hardest].name })), " ", el("span", { className: "soft" }, steps[hardest].text))] : []),
    ...(isWhole ? [] : [el("p", { className: "soft" }, t("page-make-stuck"))]),
    ...(unused.length ? [el("p", { className: "soft" }, t("page-make-unused")), el("ul", { className: "bench-pieces" }, ...unused.map((rule) => el("li", {}, /** @type {Node} */ (toolIcon(toolOf(canvas.tools, rule))), el("span", {}, `${toolOf(canvas.tools, rule).name} ${(rule.cells ?? []).join(" ")}`))))] : []));
}

/** The numbers of all rules that a step names: in what it rests on and in its argument. @param {unknown} part @param {Set<number>} found */
function collect(part, found) {
  if (typeof part !== "object" || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    const numbers = name === "rule" ? [value] : name === "rules" && Array.isArray(value) ? value.flat() : [];
    // Of a balance, a pair has the number of a rule and how often it counts.
    const isPair = name === "rules" && Array.isArray(value?.[0]);
    if (isPair) value.forEach((/** @type {number[]} */ [number]) => found.add(number));
    else numbers.filter((/** @type {unknown} */ number) => typeof number === "number").forEach((/** @type {number} */ number) => found.add(number));
    collect(value, found);
  }
}

/** Rules with cells that no step names. @param {Step[]} steps */
function notNamed(steps) {
  /** @type {Set<number>} */ const found = new Set();
  for (const { argument, premises } of steps) collect([argument, premises], found);
  return model.draft.rules.filter(({ cells }, number) => cells?.length && !found.has(number));
}

/** What could go. @param {Canvas} canvas */
export function spareCard(canvas) {
  const { spare } = live;
  if (!spare?.alone.length) return null;
  const entry = (/** @type {PuzzlePiece} */ piece) => pieceOf(piece, canvas, button(t("page-make-remove"), () => remove([piece]), { className: "word", "aria-label": t("page-make-remove-it", { what: piece.words }) }));
  const all = spare.together.length > 1 ? [el("p", { className: "tools" }, button(t("page-make-remove-together", { n: spare.together.length }), () => remove(spare.together)))] : [];
  return card("spare", head(t("page-make-could-go"), chip(t("page-make-together", { n: spare.together.length }), "")),
    el("p", { className: "soft" }, t("page-make-still-one")), el("ul", { className: "bench-pieces" }, ...spare.alone.map(entry)), ...all);
}

/** Numbers that the selected rule could have. @param {Canvas} canvas */
export function numbersCard(canvas) {
  if (!live.numbers.length || canvas.selected < 0) return null;
  const own = model.draft.rules[canvas.selected]?.number;
  const entry = (/** @type {typeof live.numbers[0]} */ { number, verdict }) => {
    const choice = button("", () => model.edit((draft) => (draft.rules[canvas.selected].number = number), model.draft.rules[canvas.selected]), { className: `bench-number ${verdict}`, "aria-pressed": String(number === own) });
    choice.append(el("strong", {}, String(number)), el("span", {}, t(`page-make-short-${verdict}`)));
    return choice;
  };
  return card("numbers", head(t("page-make-numbers")), el("div", { className: "bench-numbers" }, ...live.numbers.map(entry)));
}

/** Whether the list of rules is open. */
let listed = false;

/** Everything that lies on the board: each rule can be selected here, which needs no pointer. @param {Canvas} canvas */
export function listCard(canvas) {
  const { rules } = model.draft;
  if (!rules.length) return null;
  const entry = (/** @type {import("../../../types/wire").Rule} */ rule, /** @type {number} */ at) => {
    const tool = toolOf(canvas.tools, rule);
    const words = [tool.name, rule.number, ...(rule.digits ?? []), ...(rule.cells ?? []).slice(0, 4), (rule.cells?.length ?? 0) > 4 ? "…" : ""].filter((word) => word !== undefined && word !== "").join(" ");
    return el("li", {}, /** @type {Node} */ (toolIcon(tool)), button(words, () => canvas.pick(at), { className: "word", "aria-pressed": String(at === canvas.selected) }),
      button("✕", () => canvas.remove(at), { className: "word", "aria-label": t("page-make-remove-it", { what: words }) }));
  };
  const list = el("details", { open: listed }, el("summary", {}, el("h3", {}, t("page-make-on-board", { n: rules.length }))), el("ul", { className: "bench-pieces" }, ...rules.map(entry)));
  list.addEventListener("toggle", () => (listed = list.open));
  return card("list", list);
}

/** The rules in words. */
export function textCard() {
  const { words } = model.draft;
  const text = el("textarea", { rows: 7, "aria-label": t("page-make-text"), readOnly: !words, value: words || rulesText(model.draft) });
  text.addEventListener("change", () => model.edit((draft) => (draft.words = text.value.trim())));
  const turn = words
    ? button(t("page-make-our-words"), () => model.edit((draft) => (draft.words = "")))
    : button(t("page-make-own-words"), () => model.edit((draft) => (draft.words = rulesText(draft))));
  return card("text", head(t("page-make-text"), chip(t(words ? "page-make-own" : "page-make-matches"), words ? "" : "good")), text, el("p", { className: "tools" }, turn));
}
