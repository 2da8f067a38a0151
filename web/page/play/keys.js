// What keys mean.
import { settings } from "../state/settings.js";
import { store } from "../state/store.js";
import { filter } from "./entry.js";
import { MODES } from "./pad.js";
import { t } from "../words/words.js";

// What keys mean on the board. Digit keys are recognised by their position (`code`), because the character depends on
// Shift and on the keyboard's layout.

/** Letters that move, as in the editor vi. @type {Record<string, { key: string }>} */
export const VIM = { KeyH: { key: "ArrowLeft" }, KeyJ: { key: "ArrowDown" }, KeyK: { key: "ArrowUp" }, KeyL: { key: "ArrowRight" } };

/** The digit that a key stands for. @param {KeyboardEvent} event @param {import("../../types/wire").Board} board */
export function digitOf(event, board) {
  const number = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  const letter = board.side > 9 && /^Key([A-Z])$/.exec(event.code)?.[1].toLowerCase();
  const digit = number ?? letter;
  return digit && board.digits.includes(digit) ? digit : null;
}

/**
 * The cell that a key moves to, or `null` for other keys.
 * @param {KeyboardEvent} event @param {number} from @param {number} side @param {boolean} control
 * @returns {number | null}
 */
export function target(event, from, side, control) {
  const row = Math.floor(from / side);
  const column = from % side;
  // With Control, an arrow jumps over a box.
  const far = control ? Math.ceil(Math.sqrt(side)) : 1;
  const back = (/** @type {number} */ at) => (far > 1 ? Math.max(0, Math.ceil(at / far - 1) * far) : (at + side - 1) % side);
  const on = (/** @type {number} */ at) => (far > 1 ? Math.min(side - 1, Math.floor(at / far + 1) * far) : (at + 1) % side);
  const { key = event.key } = (settings.vim && !event.shiftKey && VIM[event.code]) || {};
  /** @type {Record<string, number[]>} */ const places = {
    ArrowLeft: [row, back(column)],
    ArrowRight: [row, on(column)],
    ArrowUp: [back(row), column],
    ArrowDown: [on(row), column],
    Home: [control ? 0 : row, 0],
    End: [control ? side - 1 : row, side - 1],
  };
  const place = places[key];
  return place ? place[0] * side + place[1] : null;
}

/** Whether Shift is held. On Windows, Shift and a key of the number pad arrive as an arrow key without Shift. @param {KeyboardEvent} event */
export const isShifted = (event) => event.shiftKey || (/^Numpad[1-9]$/.test(event.code) && !/^[1-9]$/.test(event.key) && event.getModifierState("NumLock"));

/** Whether a key clears a cell. @param {KeyboardEvent} event */
export const isWiping = ({ key, code }) => key === "Backspace" || key === "Delete" || /^(Digit|Numpad)0$/.test(code);

// Keys that work wherever the focus is, recognised by their position on the keyboard.

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
  if (control || event.altKey || (settings.vim && !event.shiftKey && code in VIM)) return undefined;
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
    ...(onBoard ? { Space: store.setting ? actions.skip : nextMode, Enter: actions.check } : {}),
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
