// The log: every exclusion and placement on the way to the end, with its reason.
import { button, el, refill } from "../dom.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { withCells } from "../learn/told.js";

export class LogPanel {
  title = t("page-log");
  element = el("div");
  #tools = el("div", { className: "tools" });
  #list = el("ol", { className: "steps log" });
  #asked = "";

  constructor() {
    this.element.append(this.#tools, this.#list);
  }
  async write() {
    const game = store.game;
    const answer = await store.wonder({ call: "log", game });
    if (!answer) return;
    this.#asked = game;
    const lines = answer.text.split("\n");
    this.#list.replaceChildren(...lines.map((/** @type {string} */ line) => el("li", {}, ...withCells(line))));
    this.draw();
  }
  draw() {
    refill(this.#tools, [button(t("page-write-log"), () => this.write(), { className: "primary" }), button(t("page-cancel"), () => store.giveUp())]);
    this.#list.hidden = this.#asked !== store.game;
  }
}
