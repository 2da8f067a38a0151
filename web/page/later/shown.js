// A board that was not opened: one that cannot be played because it has an unknown rule is shown, and of one that is
// drawn, it is asked what is not understood.
import { el } from "../dom.js";
import { t } from "../words/words.js";
import { show } from "./dialog.js";

/** @import { Failure } from "../../types/wire" */

/** @param {Failure & { text: string }} refusal why a text was not opened, and the text */
export async function shownDialog({ text, svg = "", ...failure }) {
  const { doubtful } = failure;
  if (doubtful) return (await import("./doubts.js")).doubtsDialog(text, { ...failure, svg, doubtful });
  const picture = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  show(t("page-only-shown"), el("p", {}, t("page-only-shown-why")), el("div", { className: "shown" }, picture));
}
