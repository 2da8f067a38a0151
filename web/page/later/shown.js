// Shows a board that cannot be played because it has an unknown rule.
import { el } from "../dom.js";
import { t } from "../words/words.js";
import { show } from "./dialog.js";

/** @param {string} svg */
export function shownDialog(svg) {
  const picture = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  show(t("page-only-shown"), el("p", {}, t("page-only-shown-why")), el("div", { className: "shown" }, picture));
}
