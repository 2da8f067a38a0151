// On narrow screens, help and seldom-used controls are sheets over the pad, and the board stays visible.
import { button, find } from "../dom.js";
import { t } from "../words/words.js";

/** `styles/layout.css` has the same query. */
export const narrow = matchMedia("(max-width: 63.99rem), (max-aspect-ratio: 11/10), (max-height: 32.5rem)");
const { body } = document;
/** How far a handle must be dragged to change the height of its sheet, in pixels. */
const FAR = 40;

/** Opens a sheet (`learn`, `more` or `welcome`) and closes any other; without a name, closes all. @param {string} [name] */
export function openSheet(name = "") {
  if ((body.dataset.sheet ?? "") === name) return;
  if (name) body.dataset.sheet = name;
  else delete body.dataset.sheet;
  grow(false);
}

/** Closes the sheet that covers the pad, or the welcome. @returns {boolean} whether one did */
export function closeSheet() {
  if (!body.dataset.sheet || (!narrow.matches && body.dataset.sheet !== "welcome")) return false;
  const inside = document.activeElement?.closest(".sheet");
  openSheet();
  if (inside) /** @type {HTMLElement | null} */ (document.querySelector("sudoku-board [tabindex='0']"))?.focus();
  return true;
}

/** @param {boolean} tall whether sheets are as high as the screen */
function grow(tall) {
  body.classList.toggle("tall", tall);
  document.querySelectorAll(".handle").forEach((one) => one.setAttribute("aria-expanded", String(tall)));
}

/** One step up or down: closed, over the pad, over everything. @param {boolean} up */
function step(up) {
  if (up) grow(true);
  else if (body.classList.contains("tall")) grow(false);
  else closeSheet();
}

/** Gives a sheet a handle, which a finger or the arrow keys move. @param {HTMLElement} sheet */
function handle(sheet) {
  let from = 0;
  let dragged = false;
  const element = button("", () => !dragged && step(!body.classList.contains("tall")), { className: "handle", "aria-label": t("page-sheet"), "aria-expanded": "false" });
  const by = (/** @type {PointerEvent} */ event) => event.clientY - from;
  element.addEventListener("pointerdown", (event) => {
    from = event.clientY;
    dragged = false;
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener("pointermove", (event) => {
    if (!element.hasPointerCapture(event.pointerId)) return;
    dragged ||= Math.abs(by(event)) > 4;
    sheet.style.setProperty("--drag", `${Math.max(0, by(event))}px`);
  });
  element.addEventListener("pointerup", (event) => {
    sheet.style.removeProperty("--drag");
    if (Math.abs(by(event)) > FAR) step(by(event) < 0);
  });
  element.addEventListener("pointercancel", () => sheet.style.removeProperty("--drag"));
  element.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    step(event.key === "ArrowUp");
  });
  sheet.prepend(element);
}

/** Closes a sheet that covers the digit keys when an editable cell is pressed, except where panels list steps. @param {Event} event */
function uncover({ target }) {
  if (!narrow.matches || (body.dataset.sheet === "learn" && !document.querySelector("#guide-0[aria-selected=true]"))) return;
  const keys = /** @type {HTMLElement} */ (find("digit-pad"));
  const { left, width, bottom } = keys.getBoundingClientRect();
  const isCovered = !keys.contains(document.elementFromPoint(left + width / 2, bottom - 12));
  if (isCovered && /** @type {Element} */ (target).closest("[aria-readonly=false]")) closeSheet();
}

/**
 * Gives the sheets their handles and the dock its actions.
 * @param {Record<string, () => unknown>} actions what the buttons of the dock do besides opening a sheet
 */
export function prepareSheets(actions) {
  const [nav, fresh, views, header, more] = ["header nav", "#new", ".views", "header", "#more"].map((place) => /** @type {HTMLElement} */ (find(place)));
  document.querySelectorAll(".sheet").forEach((sheet) => handle(/** @type {HTMLElement} */ (sheet)));
  document.querySelectorAll(".dock button").forEach((place) => place.addEventListener("click", () => {
    const name = /** @type {HTMLElement} */ (place).dataset.opens ?? "";
    if (!name) return;
    openSheet(name === "more" ? name : "learn");
    actions[name]?.();
    /** @type {HTMLElement | null} */ (document.querySelector(`[data-sheet=more] #more .handle, [data-sheet=learn] #learn .handle`))?.focus();
  }));
  find("sudoku-board").addEventListener("click", uncover);
  // What is chosen there changes the board or opens a dialog: the sheet would hide it.
  more.addEventListener("click", (event) => /** @type {Element} */ (event.target).closest("nav, .acts") && closeSheet());
  // Narrow screens have no room for the navigation and the views: they move into the sheet "more".
  const place = () => {
    (narrow.matches ? more : header).append(nav);
    // "New puzzle" always stays visible.
    if (narrow.matches) header.append(fresh);
    else nav.prepend(fresh);
    if (narrow.matches) more.querySelector(".handle")?.after(views);
    else find(".below").append(views);
  };
  narrow.addEventListener("change", place);
  place();
}
