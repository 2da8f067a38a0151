// The first visit: what the page offers, and three tips, each of which appears only once.
import { button, el, find } from "../dom.js";
import { icon } from "../icons.js";
import { choose, settings } from "../state/settings.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { openSheet } from "./sheet.js";

/** @type {[string, string, string, string][]} */
const CHOICES = [
  ["play", "grid", t("page-choose-play"), t("page-choose-play-what")],
  ["learn", "learn", t("page-choose-learn"), t("page-choose-learn-what")],
  ["enter", "keys", t("page-choose-enter"), t("page-choose-enter-what")],
  ["rate", "way", t("page-choose-rate"), t("page-choose-rate-what")],
];

/** After this many actions a tip disappears even if it was not followed: on a phone it covers the title. */
const ENOUGH = 12;
/** The tips, each with a test for when it is no longer needed. @type {[string, () => boolean][]} */
const TIPS = [
  [t("page-tip-digit"), () => store.board.undo > 0],
  [t("page-tip-notes"), () => store.board.cells.some((cell) => cell.notes || cell.centre) || store.board.undo > ENOUGH],
  [t("page-tip-hint"), () => document.body.dataset.sheet === "learn" || Boolean(store.step) || store.board.undo > 2 * ENOUGH],
];

/** Builds the welcome, which asks new players what they want to do. @param {Record<string, () => unknown>} actions */
export function welcome(actions) {
  const section = el("section", { className: "welcome sheet", "aria-label": t("page-welcome") });
  section.append(el("h2", {}, t("page-welcome")), el("p", {}, t("page-welcome-what")));
  const choices = el("div", { className: "choices" });
  for (const [name, sign, title, what] of CHOICES) {
    const choice = button("", () => {
      openSheet();
      actions[name]();
    }, { className: "choice" });
    choice.append(icon(sign), el("strong", {}, title), el("span", {}, what));
    choices.append(choice);
  }
  section.append(choices);
  find("#learn").before(section);
}

/** Shows the welcome; it closes when the player begins to play. */
export function greet() {
  choose({ met: true });
  openSheet("welcome");
  store.addEventListener("acted", () => document.body.dataset.sheet === "welcome" && openSheet(), { once: true });
}

/** Shows the tips one after another, each until it is followed or dismissed. */
export function tips() {
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
}
