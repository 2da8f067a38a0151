// The dialog of settings.
import { el } from "../dom.js";
import { icon } from "../icons.js";
import { choose, settings } from "../state/settings.js";
import { LANGUAGES, language, t } from "../words/words.js";
import { show } from "./dialog.js";

/** @param {Partial<typeof settings>} changes */
function set(changes) {
  choose(changes);
  if (changes.language) location.reload();
  dispatchEvent(new Event("chosen"));
}

/** Where corner notes stand, with a picture of each choice. */
function notes() {
  const choices = /** @type {const} */ ([["corners", "corner"], ["keypad", "fill"]]).map(([value, sign]) => {
    const box = el("input", { type: "radio", name: "set-notes", checked: settings.notes === value });
    box.addEventListener("change", () => set({ notes: value }));
    return el("label", {}, box, el("span", {}, icon(sign), " ", t(`page-notes-${value}`)));
  });
  return el("fieldset", { className: "kinds" }, el("legend", {}, t("page-notes-where")), ...choices);
}

export function settingsDialog() {
  const pick = (/** @type {"theme" | "language"} */ name, /** @type {string} */ label, /** @type {[string, string][]} */ choices) => {
    const select = el("select", { id: `set-${name}` }, ...choices.map(([value, text]) => el("option", { value, selected: value === (name === "language" ? language : settings[name]) }, text)));
    select.addEventListener("change", () => set({ [name]: select.value }));
    return el("p", {}, el("label", { htmlFor: `set-${name}` }, label), " ", select);
  };
  const tick = (/** @type {"clashes" | "compare" | "clock" | "peers" | "digitFirst" | "vim"} */ name, /** @type {string} */ label) => {
    const box = el("input", { type: "checkbox", checked: settings[name] });
    box.addEventListener("change", () => set({ [name]: box.checked }));
    return el("p", {}, el("label", {}, box, " ", label));
  };
  show(t("page-settings"),
    pick("theme", t("page-colours"), [["auto", t("page-theme-system")], ["light", t("page-theme-light")], ["dark", t("page-theme-dark")], ["contrast", t("page-theme-contrast")], ["contrast-dark", t("page-theme-contrast-dark")], ["colourblind", t("page-theme-colourblind")]]),
    pick("language", t("page-language"), Object.entries(LANGUAGES).map(([id, [name]]) => [id, name])),
    ...(LANGUAGES[language][1] ? [] : [el("p", { className: "ladder" }, t("page-partly"))]),
    notes(),
    tick("clashes", t("page-mark-digits-break-rule")),
    tick("compare", t("page-mark-wrong-digits-at")),
    tick("peers", t("page-tint-what-selected-cell")),
    tick("digitFirst", t("page-digit-first")),
    tick("vim", t("page-vim")),
    tick("clock", t("page-show-clock")));
}
