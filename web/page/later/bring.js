// Opens what was pasted, dropped or chosen: a puzzle as text, a file, a picture, or a file with all games.
import { store } from "../state/store.js";

/** Reads a picture, or opens the camera if there is none. @param {File | null} [file] */
export async function picture(file) {
  const photo = await store.fetched(import("./scan/photo.js"), "photo.js");
  if (file) photo?.photoDialog(file);
  else photo?.cameraDialog();
}

/** Opens a text: a puzzle, or a file with all the games and settings. @param {string} text @param {string} [name] */
async function read(text, name) {
  if (text.startsWith('{"format":"whydoku ')) (await store.fetched(import("./exchange.js"), "exchange.js"))?.take(text);
  else await store.load(text, name);
}

/** Opens a file: a picture of a puzzle, or a text. @param {File} file */
function open(file) {
  if (/^image\/(?!svg)/.test(file.type)) picture(file);
  else file.text().then((text) => read(text, file.name), (error) => store.say(String(error)));
}

/** @param {string} [text] @param {File} [file] a text is preferred if it was pasted, a file if it was dropped with its address */
export function bring(text, file) {
  if (file && (!text || /^(file|https?):/.test(text))) open(file);
  else if (text) read(text);
}
