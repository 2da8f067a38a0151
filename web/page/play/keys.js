// Keys that work wherever the focus is, recognised by their position on the keyboard.
import { store } from "../state/store.js";
import { filter } from "./entry.js";
import { MODES } from "./pad.js";
import { t } from "../words/words.js";

/** @typedef {Record<string, () => unknown>} Actions */

/** Views by key. */
export const VIEWS = { KeyJ: "digits", KeyM: "notes", KeyK: "candidates", KeyL: "levels" };
/** With Shift: what is read out about the selected cell. */
const SPOKEN = { KeyR: "row", KeyC: "column", KeyB: "box", KeyD: "digit" };
const MODE_KEYS = { KeyZ: "digit", KeyX: "corner", KeyC: "centre", KeyV: "colour", KeyB: "mark" };

/** @param {string} mode */
export function setMode(mode) {
  store.mode = mode;
  store.pen = null;
  store.changed();
  const word = MODES.find(([name]) => name === mode)?.[1] ?? mode;
  store.say(t("page-digits-mean-mode", { mode: t(word) }));
}

function nextMode() {
  const at = MODES.findIndex(([name]) => name === store.mode);
  setMode(MODES[(at + 1) % MODES.length][0]);
}

/** @param {number} by */
function nextColour(by) {
  store.colour = ((store.colour + by + 8) % 9) + 1;
  store.changed();
  store.say(t("page-candidates-get-colour", { n: store.colour }));
}

/**
 * The action of a key, if it has one.
 * @param {KeyboardEvent} event @param {Actions} actions @param {boolean} onBoard
 * @returns {(() => unknown) | undefined}
 */
export function shortcut(event, actions, onBoard) {
  const control = event.ctrlKey || event.metaKey;
  const { code } = event;
  if (control && code === "KeyZ") return event.shiftKey ? actions.redo : actions.undo;
  if (control && code === "KeyY") return actions.redo;
  if (control || event.altKey) return undefined;
  if (event.shiftKey && onBoard && code in SPOKEN) return () => document.dispatchEvent(new CustomEvent("speak", { detail: SPOKEN[/** @type {keyof typeof SPOKEN} */ (code)] }));
  if (code in MODE_KEYS) return () => setMode(MODE_KEYS[/** @type {keyof typeof MODE_KEYS} */ (code)]);
  if (code in VIEWS) return () => document.dispatchEvent(new CustomEvent("view", { detail: VIEWS[/** @type {keyof typeof VIEWS} */ (code)] }));
  if (event.key === "?") return actions.help;
  const sought = store.board.digits[Number(/^F([1-9])$/.exec(code)?.[1]) - 1];
  if (sought) return () => filter(sought);
  /** @type {Record<string, () => unknown>} */ const keys = {
    BracketLeft: actions.undo,
    BracketRight: actions.redo,
    KeyH: actions.hint,
    KeyN: actions.apply,
    KeyP: actions.previous,
    KeyT: actions.name,
    KeyF: actions.filter,
    KeyI: actions.pen,
    F10: actions.bivalue,
    Comma: () => nextColour(-1),
    Period: () => nextColour(1),
    Slash: actions.command,
    Escape: actions.escape,
    ...(onBoard ? { Space: nextMode, Enter: actions.check } : {}),
  };
  return keys[code];
}

/** While Shift or Control is held, digits mean something else, and the pad shows it. */
export function watchHeldKeys() {
  const look = (/** @type {KeyboardEvent} */ event) => {
    const control = event.ctrlKey || event.metaKey;
    const held = control && event.shiftKey ? "colour" : control ? "centre" : event.shiftKey ? "corner" : null;
    if (held === store.held) return;
    store.held = held;
    if (store.board) document.querySelectorAll("digit-pad").forEach((pad) => /** @type {any} */ (pad).draw());
  };
  addEventListener("keydown", look);
  addEventListener("keyup", look);
  addEventListener("blur", () => (store.held = null));
}
