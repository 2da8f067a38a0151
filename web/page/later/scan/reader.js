// Reads a picture. On a site, where the page contains its engine, a worker does it; otherwise the server, which runs
// on the same machine. In both cases the picture stays on the player's machine.
import { Workers } from "../../engine/workers.js";
import { t } from "../../words/words.js";

/** @import { Scanned, ScannedGrid } from "../../../types/wire" */
/** A grid with its straightened picture: the grey pixels of a square and its side. @typedef {ScannedGrid & { straight: Uint8Array, pixels: number }} Read */

/** Pictures are reduced to this length of the longer side, in pixels: more does not help the reader. */
const MOST = 1600;
/** The same for the camera, whose pictures must be read one after another. */
export const LIVE = 1024;

const engine = document.querySelector("meta[name=engine]")?.getAttribute("content") ?? "";

/** @type {Promise<Workers> | undefined} */ let workers;

/** Fetches the reader once. */
function load() {
  const begin = () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  workers ??= WebAssembly.compileStreaming(fetch(engine.replace("engine", "reader"))).then((reader) => new Workers(reader, begin));
  // A failed fetch is not remembered: the next attempt may succeed.
  workers.catch(() => (workers = undefined));
  return workers;
}

/** Sends a picture to the server. @param {Uint8Array} body @param {AbortSignal} [signal] */
async function ask(body, signal) {
  const headers = { "content-type": "application/octet-stream" };
  const response = await fetch("scan", { method: "POST", headers, body: /** @type {any} */ (body), signal }).catch((error) => {
    throw signal?.aborted ? error : new Error(t("page-server-does-not-answer"));
  });
  if (response.status === 503) throw new Error(t("page-server-busy-try-again"));
  if (!response.ok) throw new Error(t("page-server-could-not-do", { status: response.status }));
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * The size of a picture after reducing its longer side to at most `most` pixels.
 * @param {number} width @param {number} height @param {number} most
 */
function within(width, height, most) {
  const factor = Math.min(1, most / Math.max(width, height));
  return [width, height].map((side) => Math.max(1, Math.round(side * factor)));
}

/**
 * A picture in the reader's format: its size, then a byte for each pixel, on a white background, and then another for
 * its tint: how blue it is, and how little red.
 * @param {CanvasImageSource} source @param {number} width @param {number} height
 */
function request(source, width, height) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const paper = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
  paper.fillStyle = "#fff";
  paper.fillRect(0, 0, width, height);
  paper.imageSmoothingQuality = "high";
  paper.drawImage(source, 0, 0, width, height);
  const colours = paper.getImageData(0, 0, width, height).data;
  const head = new TextEncoder().encode(`${width} ${height}\n`);
  const count = width * height;
  const bytes = new Uint8Array(head.length + 2 * count);
  bytes.set(head);
  for (let at = head.length, from = 0; from < colours.length; at++, from += 4) {
    bytes[at] = (299 * colours[from] + 587 * colours[from + 1] + 114 * colours[from + 2] + 500) / 1000;
    bytes[at + count] = 128 + (3 * colours[from + 2] - 2 * colours[from] - colours[from + 1]) / 6;
  }
  return bytes;
}

/** Parses an answer. @param {Uint8Array} bytes @returns {Read[]} */
function told(bytes) {
  const end = bytes.indexOf(10);
  /** @type {Scanned} */ const scanned = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  if (scanned.error) throw new Error(scanned.error);
  const each = (bytes.length - end - 1) / scanned.grids.length;
  return scanned.grids.map((grid, at) => {
    const start = end + 1 + at * each;
    return { ...grid, straight: bytes.slice(start, start + each), pixels: Math.sqrt(each) };
  });
}

/**
 * The grids of a picture, and the size at which it was read, to which their corners refer.
 * @param {CanvasImageSource} source @param {number} width @param {number} height
 * @param {{ most?: number, signal?: AbortSignal }} [options]
 */
export async function read(source, width, height, { most = MOST, signal } = {}) {
  const [across, down] = within(width, height, most);
  const bytes = request(source, across, down);
  const answer = engine ? /** @type {any} */ (await (await load()).run(/** @type {any} */ (bytes), signal)) : await ask(bytes, signal);
  return { grids: told(answer), width: across, height: down };
}

/** Fetches the reader while the player is still choosing. */
export function prepare() {
  if (engine) load().catch(() => undefined);
}
