// Compares the board with the solution.
import { cellsIn } from "../learn/told.js";
import { store } from "../state/store.js";
import { moreWords, t } from "../words/words.js";

await moreWords();

/** @typedef {import("../board/board.js").SudokuBoard} Board */

/** Marks the digits that differ from the solution. @param {Board} board @param {boolean} aloud whether to announce the result */
export async function check(board, aloud) {
  const answer = await store.wonder({ call: "check", game: store.game });
  if (!answer) return;
  const wrong = answer.wrong ?? [];
  const mistakes = wrong.length ? t("page-wrong", { list: wrong.join(", ") }) : answer.verdict === "unique" ? t("page-no-mistake-so-far") : "";
  const solutions = { none: t("page-check-none"), unique: "", several: t("page-check-several"), unknown: t("page-check-unknown") };
  const verdict = solutions[/** @type {keyof typeof solutions} */ (answer.verdict)];
  if (answer.verdict === "several" && aloud) return differ(board, verdict);
  const lost = aloud && answer.verdict === "unique" && !wrong.length && !store.board.solved && (await excluded());
  if (lost) store.say(lost);
  else if (aloud) store.say(store.board.solved && !wrong.length ? t("page-solved") : `${verdict} ${mistakes}`.trim());
  board.light(lost ? cellsIn(lost) : wrong.map((name) => store.cell(name)));
}

/** A warning about excluded candidates that belong to the solution, or an empty text. @returns {Promise<string>} */
async function excluded() {
  const answer = await store.wonder({ call: "hint", game: store.game, level: "where" });
  return answer?.hint.kind === "lost" ? answer.hint.text : "";
}

/** Says and marks in which cells two solutions differ. @param {Board} board @param {string} verdict */
async function differ(board, verdict) {
  const names = (await store.wonder({ call: "count", game: store.game }))?.differ ?? [];
  const list = names.slice(0, 12).join(", ") + (names.length > 12 ? ", …" : "");
  store.say(names.length ? `${verdict} ${t("page-differ", { list })}` : verdict);
  board.light(names.map((name) => store.cell(name)));
}
