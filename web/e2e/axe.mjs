// What axe finds on a page that was opened for it.
import { readFile } from "node:fs/promises";

/** It comes with the page: the policy forbids every script that is added later, as it should. */
export const AXE = { content: await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8") };

/** The rules that see colours: all that a theme can change. */
const COLOURS = { runOnly: ["color-contrast", "link-in-text-block"] };

/**
 * The violations as text, `[]` where there are none; once nothing moves any more.
 * @param {import("playwright-core").Page} page
 * @param {boolean} [colours] only those of colours, for a theme whose page was seen in another one
 * @returns {Promise<string>}
 */
export async function found(page, colours = false) {
  await calm(page);
  return page.evaluate((options) => /** @type {any} */ (window).axe.run(options).then((/** @type {any} */ { violations }) =>
    JSON.stringify(violations.map((one) => [one.id, one.nodes.map((node) => `${node.html} ${node.failureSummary}`)]))), colours ? COLOURS : {});
}

/** Waits until what was asked for is there and nothing moves. What was said last stays, as it fades only to leave. @param {import("playwright-core").Page} page */
export const calm = (page) => page.waitForFunction(() => {
  const running = document.getAnimations().filter(({ playState }) => playState === "running");
  for (const one of running) if (/** @type {CSSAnimation} */ (one).animationName === "told") one.cancel();
  return document.body.dataset.busy !== "true" && running.every(({ playState }) => playState !== "running");
});
