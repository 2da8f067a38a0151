// Says on the board, where the player looks, whether a move was right.
import { button, el, find } from "../dom.js";
import { store } from "../state/store.js";

/** @type {HTMLElement | undefined} */ let shown;

/** @param {boolean} right @param {string} text @param {{ text: string, action: () => unknown } | null} next a button to go on with */
export function judged(right, text, next) {
  shown?.remove();
  const told = el("div", { className: right ? "judged right" : "judged" }, el("span", { "aria-hidden": "true" }, right ? "✓" : "✗"), el("p", {}, text));
  if (next) told.append(button(next.text, next.action, { className: "primary" }));
  shown = told;
  find("sudoku-board").append(told);
}

// The message disappears with the next move or another game.
let game = "";
store.addEventListener("change", () => {
  if (shown && store.game !== game) shown.remove();
  game = store.game;
});
