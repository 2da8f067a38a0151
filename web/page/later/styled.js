// Fetches the style sheet of the panels once.
import { el } from "../dom.js";

/** @type {HTMLLinkElement | undefined} */ let sheet;

export function styled() {
  sheet ??= document.head.appendChild(el("link", { rel: "stylesheet", href: new URL("./learn.css", import.meta.url).href }));
}
