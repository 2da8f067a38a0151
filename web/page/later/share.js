// Shares a game: as a link, a text in some format, a picture, on paper.
import { button, el } from "../dom.js";
import { call } from "../engine/engine.js";
import { fragmentOf } from "./link.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { bookDialog } from "./book.js";
import { bookletDialog } from "./booklet.js";
import { show } from "./dialog.js";
import { beginning } from "./finish.js";
import { savePng, saveSvg } from "./picture.js";
import { shortLink } from "./result.js";

/** Copies a text and says so in `status`. @param {string} text @param {HTMLElement} status */
async function copy(text, status) {
  const done = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  status.textContent = done ? t("page-copied") : t("page-browser-does-not-let");
}

/** Shows a QR code of the link to the puzzle in its initial state. @param {HTMLElement} place @param {HTMLElement} status */
async function showCode(place, status) {
  try {
    const { svg } = await call({ call: "qr", text: await shortLink(await beginning(store.game)) });
    const image = el("img", { alt: t("page-qr"), src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}` });
    place.replaceChildren(image, el("p", {}, t("page-qr-what")));
  } catch (error) {
    status.textContent = error instanceof Error ? error.message : String(error);
  }
}

/** Prints the board dark on light, whatever the page's theme. */
async function printBoard() {
  const { theme } = store;
  const paint = (/** @type {typeof theme} */ which) => {
    store.theme = which;
    document.documentElement.dataset.theme = which;
    return store.show();
  };
  await paint("light");
  addEventListener("afterprint", () => paint(theme), { once: true });
  print();
}

export async function shareDialog() {
  const link = location.href.split("#")[0] + (await fragmentOf(store.game));
  const address = el("input", { readOnly: true, value: link, "aria-label": t("page-link-this-game") });
  const format = el("select", { "aria-label": t("page-format") }, el("option", {}, "line"));
  const text = el("textarea", { readOnly: true, rows: 8, cols: 40, "aria-label": t("page-board-as-text") });
  const write = async () => {
    try {
      text.value = (await call({ call: "write", game: store.game, format: format.value })).text;
    } catch (error) {
      text.value = error instanceof Error ? error.message : String(error);
    }
  };
  format.addEventListener("change", write);
  write();
  // The engine with the other formats may have to be fetched first.
  call({ call: "write", game: store.game, format: "" }).then(({ text }) => {
    const others = text.split("\n").filter((/** @type {string} */ name) => name !== "line");
    format.append(...others.map((/** @type {string} */ name) => el("option", {}, name)));
  }, (error) => store.say(String(error)));
  const status = el("p", { role: "status" });
  const code = el("div", { className: "qr" });
  const dialog = show(t("page-share-print"), status,
    el("h3", {}, t("page-link")), el("p", {}, t("page-whole-game-link-no")),
    el("p", { className: "tools" }, address, button(t("page-copy-link"), () => copy(link, status), { className: "primary" }), button(t("page-qr"), () => showCode(code, status))), code,
    el("h3", {}, t("page-text")),
    el("p", { className: "tools" }, format, button(t("page-copy-text"), () => copy(text.value, status))), text,
    el("h3", {}, t("page-picture-paper")),
    el("p", { className: "tools" }, button("SVG", saveSvg), button("PNG", savePng), button(t("page-print"), () => {
      dialog.close();
      printBoard();
    }), button(t("page-booklet"), () => {
      dialog.close();
      bookletDialog();
    }), button(t("page-book"), () => {
      dialog.close();
      bookDialog();
    })));
}
