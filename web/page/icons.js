// Our own icons: strokes on a square of 24, in the colour of the text beside them.

const dots = [8, 12, 16].flatMap((y) => [8, 12, 16].map((x) => `M${x} ${y}h.01`)).join("");
const box = "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z";

/** @type {Record<string, string>} */
export const STROKES = {
  undo: "M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m16 5 4 4-4 4M20 9H10a6 6 0 0 0 0 12h3",
  erase: "M21 5H9l-6 7 6 7h12zM12 9.5l5 5M17 9.5l-5 5",
  fill: box + dots,
  filter: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 .01 0",
  check: "m5 12.5 4.5 4.5L19 7",
  back: "m14 6-6 6 6 6",
  plus: "M12 5v14M5 12h14",
  day: "M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8M8 14.5h.01M12 14.5h.01",
  keys: "M3 6h18v12H3zM7 10h.01M12 10h.01M17 10h.01M8 14h8",
  pause: "M9 6v12M15 6v12",
  go: "M8 5l11 7-11 7z",
  grid: box + "M9.3 4v16M14.7 4v16M4 9.3h16M4 14.7h16",
  hint: "M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.7.6-1 1.2-1 2h-5c0-.8-.3-1.4-1-2z",
  way: "M6 16a2 2 0 1 0 .01 0M18 4a2 2 0 1 0 .01 0M8 18h7a3 3 0 0 0 0-6H9a3 3 0 0 1 0-6h7",
  learn: "m2.5 9.5 9.5-5 9.5 5-9.5 5zM6.5 12v4.5c3 2.7 8 2.7 11 0V12",
  make: "M4 20l1-4L16 5l3 3L8 19z",
  more: "M5 7h14M5 12h14M5 17h14",
  digit: box + "M10 9l2.5-1.5V17",
  corner: box + "M7 8l1.2-1v4M11.5 7.5c2-1.5 3 .5 0 3.5h2.5",
  centre: box + "M8 11l1.2-1v4M12.5 10.5c2-1.5 3 .5 0 3.5h2.5",
  colour: "M12 3.5a8.5 8.5 0 1 0 0 17c2 0 1.5-2 1-3s.5-2 2-2h3c2 0 2.5-2 2.5-3.5a8.5 8.5 0 0 0-8.5-8.5zM8 9h.01M12 7.5h.01M16 9h.01M7.5 13h.01",
  mark: "M12 4a8 8 0 1 0 .01 0M10.5 9.5l2-1.5v8",
};

/** An icon, hidden from screen readers: its button has a name in words. @param {string} name */
export function icon(name) {
  const [svg, path] = ["svg", "path"].map((tag) => document.createElementNS("http://www.w3.org/2000/svg", tag));
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", STROKES[name]);
  svg.append(path);
  return svg;
}

/** Draws the icons that `index.html` names. */
export function drawIcons() {
  /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-icon]")).forEach((place) => {
    place.title = place.textContent ?? "";
    place.prepend(icon(place.dataset.icon ?? ""));
  });
}
