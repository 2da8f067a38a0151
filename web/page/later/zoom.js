// Large boards on a touch screen: two fingers enlarge and move the board within its frame; the keys stay in place.
import { button, find } from "../dom.js";
import { moreWords, t } from "../words/words.js";
import { styled } from "./styled.js";

/** @typedef {import("../board/board.js").SudokuBoard} Board */

const MOST = 5;

/** @type {Map<number, number[]>} */ const fingers = new Map();
const frame = /** @type {HTMLElement} */ (find(".frame"));
const whole = button("", () => put(1, 0, 0), { className: "whole", hidden: true });
/** The scale of the board, and how far it is moved. */
let [scale, left, top] = [1, 0, 0];
/** The state when the fingers came down: their distance, the point of the board between them, and the scale. */
let [apart, at, from] = [1, [0, 0], 1];

/** Limits an offset so that the enlarged board fills the frame. @param {number} by @param {number} room */
const within = (by, room) => Math.min(0, Math.max(by, room * (1 - scale)));

/** @param {number} to the new scale @param {number} x @param {number} y the new position of its corner */
function put(to, x, y) {
  scale = Math.min(MOST, Math.max(1, to));
  [left, top] = [within(x, frame.clientWidth), within(y, frame.clientHeight)];
  frame.classList.toggle("enlarged", scale > 1);
  whole.hidden = scale === 1;
  frame.style.setProperty("--to", scale === 1 ? "none" : `translate(${left}px, ${top}px) scale(${scale})`);
}

/** The distance between two fingers, and the point between them in the frame. */
function pinch() {
  const [[x, y], [u, v]] = fingers.values();
  const box = frame.getBoundingClientRect();
  return { far: Math.hypot(u - x, v - y), x: (x + u) / 2 - box.left, y: (y + v) / 2 - box.top };
}

/** Moves the board so that one of its cells is visible. @param {Element} cell */
function reveal(cell) {
  if (scale === 1) return;
  const [seen, box] = [frame.getBoundingClientRect(), cell.getBoundingClientRect()];
  const by = (/** @type {number} */ low, /** @type {number} */ high, /** @type {number} */ from, /** @type {number} */ to) => Math.max(0, low - from) - Math.max(0, to - high);
  put(scale, left + by(seen.left, seen.right, box.left, box.right), top + by(seen.top, seen.bottom, box.top, box.bottom));
}

/** @param {Board} board */
export async function zoom(board) {
  put(1, 0, 0);
  if (whole.isConnected) return;
  frame.append(whole);
  await moreWords();
  styled();
  whole.textContent = t("page-whole-board");
  board.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "touch" || board.side <= 9) return;
    if (event.isPrimary) fingers.clear();
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (fingers.size !== 2) return;
    event.stopPropagation();
    board.release();
    const { far, x, y } = pinch();
    [apart, from, at] = [Math.max(1, far), scale, [(x - left) / scale, (y - top) / scale]];
  }, true);
  addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (fingers.size !== 2) return;
    event.stopPropagation();
    const { far, x, y } = pinch();
    const to = Math.min(MOST, Math.max(1, (from * far) / apart));
    put(to, x - at[0] * to, y - at[1] * to);
  }, true);
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, (event) => fingers.delete(/** @type {PointerEvent} */ (event).pointerId), true);
  board.addEventListener("focusin", (event) => reveal(/** @type {Element} */ (event.target)));
  addEventListener("resize", () => put(1, 0, 0));
}
