// Import and export: formats, links, files, pictures; the form; offline use.
import assert from "node:assert/strict";
import { browser, cell, door, EASY, label, leave, moves, needsChromium, onBoth, onOne, open, openBoard, paste, places, press, site, test } from "./harness.mjs";

onBoth("a link carries the whole game", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await cell(page, 1, 3).focus();
  await press(page, "Shift+Digit4");
  await door(page, "Share and print");
  const link = await page.getByLabel("Link to this game").inputValue();
  assert.match(link, /#g=[\w-]+$/);
  const other = await openBoard(link);
  await other.waitForSelector("[data-ready]");
  assert.match(await label(other, 1, 3), /notes 4/);
  assert.equal(new URL(other.url()).hash, "");
  assert.deepEqual(other.faults, []);
  await leave(other);
});

onBoth("the board is copied in many formats, and a sample of them is read back", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await door(page, "Share and print");
  await page.getByLabel("The board as text").waitFor();
  await page.waitForFunction(() => document.querySelectorAll("dialog option").length > 1);
  const formats = await page.evaluate(() => [...document.querySelectorAll("dialog option")].map(({ textContent }) => textContent));
  assert.ok(formats.length >= 15, String(formats));
  const texts = [];
  for (const format of ["line", "pencilmarks", "fpuzzles-link", "sudokupad-link", "share"]) {
    const before = await page.getByLabel("The board as text").inputValue();
    await page.getByLabel("Format").selectOption(format);
    if (format !== "line") await page.waitForFunction((old) => document.querySelector("dialog textarea").value !== old, before);
    texts.push(await page.getByLabel("The board as text").inputValue());
  }
  await page.getByRole("button", { name: "Close" }).click();
  for (const text of texts) {
    await paste(page, "1.....3..2.....4");
    await page.getByText("4x4 board").waitFor();
    await paste(page, text);
    await page.getByText("30 givens").waitFor();
    assert.match(await label(page, 1, 1), /given 5/, text);
  }
});

// A 4x4 board with cages and the anti-knight rule, without givens.
const KILLER = [
  "....\n....\n....\n....\nknight",
  "cage 3: r1c1 r1c2",
  "cage 6: r1c3 r2c3",
  "cage 7: r2c1 r3c1",
  "cage 3: r3c3 r3c4",
  "cage 6: r3c2 r4c1 r4c2",
].join("\n");

onBoth("a killer is drawn, its hints use the cages, and a digit against a cage is refused", async (page) => {
  await paste(page, KILLER);
  await page.getByText("0 givens").waitFor();
  const sums = /3.*6.*7.*3.*6/s;
  assert.match(await page.locator("sudoku-board svg").first().textContent(), sums, "the sums are drawn");
  for (let level = 0; level < 4; level++) await press(page, "KeyH");
  await page.getByText(/cage of/).first().waitFor();
  await (await moves(page)).fill("A1 4");
  await press(page, "Enter");
  await page.getByText("4 in r1c1 breaks the cage of 3").waitFor();
  await door(page, "Share and print");
  const other = await openBoard(await page.getByLabel("Link to this game").inputValue());
  await other.waitForSelector("[data-ready]");
  assert.match(await other.locator("sudoku-board svg").first().textContent(), sums, "the link keeps them");
  assert.deepEqual(other.faults, []);
  await leave(other);
});

onBoth("a text that cannot be read is refused with the reason", async (page) => {
  await paste(page, "q".repeat(81));
  await page.getByText(/'q'/).waitFor();
  await door(page, "New puzzle");
  await page.locator("#puzzle-text").fill("12345");
  await page.getByRole("button", { name: "Load" }).click();
  await page.getByRole("alert").filter({ hasText: "5 cells do not make a board" }).waitFor();
});

onBoth("the board is saved as SVG and as PNG", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await door(page, "Share and print");
  for (const [name, least] of [["SVG", 2000], ["PNG", 5000]]) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name, exact: true }).click()]);
    const chunks = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    assert.ok(Buffer.concat(chunks).length > least, name);
  }
}, {}, needsChromium("Firefox does not report downloads to a test"));

onOne("a dropped file is read", async (page) => {
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "puzzle.txt", { type: "text/plain" }));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, EASY);
  await page.getByText("30 givens").waitFor();
});

test("the form fits the smallest phone with nine columns and scrolls with more", { skip: !places.http }, async () => {
  const page = await open(`${places.http}form?size=9`, { viewport: { width: 320, height: 568 } });
  const right = (at) => page.locator("tr").first().locator("td").nth(at).evaluate((cell) => cell.getBoundingClientRect().right);
  assert.ok((await right(8)) <= 320, `the ninth column ends at ${await right(8)}`);
  await page.goto(`${places.http}form?size=16`);
  assert.ok((await right(15)) > 320);
  assert.match(await page.locator(".wide").evaluate((wide) => getComputedStyle(wide).backgroundAttachment), /scroll/);
  await leave(page);
});

test("the form works without JavaScript", { skip: !places.http }, async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${places.http}form`);
  await page.getByRole("link", { name: "9", exact: true }).click();
  const rows = EASY.match(/.{9}/g);
  for (const [row, digits] of rows.entries()) {
    for (const [column, digit] of [...digits].entries()) {
      if (digit !== ".") await page.getByLabel(`row ${row + 1} column ${column + 1}`, { exact: true }).fill(digit);
    }
  }
  await page.getByRole("button", { name: "Solve" }).click();
  await page.getByText("Successfully Solved!").waitFor();
  await page.goto(`${places.http}form?size=8`);
  await page.getByText("must be a square of a smaller number").waitFor();
  await context.close();
});

test("the site works offline once it has been loaded", { skip: !site }, async () => {
  const page = await openBoard(site.address, { fresh: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForSelector("[data-ready]");
  // The parts of the page follow when it is idle.
  await page.waitForFunction(async () => Boolean(await caches.match("page/later/bring.js")));
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector("sudoku-board svg");
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  assert.deepEqual(page.faults, []);
  await leave(page);
});

test("techniques and large boards work offline once everything has been cached", { skip: !site }, async () => {
  const page = await openBoard(site.address, { fresh: true });
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const kept = new Promise((resolve) => navigator.serviceWorker.addEventListener("message", resolve, { once: true }));
    active.postMessage("rest");
    await kept;
  });
  await page.reload();
  await page.waitForSelector("[data-ready]");
  await page.context().setOffline(true);
  await door(page, "Techniques");
  await page.getByRole("button", { name: "X-Wing", exact: true }).click();
  await page.getByText("How to see it").waitFor();
  await paste(page, `whydoku game 1\nshape 3x4\ncells ${". ".repeat(144)}\n`);
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 144);
  await press(page, "KeyH");
  await page.getByText("some techniques are not searched in full").waitFor();
  assert.deepEqual(page.faults, []);
  await leave(page);
});

test("every file of the page is served, and nothing comes from elsewhere", async () => {
  for (const address of Object.values(places)) {
    const page = await open("about:blank");
    const asked = [];
    page.on("response", (response) => asked.push([response.url(), response.status()]));
    await page.goto(address);
    await page.waitForSelector("[data-ready]");
    assert.ok(asked.some(([url]) => url.endsWith("page/main.js")), String(asked));
    for (const [url, status] of asked) {
      assert.ok(url.startsWith(new URL(address).origin) || url.startsWith("data:"), url);
      assert.ok(status < 400, `${status} ${url}`);
    }
    await leave(page);
  }
});
