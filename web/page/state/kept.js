// The browser's storage. If it is unavailable or full, the page keeps the data in memory and says so.

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
