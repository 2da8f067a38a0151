// Whether a move was right, said where the player looks: on the board.
import { button, el, find } from "../dom.js";
import { store } from "../state/store.js";

/** @type {HTMLElement | undefined} */ let shown;

/** @param {boolean} right @param {string} text @param {{ text: string, action: () => unknown } | null} next what to do then */
export function judged(right, text, next) {
  shown?.remove();
  const told = el("div", { className: right ? "judged right" : "judged" }, el("span", { "aria-hidden": "true" }, right ? "✓" : "✗"), el("p", {}, text));
  if (next) told.append(button(next.text, next.action, { className: "primary" }));
  shown = told;
  find("sudoku-board").append(told);
}

// It is gone with the next move, and when another game begins.
let game = "";
store.addEventListener("change", () => {
  if (shown && store.game !== game) shown.remove();
  game = store.game;
});
