// Out: a link, a text in some format, a picture, paper.
import { button, el } from "../dom.js";
import { call } from "../engine/engine.js";
import { fragmentOf } from "../share/link.js";
import { savePng, saveSvg } from "../share/picture.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { show } from "./dialog.js";

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    store.say(t("Copied."));
  } catch {
    store.say(t("The browser does not let the page copy; mark the text and copy it."));
  }
}

export async function shareDialog() {
  const link = location.href.split("#")[0] + (await fragmentOf(store.game));
  const address = el("input", { readOnly: true, value: link, "aria-label": t("Link to this game") });
  const format = el("select", { "aria-label": t("Format") }, el("option", {}, "line"));
  const text = el("textarea", { readOnly: true, rows: 8, cols: 40, "aria-label": t("The board as text") });
  const write = async () => {
    try {
      text.value = (await call({ call: "write", game: store.game, format: format.value })).text;
    } catch (error) {
      text.value = error instanceof Error ? error.message : String(error);
    }
  };
  format.addEventListener("change", write);
  write();
  // The other formats may have to be fetched first.
  call({ call: "write", game: store.game, format: "" }).then(({ text }) => {
    const others = text.split("\n").filter((/** @type {string} */ name) => name !== "line");
    format.append(...others.map((/** @type {string} */ name) => el("option", {}, name)));
  }, (error) => store.say(String(error)));
  const dialog = show(t("Share and print"),
    el("h3", {}, t("Link")), el("p", {}, t("The whole game is in the link; no server sees it.")),
    el("p", { className: "tools" }, address, button(t("Copy link"), () => copy(link), { className: "primary" })),
    el("h3", {}, t("Text")),
    el("p", { className: "tools" }, format, button(t("Copy text"), () => copy(text.value))), text,
    el("h3", {}, t("Picture and paper")),
    el("p", { className: "tools" }, button("SVG", saveSvg), button("PNG", savePng), button(t("Print"), () => {
      dialog.close();
      print();
    })));
}
