// A dialog: a title, something in it, and a way to close it.
import { button, el } from "../dom.js";
import { t } from "../words/words.js";

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
