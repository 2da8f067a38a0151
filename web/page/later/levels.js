// A small board for each digit: a button that highlights its digit on the whole board.
import { button, el } from "../dom.js";
import { store } from "../state/store.js";
import { moreWords, t } from "../words/words.js";

await moreWords();

export function levelButtons() {
  const { board } = store;
  const group = el("div", { className: "level-buttons", role: "group", "aria-label": t("page-levels") });
  group.style.setProperty("--across", String(Math.max(1, Math.floor(Math.sqrt(board.side)))));
  board.digits.forEach((/** @type {string} */ digit) => {
    const placed = board.cells.filter((cell) => cell.digit === digit).length;
    const possible = board.cells.filter((cell) => cell.candidates?.includes(digit)).length;
    const label = t("page-level-determined-possible", { digit, placed, possible });
    group.append(button("", () => choose(digit), { "aria-label": label }));
  });
  return group;
}

/** @param {string} digit */
function choose(digit) {
  store.filter = digit;
  document.dispatchEvent(new CustomEvent("view", { detail: "candidates" }));
  store.say(t("page-looking-at-esc-ends", { digit }));
}
