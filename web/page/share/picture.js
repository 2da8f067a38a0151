// The board or a step as a file: SVG, or PNG painted from it.
import { call } from "../engine/engine.js";
import { store } from "../state/store.js";

/** @param {Blob} blob @param {string} name */
function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What is on the board now, on a ground of its own. @returns {Promise<string>} */
async function picture() {
  const request = store.path ? store.pathRequest() : { call: /** @type {const} */ ("show"), game: store.game };
  return (await call({ ...request, picture: { ...store.picture(), opaque: true } })).svg ?? "";
}

export async function saveSvg() {
  save(new Blob([await picture()], { type: "image/svg+xml" }), "pencilmark.svg");
}

export async function savePng() {
  const svg = await picture();
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? ["", "600", "600"];
  const size = { width: Math.round(Number(width) * 2), height: Math.round(Number(height) * 2) };
  const image = new Image(size.width, size.height);
  const sized = svg.replace("<svg ", `<svg width="${size.width}" height="${size.height}" `);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), size);
  canvas.getContext("2d")?.drawImage(image, 0, 0, size.width, size.height);
  canvas.toBlob((blob) => blob && save(blob, "pencilmark.png"));
}
