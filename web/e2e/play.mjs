// Playing.
import assert from "node:assert/strict";
import { cell, onBoth, paste } from "./harness.mjs";

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

onBoth("a pasted puzzle is solved with hints to the end, undone, and found again", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  assert.match(await cell(page, 1, 1).getAttribute("aria-label"), /given 5/);
});
