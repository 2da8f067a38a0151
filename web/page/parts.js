// Parts of the page that a first visit does not need: each is fetched on first use.
import { store } from "./state/store.js";

const PARTS = {
  amend: () => import("./later/amend.js"),
  bring: () => import("./later/bring.js"),
  check: () => import("./later/check.js"),
  daily: () => import("./later/daily.js"),
  enter: () => import("./later/enter.js"),
  finish: () => import("./later/finish.js"),
  games: () => import("./later/games.js"),
  help: () => import("./later/help.js"),
  keep: () => import("./later/keep.js"),
  link: () => import("./later/link.js"),
  make: () => import("./later/make/make.js"),
  menu: () => import("./later/menu.js"),
  named: () => import("./later/named.js"),
  pen: () => import("./later/pen.js"),
  rated: () => import("./later/rated.js"),
  rules: () => import("./later/rules.js"),
  settings: () => import("./later/settings.js"),
  share: () => import("./later/share.js"),
  shown: () => import("./later/shown.js"),
  speak: () => import("./later/speak.js"),
  tips: () => import("./later/tips.js"),
  tools: () => import("./later/tools.js"),
  typing: () => import("./later/typing.js"),
  walk: () => import("./later/walk.js"),
};

/**
 * A part of the page, or `null` and a message if it cannot be fetched.
 * @template {keyof typeof PARTS} N
 * @param {N} name @returns {Promise<Awaited<ReturnType<(typeof PARTS)[N]>> | null>}
 */
export function part(name) {
  return /** @type {any} */ (store.fetched(PARTS[name](), `${name}.js`));
}
