// Publishes the puzzle: as a link that carries it, in the formats of other programs, as a picture, on paper, as a board in
// another page.
import { button, el } from "../../dom.js";
import { call } from "../../engine/engine.js";
import { t } from "../../words/words.js";
import { show } from "../dialog.js";
import { fragmentOf } from "../link.js";
import { save, savePngOf } from "../picture.js";
import { live } from "./live.js";
import { draftOf, model, textOf } from "./model.js";
import { rulesText } from "./tools.js";

/** Formats that setters ask for first. @type {[string, string][]} */
const LINKS = [["sudokupad-link", "SudokuPad"], ["fpuzzles-link", "f-puzzles"], ["solver-link", "Interactive Sudoku Solver"]];

const labels = () => ({ title: model.draft.title, author: model.draft.author, description: model.draft.words || rulesText(model.draft) });

/** The draft with its rules in words, as text. */
export const wholeText = () => textOf({ ...model.draft, words: labels().description });

/** @param {string} text @param {HTMLElement} status */
async function copy(text, status) {
  const done = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  status.textContent = done ? t("page-copied") : t("page-browser-does-not-let");
}

/** @param {(work: () => Promise<void>) => Promise<void>} attempt */
function pictures(attempt) {
  const picture = async (/** @type {import("../../../types/wire").Theme} */ theme) => (await call({ call: "load", text: textOf(model.draft), picture: { view: "digits", theme, opaque: true } })).svg ?? "";
  const name = () => (model.draft.title || "whydoku").replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase();
  const svg = (/** @type {"light" | "dark"} */ theme) => attempt(async () => save(new Blob([await picture(theme)], { type: "image/svg+xml" }), `${name()}.svg`));
  const pdf = () => attempt(async () => {
    const { game } = await call({ call: "load", text: textOf(model.draft) });
    const { pdf } = await call({ call: "booklet", puzzles: [game], names: [[model.draft.title, model.draft.author].filter(Boolean).join(", ")], title: model.draft.title, per_page: 1 });
    save(new Blob([Uint8Array.from(atob(pdf), (byte) => byte.charCodeAt(0))], { type: "application/pdf" }), `${name()}.pdf`);
  });
  const json = () => save(new Blob([wholeText()], { type: "application/json" }), `${name()}.json`);
  return el("p", { className: "tools" }, button(t("page-make-svg-light"), () => svg("light")), button(t("page-make-svg-dark"), () => svg("dark")),
    button("PNG", () => attempt(async () => savePngOf(await picture("light"), model.draft.title))), button(t("page-make-pdf"), pdf), button("JSON", json));
}

/** Shows all ways to publish. */
export async function publishDialog() {
  model.version();
  const link = location.href.split("#")[0] + (await fragmentOf(wholeText()));
  const status = el("p", { role: "status" });
  const address = el("input", { readOnly: true, value: link, "aria-label": t("page-make-link") });
  const attempt = async (/** @type {() => Promise<void>} */ work) => {
    status.textContent = t("page-make-looking");
    await work().then(() => (status.textContent = ""), (error) => (status.textContent = error instanceof Error ? error.message : String(error)));
  };
  const format = el("select", { "aria-label": t("page-format") });
  const text = el("textarea", { readOnly: true, rows: 6, cols: 40, "aria-label": t("page-board-as-text") });
  const written = async (/** @type {string} */ name) => (await call({ call: "write", game: live.game, format: name, ...labels() })).text;
  const write = () => attempt(async () => {
    text.value = await written(format.value);
  });
  format.addEventListener("change", write);
  const others = LINKS.map(([id, name]) => button(name, () => attempt(async () => {
    const to = await written(id);
    address.value = to;
    await copy(to, status);
  }), { "data-format": id, disabled: true }));
  call({ call: "write", game: live.game, format: "" }).then(({ text: list }) => {
    const names = list.split("\n").filter(Boolean);
    format.append(...names.map((name) => el("option", { selected: name === "notation" }, name)));
    others.forEach((one) => (one.disabled = !names.includes(one.dataset.format ?? "")));
    return write();
  }, (error) => (status.textContent = String(error)));
  const embed = `<whydoku-board puzzle='${textOf(model.draft).replaceAll("'", "&#39;")}'></whydoku-board>`;
  const code = el("textarea", { readOnly: true, rows: 3, cols: 40, value: embed, "aria-label": t("page-make-embed") });
  show(t("page-make-publish"), status,
    ...(live.verdict === "unique" ? [] : [el("p", { className: "soft" }, t("page-make-not-unique"))]),
    el("h3", {}, t("page-link")), el("p", {}, t("page-make-link-what")),
    el("p", { className: "tools" }, address, button(t("page-copy-link"), () => copy(address.value, status), { className: "primary" })),
    el("p", { className: "tools" }, ...others),
    el("h3", {}, t("page-text")), el("p", { className: "tools" }, format, button(t("page-copy-text"), () => copy(text.value, status))), text,
    el("h3", {}, t("page-picture-paper")), pictures(attempt),
    el("h3", {}, t("page-make-embed")), el("p", { className: "tools" }, button(t("page-copy-text"), () => copy(embed, status))), code);
}

/** Opens another puzzle or an earlier version on the bench. @param {(text: string) => void} say */
export function openDialog(say) {
  const text = el("textarea", { rows: 5, cols: 40, spellcheck: false, id: "bench-text" });
  const status = el("p", { role: "alert", className: "error" });
  const versions = model.versions.map(({ when, text: kept }) => {
    const draft = JSON.parse(kept);
    return el("li", {}, el("span", {}, `${new Date(when).toLocaleString()} ${draft.title}`, " ", el("span", { className: "soft" }, differences(draft))),
      button(t("page-load"), () => {
        model.open(draft);
        dialog.close();
      }, { className: "word" }));
  });
  const read = async () => {
    const refused = await opened(text.value).then(() => "", (error) => (error instanceof Error ? error.message : String(error)));
    status.textContent = refused;
    if (refused) return;
    dialog.close();
    say(t("page-game-was-loaded"));
  };
  const dialog = show(t("page-make-open"), el("p", {}, el("label", { htmlFor: "bench-text" }, t("page-paste-puzzle"))), text, status,
    el("p", { className: "tools" }, button(t("page-load"), read, { className: "primary" })),
    ...(versions.length ? [el("h3", {}, t("page-make-versions")), el("ul", { className: "bench-pieces" }, ...versions)] : []));
}

/** How a version differs from the draft. @param {import("./model.js").Draft} other */
function differences(other) {
  const texts = (/** @type {import("./model.js").Draft} */ draft) => new Set([...draft.rules.map((rule) => JSON.stringify(rule)), ...draft.givens.flatMap((digit, at) => (digit ? [`${at} ${digit}`] : []))]);
  const [now, then] = [texts(model.draft), texts(other)];
  const more = [...then].filter((one) => !now.has(one)).length;
  const less = [...now].filter((one) => !then.has(one)).length;
  return more || less ? t("page-make-differs", { more, less }) : t("page-make-same");
}

/** Puts any text that can be read on the bench. @param {string} text */
export async function opened(text) {
  const answer = await call({ call: "load", text });
  const json = JSON.parse((await call({ call: "write", game: answer.game, format: "json" })).text);
  const draft = draftOf({ ...json, title: answer.title, author: answer.author, rules: answer.description });
  if (!draft) throw new Error(t("page-make-too-large"));
  model.open(draft);
}
