// The third door, Make: the bench on which a puzzle is set from nothing, with what the engine knows about it beside it.
import { button, el, sheet } from "../../dom.js";
import { call } from "../../engine/engine.js";
import { icon } from "../../icons.js";
import { store } from "../../state/store.js";
import { moreWords, t } from "../../words/words.js";
import "../dialog.js";
import { listCard, numbersCard, spareCard, subline, headline, textCard, verdictCard, wayCard, whyCard } from "./cards.js";
import { Canvas } from "./canvas.js";
import * as known from "./known.js";
import { live } from "./live.js";
import { BOXES, model, numberOf, regionsOf } from "./model.js";
import { toolIcon } from "./paint.js";
import { opened, openDialog, publishDialog, wholeText } from "./publish.js";
import { suggestionsCard } from "./suggestions.js";
import { allTools, GROUPS, howTo, OFTEN, toolOf } from "./tools.js";

await moreWords();
sheet("make");

/** @import { Step } from "../../../types/wire" */
/** @import { Tool } from "./tools.js" */

const canvas = new Canvas();
const status = el("p", { role: "status", className: "bench-status" });
const palette = el("nav", { className: "bench-tools", "aria-label": t("page-make-tools") });
const often = el("div", { className: "bench-often", role: "group", "aria-label": t("page-make-often") });
const cards = el("aside", { className: "bench-cards", "aria-label": t("page-make-known") });
const brief = el("div", { className: "bench-brief" });
const keys = el("div", { className: "bench-keys", role: "group", "aria-label": t("page-make-numbers-typed") });
const chosen = el("div", { className: "bench-chosen", role: "group", "aria-label": t("page-make-selected") });
/** Whether a step is shown in place of the puzzle. */ let showing = false;

const say = (/** @type {string} */ text) => (status.textContent = text);

/** The buttons for what a press does. */
const modes = el("div", { className: "segments bench-modes", role: "group", "aria-label": t("page-make-mode") },
  ...(/** @type {const} */ (["draw", "select", "erase"])).map((mode) => button(t(`page-make-${mode}`), () => canvas.turn(mode), { "data-mode": mode })));

/** @param {Tool} tool */
function take(tool) {
  palette.classList.remove("open");
  if (tool.form === "extra" || tool.form === "board") return toggle(tool);
  canvas.take(tool);
  say(howTo(tool));
}

/** Puts a rule of the whole board on it or takes it away. @param {Tool} tool */
function toggle({ id, form, rule, name }) {
  const is = JSON.stringify(rule);
  const done = model.edit((draft) => {
    if (form === "extra") {
      const extra = /** @type {"diagonals" | "windows"} */ (id);
      draft.extras = draft.extras.includes(extra) ? draft.extras.filter((one) => one !== extra) : [...draft.extras, extra];
      return;
    }
    const there = draft.rules.findIndex((one) => JSON.stringify(one) === is);
    if (there >= 0) draft.rules.splice(there, 1);
    else draft.rules.push(/** @type {any} */ (structuredClone(rule)));
  });
  if (done) say(t(isSet({ id, form, rule }) ? "page-make-set" : "page-make-unset", { name }));
}

/** Whether the board has a rule of the whole board. @param {Pick<Tool, "id" | "form" | "rule">} tool */
const isSet = ({ id, form, rule }) => (form === "extra" ? model.draft.extras.some((extra) => extra === id) : model.draft.rules.some((one) => JSON.stringify(one) === JSON.stringify(rule)));

/** @param {Tool} tool */
function toolButton(tool) {
  const one = button("", () => take(tool), { title: tool.what, "data-tool": tool.id });
  one.append(/** @type {Node} */ (toolIcon(tool)), el("span", {}, tool.name), ...(tool.key ? [el("kbd", { "aria-hidden": "true" }, tool.key)] : []));
  return one;
}

