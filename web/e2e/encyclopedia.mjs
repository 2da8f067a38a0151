// The page of each technique on a site: read without JavaScript, from the index to the board and back.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { browser, open, places } from "./harness.mjs";

const AXE = await readFile(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const site = places.wasm;

/** What axe finds on a page that lets no script run. */
async function violations(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Runtime.evaluate", { expression: AXE });
  const { result } = await cdp.send("Runtime.evaluate", { expression: "axe.run().then((found) => JSON.stringify(found.violations.map((one) => [one.id, one.nodes.map((node) => node.html)])))", awaitPromise: true });
  return result.value;
}

test("an article is read without JavaScript", { skip: !site }, async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${site}techniques/en/index.html`);
  await page.getByRole("link", { name: "X-Wing", exact: true }).first().click();
  await page.getByRole("heading", { name: "X-Wing", level: 1 }).waitFor();
  assert.equal(await page.title(), "X-Wing · Pencilmark");
  await page.getByRole("heading", { name: "Near miss" }).waitFor();
  assert.ok((await page.locator("figure .on-light svg").boundingBox()).width > 250);
  assert.match(await page.locator("meta[name=description]").getAttribute("content"), /^Look at one digit\./);
  const preview = await page.locator("meta[property='og:image']").getAttribute("content");
  const picture = await page.request.get(new URL(preview, page.url()).href);
  assert.deepEqual([...(await picture.body()).subarray(1, 4)], [...Buffer.from("PNG")]);
  await page.getByRole("link", { name: /^Harder/ }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.goto(`${site}techniques/en/x-wing.html`);
  await page.getByRole("link", { name: "Deutsch" }).click();
  await page.getByRole("heading", { name: "Warum es stimmt" }).waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth).catch(() => 0);
  assert.ok(wide <= 0);
  assert.match(await (await page.request.get(`${site}sitemap.xml`)).text(), /techniques\/de\/x-wing\.html/);
  await context.close();
});

test("from an article to its example and to practice", { skip: !site }, async () => {
  const page = await open(`${site}techniques/en/x-wing.html`);
  await page.getByRole("link", { name: "Play this example" }).click();
  await page.waitForSelector("[data-ready]");
  await page.waitForFunction(() => document.querySelector("[data-at='0']")?.getAttribute("aria-label").includes("3"));
  await page.goto(`${site}techniques/en/aic.html`);
  await page.getByRole("link", { name: /example/i }).click();
  await page.getByText("AIC – this is not your game").waitFor();
  await page.goto(`${site}techniques/en/x-wing.html`);
  await page.getByRole("link", { name: "Practise it" }).click();
  await page.getByText("Find the X-Wing").waitFor();
  await page.getByRole("tab", { name: "Techniques" }).click();
  await page.getByRole("tabpanel").getByRole("button", { name: "Skyscraper", exact: true }).click();
  await page.getByRole("link", { name: "Read this page on its own" }).click();
  await page.getByRole("heading", { name: "Skyscraper", level: 1 }).waitFor();
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

for (const colorScheme of ["light", "dark"]) {
  test(`axe finds nothing in the encyclopedia: ${colorScheme}`, { skip: !site }, async () => {
    const page = await open(`${site}techniques/en/index.html`, { colorScheme });
    for (const name of ["en/index", "en/x-wing", "de/hidden-single", "en/forcing-net-contradiction"]) {
      await page.goto(`${site}techniques/${name}.html`);
      assert.equal(await violations(page), "[]", name);
    }
    await page.context().close();
  });
}
