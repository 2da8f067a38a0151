// The list of keys.
import { el } from "../dom.js";
import { t } from "../words/words.js";
import { show } from "./dialog.js";

/** @type {[string, string][]} */
const KEYS = [
  ["↑ ↓ ← →", "page-key-move-with-shift-ctrl"],
  ["1 – 9, a – p", "page-key-write-digit-with-several"],
  ["Shift + 1", "page-key-corner-note"],
  ["Ctrl + 1", "page-key-note-middle"],
  ["Ctrl + Shift + 1", "page-key-colour-with-digit-highlighted"],
  ["Z X C V", "page-key-digits-mean-digit-corner"],
  ["B, then , . 1", "page-key-colour-candidate-selected-cells"],
  ["Backspace, 0", "page-key-wipe-digit-then-notes"],
  ["Ctrl+Z, [", "page-undo"],
  ["Ctrl+Y, ]", "page-key-redo"],
  ["F1 – F9, F then 1", "page-key-highlight"],
  ["F10", "page-key-bivalue"],
  ["I", "page-key-pen"],
  ["J M K L", "page-key-view-game-my-notes"],
  ["H", "page-key-hint"],
  ["N", "page-key-apply-hint-next-step"],
  ["P", "page-key-previous-step-way-through"],
  ["T", "page-key-name-technique-my-last"],
  ["/", "page-key-type-move-such-as"],
  ["Shift + R C B D", "page-key-tell-row-column-box"],
  ["Enter", "page-key-check-how-many-solutions"],
  ["Ctrl+A, Esc", "page-key-select-all-select-one"],
  ["?", "page-key-this-help"],
];

export function helpDialog() {
  const rows = KEYS.map(([key, what]) => el("tr", {}, el("th", { scope: "row" }, el("kbd", {}, key)), el("td", {}, t(what))));
  show(t("page-keys"),
    el("p", {}, t("page-mouse")),
    el("p", {}, t("page-touch")),
    el("table", {}, ...rows),
    el("p", {}, t("page-on-boards-with-letters")));
}