function drawTools() {
  const search = el("input", { type: "search", placeholder: t("page-make-find"), "aria-label": t("page-make-find") });
  const groups = GROUPS.map(([name, forms]) => {
    const there = forms.flatMap((form) => canvas.tools.filter((tool) => tool.form === form));
    return el("section", {}, el("h2", {}, t(name)), ...there.map(toolButton));
  });
  search.addEventListener("input", () => {
    const wanted = search.value.trim().toLowerCase();
    for (const group of groups) {
      const all = [...group.querySelectorAll("button")];
      all.forEach((one) => (one.hidden = !`${one.textContent} ${one.title}`.toLowerCase().includes(wanted)));
      group.hidden = all.every((one) => one.hidden);
    }
  });
  palette.replaceChildren(el("div", { className: "bench-find" }, search, button("✕", () => palette.classList.remove("open"), { className: "bench-close", "aria-label": t("page-close") })), ...groups);
  const all = button(t("page-make-all"), () => palette.classList.add("open"), { className: "bench-all" });
  all.prepend(icon("more"));
  often.replaceChildren(...OFTEN.flatMap((id) => canvas.tools.filter((tool) => tool.id === id)).map(toolButton), all);
}

/** Marks what is chosen, and shows what can be done with it. */
function drawChoice() {
  for (const one of /** @type {HTMLElement[]} */ ([...palette.querySelectorAll("[data-tool]"), ...often.querySelectorAll("[data-tool]")])) {
    const tool = canvas.tools.find(({ id }) => id === one.dataset.tool);
    const whole = tool && (tool.form === "extra" || tool.form === "board");
    one.setAttribute("aria-pressed", String(whole ? isSet(tool) : canvas.mode === "draw" && tool === canvas.tool));
  }
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (modes.querySelectorAll("[data-mode]"))) one.setAttribute("aria-pressed", String(one.dataset.mode === canvas.mode));
  const rule = canvas.pending ?? model.draft.rules[canvas.selected];
  const tool = rule && canvas.tools.find((one) => one.rule.rule === rule.rule && one.numbered);
  const types = tool || (canvas.mode === "draw" && canvas.tool?.form === "given");
  keys.hidden = !types;
  const digits = Array.from({ length: tool && tool.form !== "corner" ? 10 : model.draft.side }, (_, at) => String(tool && tool.form !== "corner" ? (at + 1) % 10 : at + 1));
  if (keys.dataset.digits !== digits.join("")) {
    keys.dataset.digits = digits.join("");
    keys.replaceChildren(...digits.map((digit) => button(digit, () => canvas.type(digit))), button("⌫", () => canvas.type(""), { "aria-label": t("page-wipe") }));
  }
  chosen.hidden = canvas.selected < 0;
  bench.dataset.mode = canvas.mode;
  undo.disabled = !model.canUndo;
  redo.disabled = !model.canRedo;
}

const change = (/** @type {string} */ name, /** @type {() => void} */ work) => button(t(`page-make-${name}`), work);
chosen.append(change("delete", () => canvas.remove(canvas.selected)), change("duplicate", () => canvas.change("right", true)),
  change("turn", () => canvas.change("turn")), change("mirror", () => canvas.change("mirror")));

const tool = (/** @type {string} */ name, /** @type {string} */ sign, /** @type {() => void} */ work) => {
  const one = button("", work, { "aria-label": name, title: name, className: "icon-only" });
  one.append(icon(sign));
  return one;
};
/** The same with its name in sight where there is room. @param {string} name @param {string} sign @param {() => void} work */
const worded = (name, sign, work) => {
  const one = tool(name, sign, work);
  one.append(el("span", {}, name));
  return one;
};
const undo = tool(t("page-undo"), "undo", () => model.undo());
const redo = tool(t("page-key-redo"), "redo", () => model.redo());
const named = (/** @type {"title" | "author"} */ field, /** @type {string} */ text) => {
  const input = el("input", { value: model.draft[field], placeholder: text, "aria-label": text, className: `bench-${field}`, maxLength: 80 });
  input.addEventListener("change", () => model.edit((draft) => (draft[field] = input.value.trim())));
  model.addEventListener("change", () => document.activeElement !== input && (input.value = model.draft[field]));
  return input;
};
const size = el("select", { "aria-label": t("page-size") }, ...Object.keys(BOXES).map((side) => el("option", { value: side }, `${side} × ${side}`)));
size.addEventListener("change", () => model.clear(Number(size.value)));

