// The page of a technique: headings, paragraphs and quoted blocks.
import { el } from "../dom.js";
import { t } from "../words/words.js";

/** The headings of an English lesson. @type {Record<string, string>} */
const HEADINGS = { "The idea": t("page-heading-idea"), "How to see it": t("page-heading-seeing"), "Why it works": t("page-heading-why"), Example: t("page-heading-example") };
const heading = (/** @type {string} */ text) => HEADINGS[text] ?? text;
import { withCells } from "../learn/told.js";

/** Blocks that are left out because the board shows them. */
const SHOWN_ELSEWHERE = ["position", "nothing"];

/** @param {string} text @param {string} lang its language */
export function pageOf(text, lang) {
  const page = el("article", { lang });
  /** @type {string[]} */ let lines = [];
  /** @type {string | null} */ let block = null;
  const flush = () => {
    if (lines.length) page.append(block === null ? el("p", {}, ...withCells(lines.join(" "))) : el("p", { className: "set-off" }, ...withCells(lines.join(" "))));
    lines = [];
  };
  for (const line of text.split("\n")) {
    if (line.startsWith("```")) {
      if (block !== null && SHOWN_ELSEWHERE.includes(block)) lines = [];
      flush();
      block = block === null ? line.slice(3) : null;
    } else if (block === null && line.startsWith("# ")) flush();
    else if (block === null && line.startsWith("## ")) {
      flush();
      if (line === "## Near miss") break;
      page.append(el("h3", { lang: document.documentElement.lang }, heading(line.slice(3))));
    } else if (line.startsWith("also: ")) page.append(el("p", { className: "also", lang: document.documentElement.lang }, t("page-also", { names: line.slice(6) })));
    else if (line.trim() === "") flush();
    else lines.push(line);
  }
  flush();
  return page;
}
