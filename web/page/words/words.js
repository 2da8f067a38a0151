// The language of the page, and its sentences by id, which come from the catalogue of the program.
import { settings } from "../state/settings.js";

/** Languages by abbreviation: the name, and whether everything is translated. @type {Record<string, [string, boolean]>} */
export const LANGUAGES = JSON.parse(document.querySelector("meta[name=languages]")?.getAttribute("content") || '{"en":["English",true]}');

export const language = settings.language in LANGUAGES ? settings.language : "en";
const plural = new Intl.PluralRules(language);

/** A sentence, or one for each plural form. @typedef {string | Record<string, string>} Sentence */

/** @param {string} wanted @returns {Promise<Record<string, Sentence>>} */
const fetched = async (wanted) => (await fetch(new URL(`./${wanted}.json`, import.meta.url))).json();
/** @type {Promise<unknown> | undefined} */ let more;

/** If the language cannot be fetched, the page speaks English. */
const words = await fetched(language).catch(() => fetched("en")).catch(() => /** @type {Record<string, Sentence>} */ ({}));

/**
 * A sentence in the language of the page; `{name}` in it becomes the value of that name.
 * @param {string} id @param {Record<string, unknown>} [values]
 */
export function t(id, values = {}) {
  const found = words[id] ?? id;
  const sentence = typeof found === "string" ? found : (found[plural.select(Number(values[found.by]))] ?? found.other);
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** Fetches the sentences of the parts that are fetched on first use. */
export function moreWords() {
  more ??= fetched(`${language}-later`).then((found) => Object.assign(words, found)).catch((error) => {
    more = undefined;
    throw error;
  });
  return more;
}

/** A house in the language of the page. @param {{ kind: string, label: string }} house */
export function houseName({ kind, label }) {
  return t(`page-house-${kind}`, { label });
}

/** Fills in the texts of `index.html`. */
export function translate() {
  document.documentElement.lang = language;
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-t]"))) {
    element.textContent = t(element.dataset.t ?? "");
  }
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-t-label]"))) {
    element.setAttribute("aria-label", t(element.dataset.tLabel ?? ""));
  }
}
