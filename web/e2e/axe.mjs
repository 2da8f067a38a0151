// What axe finds on a page that was opened for it.
import { readFile } from "node:fs/promises";

/** It comes with the page: the policy forbids every script that is added later, as it should. */
export const AXE = { content: await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8") };

/** The violations as text, `[]` where there are none. @param {import("playwright-core").Page} page @returns {Promise<string>} */
export const found = (page) => page.evaluate(() => /** @type {any} */ (window).axe.run().then((/** @type {any} */ { violations }) =>
  JSON.stringify(violations.map((one) => [one.id, one.nodes.map((node) => `${node.html} ${node.failureSummary}`)]))));
