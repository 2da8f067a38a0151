// What could be added: clues of a chosen kind that make the puzzle unique, come close, or replace a given; one at a time, or
// until there is exactly one solution.
import { button, el } from "../../dom.js";
import { t } from "../../words/words.js";
import { live } from "./live.js";
import { model, numberOf } from "./model.js";

/** @import { Suggestions } from "../../../types/wire" */
/** @import { Canvas } from "./canvas.js" */
/** @typedef {Suggestions["clues"][number]} Clue */

/** The most clues that are added until the puzzle is unique. */
const MOST = 60;
/** Tools that have not been asked about are suggested by this one. */
let kind = "given";
let seed = 1;
/** @type {Suggestions | null} */ let found = null;
/** The edition of the draft that the suggestions are about. */ let edition = -1;
let message = "";
let isFilling = false;

/** Adds a clue to the draft. @param {Clue} clue */
export function add({ rules = [], given }) {
  model.edit((draft) => {
    draft.rules.push(...rules);
    const [cell, digit] = given?.split("=") ?? [];
    if (cell) draft.givens[numberOf(cell, draft.side)] = digit;
  }, rules[0] ?? null);
}

/** Asks for clues of the chosen kind. @param {() => void} draw */
async function ask(draw) {
  message = t("page-make-looking");
  draw();
  const asked = model.edition;
  const answer = await live.suggest(kind, seed).catch(() => null);
  if (asked !== model.edition) return null;
  [found, edition] = [answer, asked];
  message = !answer || !answer.clues.length ? t("page-make-no-clue") : "";
  draw();
  return answer;
}

/** Settles when it is known how many solutions the draft has now. */
const settled = () => new Promise((resolve) => {
  const edited = model.edition;
  const look = () => {
    if (model.edition === edited && live.old) return;
    live.removeEventListener("change", look);
    resolve(model.edition === edited);
  };
  live.addEventListener("change", look);
  look();
});

/** Adds one clue after another until there is one solution. @param {() => void} draw */
async function fill(draw) {
  isFilling = true;
  for (let count = 0; count < MOST && isFilling && live.verdict === "several"; count++) {
    const [best] = (await ask(draw))?.clues ?? [];
    if (!best) break;
    seed += 1;
    add(best);
    if (!(await settled())) break;
  }
  isFilling = false;
  draw();
}

/** @param {Clue} clue */
function effect({ solutions, replaces }) {
  if (replaces?.length) return t("page-make-replaces", { list: replaces.join(", ") });
  if (solutions === 1) return t("page-make-is-unique");
  return solutions < 100 ? t("page-make-several", { n: solutions }) : t("page-make-many", { n: 100 });
}

/** The card with what could be added. @param {Canvas} canvas @param {() => void} draw */
export function suggestionsCard(canvas, draw) {
  if (live.verdict !== "several" && live.verdict !== "unique") return null;
  const kinds = new Map(canvas.tools.filter(({ suggests }) => suggests).map(({ suggests, name }) => [String(suggests), name]));
  const choice = el("select", { "aria-label": t("page-make-kind") }, ...[...kinds].map(([value, name]) => el("option", { value, selected: value === kind }, name)));
  choice.addEventListener("change", () => (kind = choice.value));
  const number = el("input", { type: "number", min: "1", max: "999999", value: String(seed), "aria-label": t("page-make-seed") });
  number.addEventListener("change", () => (seed = Math.max(1, Number(number.value) || 1)));
  const tools = el("p", { className: "tools" }, choice, number, button(t("page-make-suggest"), () => ask(draw)),
    ...(live.verdict === "several" ? [isFilling ? button(t("page-make-stop"), () => (isFilling = false)) : button(t("page-make-fill"), () => fill(draw))] : []));
  const clues = edition === model.edition ? (found?.clues ?? []) : [];
  const list = clues.map((clue) => el("li", {}, el("span", {}, clue.words, " ", el("span", { className: "soft" }, effect(clue))), button(t("page-make-add"), () => add(clue), { className: "word", "aria-label": t("page-make-add-it", { what: clue.words }) })));
  return el("section", { className: "card bench-add" }, el("header", { className: "bench-head" }, el("h3", {}, t("page-make-could-add"))), tools,
    el("p", { className: "soft", role: "status" }, edition === model.edition || message === t("page-make-looking") ? message : ""), el("ul", { className: "bench-pieces" }, ...list));
}
