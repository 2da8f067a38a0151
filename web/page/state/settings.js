// What the browser stores: if its storage is unavailable or full, the page keeps the data in memory and says so.
// First of all the settings.

/** @type {Map<string, string>} */ const memory = new Map();
/** Called when storing first fails. @type {(() => void)[]} */ const listeners = [];
let failed = false;

/** @template T @param {() => T} use @returns {T | undefined} */
function attempt(use) {
  try {
    return use();
  } catch {
    if (!failed) listeners.forEach((tell) => tell());
    failed = true;
    return undefined;
  }
}

export const kept = {
  /** @param {string} key @returns {string | null} */
  read: (key) => memory.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null,
  /** @param {string} key @param {string} value */
  write(key, value) {
    const done = attempt(() => {
      localStorage.setItem(key, value);
      return true;
    });
    if (done) memory.delete(key);
    else memory.set(key, value);
  },
  /** @param {string} key */
  remove(key) {
    memory.delete(key);
    attempt(() => localStorage.removeItem(key));
  },
  /** @param {() => void} tell called once storing fails, or at once if it already has */
  whenFull(tell) {
    if (failed) tell();
    listeners.push(tell);
  },
};

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
  /** The letters h, j, k and l move. */
  vim: false,
  /** Where corner notes stand: in the corners, or each at its own place. */
  notes: /** @type {"corners" | "keypad"} */ ("corners"),
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
