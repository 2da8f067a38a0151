// Saves the board or a step as SVG, or as PNG painted from it.
import { call } from "../engine/engine.js";
import { store } from "../state/store.js";

/** @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What the board shows, with an opaque background. @returns {Promise<string>} */
async function picture() {
  const request = store.path ? store.pathRequest() : { call: /** @type {const} */ ("show"), game: store.game };
  return (await call({ ...request, picture: { ...store.picture(), opaque: true } })).svg ?? "";
}

export async function saveSvg() {
  save(new Blob([await picture()], { type: "image/svg+xml" }), "whydoku.svg");
}

export const savePng = async () => savePngOf(await picture());

/** The height of a caption, in pixels. */
const LINE = 72;

/** Saves a picture as PNG, with a caption below it if there is one. @param {string} svg @param {string} [caption] */
export async function savePngOf(svg, caption = "") {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? ["", "600", "600"];
  const size = { width: Math.round(Number(width) * 2), height: Math.round(Number(height) * 2) };
  const image = new Image(size.width, size.height);
  const sized = svg.replace("<svg ", `<svg width="${size.width}" height="${size.height}" `);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { ...size, height: size.height + (caption ? LINE : 0) });
  const paper = canvas.getContext("2d");
  if (paper && caption) {
    const style = getComputedStyle(document.documentElement);
    paper.fillStyle = style.getPropertyValue("--ground");
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.fillStyle = style.getPropertyValue("--ink");
    paper.font = "32px sans-serif";
    paper.textAlign = "center";
    paper.fillText(caption, size.width / 2, size.height + 44, size.width - 40);
  }
  paper?.drawImage(image, 0, 0, size.width, size.height);
  canvas.toBlob((blob) => blob && save(blob, "whydoku.png"));
}
