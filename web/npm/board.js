// `<whydoku-board>`: shows a puzzle on any page as a picture, as a step with its explanation, or as a board to play on.
import { drawn, parse } from "./calls.js";
import "./index.js";
import { fragmentOf } from "../page/later/link.js";

const STYLE = `
  :host { display: block; max-width: 30rem; }
  :host([play]) { height: 44rem; }
  :host([hidden]) { display: none; }
  figure { margin: 0; }
  svg { display: block; height: auto; width: 100%; }
  figcaption { margin-top: 0.5em; }
  iframe { border: 0; height: 100%; width: 100%; }
`;

/**
 * A board. Attributes: `puzzle`, in any format (by default the text inside the element); `step`, the number
 * of a step of its solution; `view` (`notes`, `candidates`, `digits` or `levels`); `theme` (`light`, `dark`,
 * `contrast`, `contrast-dark` or `colourblind`; by default the reader's system setting); `language`; `play`,
 * for the board of the Whydoku page with pad and hints; and `page`, the address of that page if it is not
 * in the package. The element fires `load` or `error`.
 */
export class WhydokuBoard extends HTMLElement {
  static observedAttributes = ["puzzle", "step", "view", "theme", "language", "play"];
  #root = this.attachShadow({ mode: "open" });
  /** Cancels the current drawing when another one is requested. */
  #work = new AbortController();
  #isDue = false;
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #again = () => this.#draw();

  connectedCallback() {
    this.#dark.addEventListener("change", this.#again);
    this.#draw();
  }
  disconnectedCallback() {
    this.#dark.removeEventListener("change", this.#again);
    this.#work.abort();
  }
  attributeChangedCallback() {
    if (this.isConnected) this.#draw();
  }
  /** Draws once, however many attributes change at the same time. */
  #draw() {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(async () => {
      this.#isDue = false;
      this.#work.abort();
      this.#work = new AbortController();
      const { signal } = this.#work;
      try {
        const content = this.hasAttribute("play") ? await this.#game(signal) : await this.#picture(signal);
        if (!signal.aborted) this.#show(content, "load");
      } catch (error) {
        if (signal.aborted) return;
        const words = document.createElement("p");
        words.textContent = error instanceof Error ? error.message : String(error);
        words.setAttribute("role", "alert");
        this.#show(words, "error");
      }
    });
  }
  /** @param {Element} content @param {string} event */
  #show(content, event) {
    const style = document.createElement("style");
    style.textContent = STYLE;
    this.#root.replaceChildren(style, content);
    this.dispatchEvent(new Event(event));
  }
  /** @param {AbortSignal} signal */
  async #picture(signal) {
    const step = this.getAttribute("step");
    const theme = this.#theme();
    const view = this.getAttribute("view") ?? undefined;
    const number = step === null ? undefined : Number(step);
    const options = /** @type {Parameters<typeof drawn>[1]} */ ({ signal, theme, view, step: number, ...this.#language() });
    const found = await drawn(this.#text(), options);
    const figure = document.createElement("figure");
    const picture = new DOMParser().parseFromString(found.svg, "image/svg+xml").documentElement;
    figure.append(document.adoptNode(picture));
    if (found.step) {
      const caption = document.createElement("figcaption");
      const name = document.createElement("b");
      name.textContent = found.step.name;
      caption.append(name, `: ${found.step.text}`);
      figure.append(caption);
    }
    return figure;
  }
  /** The page in a frame, so that every board is a separate game. @param {AbortSignal} signal */
  async #game(signal) {
    const { game, summary } = await parse(this.#text(), { signal, ...this.#language() });
    const named = this.getAttribute("page");
    const page = named ? new URL(named, document.baseURI) : new URL("../index.html", import.meta.url);
    page.hash = await fragmentOf(game);
    const frame = document.createElement("iframe");
    frame.src = page.href;
    frame.title = `Whydoku: ${summary}`;
    return frame;
  }
  #text() {
    return this.getAttribute("puzzle") ?? this.textContent ?? "";
  }
  #theme() {
    const theme = this.getAttribute("theme");
    return theme && theme !== "auto" ? theme : this.#dark.matches ? "dark" : "light";
  }
  /** @returns {{ language?: import("./calls.js").Language }} */
  #language() {
    const language = this.getAttribute("language");
    return language ? { language: /** @type {import("./calls.js").Language} */ (language) } : {};
  }
}

if (!customElements.get("whydoku-board")) customElements.define("whydoku-board", WhydokuBoard);
