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
import "./make.mjs";
import "./access.mjs";

const only = new RegExp(process.env.ONLY ?? "");
const chosen = tests.filter(({ name }) => only.test(name));
/** Two pages at a time, except for tests that run alone. Firefox gives the focus to only one page. */
const together = FIREFOX ? 1 : 2;
for (const [name, concurrency, alone] of /** @type {const} */ ([["together", together, false], ["alone", 1, true]])) {
  describe(name, { concurrency }, () => {
    for (const one of chosen) if (Boolean(one.needs.alone) === alone) test(one.name, one.needs, one.body);
  });
}

after(close);
