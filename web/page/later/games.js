// The games that are kept: go on with one, or let it go.
import { button, el, refill } from "../dom.js";
import { clock } from "../play/clock.js";
import { library } from "../state/library.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { show } from "./dialog.js";

export function gamesDialog() {
  const list = el("ul", { className: "games" });
  const undone = el("p", { className: "tools", role: "status" });
  const dialog = show(t("page-my-games"), undone, list);
  const fill = () => refill(list, library.games.map((entry) => {
    const left = entry.left ? t("page-cells-left", { n: entry.left }) : t("page-solved-game");
    const words = `${entry.name} – ${left} – ${clock(entry.seconds)}`;
    const go = button(words, async () => {
      dialog.close();
      if (await store.resume(entry)) store.say(t("page-back", entry));
    });
    if (entry.id === library.current?.id) go.setAttribute("aria-current", "true");
    const remove = button("✕", () => {
      const back = library.remove(entry);
      undone.replaceChildren(t("page-deleted", entry), button(t("page-bring-back"), () => {
        back();
        undone.replaceChildren();
        fill();
        list.querySelector("button")?.focus();
      }));
      fill();
    }, { "aria-label": t("page-delete", entry), disabled: entry.id === library.current?.id });
    return el("li", {}, go, remove);
  }));
  fill();
}
