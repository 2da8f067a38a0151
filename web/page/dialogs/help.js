// The keys.
import { el } from "../dom.js";
import { t } from "../words/words.js";
import { show } from "./dialog.js";

/** @type {[string, string][]} */
const KEYS = [
  ["↑ ↓ ← →", "Move; with Shift or Ctrl select more"],
  ["1 – 9, a – p", "Write a digit; with several cells selected, corner notes"],
  ["Shift + 1", "Corner note"],
  ["Ctrl + 1", "Note in the middle"],
  ["Ctrl + Shift + 1", "Colour; with a digit highlighted, colour of that candidate"],
  ["Z X C V", "Digits mean: digit, corner, centre, colour; Space goes on to the next"],
  ["B, then , . 1", "Colour a candidate of the selected cells; comma and full stop choose the colour"],
  ["Backspace", "Wipe: digit, then notes, then colours"],
  ["Ctrl+Z, [", "Undo"],
  ["Ctrl+Y, ]", "Redo"],
  ["F 1", "Highlight a digit; Esc ends it"],
  ["J M K L", "View: game, my notes, candidates, levels"],
  ["H", "Hint; again for more"],
  ["N", "Apply the hint; next step of the way through"],
  ["P", "Previous step of the way through"],
  ["T", "Name the technique of my last move"],
  ["/", "Type a move, such as A1 5"],
  ["Shift + R C B D", "Tell row, column, box, or the places of the digit"],
  ["Enter", "Check: how many solutions, and what is wrong"],
  ["Ctrl+A, Esc", "Select all; select one"],
  ["?", "This help"],
];

export function helpDialog() {
  const rows = KEYS.map(([key, what]) => el("tr", {}, el("th", { scope: "row" }, el("kbd", {}, key)), el("td", {}, t(what))));
  show(t("Keys"),
    el("p", {}, t("Click and drag to select, Ctrl and click to add or remove a cell, double-click to select equal digits. Paste a puzzle anywhere, or drop a file.")),
    el("table", {}, ...rows),
    el("p", {}, t("On boards with letters a key of a digit writes that digit while the board has the focus.")));
}
