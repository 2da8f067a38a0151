// The clock: runs while the page is visible and the game is not solved; can be stopped and hidden.
import { button, el } from "../dom.js";
import { icon } from "../icons.js";
import { library } from "../state/library.js";
import { settings } from "../state/settings.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";

class GameClock extends HTMLElement {
  #time = el("span", { className: "time" });
  #stopped = false;
  #button = button("", () => this.toggle());

  connectedCallback() {
    this.replaceChildren(this.#button, this.#time);
    setInterval(() => this.tick(), 1000);
    addEventListener("pagehide", () => library.write());
    this.draw();
  }
  tick() {
    const game = library.current;
    const runs = game && store.board && !store.board.solved && !store.path && !store.setting;
    if (!runs || this.#stopped || document.hidden) return;
    game.seconds += 1;
    if (game.seconds % 10 === 0) library.write();
    this.draw();
  }
  /** Stops the clock and covers the board, or lets the game go on. */
  toggle() {
    this.#stopped = !this.#stopped;
    document.body.classList.toggle("stopped", this.#stopped);
    store.paused = this.#stopped;
    document.querySelectorAll("main, nav").forEach((part) => part.toggleAttribute("inert", this.#stopped));
    store.say(this.#stopped ? t("page-clock-stopped") : t("page-clock-runs"));
    this.draw();
  }
  draw() {
    this.hidden = !settings.clock;
    this.#time.textContent = clock(library.current?.seconds ?? 0);
    const sign = this.#stopped ? "go" : "pause";
    if (this.#button.dataset.sign !== sign) this.#button.replaceChildren(icon(sign));
    this.#button.dataset.sign = sign;
    this.#button.setAttribute("aria-label", this.#stopped ? t("page-let-clock-run") : t("page-stop-clock"));
  }
}

/** @param {number} seconds */
export function clock(seconds) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  return `${hours ? `${hours}:` : ""}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

customElements.define("game-clock", GameClock);
