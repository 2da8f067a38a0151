// Every sentence of the page that is translated, as it is written in its modules.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const PAGE = new URL("../page/", import.meta.url).pathname;

export async function sentences() {
  const found = new Set(["easy", "medium", "hard", "unfair", "extreme"]);
  for (const name of await readdir(PAGE, { recursive: true })) {
    if (!/\.(js|html)$/.test(name) || name.startsWith("words/")) continue;
    const text = await readFile(join(PAGE, name), "utf8");
    for (const [, sentence] of text.matchAll(/\bt\(\s*"((?:[^"\\]|\\.)*)"/g)) found.add(sentence);
    for (const [, sentence] of text.matchAll(/data-t>([^<]+)</g)) found.add(sentence.trim());
    for (const [, sentence] of text.matchAll(/aria-label="([^"]+)" data-t-label/g)) found.add(sentence);
    if (name.endsWith("help.js")) for (const [, sentence] of text.matchAll(/^ {2}\["[^"]+", "([^"]+)"\]/gm)) found.add(sentence);
    if (name.endsWith("pad.js")) for (const [, sentence] of text.matchAll(/\["\w+", "([\w ]+)", "[A-Z]"\]/g)) found.add(sentence);
  }
  for (const board of ["4 × 4", "6 × 6", "9 × 9", "9 × 9 with diagonals"]) found.add(board);
  for (const heading of ["The idea", "How to see it", "Why it works", "Example"]) found.add(heading);
  return [...found].sort();
}