/** Plays the puzzle as a solver sees it. */
async function test() {
  model.version();
  const text = wholeText();
  const name = model.draft.title || t("page-my-puzzle");
  leave();
  await store.load(text, name, {});
}

const door = (/** @type {string} */ name, /** @type {() => void} */ work, /** @type {boolean} */ current) => button(t(name), work, current ? { "aria-current": "page" } : {});
const bar = el("header", { className: "bench-bar" },
  tool(t("page-board"), "back", () => leave()), el("strong", { className: "bench-logo" }, "Whydoku"),
  el("nav", { "aria-label": t("page-game") }, door("page-choose-play", () => leave(), false), door("page-learn", () => {
    leave();
    document.dispatchEvent(new CustomEvent("door", { detail: "study" }));
  }, false), door("page-make", () => {}, true)),
  el("div", { className: "bench-names" }, named("title", t("page-make-title")), el("span", { className: "soft" }, t("page-make-by")), named("author", t("page-make-author"))),
  undo, redo, worded(t("page-make-open"), "plus", () => openDialog(say)), worded(t("page-make-test"), "go", test),
  button(t("page-make-publish"), () => publishDialog(), { className: "primary" }));

const stage = el("div", { className: "bench-stage" }, el("div", { className: "bench-row" }, modes, size, status), el("div", { className: "bench-square" }, canvas.element), el("div", { className: "bench-row bench-below" }, keys, chosen));
const bench = el("main", { className: "bench", hidden: true }, el("h1", { className: "hidden" }, t("page-make")), bar, palette, stage, brief, often, cards);

/** Shows a step on the board, until the next edit or Escape. @param {Step[]} steps @param {number} at @param {string} game */
async function showStep(steps, at, game) {
  const saved = game.startsWith("{") ? (await call({ call: "load", text: game })).game : game;
  canvas.show(await live.pictured(steps, at, saved));
  canvas.know([], false);
  showing = true;
  say(steps[at].text);
}

function home() {
  if (!showing) return false;
  showing = false;
  canvas.show(live.svg);
  drawKnown();
  say("");
  return true;
}

/** Cells in whose corner a number stands. */
const numbered = () => new Set(model.draft.rules.flatMap((rule) => {
  const hasCorner = rule.number !== undefined && toolOf(canvas.tools, rule).strokes.some(({ draws }) => draws === "corner-number");
  return hasCorner ? [Math.min(...(rule.cells ?? []).map((name) => numberOf(name, model.draft.side)))] : [];
}));

/** Draws what is known over the board. */
function drawKnown() {
  if (showing) return;
  const { counts, why, verdict, old } = live;
  const { givens, side } = model.draft;
  const marks = verdict === "none" ? (why ? known.clash(why, side) : []) : counts && counts.cells.length === side * side ? known.candidates(counts, givens, side, numbered()) : [];
  canvas.know(marks, old);
}

function drawCards() {
  bench.dataset.verdict = live.verdict;
  bench.classList.toggle("old", live.old);
  brief.replaceChildren(el("span", { className: "lamp", "aria-hidden": "true" }), el("div", {}, el("strong", {}, headline()), el("span", { className: "soft" }, subline())));
  const shown = [verdictCard(), numbersCard(canvas), whyCard(canvas, showStep), wayCard(canvas, showStep), spareCard(canvas), suggestionsCard(canvas, drawCards), textCard(), listCard(canvas)];
  const focus = cards.contains(document.activeElement) ? [...cards.querySelectorAll("button, select, input, textarea")].indexOf(/** @type {Element} */ (document.activeElement)) : -1;
  cards.replaceChildren(...shown.filter((one) => one !== null));
  if (focus >= 0) /** @type {HTMLElement | undefined} */ ([...cards.querySelectorAll("button, select, input, textarea")][focus])?.focus();
}

