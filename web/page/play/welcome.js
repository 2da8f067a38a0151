// The first visit: what the page offers.
import { button, el, find } from "../dom.js";
import { icon } from "../icons.js";
import { choose } from "../state/settings.js";
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

/** Builds the welcome, which asks new players what they want to do. @param {Record<string, () => unknown>} actions */
export function welcome(actions) {
  const section = el("section", { className: "welcome", "aria-label": t("page-welcome") });
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
