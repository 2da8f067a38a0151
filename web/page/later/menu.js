// The menu: everything that is not needed all the time, behind one door.
import { button, el, find } from "../dom.js";
import { icon } from "../icons.js";
import { OFTEN } from "../play/pad.js";
import { t } from "../words/words.js";
import "./command.js";
import "./dialog.js";
import "./icons.js";

/** @import { DigitPad } from "../play/pad.js" */

/** Tools that the pad has no room for, all of which have a key. @type {[string, string, string][]} */
const SELDOM = [["bivalue", t("page-bivalue"), "F10"], ["several", t("page-several"), "Ctrl"], ["pen", t("page-pen"), "I"], ["restart", t("page-start-again"), ""]];
/** Doors of the header that small windows have no room for. @type {[string, string, string][]} */
const DOORS = [["new", "plus", t("page-new-puzzle")], ["daily", "day", t("page-daily")], ["study", "learn", t("page-learn")], ["make", "make", t("page-make")]];
/** @type {[string, string, string][]} */
const PAGES = [["games", "games", t("page-my-games")], ["share", "share", t("page-share-print")], ["options", "settings", t("page-settings")], ["help", "keys", t("page-keys")]];
/** @type {[string, string, string][]} */
const READING = [["way", "way", t("page-way")], ["steps", "filter", t("page-all-steps")], ["techniques", "learn", t("page-techniques")], ["log", "form", t("page-log")]];

const menu = /** @type {HTMLElement} */ (find("#more"));
const door = /** @type {HTMLElement} */ (find("#menu"));

/** A group of the menu. @param {[string, string, string][]} entries @param {string} event what choosing an entry causes @param {string} [className] */
function group(entries, event, className = "") {
  return entries.map(([name, sign, text]) => {
    const entry = button("", () => document.dispatchEvent(new CustomEvent(event, { detail: name })), { className });
    entry.append(icon(sign), el("span", {}, text));
    return entry;
  });
}

function build() {
  const pad = /** @type {DigitPad} */ (find("digit-pad"));
  const tools = [...OFTEN.map((tool) => pad.tool(...tool, "small-only")), ...SELDOM.map((tool) => pad.tool(...tool))];
  const form = menu.querySelector("a");
  form?.prepend(icon("form"));
  const list = (/** @type {Node[]} */ ...nodes) => el("div", { className: "entries" }, ...nodes);
  menu.append(
    list(...group(DOORS, "door", "small-only"), ...group(PAGES, "door"), ...(form ? [form] : [])),
    list(...group(READING, "panel")),
    list(...tools),
    document.createElement("command-line"));
  pad.draw();
  menu.addEventListener("click", (event) => /** @type {Element} */ (event.target).closest(event.detail ? ".entries, label" : ".entries") && close(false));
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    close(true);
  });
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && relatedTarget !== door) close(false);
  });
  addEventListener("pointerdown", ({ target }) => {
    if (!menu.hidden && !menu.contains(/** @type {Node} */ (target)) && !door.contains(/** @type {Node} */ (target))) close(false);
  });
}

/** @param {boolean} back whether the focus returns to the door */
function close(back) {
  if (menu.hidden) return;
  const inside = menu.contains(document.activeElement);
  menu.hidden = true;
  door.setAttribute("aria-expanded", "false");
  if (back || inside) door.focus();
}

/** Opens the menu, or closes it. @param {boolean} [typing] whether to type a move */
export function toggle(typing = false) {
  if (!menu.querySelector("command-line")) build();
  if (!menu.hidden && !typing) return close(true);
  menu.hidden = false;
  door.setAttribute("aria-expanded", "true");
  const first = /** @type {HTMLElement[]} */ ([...menu.querySelectorAll("input:checked, button")]).find((one) => one.checkVisibility());
  (typing ? /** @type {HTMLElement} */ (menu.querySelector("command-line")) : first)?.focus();
}
