// Several puzzles on paper: a booklet as PDF, with the solutions on its last pages.
import { button, el } from "../dom.js";
import { call } from "../engine/engine.js";
import { library } from "../state/library.js";
import { t } from "../words/words.js";
import { show } from "./dialog.js";
import { levelName } from "./fresh.js";
import { save } from "./picture.js";

/** @import { Entry } from "../state/library.js" */

/** The choices for the number of puzzles on a page. */
export const PER_PAGE = [1, 2, 4, 6, 9, 12];
/** The most puzzles in a booklet. */
const MOST = 60;

/** Sizes of paper and their names. @type {[string, string][]} */
export const PAPERS = [["a4", "A4"], ["a5", "A5"], ["letter", "Letter"], ["6x9in", "6 × 9 in"]];

/** The heading of a puzzle. @param {Entry} entry */
const nameOf = (entry) => [entry.name, [entry.level && levelName(entry.level), entry.rated].filter(Boolean).join(", ")].filter(Boolean).join(" – ");

/** The puzzles of these games, each of them once. @param {Entry[]} entries */
export function puzzlesOf(entries) {
  /** @type {Map<string, string>} */ const found = new Map();
  for (const entry of entries) {
    const game = library.read(entry);
    if (!game) continue;
    // The player's moves are not part of the puzzle.
    const start = game.split("\n").filter((line) => /^(whydoku|shape|cells|rule) /.test(line)).join("\n");
    if (!found.has(start)) found.set(start, nameOf(entry));
  }
  return { puzzles: [...found.keys()].map((start) => `${start}\nundone 0\n`), names: [...found.values()] };
}

/** Saves a PDF. @param {string} pdf in Base64 @param {string} name */
export function savePdf(pdf, name) {
  const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0));
  save(new Blob([bytes], { type: "application/pdf" }), name);
}

/** A labelled list of choices. @param {string} label @param {[string, string][]} choices @param {string} chosen */
export function choice(label, choices, chosen) {
  const select = el("select", {}, ...choices.map(([value, text]) => el("option", { value, selected: value === chosen }, text)));
  return { select, row: el("p", {}, el("label", {}, `${label} `, select)) };
}

/** The player's games, to choose from: the list, a button for all of them, and which are chosen. */
export function gamesToChoose() {
  const entries = library.games.filter(({ practise }) => !practise).slice(0, MOST);
  const boxes = entries.map((entry) => {
    const box = el("input", { type: "checkbox", checked: entry.id === library.current?.id });
    return { entry, box, row: el("label", {}, box, " ", nameOf(entry)) };
  });
  const every = button(t("page-booklet-all"), () => {
    const all = boxes.every(({ box }) => box.checked);
    boxes.forEach(({ box }) => (box.checked = !all));
  });
  const list = el("div", { className: "booklet", tabIndex: 0, role: "group", "aria-label": t("page-booklet-puzzles") }, ...boxes.map(({ row }) => row));
  return { parts: [list, el("p", { className: "tools" }, every)], chosen: () => boxes.filter(({ box }) => box.checked).map(({ entry }) => entry) };
}

export function bookletDialog() {
  const games = gamesToChoose();
  const title = el("input", { value: t("page-booklet-name") });
  const perPage = choice(t("page-booklet-on-page"), PER_PAGE.map((number) => [String(number), String(number)]), "4");
  // North America prints on Letter.
  const american = /-(US|CA|MX)$/.test(navigator.language);
  const paper = choice(t("page-booklet-paper"), PAPERS, american ? "letter" : "a4");
  const large = el("input", { type: "checkbox" });
  const status = el("p", { role: "status" });
  const make = button(t("page-booklet-make"), async () => {
    const chosen = games.chosen();
    if (!chosen.length) return void (status.textContent = t("page-booklet-none"));
    make.disabled = true;
    status.textContent = t("page-booklet-making");
    try {
      const { pdf } = await call({ call: "booklet", ...puzzlesOf(chosen), title: title.value,
        per_page: Number(perPage.select.value), paper: paper.select.value, large: large.checked });
      savePdf(pdf, "whydoku.pdf");
      status.textContent = t("page-booklet-made");
    } catch (error) {
      status.textContent = error instanceof Error ? error.message : String(error);
    }
    make.disabled = false;
  }, { className: "primary" });
  show(t("page-booklet"), el("p", {}, t("page-booklet-what")), ...games.parts,
    el("p", {}, el("label", {}, `${t("page-booklet-title")} `, title)), perPage.row, paper.row,
    el("p", {}, el("label", {}, large, " ", t("page-booklet-large"))),
    el("p", { className: "tools" }, make), status);
}
