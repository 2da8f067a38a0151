// A puzzle that is typed onto an empty board while its solutions are counted, and then played.
import { store } from "../state/store.js";
import { moreWords, t } from "../words/words.js";

await moreWords();

/** Opens an empty board to type givens onto. @param {string} shape */
export async function setUp(shape) {
  store.leave();
  store.setting = true;
  store.view = "digits";
  store.solutions = "";
  await store.ask(() => ({ call: "empty", shape }));
  store.say(t("page-type-givens-number-solutions"));
}

/** Counts the solutions of the givens; the next change cancels the count. */
export async function count() {
  if (!store.setting) return;
  const answer = await store.wonder({ call: "count", game: store.game });
  if (!answer || !store.setting) return;
  // Before there is much to judge, there is nothing to be alarmed about.
  const few = store.board.cells.filter(({ digit }) => digit).length < 2 * store.board.side - 1;
  if (few && answer.verdict !== "unique") return hush();
  const words = { none: t("page-count-none"), unique: t("page-count-unique"), several: t("page-count-several"), unknown: t("page-count-unknown") };
  store.solutions = words[/** @type {keyof typeof words} */ (answer.verdict)];
  store.light((answer.differ ?? []).length <= 12 ? (answer.differ ?? []).map((/** @type {string} */ name) => store.cell(name)) : []);
  store.changed();
}

function hush() {
  store.solutions = "";
  store.light([]);
  store.changed();
}

/** Begins a game with the puzzle that was typed. */
export async function play() {
  const answer = await store.wonder({ call: "begin", game: store.game });
  if (!answer) return;
  store.setting = false;
  store.view = "notes";
  await store.load(answer.game, t("page-my-puzzle"));
}
