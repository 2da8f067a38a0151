// Runs axe on a page that was opened with it.
import { readFile } from "node:fs/promises";

/** The script, which must be there when the page is opened: the page's policy forbids adding scripts later. */
export const AXE = { content: await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8") };

/** The rules about colours, the only ones whose result depends on the theme. */
const COLOURS = { runOnly: ["color-contrast", "link-in-text-block"] };

/**
 * The violations as text (`[]` if there are none), found when nothing moves any more.
 * @param {import("playwright-core").Page} page
 * @param {boolean} [colours] whether to check colours only, for a page that was checked in another theme
 * @returns {Promise<string>}
 */
export async function found(page, colours = false) {
  await calm(page);
  return page.evaluate((options) => /** @type {any} */ (window).axe.run(options).then((/** @type {any} */ { violations }) =>
    JSON.stringify(violations.map((one) => [one.id, one.nodes.map((node) => `${node.html} ${node.failureSummary}`)]))), colours ? COLOURS : {});
}

/** Waits until calls are answered and nothing moves. The latest message stays visible: its fading is cancelled. @param {import("playwright-core").Page} page */
export const calm = (page) => page.waitForFunction(() => {
  const running = document.getAnimations().filter(({ playState }) => playState === "running");
  for (const one of running) if (/** @type {CSSAnimation} */ (one).animationName === "told") one.cancel();
  return document.body.dataset.busy !== "true" && running.every(({ playState }) => playState !== "running");
});
