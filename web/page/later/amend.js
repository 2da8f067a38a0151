// Corrects what a hint says is wrong.
import { closeSheet } from "../play/sheet.js";
import { store } from "../state/store.js";
import { moreWords, t } from "../words/words.js";

await moreWords();

/** Takes wrong digits out, or brings candidates back that were excluded by mistake. @param {import("../../types/wire").Hint} hint */
export async function amend({ kind, view }) {
  const wrong = kind === "wrong";
  /** @type {import("../../types/wire").Action[]} */
  const actions = wrong ? (view?.cells ?? []).map(({ cell }) => ({ erase: cell })) : (view?.candidates ?? []).map(({ candidate }) => ({ exclude: candidate }));
  if (!(await store.act(actions))) return;
  closeSheet();
  store.say(t(wrong ? "page-taken-out" : "page-brought-back"));
}
