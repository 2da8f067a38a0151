// A dialog: a title, something in it, and a way to close it.
import { button, el } from "../dom.js";
import { moreWords, t } from "../words/words.js";

/** Fetches the style sheet of all that is not there from the start. */
async function moreStyles() {
  const link = el("link", { rel: "stylesheet", href: new URL("./later.css", import.meta.url).href });
  const there = new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
  });
  document.head.append(link);
  await there;
}

await Promise.all([moreWords(), moreStyles()]);

let count = 0;

/** Shows a dialog; it is gone when it is closed. @param {string} title @param {(Node | string)[]} children */
export function show(title, ...children) {
  const id = `dialog-${++count}`;
  const dialog = el("dialog", { "aria-labelledby": id });
  const close = button("✕", () => dialog.close(), { "aria-label": t("page-close"), className: "close" });
  dialog.append(el("header", {}, el("h2", { id }, title), close), ...children);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
