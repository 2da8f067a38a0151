// Three tips for the first game, each of which appears only once.
import { button, el, find } from "../dom.js";
import { choose, settings } from "../state/settings.js";
import { store } from "../state/store.js";
import { moreWords, t } from "../words/words.js";

await moreWords();

/** After this many actions a tip disappears even if it was not followed. */
const ENOUGH = 12;
/** The tips, each with a test for when it is no longer needed. @type {[string, () => boolean][]} */
const TIPS = [
  [t("page-tip-digit"), () => store.board.undo > 0],
  [t("page-tip-notes"), () => store.board.cells.some((cell) => cell.notes || cell.centre) || store.board.undo > ENOUGH],
  [t("page-tip-hint"), () => document.body.dataset.sheet === "learn" || Boolean(store.step) || store.board.undo > 2 * ENOUGH],
];

const tip = el("aside", { className: "tip", "aria-label": t("page-tip") });
find(".below").prepend(tip);
const draw = () => {
  while (settings.tips < TIPS.length && store.board && TIPS[settings.tips][1]()) choose({ tips: settings.tips + 1 });
  tip.hidden = settings.tips >= TIPS.length || store.setting || Boolean(store.path);
  const [text] = TIPS[settings.tips] ?? [""];
  if (tip.hidden || tip.firstChild?.textContent === text) return;
  const away = button("✕", () => {
    choose({ tips: settings.tips + 1 });
    draw();
    /** @type {HTMLElement | null} */ (document.querySelector("sudoku-board [tabindex='0']"))?.focus();
  }, { "aria-label": t("page-tip-away") });
  tip.replaceChildren(el("span", {}, text), away);
};
store.addEventListener("change", draw);
draw();
