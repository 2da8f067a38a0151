// Fetches the style sheet of the panels once.
import { el } from "../dom.js";

/** @type {Promise<unknown> | undefined} */ let sheet;

/** Settles when the style sheet is there. */
export function styled() {
  sheet ??= new Promise((resolve) => {
    const link = el("link", { rel: "stylesheet", href: new URL("./learn.css", import.meta.url).href });
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
    document.head.append(link);
  });
  return sheet;
}
