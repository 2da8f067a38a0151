// The encyclopedia of a site: reading without JavaScript, and the way from the index to the board and back.
import assert from "node:assert/strict";
import { found } from "./axe.mjs";
import { browser, door, leave, needsChromium, open, places, test } from "./harness.mjs";

const site = places.wasm;

test("an article is read without JavaScript", { skip: !site }, async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${site}techniques/en/index.html`);
  await page.getByRole("link", { name: "X-Wing", exact: true }).first().click();
  await page.getByRole("heading", { name: "X-Wing", level: 1 }).waitFor();
  assert.equal(await page.title(), "X-Wing · Whydoku");
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
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0);
  assert.match(await (await page.request.get(`${site}sitemap.xml`)).text(), /techniques\/de\/x-wing\.html/);
  await context.close();
});

test("an article leads to its example and to practice", { skip: !site }, async () => {
  const page = await open(`${site}techniques/en/x-wing.html`);
  await page.getByRole("link", { name: "Play this example" }).click();
  await page.waitForSelector("[data-ready]");
  await page.waitForFunction(() => document.querySelector("[data-at='0']")?.getAttribute("aria-label").includes("3"));
  const newest = () => page.evaluate(() => {
    const [{ id }] = JSON.parse(localStorage.getItem("whydoku.games"));
    return { id, game: localStorage.getItem(`whydoku.game.${id}`) };
  });
  // The game has the eliminations and the rules of the example.
  for (const [name, kept] of [["en/als-aic", /cells 2\* c3,5,7,9 c3,4,5 /], ["de/bug-2", / c2,5 /], ["en/rule-and-rule", /rule cage/]]) {
    const { id: before } = await newest();
    await page.goto(`${site}techniques/${name}.html`);
    await page.getByRole("link", { name: /Play this example|Dieses Beispiel spielen/ }).click();
    await page.waitForSelector("[data-ready]");
    await page.waitForFunction((before) => {
      const [{ id }] = JSON.parse(localStorage.getItem("whydoku.games"));
      return id !== before && localStorage.getItem(`whydoku.game.${id}`);
    }, before);
    assert.match((await newest()).game, kept, name);
  }
  await page.goto(`${site}techniques/en/x-wing.html`);
  await page.getByRole("link", { name: "Practise it" }).click();
  await page.getByText("Find the X-Wing").waitFor();
  await door(page, "Techniques");
  await page.getByRole("tabpanel").getByRole("button", { name: "Skyscraper", exact: true }).click();
  await page.getByRole("link", { name: "Read this page on its own" }).click();
  await page.getByRole("heading", { name: "Skyscraper", level: 1 }).waitFor();
  assert.deepEqual(page.faults, []);
  await leave(page);
});

for (const colorScheme of ["light", "dark"]) {
  test(`axe finds nothing in the encyclopedia: ${colorScheme}`, { skip: !site || needsChromium("a preference of the system is not set in Firefox").skip }, async () => {
    const page = await open(`${site}techniques/en/index.html`, { axe: true, colorScheme });
    for (const name of ["en/index", "en/x-wing", "de/hidden-single", "en/forcing-net-contradiction"]) {
      await page.goto(`${site}techniques/${name}.html`);
      assert.equal(await found(page, colorScheme === "dark"), "[]", name);
    }
    await leave(page);
  });
}
