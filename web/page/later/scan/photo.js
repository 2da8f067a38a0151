// A puzzle from a picture that was chosen, taken, pasted or dropped: read it, review it, play it.
import { button, el } from "../../dom.js";
import { openSheet } from "../../play/sheet.js";
import { store } from "../../state/store.js";
import { t } from "../../words/words.js";
import { show } from "../dialog.js";
import { camera } from "./camera.js";
import { prepare, read } from "./reader.js";
import { Review } from "./review.js";
import { ask } from "./ways.js";

/** @import { Read } from "./reader.js" */

/** The style sheet of this part, fetched once. */
const sheet = el("link", { rel: "stylesheet", href: new URL("./scan.css", import.meta.url).href });
document.head.append(sheet);

/** Opens the puzzle that was read. @param {string} puzzle @param {"play" | "hint" | "rate"} then */
async function begin(puzzle, then) {
  if (!(await store.load(puzzle, t("page-photo-from")))) return;
  if (then === "hint") document.dispatchEvent(new CustomEvent("tool", { detail: "hint" }));
  if (then === "rate") {
    openSheet("learn");
    /** @type {import("../../learn/guide.js").StepGuide} */ (document.querySelector("step-guide")).way();
  }
}

/** Shows the grids that were read for review. @param {HTMLDialogElement} dialog @param {Element} place @param {Read[]} grids */
function look(dialog, place, grids) {
  const review = new Review(grids, async (puzzle, then) => {
    dialog.close();
    await begin(puzzle, then);
  });
  const another = button(t("page-photo-another"), () => ask((file) => {
    dialog.close();
    photoDialog(file);
  }));
  place.replaceChildren(review.element, el("p", { className: "tools" }, another));
  dialog.addEventListener("close", () => review.end());
  review.begin();
}

/** Says why nothing was read, and offers to choose another picture. @param {HTMLDialogElement} dialog @param {Element} place @param {string} why */
function failed(dialog, place, why) {
  const again = button(t("page-photo-another"), () => ask((file) => {
    dialog.close();
    photoDialog(file);
  }), { className: "primary" });
  place.replaceChildren(el("p", { role: "alert", className: "error" }, why), el("p", { className: "tools" }, again));
  again.focus();
}

/** Reads a picture. @param {Blob} file */
export async function photoDialog(file) {
  prepare();
  const place = el("div", { className: "photo" }, el("p", { role: "status" }, t("page-photo-reading")));
  const dialog = show(t("page-photo-title"), place);
  dialog.classList.add("scan");
  const given = new AbortController();
  dialog.addEventListener("close", () => given.abort());
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return failed(dialog, place, t("page-photo-not-opened"));
  try {
    const { grids } = await read(picture, picture.width, picture.height, { signal: given.signal });
    if (!dialog.open) return;
    if (grids.length) look(dialog, place, grids);
    else failed(dialog, place, t("page-photo-none"));
  } catch (error) {
    if (dialog.open) failed(dialog, place, error instanceof Error ? error.message : String(error));
  } finally {
    picture.close();
  }
}

/** Reads what the camera sees. */
export async function cameraDialog() {
  prepare();
  const place = el("div", { className: "photo" });
  const dialog = show(t("page-photo-title"), place);
  dialog.classList.add("scan");
  const seen = camera((grids) => look(dialog, place, grids));
  place.append(seen.element);
  dialog.addEventListener("close", seen.end);
  if (await seen.begin()) return;
  // Without access to a camera, the device's own camera program may still work.
  const take = button(t("page-photo-take"), () => ask((file) => {
    dialog.close();
    photoDialog(file);
  }, true), { className: "primary" });
  place.replaceChildren(el("p", { role: "alert" }, t("page-camera-none")), el("p", { className: "tools" }, take));
  take.focus();
}
