// A book of puzzles for a printing house, as PDF: from the player's games, a pasted collection, or new puzzles.
import { button, el } from "../dom.js";
import { call } from "../engine/engine.js";
import { t } from "../words/words.js";
import { PAPERS, PER_PAGE, choice, gamesToChoose, puzzlesOf, savePdf } from "./booklet.js";
import { show } from "./dialog.js";
import { KINDS, LEVELS, levelName } from "./fresh.js";

/** @import { Call } from "../engine/engine.js" */
/** @import { Level } from "../../types/wire" */

/** How many puzzles can be made. */
const COUNTS = [10, 20, 50, 100];

/** The page of a technique. @param {{ id: string, language: string }} technique @param {AbortSignal} signal */
async function lessonOf({ id, language }, signal) {
  const file = `${id}.${language}.md`;
  const answer = await fetch(`page/techniques/${file}`, { signal });
  if (!answer.ok) throw new Error(t("page-not-loaded", { file }));
  return [id, await answer.text()];
}

/** Makes a book; an engine without the pages of techniques says first which of them it needs. @param {Call & { call: "book" }} request @param {AbortSignal} signal */
async function bound(request, signal) {
  const first = await call(request, signal);
  if (first.pdf || !first.techniques) return first;
  const lessons = Object.fromEntries(await Promise.all(first.techniques.map((technique) => lessonOf(technique, signal))));
  return call({ ...request, lessons }, signal);
}

/** Where puzzles may come from: what is shown for each, and how they are had. @param {HTMLElement} status */
function sources(status) {
  const games = gamesToChoose();
  const text = el("textarea", { rows: 6, cols: 40, "aria-label": t("page-book-text") });
  const count = choice(t("page-book-count"), COUNTS.map((number) => [String(number), String(number)]), "20");
  /** @type {[string, string][]} */ const boards = [["3x3", t("page-classic")], ["2x2", "4 × 4"], ["2x3", "6 × 6"], ...Object.entries(KINDS).map(([shape, name]) => /** @type {[string, string]} */ ([shape, t(name)]))];
  const kind = choice(t("page-book-kind"), boards, "3x3");
  const level = choice(t("page-book-level"), LEVELS.map((one) => [one, levelName(one)]), "easy");
  const made = async (/** @type {AbortSignal} */ signal) => {
    const puzzles = [], all = Number(count.select.value), seed = Math.floor(Math.random() * 2 ** 50);
    for (let n = 0; n < all; n++) {
      status.textContent = t("page-book-puzzle-of", { n: n + 1, all });
      puzzles.push((await call({ call: "new", shape: kind.select.value, level: /** @type {Level} */ (level.select.value), seed: seed + n }, signal)).game);
    }
    // On a small board the same one may come again.
    return { puzzles, distinct: true };
  };
  return [
    { name: t("page-book-mine"), parts: games.parts, puzzles: async () => ({ puzzles: puzzlesOf(games.chosen()).puzzles }) },
    { name: t("page-book-pasted"), parts: [el("p", {}, t("page-book-text")), text], puzzles: async () => ({ puzzles: [], text: text.value }) },
    { name: t("page-book-new"), parts: [count.row, kind.row, level.row], puzzles: made },
  ];
}

/** What the pages are to be like, and the part of the request that says so. */
function layout() {
  const title = el("input", { value: t("page-booklet-name") }), author = el("input");
  const paper = choice(t("page-booklet-paper"), [...PAPERS, ["5x8in", "5 × 8 in"]], "6x9in");
  const perPage = choice(t("page-booklet-on-page"), PER_PAGE.map((number) => [String(number), String(number)]), "2");
  const answers = choice(t("page-book-solutions"), [["end", t("page-book-at-end")], ["foot", t("page-book-at-foot")], ["none", t("page-book-without")]], "end");
  const large = el("input", { type: "checkbox" }), cover = el("input", { type: "checkbox" });
  // Large print has one puzzle on a page, unless the player chooses otherwise.
  large.addEventListener("change", () => (perPage.select.value = large.checked ? "1" : "2"));
  const rows = [el("p", {}, el("label", {}, `${t("page-booklet-title")} `, title)), el("p", {}, el("label", {}, `${t("page-book-author")} `, author)),
    paper.row, perPage.row, answers.row, el("p", {}, el("label", {}, large, " ", t("page-booklet-large"))), el("p", {}, el("label", {}, cover, " ", t("page-book-cover")))];
  const chosen = () => ({ title: title.value, author: author.value, paper: paper.select.value, per_page: Number(perPage.select.value),
    answers: answers.select.value, large: large.checked, cover: cover.checked, day: new Date().toISOString().slice(0, 10) });
  return { rows, chosen };
}

export function bookDialog() {
  const status = el("p", { role: "status" });
  const all = sources(status), pages = layout(), ending = new AbortController();
  const source = choice(t("page-booklet-puzzles"), all.map(({ name }, at) => [String(at), name]), "0");
  const chosen = () => all[Number(source.select.value)];
  const place = el("div", {}, ...chosen().parts);
  source.select.addEventListener("change", () => place.replaceChildren(...chosen().parts));
  const make = button(t("page-book-make"), async () => {
    make.disabled = true;
    status.textContent = t("page-book-making");
    try {
      const puzzles = await chosen().puzzles(ending.signal);
      status.textContent = t("page-book-making");
      const { pdf, cover, message } = await bound({ call: "book", ...puzzles, ...pages.chosen() }, ending.signal);
      savePdf(pdf, "whydoku-book.pdf");
      if (cover) savePdf(cover, "whydoku-cover.pdf");
      status.textContent = `${t("page-book-made")} ${message}`;
    } catch (error) {
      status.textContent = error instanceof Error ? error.message : String(error);
    }
    make.disabled = false;
  }, { className: "primary" });
  const dialog = show(t("page-book"), el("p", {}, t("page-book-what")), source.row, place, ...pages.rows, el("p", { className: "tools" }, make), status);
  dialog.addEventListener("close", () => ending.abort());
}
