// The player's settings, stored in the browser.
import { kept } from "./kept.js";

const KEY = "whydoku.settings";

const DEFAULTS = {
  language: navigator.language.split("-")[0],
  theme: /** @type {import("../../types/wire").Theme | "auto"} */ ("auto"),
  /** Digits that break a rule are marked. */
  clashes: true,
  /** Digits that differ from the solution are marked at once. */
  compare: false,
  /** The clock is shown. */
  clock: true,
  /** The peers of the selected cell are tinted. */
  peers: true,
  /** The player chooses a digit on the pad first, then the cells that get it. */
  digitFirst: false,
  /** The player has seen the welcome. */
  met: false,
  /** How many of the tips for the first game are done. */
  tips: 0,
};

/** @returns {typeof DEFAULTS} */
function read() {
  try {
    return { ...DEFAULTS, ...JSON.parse(kept.read(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = read();

/** @param {Partial<typeof DEFAULTS>} changes */
export function choose(changes) {
  Object.assign(settings, changes);
  kept.write(KEY, JSON.stringify(settings));
}
