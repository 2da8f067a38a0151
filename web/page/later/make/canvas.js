// Drawing on the board of the bench: what the pointer, a finger and the keys do with the tool in hand.
import { t } from "../../words/words.js";
import * as gestures from "./gestures.js";
import { model } from "./model.js";
import { CELL } from "./paint.js";
import * as places from "./places.js";
import { Surface } from "./surface.js";
import { toolOf } from "./tools.js";

/** @import { Rule } from "../../../types/wire" */
/** @import { Place, Shape } from "./paint.js" */
/** @import { Tool } from "./tools.js" */

/** Steps of the keys. @type {Record<string, Place>} */
const KEYS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], Home: [-1, -1], PageUp: [-1, 1], End: [1, -1], PageDown: [1, 1] };

export class Canvas extends Surface {
  #dragging = false;
  #typing = false;
  /** @type {number[] | null} */ #last = null;
  #region = -1;

  constructor() {
    super();
    this.grid.addEventListener("pointerdown", (event) => this.#press(event));
    this.grid.addEventListener("pointermove", (event) => this.#move(event));
    this.grid.addEventListener("pointerup", () => this.#release());
    this.grid.addEventListener("pointercancel", () => this.cancel());
    this.grid.addEventListener("pointerleave", () => this.over(null));
    this.grid.addEventListener("keydown", (event) => this.#key(event));
    this.grid.addEventListener("focus", () => this.draw());
    this.grid.addEventListener("blur", () => this.draw());
    model.addEventListener("change", () => {
      if (this.selected >= model.draft.rules.length) this.deselect();
      this.label();
      this.draw();
    });
  }
  /** @param {Tool} tool */
  take(tool) {
    this.cancel();
    this.tool = tool;
    this.mode = "draw";
    this.selected = -1;
    this.fit();
    this.changed();
  }
  /** @param {"draw" | "select" | "erase"} mode */
  turn(mode) {
    this.cancel();
    this.mode = mode;
    this.changed();
  }
  /** The rule that would be there if the pointer were released now. @returns {Rule | null} */
  preview() {
    if (!this.tool || this.tool.must || !this.stroke.length) return null;
    return gestures.ruleOf(this.tool, gestures.shapeOf(this.tool, this.stroke, this.first), this.side);
  }
  cancel() {
    this.#dragging = false;
    this.#typing = false;
    const had = this.drop();
    this.dispatchEvent(new Event("stroke"));
    return had;
  }
  /** @param {PointerEvent} event */
  #press(event) {
    if (event.button) return;
    const [x, y] = this.point(event);
    this.grid.setPointerCapture?.(event.pointerId);
    this.#last = [x, y];
    this.#dragging = true;
    this.#begin(x, y, event.ctrlKey || event.metaKey || event.shiftKey);
  }
  /** @param {number} x @param {number} y @param {boolean} more whether cells are added to those that are chosen */
  #begin(x, y, more) {
    const place = places.at(x, y);
    if (places.isOn(place, this.side)) this.cursor = place;
    if (this.mode === "erase") return this.erase(x, y);
    if (this.mode === "select") return this.#pick(x, y);
    const { tool } = this;
    if (!tool) return;
    if (tool.form === "given") {
      if (!more) this.chosen.clear();
      this.#choose(place);
    } else if (tool.form === "region") this.#region = places.isOn(place, this.side) ? place[0] * this.side + place[1] : -1;
    else if (gestures.STROKED.includes(tool.form)) this.#start(place);
    else this.#put(gestures.placed(tool, x, y, this.side));
    this.changed();
  }
  /** @param {Place} place */
  #choose(place) {
    if (places.isOn(place, this.side)) this.chosen.add(place[0] * this.side + place[1]);
    this.label();
  }
  /** @param {Place} place */
  #start(place) {
    if (!places.isOn(place, this.side)) return;
    this.pending = null;
    if (this.first) {
      const cells = gestures.copied(this.first, place, this.side);
      if (cells) this.#finish(gestures.shapeOf(/** @type {Tool} */ (this.tool), cells, this.first));
      else this.say(t("page-make-does-not-fit"));
      return;
    }
    this.selected = -1;
    this.stroke = [place];
    this.dispatchEvent(new Event("stroke"));
  }
  /** @param {PointerEvent} event */
  #move(event) {
    const [x, y] = this.point(event);
    const { tool } = this;
    if (!this.#dragging) {
      if (this.mode === "draw" && tool && event.pointerType !== "touch" && !gestures.STROKED.includes(tool.form)) this.over(gestures.placed(tool, x, y, this.side));
      return;
    }
    const [fx, fy] = this.#last ?? [x, y];
    this.#last = [x, y];
    // A fast pointer skips cells; the points between are visited, too.
    const parts = Math.max(1, Math.ceil(Math.hypot(x - fx, y - fy) / (CELL / 6)));
    for (let part = 1; part <= parts; part++) this.#visit(fx + ((x - fx) * part) / parts, fy + ((y - fy) * part) / parts);
  }
  /** @param {number} x @param {number} y */
  #visit(x, y) {
    const place = places.at(x, y);
    if (!places.isOn(place, this.side)) return;
    if (this.mode === "erase") return this.erase(x, y);
    if (this.mode === "select" || !this.tool) return;
    if (this.tool.form === "given" && !this.chosen.has(place[0] * this.side + place[1])) {
      this.#choose(place);
      this.changed();
    }
    if (this.tool.form === "region") return this.#paintRegion(place);
    if (!this.stroke.length || (!places.isInside(x, y) && this.tool.form !== "group")) return;
    this.#extend(place);
  }
  /** @param {Place} place */
  #extend(place) {
    const next = gestures.extended(/** @type {Tool} */ (this.tool).form, this.stroke, place);
    if (next.length === this.stroke.length) return;
    this.stroke = next;
    this.cursor = place;
    this.draw();
    this.dispatchEvent(new Event("stroke"));
  }
  #release() {
    this.#dragging = false;
    this.#region = -1;
    if (this.stroke.length && this.tool) this.#finish(gestures.shapeOf(this.tool, this.stroke));
  }
  /** @param {Place} place */
  #paintRegion([row, column]) {
    if (this.#region < 0) return;
    this.dispatchEvent(new CustomEvent("region", { detail: { from: this.#region, to: row * this.side + column } }));
  }
  /** Places a rule that needs no stroke, or takes it away if it is there. @param {Shape | null} shape */
  #put(shape) {
    const rule = shape && this.tool && gestures.ruleOf(this.tool, shape, this.side);
    if (!rule || !this.tool) return;
    const is = JSON.stringify([rule.rule, [...(rule.cells ?? [])].sort()]);
    const there = model.draft.rules.findIndex((one) => JSON.stringify([one.rule, [...(one.cells ?? [])].sort()]) === is);
    if (there >= 0 && this.tool.numbered) this.selected = there;
    else if (there >= 0 && model.draft.rules[there].number === rule.number && String(model.draft.rules[there].cells) === String(rule.cells)) this.remove(there);
    else if (there >= 0) model.edit((draft) => (draft.rules[there] = rule), rule);
    else this.#accept(rule);
  }
  /** @param {Shape} shape */
  #finish(shape) {
    const { tool } = this;
    this.stroke = [];
    this.dispatchEvent(new Event("stroke"));
    if (!tool) return;
    if (tool.form === "twins" && !this.first) {
      this.hold(shape.cells);
      this.say(t("page-make-how-copy"));
      return this.draw();
    }
    const rule = gestures.ruleOf(tool, shape, this.side);
    this.hold(null);
    if (rule) this.#accept(rule);
    this.changed();
  }
  /** Puts a rule on the board, or waits for the number that it must have. @param {Rule} rule */
  #accept(rule) {
    const tool = /** @type {Tool} */ (this.tool);
    this.#typing = false;
    if (tool.must && rule.number === undefined && !rule.digits) {
      this.pending = rule;
      this.selected = -1;
      this.say(t("page-make-type-number"));
    } else {
      model.add(rule);
      this.selected = model.draft.rules.length - 1;
    }
    this.changed();
  }
  /** @param {number} x @param {number} y */
  #pick(x, y) {
    const formOf = (/** @type {Rule} */ rule) => toolOf(this.tools, rule)?.form ?? "";
    const found = places.rulesAt(model.draft.rules, formOf, x, y, this.side);
    const at = found.indexOf(this.selected);
    this.selected = found.length ? found[(at + 1) % found.length] : -1;
    this.#typing = false;
    if (this.selected >= 0) this.say(toolOf(this.tools, model.draft.rules[this.selected])?.name ?? "");
    this.changed();
  }
  /** Selects a rule by its number in the list. @param {number} number */
  pick(number) {
    this.mode = "select";
    this.selected = number;
    this.#typing = false;
    this.changed();
  }
  /** Takes away what lies on top at a point. @param {number} x @param {number} y */
  erase(x, y) {
    const place = places.at(x, y);
    const formOf = (/** @type {Rule} */ rule) => toolOf(this.tools, rule)?.form ?? "";
    const [top] = places.rulesAt(model.draft.rules, formOf, x, y, this.side);
    const at = place[0] * this.side + place[1];
    if (places.isOn(place, this.side) && model.draft.givens[at]) model.edit((draft) => (draft.givens[at] = ""));
    else if (top !== undefined) this.remove(top);
  }
  /** @param {number} number */
  remove(number) {
    this.selected = -1;
    model.edit((draft) => draft.rules.splice(number, 1));
    this.changed();
  }
  /** A digit was typed, or `""` to erase. @param {string} digit */
  type(digit) {
    const rule = this.pending ?? model.draft.rules[this.selected];
    const tool = rule ? toolOf(this.tools, rule) : null;
    if (rule && tool && (tool.numbered || tool.form === "corner")) return this.#number(rule, digit);
    if (rule && !digit) return this.remove(this.selected);
    if (rule && this.tool?.form !== "given") return this.say(t("page-make-no-number"));
    if (digit && (Number(digit) < 1 || Number(digit) > this.side)) return;
    model.edit((draft) => this.chosen.forEach((at) => (draft.givens[at] = digit)));
  }
  /** @param {Rule} rule @param {string} digit */
  #number(rule, digit) {
    const tool = toolOf(this.tools, rule);
    const next = { ...rule };
    if (!digit) {
      if (this.pending) return void this.cancel();
      if (!this.#typing) return this.remove(this.selected);
      if (tool.form === "corner") next.digits = (rule.digits ?? []).slice(0, -1);
      else if (rule.number !== undefined && rule.number > 9) next.number = Math.floor(rule.number / 10);
      else delete next.number;
    } else if (tool.form === "corner") {
      if (digit === "0" || Number(digit) > this.side) return;
      next.digits = [...(this.#typing ? (rule.digits ?? []) : []), digit].slice(0, 4).sort();
    } else next.number = gestures.typed(rule.number, digit, this.#typing);
    const lacks = tool.must && next.number === undefined && !next.digits?.length;
    this.#typing = true;
    if (this.pending && !lacks) {
      this.pending = null;
      model.add(next);
      this.selected = model.draft.rules.length - 1;
    } else if (!lacks) model.edit((draft) => (draft.rules[this.selected] = next), next);
    this.changed();
  }
  /** Moves, turns or mirrors the selected rule, or a copy of it. @param {string} how @param {boolean} [copy] */
  change(how, copy = false) {
    const rule = model.draft.rules[this.selected];
    if (!rule) return;
    const next = gestures.changed(rule, this.side, gestures.CHANGES[how]);
    if (!next) return this.say(t("page-make-does-not-fit"));
    model.edit((draft) => (copy ? draft.rules.push(next) : (draft.rules[this.selected] = next)), next);
    if (copy) this.selected = model.draft.rules.length - 1;
    this.changed();
  }
  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = KEYS[event.key];
    if (event.key === "Escape" && this.cancel()) event.preventDefault();
    else if (step && event.altKey && this.selected >= 0) this.change(event.key.slice(5).toLowerCase());
    else if (step) this.#go(step, event.shiftKey);
    else if (event.key === "Enter" || event.key === " ") this.#enter(event.shiftKey);
    else if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey) this.type(event.key);
    else if (event.key === "Backspace" || event.key === "Delete") this.type("");
    else return;
    event.preventDefault();
  }
  /** @param {Place} step @param {boolean} more */
  #go([dr, dc], more) {
    const isOutside = this.mode === "draw" && ["outside", "diagonal"].includes(this.tool?.form ?? "");
    const [least, most] = isOutside ? [-1, this.side] : [0, this.side - 1];
    const inside = (/** @type {number} */ value) => Math.min(most, Math.max(least, value));
    /** @type {Place} */ const to = [inside(this.cursor[0] + dr), inside(this.cursor[1] + dc)];
    const from = this.cursor;
    this.cursor = to;
    if (this.mode === "draw" && this.tool?.form === "given") {
      if (!more) this.chosen.clear();
      this.#choose(to);
    } else if (this.stroke.length && this.tool?.form === "mark") {
      const cells = [from, to];
      this.stroke = [];
      if (!places.same(from, to)) this.#put({ cells: this.tool.rule.rule === "greater" ? cells : cells.sort(([a, b], [c, d]) => a - c || b - d) });
    } else if (this.stroke.length && !more) this.#extend(to);
    else if (this.#region >= 0) this.#paintRegion(to);
    this.label();
    this.changed();
  }
  /** Begins or ends a stroke at the cursor. @param {boolean} more */
  #enter(more) {
    const [row, column] = this.cursor;
    const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
    if (this.mode === "draw" && this.tool) {
      const { form } = this.tool;
      if (form === "region") this.#region = this.#region < 0 ? row * this.side + column : -1;
      else if (form === "mark") this.stroke = this.stroke.length ? [] : [this.cursor];
      else if (form === "corner") this.#put(gestures.placed(this.tool, x + CELL / 2, y + CELL / 2, this.side));
      else if (form === "diagonal") this.#put(gestures.placed(this.tool, x + (more ? -5 : 5), y + (more ? -5 : 5), this.side));
      else if (this.stroke.length) this.#finish(gestures.shapeOf(this.tool, this.stroke));
      else this.#begin(x, y, more);
      this.say(this.stroke.length ? t("page-make-stroke") : "");
    } else this.#begin(x, y, more);
    this.changed();
  }
}
