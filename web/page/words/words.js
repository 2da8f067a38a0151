// The language of the page. A sentence is found by its English words.
import { de } from "./de.js";
import { settings } from "../state/settings.js";

/** @type {Record<string, Record<string, string>>} */ const LANGUAGES = { en: {}, de };

export const language = settings.language in LANGUAGES ? settings.language : "en";
const words = LANGUAGES[language];

/**
 * A sentence in the language of the page; `{name}` in it becomes the value of that name.
 * @param {string} english @param {Record<string, unknown>} [values]
 */
export function t(english, values = {}) {
  const sentence = words[english] ?? english;
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** Translates what the page was written with. */
export function translate() {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-t]")) {
    element.textContent = t((element.textContent ?? "").trim());
  }
  for (const element of document.querySelectorAll("[data-t-label]")) {
    element.setAttribute("aria-label", t(element.getAttribute("aria-label") ?? ""));
  }
}
