// The live camera: the frame turns green when two readings in a row give the same puzzle with one solution.
import { button, el } from "../../dom.js";
import { t } from "../../words/words.js";
import { LIVE, read } from "./reader.js";

/** @import { Read } from "./reader.js" */

const SVG = "http://www.w3.org/2000/svg";
/** The pause between two pictures, in milliseconds, which leaves the device time for other things. */
const PAUSE = 60;

/** Draws outlines of grids over the picture. */
function outlines() {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("aria-hidden", "true");
  const draw = (/** @type {Read[]} */ grids, /** @type {number} */ width, /** @type {number} */ height) => {
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.replaceChildren(...grids.map(({ corners }) => {
      const outline = document.createElementNS(SVG, "polygon");
      outline.setAttribute("points", (corners ?? []).map((corner) => corner.join(",")).join(" "));
      return outline;
    }));
  };
  return { svg, draw };
}

/** @param {(grids: Read[]) => void} taken called with the grids that the player accepts */
export function camera(taken) {
  const video = el("video", { muted: true, playsInline: true, "aria-label": t("page-photo-camera") });
  const { svg, draw } = outlines();
  const status = el("p", { role: "status" }, t("page-camera-look"));
  const use = button(t("page-camera-use"), () => take(), { className: "primary" });
  const again = button(t("page-camera-again"), () => look());
  const frame = el("div", { className: "frame" }, video, svg);
  const element = el("div", { className: "camera" }, frame, status, el("p", { className: "tools" }, use, again));
  /** @type {MediaStream | null} */ let stream = null;
  /** @type {Read[]} */ let found = [];
  const given = new AbortController();
  const end = () => {
    given.abort();
    stream?.getTracks().forEach((track) => track.stop());
  };
  const take = () => {
    end();
    taken(found);
  };
  const say = (/** @type {string} */ words) => status.textContent !== words && (status.textContent = words);

  /** Reads picture after picture until two in a row give the same puzzle with one solution. */
  async function look() {
    let before = "";
    found = [];
    use.disabled = again.disabled = true;
    frame.classList.remove("found");
    say(t("page-camera-look"));
    await video.play().catch(() => undefined);
    while (!given.signal.aborted) {
      const { videoWidth: width, videoHeight: height } = video;
      const seen = width ? await read(video, width, height, { most: LIVE, signal: given.signal }).catch(() => null) : null;
      if (given.signal.aborted) return;
      if (seen) draw(seen.grids, seen.width, seen.height);
      const first = seen?.grids[0];
      // A doubtful reading can be used, too, but the player decides when.
      found = seen?.grids.length ? seen.grids : found;
      use.disabled = !found.length;
      if (first?.unique && first.puzzle === before) break;
      before = first?.puzzle ?? "";
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    video.pause();
    frame.classList.add("found");
    again.disabled = false;
    say(t("page-camera-found"));
    use.focus();
  }
  /** Starts the camera; returns whether there is one and the page may use it. */
  async function begin() {
    try {
      const wanted = { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } };
      stream = await navigator.mediaDevices.getUserMedia({ video: wanted });
    } catch {
      return false;
    }
    if (given.signal.aborted) end();
    video.srcObject = stream;
    look();
    return true;
  }
  return { element, begin, end };
}
