// Shares a result or a puzzle as a text with a link, or as a picture; neither contains the solution.
import { call } from "../engine/engine.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { savePngOf } from "./picture.js";

/** The address of the page without its fragment. */
const here = () => location.href.split("#")[0];

/** The shortest link to the puzzle of a game in its initial state. @param {string} start */
export async function shortLink(start) {
  const { text } = await call({ call: "write", game: start, format: "fragment" }).catch(() => ({ text: "" }));
  if (text.startsWith("#")) return here() + text.trim();
  const { fragmentOf } = await import("./link.js");
  return here() + (await fragmentOf(start));
}

/**
 * Shares a text and the link to its puzzle with the means of the device, or copies both.
 * @param {string} text @param {string} start @param {HTMLElement} status
 */
export async function copyOrShare(text, start, status) {
  const whole = `${text}\n${await shortLink(start)}`;
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ text: whole }).catch(() => undefined);
    return;
  }
  const done = await navigator.clipboard?.writeText(whole).then(() => true, () => false);
  status.textContent = done ? t("page-copied") : t("page-browser-does-not-let");
}

/** Saves a picture of the givens. @param {string} start @param {string} caption */
export async function savePuzzle(start, caption) {
  const { svg } = await call({ call: "show", game: start, picture: { view: "digits", theme: store.theme, opaque: true } });
  await savePngOf(svg ?? "", caption);
}
