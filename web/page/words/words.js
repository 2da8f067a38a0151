// The language of the page. A sentence is found by its English words.
import { settings } from "../state/settings.js";

/** Languages besides English, fetched when they are wanted. @type {Record<string, () => Promise<Record<string, string>>>} */
const OTHERS = { de: async () => (await import("./de.js")).de };

export const language = settings.language in OTHERS ? settings.language : "en";
/** Where they cannot be fetched, English is better than nothing. @type {Record<string, string>} */
const words = language in OTHERS ? await OTHERS[language]().catch(() => ({})) : {};

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
