// Small helpers for elements.

/**
 * Makes an element. Names that it has as properties are set as such; the others become attributes.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Record<string, any>} [properties] @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in element && !name.startsWith("aria")) /** @type {any} */ (element)[name] = value;
    else if (value !== undefined && value !== null) element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/** The key at the end of a name, as in "Hint (H)"; style sheets hide it on devices without a keyboard. */
const KEY = / \((\p{Lu}|Esc)\)$/u;

/** @param {string} text @param {() => unknown} action @param {Record<string, any>} [properties] */
export function button(text, action, properties = {}) {
  const element = el("button", { type: "button", textContent: text.replace(KEY, ""), ...properties });
  const [key] = KEY.exec(text) ?? [];
  if (key) element.append(el("span", { className: "key" }, key));
  element.addEventListener("click", () => action());
  return element;
}

/** @template {Element} T @param {string} selector @returns {T} */
export const find = (selector) => /** @type {T} */ (document.querySelector(selector));

/**
 * Replaces the content of a container and keeps the focus at the same place in it.
 * @param {HTMLElement} container @param {(Node | string)[]} children
 */
export function refill(container, children) {
  const focusable = () => /** @type {HTMLElement[]} */ ([...container.querySelectorAll("button, input, select")]);
  const at = focusable().findIndex((element) => element === document.activeElement);
  container.replaceChildren(...children);
  if (at < 0) return;
  const open = (/** @type {any} */ element) => !element.disabled;
  (focusable().slice(at).find(open) ?? focusable().find(open))?.focus();
}

/** Fetches a style sheet that a first visit does not need, once. @param {string} name */
export function sheet(name) {
  const href = new URL(`./later/${name}.css`, import.meta.url).href;
  if (!document.querySelector(`link[href="${href}"]`)) document.head.append(el("link", { rel: "stylesheet", href }));
}
