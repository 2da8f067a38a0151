// On phones, reading takes the place of the pad, and the board stays visible; lessons and the map are pages of their own.
import { find } from "../dom.js";

/** `styles/layout.css` has the same query. */
export const narrow = matchMedia("(max-width: 43.74rem), (max-height: 32.5rem)");
/** Windows with three columns that are high enough for the choice of a view below the board. */
const roomy = matchMedia("(min-width: 80rem) and (min-height: 52rem) and (min-aspect-ratio: 11/10)");
/** Windows with three columns: the title is above the reading. */
export const wide = matchMedia("(min-width: 80rem) and (min-height: 32.51rem) and (min-aspect-ratio: 11/10)");
const { body } = document;

const focusBoard = () => /** @type {HTMLElement | null} */ (document.querySelector("sudoku-board [tabindex='0']"))?.focus({ preventScroll: true });

/** Opens what takes the place of the pad (`learn`, `rules` or `welcome`); without a name, shows the pad. @param {string} [name] */
export function openSheet(name = "") {
  if ((body.dataset.sheet ?? "") === name) return;
  const from = document.activeElement;
  if (name) body.dataset.sheet = name;
  else delete body.dataset.sheet;
  // A control that is no longer visible would lose the focus to the page as a whole.
  if (name !== "learn" || !from?.closest(".pad, .reading") || from.checkVisibility()) return;
  /** @type {HTMLElement | null} */ (document.querySelector("#guide-panel"))?.focus({ preventScroll: true });
}

/** Shows the pad, or the reading instead of the welcome. @returns {boolean} whether anything changed */
export function closeSheet() {
  if (!body.dataset.sheet || (!narrow.matches && body.dataset.sheet !== "welcome")) return false;
  const inside = document.activeElement?.closest(".reading");
  openSheet();
  if (inside) focusBoard();
  return true;
}

/** Shows a page of its own, `map` or `lesson`, or the board again. @param {string} [name] */
export function enter(name = "") {
  if ((body.dataset.room ?? "") === name) return;
  const leaves = !name && document.activeElement?.closest(".reading, #back");
  if (name) body.dataset.room = name;
  else delete body.dataset.room;
  find("#back").toggleAttribute("hidden", !name);
  scrollTo(0, 0);
  if (leaves) focusBoard();
}

/** Shows the pad again when an editable cell is pressed, except where panels list steps. @param {Event} event */
function uncover({ target }) {
  if (!narrow.matches || (body.dataset.sheet === "learn" && !document.querySelector("#guide-0[aria-selected=true]"))) return;
  if (/** @type {Element} */ (target).closest("[aria-readonly=false]")) closeSheet();
}

/** Puts the title and the choice of a view where there is room for them. */
export function prepareSheets() {
  const [views, title, menu] = [".views", ".about", "#more"].map((place) => /** @type {HTMLElement} */ (find(place)));
  find("sudoku-board").addEventListener("click", uncover);
  const place = () => {
    if (roomy.matches) find(".play").append(views);
    else menu.prepend(views);
    if (wide.matches) find("#rules").prepend(title);
    else find("h1").after(title);
  };
  for (const query of [roomy, wide]) query.addEventListener("change", place);
  place();
}
