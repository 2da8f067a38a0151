// A dialog: a title, its content, and a button to close it.
import { button, el } from "../dom.js";
import { moreWords, t } from "../words/words.js";

/** Fetches the style sheet of the parts that are fetched on first use. */
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

/** Shows a dialog, which is removed when it closes. @param {string} title @param {(Node | string)[]} children */
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
