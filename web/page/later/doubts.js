// A puzzle that is drawn and not understood as a whole: what is in doubt is settled one by one, and then it is played.
import { button, el } from "../dom.js";
import { call, Refusal } from "../engine/engine.js";
import { store } from "../state/store.js";
import { t } from "../words/words.js";
import { show } from "./dialog.js";

/** @import { Doubt, Doubtful, Failure } from "../../types/wire" */
/** Why a drawn puzzle was not opened. @typedef {Failure & { doubtful: Doubtful }} Doubted */
/** What drawn things and sentences mean, by what the engine calls them. @typedef {Map<string, string>} Settled */

/** What the engine calls the meaning of a decoration. */
const NOTHING = "nothing";

/** The names of all rules, for whoever types one. */
async function names() {
  const { kinds } = await call({ call: "kinds" });
  const all = kinds.flatMap(({ words, usual = [] }) => [words[0], ...usual.flatMap((one) => one.words?.[0] ?? [])]);
  return [...new Set(all)].sort().map((value) => el("option", { value }));
}

/** The field and the button that settle one thing. @param {string} about @param {Settled} settled */
function choice(about, settled) {
  const name = el("input", { type: "text", spellcheck: false, autocapitalize: "off", autocomplete: "off",
    placeholder: t("page-doubts-rule"), "aria-label": t("page-doubts-meaning", { what: about }) });
  name.setAttribute("list", "rule-names");
  const nothing = button(t("page-doubts-nothing"), () => set(settled.get(about) === NOTHING ? "" : NOTHING), { "aria-label": t("page-doubts-nothing-of", { what: about }) });
  const set = (/** @type {string} */ meaning) => {
    if (meaning.trim()) settled.set(about, meaning.trim());
    else settled.delete(about);
    const isNothing = meaning === NOTHING;
    nothing.setAttribute("aria-pressed", String(isNothing));
    if (name.value.trim() !== meaning) name.value = isNothing ? "" : meaning;
  };
  name.addEventListener("input", () => set(name.value));
  set(settled.get(about) ?? "");
  return el("div", { className: "tools" }, name, nothing);
}

/** What is in doubt, and what was until it was settled. @param {Doubt[]} doubts @param {Settled} settled @returns {Node[]} */
function list(doubts, settled) {
  const open = doubts.map(({ words, about }) => el("li", {}, words, ...(about ? [choice(about, settled)] : [])));
  const done = [...settled.keys()].filter((about) => !doubts.some((doubt) => doubt.about === about));
  const again = done.map((about) => el("li", { className: "settled-one" }, about, choice(about, settled)));
  const rest = doubts.some(({ about }) => !about) ? [el("p", { className: "rest" }, t("page-doubts-rest"))] : [];
  return [el("h3", {}, t("page-doubts-open")), el("ul", { className: "doubts" }, ...open, ...again), ...rest];
}

/** What is understood, and the setter's words. @param {Doubtful} doubtful @returns {Node[]} */
function known({ meanings, description }) {
  const read = meanings.map(({ words }) => el("li", {}, words));
  return [
    ...(read.length ? [el("h3", {}, t("page-doubts-known")), el("ul", {}, ...read)] : []),
    ...(description ? [el("h3", {}, t("page-rules")), el("blockquote", {}, description)] : []),
  ];
}

/** A picture of what is understood. @param {string} svg */
function picture(svg) {
  const drawn = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  return el("figure", { className: "shown" }, drawn, el("figcaption", {}, t("page-doubts-picture")));
}

/** Begins the game. @param {import("../engine/engine.js").AnswerTo<{ call: "load", text: string }>} answer */
async function play({ game, title, author, description, summary }) {
  const more = { ...(author ? { author } : {}), ...(description ? { words: description } : {}) };
  if (!(await store.load(game, title, more))) return;
  if (summary) store.say(summary);
  store.dispatchEvent(new Event("brought"));
  store.dispatchEvent(new Event("settled"));
}

/** Asks what drawn things mean until nothing is in doubt, and begins the game. @param {string} text the puzzle @param {Doubted} first why it was not opened */
export function doubtsDialog(text, first) {
  /** @type {Settled} */ const settled = new Map();
  const body = el("div", { className: "doubtful" });
  const problem = el("p", { role: "alert", className: "error" });
  const begin = el("button", { className: "primary" }, t("page-play"));
  const form = el("form", {}, el("p", {}, t("page-doubts-why")), body, el("div", { className: "ready" }, problem, begin));
  const draw = (/** @type {Doubted} */ { doubtful, svg }) =>
    body.replaceChildren(el("div", {}, ...list(doubtful.doubts, settled), ...known(doubtful)), ...(svg ? [picture(svg)] : []));
  const open = async () => {
    const rules = [...settled].map(([about, meaning]) => `${about} = ${meaning}`);
    try {
      await play(await call({ call: "load", text, rules, picture: { view: "notes", theme: store.theme } }));
      dialog.close();
    } catch (error) {
      const doubted = error instanceof Refusal && error.failure.doubtful;
      if (doubted) draw(/** @type {Doubted} */ (error.failure));
      problem.textContent = doubted ? t("page-doubts-still", { n: doubted.doubts.length }) : String(error instanceof Error ? error.message : error);
    }
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    begin.disabled = true;
    problem.textContent = "";
    await open();
    begin.disabled = false;
  });
  draw(first);
  const all = el("datalist", { id: "rule-names" });
  names().then((options) => all.append(...options), (error) => store.say(String(error)));
  document.querySelectorAll("dialog:has(.doubtful)").forEach((one) => /** @type {HTMLDialogElement} */ (one).close());
  const dialog = show(first.doubtful.title ?? t("page-doubts"), form, all);
  dialog.classList.add("wide");
}
