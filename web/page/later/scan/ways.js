// Ways to provide a picture: a file or the camera. The reader is fetched only then.
import { button, el } from "../../dom.js";
import { icon, STROKES } from "../../icons.js";
import { t } from "../../words/words.js";

Object.assign(STROKES, {
  camera: "M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.2 3.2 0 1 0 .01 0",
  picture: "M4 5h16v14H4zM4 16l4.5-5 4 4 3-3L20 16M15.5 9h.01",
});

/**
 * Asks for a picture from the device.
 * @param {(file: File) => void} then @param {boolean} [now] whether to take it with the camera
 */
export function ask(then, now = false) {
  const input = el("input", { type: "file", accept: "image/*" });
  if (now) input.setAttribute("capture", "environment");
  input.addEventListener("change", () => input.files?.[0] && then(input.files[0]));
  input.click();
}

/** Asks the page to read a picture, or to use the camera if there is none. @param {File} [file] */
export const picture = (file) => document.dispatchEvent(new CustomEvent("picture", { detail: file }));

/** @param {string} sign @param {string} text @param {() => void} open */
function way(sign, text, open) {
  const choice = button("", open, { className: "iconed" });
  choice.append(icon(sign), text);
  return choice;
}

/** The choices, for the dialog of new puzzles. @param {() => void} close closes that dialog */
export function ways(close) {
  const tell = (/** @type {File} */ file) => {
    close();
    picture(file);
  };
  const choose = way("picture", t("page-photo-choose"), () => ask(tell));
  const live = way("camera", t("page-photo-camera"), () => {
    close();
    picture();
  });
  return [el("h3", {}, t("page-photo-from")), el("p", {}, t("page-photo-what")), el("p", { className: "tools" }, choose, live)];
}
