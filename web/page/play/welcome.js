// The first visit: what can be done here, and three tips that go away for good.
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

/** After this many actions without it a tip goes away: on a phone it takes the place of the title. */
const ENOUGH = 12;
/** Each with what shows that it is not needed any more. @type {[string, () => boolean][]} */
const TIPS = [
  [t("page-tip-digit"), () => store.board.undo > 0],
  [t("page-tip-notes"), () => store.board.cells.some((cell) => cell.notes || cell.centre) || store.board.undo > ENOUGH],
  [t("page-tip-hint"), () => document.body.dataset.sheet === "learn" || Boolean(store.step) || store.board.undo > 2 * ENOUGH],
];

/** Asks what a player wants who is here for the first time. @param {Record<string, () => unknown>} actions */
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

/** Shows the welcome; whoever begins to play has answered. */
export function greet() {
  choose({ met: true });
  openSheet("welcome");
  store.addEventListener("acted", () => document.body.dataset.sheet === "welcome" && openSheet(), { once: true });
}

/** Tells one thing after another, each until it is done or put away. */
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
