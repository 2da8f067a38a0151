// What the colours and signs of a step mean: each sign is a piece of the board's own picture.
import { el } from "../dom.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";

/** @import { Role, Step } from "../../types/wire" */
/** A sign: what it means, and a place of the picture that shows it: the middle and the width. @typedef {{ what: string, x: number, y: number, width: number }} Sign */

const CELL = 60;
const SVG = "http://www.w3.org/2000/svg";
/** The order of the parts: first the pattern, last what follows. @type {Role[]} */
const ORDER = ["base", "cover", "defining", "seta", "setb", "setc", "on", "off", "fin", "placed", "removed"];

/** The margin of the picture and the size of the board. */
function sizes() {
  const [, , width, height] = (document.querySelector("#picture")?.getAttribute("viewBox") ?? "").split(" ").map(Number);
  return { width, height, margin: (width - store.board.side * CELL) / 2 };
}

/** The middle of a cell in the picture. @param {number} at */
function middle(at) {
  const { margin } = sizes();
  const { side } = store.board;
  return { x: margin + ((at % side) + 0.5) * CELL, y: margin + (Math.floor(at / side) + 0.5) * CELL };
}

/** The place of a small digit in a cell, as the picture shows it. @param {string} candidate */
function spot(candidate) {
  const [name, digit] = candidate.split(/=|<>/);
  const { x, y } = middle(store.cell(name));
  const near = (/** @type {Element} */ text) => {
    const [u, v] = ["x", "y"].map((key) => Number(text.getAttribute(key)));
    return text.textContent === digit && Math.abs(u - x) < CELL / 2 && Math.abs(v - y) < CELL / 2;
  };
  const text = [...document.querySelectorAll("#picture text")].find(near);
  if (!text) return { x, y, width: CELL };
  const size = Number(text.getAttribute("font-size"));
  return size > CELL / 2 ? { x, y, width: CELL } : { x: Number(text.getAttribute("x")), y: Number(text.getAttribute("y")) - size * 0.35, width: size * 1.7 };
}

/** A cell of a house in which nothing is written, so that its colour is seen. @param {string} name */
function plain(name) {
  const cells = store.board.houses.find((house) => house.name === name)?.cells ?? [];
  const empty = cells.find((at) => !store.board.cells[at].digit) ?? cells[0] ?? 0;
  return { ...middle(empty), width: CELL / 2 };
}

/** The signs of a step, one for each part that something plays. @param {Step} step @returns {Sign[]} */
function signs(step) {
  const { houses = [], cells = [], candidates = [], links = [] } = step.view;
  const kind = step.argument.kind === "fish" ? "-fish" : "";
  /** @type {Map<string, Sign & { order: number }>} */ const found = new Map();
  const add = (/** @type {string} */ what, /** @type {Role} */ role, /** @type {{ x: number, y: number, width: number }} */ place) => {
    if (!found.has(what)) found.set(what, { what: t(what), order: ORDER.indexOf(role), ...place });
  };
  for (const { house, role } of houses) add(`page-legend-${role}${kind}`, role, plain(house));
  for (const { cell, role } of cells) add(`page-legend-${role}`, role, { ...middle(store.cell(cell)), width: CELL });
  for (const { candidate, role } of candidates) {
    const there = (role === "base" || role === "cover") && found.has(`page-legend-${role}${kind}`);
    if (!there) add(`page-legend-${role}${role === "defining" ? kind : ""}`, role, spot(candidate));
  }
  const strong = links.some((link) => link.strong) && links.some((link) => !link.strong);
  const list = [...found.values()].sort((one, other) => one.order - other.order);
  return strong ? [...list, { what: t("page-legend-links"), x: NaN, y: 0, width: 0 }] : list;
}

/** A piece of the picture. @param {Sign} sign */
function piece({ x, y, width }) {
  const [svg, use] = ["svg", "use"].map((tag) => document.createElementNS(SVG, tag));
  svg.setAttribute("viewBox", `${x - width / 2} ${y - width / 2} ${width} ${width}`);
  svg.setAttribute("aria-hidden", "true");
  const all = sizes();
  use.setAttribute("href", "#picture");
  use.setAttribute("width", String(all.width));
  use.setAttribute("height", String(all.height));
  svg.append(use);
  return svg;
}

/** A solid line above a dashed one, as chains are drawn. */
function lines() {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 28 28");
  svg.setAttribute("aria-hidden", "true");
  for (const [y, dashes] of [[10, ""], [18, "4 4"]]) {
    const line = document.createElementNS(SVG, "path");
    for (const [name, value] of Object.entries({ d: `M4 ${y}h20`, stroke: "currentColor", "stroke-width": "2", "stroke-dasharray": dashes })) line.setAttribute(name, String(value));
    svg.append(line);
  }
  return svg;
}

/** Fills a list with the signs of a step; without a step, empties it. @param {HTMLElement} list @param {Step | null} step */
export function fill(list, step) {
  const shown = step && store.view !== "levels" ? signs(step) : [];
  list.replaceChildren(...shown.map((sign) => el("li", {}, Number.isNaN(sign.x) ? lines() : piece(sign), sign.what)));
}

/** A list with the signs of a step. @param {Step} step */
export function legend(step) {
  const list = el("ul", { className: "legend", "aria-label": t("page-legend") });
  fill(list, step);
  return list;
}
