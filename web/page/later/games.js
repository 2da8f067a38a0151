// The stored games: resume one, search, delete, save all of them as a file.
import { button, el, refill } from "../dom.js";
import { call } from "../engine/engine.js";
import { clock } from "../play/clock.js";
import { library } from "../state/library.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { show } from "./dialog.js";
import { read, saveAll, told } from "./exchange.js";
import { levelName } from "./fresh.js";
import { statisticsDialog } from "./statistics.js";
import { remove } from "./shelf.js";

/** @import { Entry } from "../state/library.js" */

/** The progress of a game. @param {Entry} entry */
const left = (entry) => (entry.left ? t("page-cells-left", { n: entry.left }) : t("page-solved-game"));
/** The known facts about its puzzle. @param {Entry} entry */
const facts = (entry) => [entry.author, entry.level && levelName(entry.level), entry.rated].filter(Boolean).join(" · ");

/** Draws the boards that are scrolled into view, one after another. @param {HTMLElement} list @param {AbortSignal} closed */
function painter(list, closed) {
  /** @type {WeakMap<Element, Entry>} */ const entries = new WeakMap();
  /** @type {Promise<unknown>} */ let last = Promise.resolve();
  const paint = async (/** @type {HTMLImageElement} */ image) => {
    const entry = entries.get(image);
    const game = entry && library.read(entry);
    if (!game || closed.aborted) return;
    const picture = { view: /** @type {const} */ ("digits"), theme: store.theme };
    const answer = await call({ call: "show", game, picture }).catch(() => null);
    if (answer?.svg) image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(answer.svg)}`;
  };
  const watch = new IntersectionObserver((seen) => seen.filter(({ isIntersecting }) => isIntersecting).forEach(({ target }) => {
    watch.unobserve(target);
    last = last.then(() => paint(/** @type {HTMLImageElement} */ (target)));
  }), { root: list.closest("dialog") });
  return (/** @type {HTMLImageElement} */ image, /** @type {Entry} */ entry) => {
    entries.set(image, entry);
    watch.observe(image);
  };
}

/** A game in the list. @param {Entry} entry @param {() => void} choose */
function item(entry, choose) {
  const image = el("img", { alt: "", width: 56, height: 56 });
  const words = [facts(entry), left(entry), clock(entry.seconds)].filter(Boolean);
  const go = button("", choose);
  const done = entry.open ? 1 - entry.left / entry.open : 0;
  const bar = el("i", { className: "done-bar" }, el("i"));
  /** @type {HTMLElement} */ (bar.firstChild).style.width = `${Math.round(100 * Math.max(0, done))}%`;
  go.append(image, el("span", {}, el("strong", {}, entry.name), " ", el("span", {}, words.join(" · ")), bar));
  if (entry.id === library.current?.id) go.setAttribute("aria-current", "true");
  return { go, image };
}

/** Whether a game contains all the words of a search. @param {Entry} entry @param {string} sought */
function fits(entry, sought) {
  const text = [entry.name, facts(entry), left(entry)].join(" ").toLowerCase();
  return sought.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

/** The controls that save all games as a file and read such a file. @param {HTMLElement} status @param {() => void} changed */
function exchange(status, changed) {
  const file = el("input", { type: "file", accept: ".json,application/json", hidden: true });
  file.addEventListener("change", async () => {
    status.replaceChildren(told(read(await file.files?.[0]?.text() ?? "")));
    file.value = "";
    changed();
  });
  return el("p", { className: "tools" }, button(t("page-save-all"), saveAll), button(t("page-load-saved"), () => file.click()), button(t("page-statistics"), statisticsDialog), file);
}

export function gamesDialog() {
  const list = el("ul", { className: "games" });
  const status = el("p", { className: "tools", role: "status" });
  const search = el("input", { type: "search", "aria-label": t("page-search-games"), placeholder: t("page-search-games") });
  const closed = new AbortController();
  const fill = () => {
    const found = library.games.filter((entry) => fits(entry, search.value));
    refill(list, found.map((entry) => {
      const { go, image } = item(entry, async () => {
        dialog.close();
        if (await store.resume(entry)) store.say(t("page-back", entry));
      });
      draw(image, entry);
      return el("li", {}, go, removal(entry));
    }));
    if (!found.length) list.append(el("li", {}, t("page-no-game-found")));
  };
  const removal = (/** @type {Entry} */ entry) => button("✕", () => {
    const back = remove(entry);
    status.replaceChildren(t("page-deleted", entry), button(t("page-bring-back"), () => {
      back();
      status.replaceChildren();
      fill();
      list.querySelector("button")?.focus();
    }));
    fill();
  }, { "aria-label": t("page-delete", entry), disabled: entry.id === library.current?.id });
  const dialog = show(t("page-my-games"), search, status, list, exchange(status, fill));
  const draw = painter(list, closed.signal);
  dialog.classList.add("my-games");
  dialog.addEventListener("close", () => closed.abort());
  search.addEventListener("input", fill);
  fill();
  /** @type {HTMLElement | null} */ (list.querySelector("button"))?.focus();
}
