// Every test of the page, in one process with one browser. `cargo xtask browser` runs them; `ONLY=axe` selects
// those with that word in their names.
import { after, describe, test } from "node:test";
import { close, FIREFOX, tests } from "./harness.mjs";
import "./scan.mjs";
import "./crashes.mjs";
import "./screen.mjs";
import "./reading.mjs";
import "./first.mjs";
import "./pen.mjs";
import "./play.mjs";
import "./hands.mjs";
import "./lasting.mjs";
import "./games.mjs";
import "./learn.mjs";
import "./course.mjs";
import "./encyclopedia.mjs";
import "./inout.mjs";
import "./variants.mjs";
import "./ink.mjs";
import "./make.mjs";
import "./access.mjs";

const only = new RegExp(process.env.ONLY ?? "");
const chosen = tests.filter(({ name }) => only.test(name));
/** Tests that failed beside others. @type {import("./harness.mjs").Test[]} */
const failed = [];
/** More than these are a fault of the page, not of a busy machine. */
const MOST_AGAIN = 3;

/** The body of a test whose failure beside others is not the last word. @param {import("./harness.mjs").Test} one */
const forNow = (one) => async (/** @type {import("node:test").TestContext} */ context) => {
  try {
    await one.body();
  } catch (error) {
    failed.push(one);
    context.diagnostic(`failed beside others, to be tried alone: ${error instanceof Error ? error.stack : error}`);
  }
};

/** Two pages at a time, except for tests that run alone. Firefox gives the focus to only one page. */
const together = FIREFOX ? 1 : 2;
for (const [name, concurrency, alone] of /** @type {const} */ ([["together", together, false], ["alone", 1, true]])) {
  describe(name, { concurrency }, () => {
    for (const one of chosen) if (Boolean(one.needs.alone) === alone) test(one.name, one.needs, alone ? one.body : forNow(one));
  });
}
test("what failed beside others passes alone", async (context) => {
  const names = failed.map(({ name }) => name).join("; ");
  if (failed.length > MOST_AGAIN) throw new Error(`${failed.length} tests failed: ${names}`);
  for (const one of failed) await context.test(one.name, one.body);
  if (names) context.diagnostic(`needed a second try: ${names}`);
});

after(close);
