// What a player can choose.
import { el } from "../dom.js";
import { choose, settings } from "../state/settings.js";
import { t } from "../words/words.js";
import { show } from "./dialog.js";

/** @param {(name: string) => void} changed is told what was chosen */
export function settingsDialog(changed) {
  const pick = (/** @type {"theme" | "language"} */ name, /** @type {string} */ label, /** @type {[string, string][]} */ choices) => {
    const select = el("select", { id: `set-${name}` }, ...choices.map(([value, text]) => el("option", { value, selected: settings[name] === value }, text)));
    select.addEventListener("change", () => {
      choose({ [name]: select.value });
      changed(name);
    });
    return el("p", {}, el("label", { htmlFor: `set-${name}` }, label), " ", select);
  };
  const tick = (/** @type {"clashes" | "compare" | "clock" | "peers"} */ name, /** @type {string} */ label) => {
    const box = el("input", { type: "checkbox", checked: settings[name] });
    box.addEventListener("change", () => {
      choose({ [name]: box.checked });
      changed(name);
    });
    return el("p", {}, el("label", {}, box, " ", label));
  };
  show(t("Settings"),
    pick("theme", t("Colours"), [["auto", t("as the system")], ["light", t("light")], ["dark", t("dark")], ["contrast", t("high contrast")]]),
    pick("language", t("Language"), [["en", "English"], ["de", "Deutsch"]]),
    tick("clashes", t("Mark digits that break a rule")),
    tick("compare", t("Mark wrong digits at once (compares with the solution)")),
    tick("peers", t("Tint what the selected cell sees")),
    tick("clock", t("Show the clock")));
}