/** Asks which numbers the selected cage could have. */
function tryNumbers() {
  const rule = model.draft.rules[canvas.selected];
  const cells = rule?.cells?.length ?? 0;
  const { side } = model.draft;
  if (rule?.rule !== "cage" || cells < 2 || cells > side) return;
  const [least, most] = [(cells * (cells + 1)) / 2, (cells * (2 * side - cells + 1)) / 2];
  live.tryNumbers(canvas.selected, Array.from({ length: most - least + 1 }, (_, at) => least + at));
}

/** Gives a cell to the region from which the brush came, and a cell of that region in exchange where it can. @param {{ from: number, to: number }} stroke */
function paintRegion({ from, to }) {
  const regions = regionsOf(model.draft);
  const [mine, theirs] = [regions[from], regions[to]];
  if (mine === theirs) return;
  model.edit((draft) => {
    const next = [...regions];
    next[to] = mine;
    draft.regions = next;
  });
  const count = regionsOf(model.draft).filter((region) => region === mine).length;
  say(t("page-make-region-has", { n: count, all: model.draft.side }));
}

canvas.addEventListener("say", (event) => say(/** @type {CustomEvent} */ (event).detail));
canvas.addEventListener("region", (event) => paintRegion(/** @type {CustomEvent} */ (event).detail));
canvas.addEventListener("select", () => {
  drawChoice();
  drawCards();
});
canvas.addEventListener("stroke", () => live.preview(canvas.preview()));
live.addEventListener("picture", () => {
  showing = false;
  canvas.show(live.svg);
  drawKnown();
});
live.addEventListener("change", () => {
  drawKnown();
  drawCards();
  if (!live.old && live.verdict === "none" && !live.numbers.length && live.why) tryNumbers();
});
model.addEventListener("change", () => {
  size.value = String(model.draft.side);
  drawChoice();
  bench.classList.add("old");
  canvas.know([], true);
});

/** Keys of the bench, wherever the focus is. @param {KeyboardEvent} event */
function shortcut(event) {
  const typing = /** @type {Element} */ (event.target).closest?.("input, textarea, select");
  if (bench.hidden || document.querySelector("dialog[open]") || event.defaultPrevented) return;
  const control = event.ctrlKey || event.metaKey;
  const letter = event.key.toUpperCase();
  const wanted = !control && !event.altKey && canvas.tools.find(({ key }) => key === letter);
  if (typing) return;
  if (control && letter === "Z") event.shiftKey ? model.redo() : model.undo();
  else if (control && letter === "Y") model.redo();
  else if (event.key === "Escape" && home()) canvas.focus();
  else if (wanted) {
    take(wanted);
    canvas.focus();
  } else return;
  event.preventDefault();
}
bench.addEventListener("keydown", (event) => {
  shortcut(event);
  // Keys of the page behind mean something else.
  event.stopPropagation();
});
addEventListener("keydown", (event) => {
  if (bench.hidden || event.target !== document.body) return;
  event.stopPropagation();
  canvas.focus();
  shortcut(event);
}, true);
addEventListener("paste", (event) => {
  if (bench.hidden || /** @type {Element} */ (event.target).closest?.("input, textarea")) return;
  event.stopPropagation();
  opened(event.clipboardData?.getData("text") ?? "").catch((error) => say(error instanceof Error ? error.message : String(error)));
}, true);

/** Goes back to the board that is played. */
function leave() {
  live.stop();
  bench.hidden = true;
  delete document.body.dataset.bench;
  if (location.hash === "#make") history.replaceState(null, "", location.pathname + location.search);
}

/** Opens the bench. */
export async function make() {
  if (!canvas.tools.length) {
    const { kinds } = await call({ call: "kinds" });
    canvas.tools = allTools(kinds);
    document.body.append(bench);
    drawTools();
    canvas.take(canvas.tools.find(({ id }) => id === "thermometer") ?? canvas.tools[0]);
  }
  document.body.dataset.bench = "";
  bench.hidden = false;
  size.value = String(model.draft.side);
  history.replaceState(null, "", `${location.pathname}${location.search}#make`);
  if (canvas.tool) say(howTo(canvas.tool));
  drawChoice();
  drawCards();
  canvas.focus();
  await live.ask();
}
