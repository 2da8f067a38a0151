// The first visit, what is fetched for it, new puzzles, the card at the end, and the puzzles of the day.
import assert from "node:assert/strict";
import { door, EASY, LAST, leave, needsChromium, onBoth, onOne, open, openBoard, paste, places, press, test } from "./harness.mjs";

const address = places.wasm ?? places.http;
const dialog = (page) => page.getByRole("dialog");
/** The facts above the board. */
const facts = (page) => page.locator("#facts").innerText();

onOne("a new visitor is welcomed once and gets three tips, which do not return", async (page, address) => {
  const first = await openBoard(address, { first: true });
  await first.getByRole("heading", { name: "Welcome" }).waitFor();
  const givens = await first.locator("[role=gridcell][aria-readonly=true]").count();
  assert.ok(givens >= 36 && givens <= 40, `${givens} givens`);
  assert.match(await facts(first), /Classic.*Easy/s);
  await first.getByRole("button", { name: /^Play An easy puzzle/ }).click();
  await first.getByRole("heading", { name: "Welcome" }).waitFor({ state: "hidden" });
  const tip = first.getByRole("complementary", { name: "Tip" });
  await tip.getByText("Choose a cell, then a digit.").waitFor();
  const empty = first.locator("[role=gridcell][aria-readonly=false]").first();
  await empty.click();
  await press(first, "Digit1");
  await tip.getByText("writes a small note").waitFor();
  await tip.getByRole("button", { name: "Dismiss this tip" }).click();
  await tip.getByText("Each hint tells a little more").waitFor();
  await press(first, "KeyH");
  await press(first, "KeyH");
  await press(first, "KeyH");
  await press(first, "KeyH");
  await tip.waitFor({ state: "hidden" });
  await first.reload();
  await first.waitForSelector("[data-ready]");
  assert.equal(await first.getByRole("heading", { name: "Welcome" }).isVisible(), false);
  assert.equal(await tip.isVisible(), false);
  assert.deepEqual(first.faults, []);
  await leave(first);
  assert.equal(await page.getByRole("heading", { name: "Welcome" }).isVisible(), false, "known visitors are not welcomed");
});

test("tips disappear for a player who ignores them", async () => {
  const page = await openBoard(address, { first: true });
  await page.getByRole("button", { name: /^Play An easy puzzle/ }).click();
  const tip = page.getByRole("complementary", { name: "Tip" });
  await page.locator("[role=gridcell][aria-readonly=false]").first().click();
  await press(page, "Digit1");
  await tip.getByText("writes a small note").waitFor();
  for (let digit = 2; digit <= 9; digit++) await press(page, `Digit${digit}`);
  await tip.getByText("writes a small note").waitFor();
  for (let digit = 1; digit <= 5; digit++) await press(page, `Digit${digit}`);
  await tip.getByText("Each hint tells a little more").waitFor();
  for (let digit = 6; digit <= 9; digit++) await press(page, `Digit${digit}`);
  for (let digit = 1; digit <= 9; digit++) await press(page, `Digit${digit}`);
  await tip.waitFor({ state: "hidden" });
  await leave(page);
});

test("the welcome leads to lessons, to typing a puzzle in, and to rating one", async () => {
  const visit = async (name) => {
    const page = await openBoard(address, { first: true });
    await page.getByRole("button", { name }).click();
    return page;
  };
  const learner = await visit(/^Learn Every technique/);
  await learner.getByRole("tab", { name: "Learn", selected: true }).waitFor();
  await leave(learner);
  const typist = await visit(/^Enter a puzzle/);
  await dialog(typist).getByRole("button", { name: "Empty board" }).waitFor();
  assert.equal(await typist.evaluate(() => document.activeElement.id), "puzzle-text");
  await leave(typist);
  const rater = await visit(/^Rate a puzzle/);
  await rater.getByLabel("Paste or type a puzzle").fill(EASY);
  await rater.getByRole("button", { name: "Load" }).click();
  await rater.getByText(/Sudoku Explainer \d\.\d/).waitFor();
  await rater.locator("#facts").getByText(/SE \d\.\d/).waitFor();
  assert.deepEqual(rater.faults, []);
  await leave(rater);
});

test("a first visit does not fetch what it does not need", async () => {
  const page = await openBoard(address, { first: true });
  const fetched = () => page.evaluate(() => performance.getEntriesByType("resource").map((entry) => entry.name).filter((name) => /later|engine-full/.test(name)));
  assert.deepEqual(await fetched(), []);
  await door(page, "Keys");
  await dialog(page).waitFor();
  assert.ok((await fetched()).some((name) => name.endsWith("later/help.js")));
  await leave(page);
});

onBoth("a new puzzle shows how hard it is", async (page) => {
  await door(page, "New puzzle");
  await dialog(page).getByText("36 givens or more").waitFor();
  await dialog(page).getByRole("button", { name: /^Hard/ }).click();
  await dialog(page).waitFor({ state: "hidden" });
  await page.waitForFunction(() => /Hard.*SE \d\.\d/s.test(document.querySelector("#facts").textContent));
  await page.reload();
  await page.waitForSelector("[data-ready]");
  assert.match(await facts(page), /Hard.*SE \d\.\d/s);
});

onBoth("new puzzles have other rules and sizes, and names that differ", async (page) => {
  const seen = new Set();
  for (const [kind, rules] of [["Killer", "Killer cages"], ["Jigsaw", "Jigsaw"], ["Anti-knight", "Anti-knight"], ["Dots", "White dots"], ["X (diagonals)", "Diagonals"], ["Windows", "Windows"]]) {
    await door(page, "New puzzle");
    await dialog(page).getByText(kind, { exact: true }).click();
    await dialog(page).getByRole("button", { name: /^Medium/ }).click();
    await dialog(page).waitFor({ state: "hidden", timeout: 60_000 });
    await page.locator("#rules .rule-list").getByText(rules, { exact: true }).waitFor({ state: "attached" });
    const title = await page.locator("#title").textContent();
    assert.match(title, new RegExp(`^${kind.replace(/[()]/g, "\\$&")}, medium, .*, no\\. \\d{4}$`));
    seen.add(title);
  }
  assert.equal(seen.size, 6);
}, undefined, { timeout: 300_000 });

onOne("at the end a card shows the time, the hints and the hardest step, and offers the next puzzle", async (page) => {
  await paste(page, LAST);
  await page.getByText("80 givens").waitFor();
  await page.locator("[role=gridcell][aria-readonly=false]").click();
  await press(page, "Digit1");
  const card = dialog(page);
  await card.getByRole("heading", { name: "Solved" }).waitFor();
  for (const text of ["00:0", "Without a hint", "Your best, Easy", "Hardest step", "Hints", "Next lesson", "Hardest you found"]) await card.getByText(text).first().waitFor();
  assert.equal(await card.locator(".tiles > div", { hasText: "Hardest you found" }).locator("dd").textContent(), "Full House");
  await page.keyboard.press("Escape");
  await press(page, "Control+KeyZ");
  await press(page, "Digit1");
  await card.getByText("Your best, Easy").waitFor();
  await card.getByRole("button", { name: "Next", exact: true }).click();
  await card.waitFor({ state: "hidden" });
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell][aria-readonly=false]").length > 40);
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("whydoku.solved")).length), 1, "a puzzle counts once");
});

test("a result is copied without its solution, and saved as a picture", { alone: true, ...needsChromium("Firefox does not report downloads to a test") }, async () => {
  const page = await openBoard(address, { permissions: ["clipboard-write", "clipboard-read"] });
  await paste(page, LAST);
  await page.getByText("80 givens").waitFor();
  await page.locator("[role=gridcell][aria-readonly=false]").click();
  await press(page, "Digit1");
  await dialog(page).getByRole("button", { name: "Share" }).click();
  await dialog(page).getByText("Copied.").waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /^Whydoku: .*Easy\nTime: 00:0\d\nHardest step: Full House\n0 hints\nhttp/);
  const link = text.split("\n").at(-1);
  const other = await openBoard(link);
  assert.equal(await other.locator("[role=gridcell][aria-readonly=true]").count(), 80);
  assert.equal(await other.locator("[role=gridcell][aria-readonly=false]").getAttribute("aria-label").then((label) => /empty/.test(label)), true);
  await leave(other);
  const [download] = await Promise.all([page.waitForEvent("download"), dialog(page).getByRole("button", { name: "Picture" }).click()]);
  assert.equal(download.suggestedFilename(), "whydoku.png");
  assert.deepEqual(page.faults, []);
  await leave(page);
});

onBoth("the puzzles of the day are the same for everybody, and a calendar shows what was solved", async (page, address) => {
  const begin = async (page) => {
    await page.clock.setFixedTime(new Date("2026-11-12T10:00:00"));
    await door(page, "Daily");
    await dialog(page).getByRole("button", { name: /^Easy/ }).click();
    await dialog(page).waitFor({ state: "hidden" });
    return page.locator("[role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")).join());
  };
  const mine = await begin(page);
  const other = await openBoard(address);
  assert.equal(await begin(other), mine);
  await leave(other);
  assert.match(await page.locator("#title").textContent(), /Puzzle of the day, 12 November/);
  await page.evaluate(() => localStorage.setItem("whydoku.solved", JSON.stringify([{ id: "x", at: 0, level: "easy", side: 9, seconds: 75, hints: 0, daily: "2026-11-12 easy" }])));
  await door(page, "Daily");
  await dialog(page).getByText("Solved in 01:15").waitFor();
  await dialog(page).getByRole("button", { name: "12 November, 1 of 3 solved" }).waitFor();
  assert.ok(await dialog(page).getByRole("button", { name: /^13 November/ }).isDisabled());
  await dialog(page).getByRole("button", { name: "Previous month" }).click();
  await dialog(page).getByText("October 2026").waitFor();
  await dialog(page).getByRole("button", { name: /^5 October/ }).click();
  await dialog(page).getByRole("heading", { name: "5 October" }).waitFor();
});

onOne("a puzzle from elsewhere keeps its title and author, and shows how hard it is", async (page) => {
  await paste(page, JSON.stringify({ givens: EASY, size: 9, title: "Evening", author: "A. Setter" }));
  await page.locator("#title").getByText("Evening").waitFor();
  await page.waitForFunction(() => /A\. Setter.*Easy.*SE 1\.2/s.test(document.querySelector("#facts").textContent));
  await door(page, "My games");
  await dialog(page).getByRole("searchbox").fill("setter");
  await dialog(page).getByRole("button", { name: /^Evening A\. Setter · Easy/ }).waitFor();
});

onOne("statistics count solved puzzles by level and size, and days in a row", async (page) => {
  const DAY = 86_400_000;
  const noon = new Date().setHours(12, 0, 0, 0);
  await page.evaluate(([DAY, noon]) => {
    const one = (id, days, level, seconds, side = 9, hints = 0) => ({ id, at: noon - days * DAY, level, side, seconds, hints });
    const list = [one("a", 9, "easy", 300), one("b", 8, "easy", 200), one("c", 7, "easy", 100), one("d", 1, "hard", 600, 9, 2), one("e", 0, "easy", 250), one("f", 0, "easy", 20, 4)];
    localStorage.setItem("whydoku.solved", JSON.stringify(list));
  }, [DAY, noon]);
  await door(page, "My games");
  await dialog(page).getByRole("button", { name: "Statistics" }).click();
  const seen = page.getByRole("dialog", { name: "Statistics" });
  await seen.waitFor();
  assert.deepEqual(await page.locator(".statistics .tiles > div").evaluateAll((tiles) => tiles.map((tile) => tile.innerText)), ["Solved\n6", "Without hints\n5", "Days in a row\n2", "Longest streak\n3"]);
  const rows = () => page.locator(".statistics tbody tr").evaluateAll((rows) => rows.map((row) => [...row.children].slice(0, 4).map((cell) => cell.textContent).join(" ")));
  assert.deepEqual(await rows(), ["Easy 4 01:40 03:20", "Hard 1 10:00 10:00"]);
  await seen.getByRole("img", { name: "Last times: 05:00, 03:20, 01:40, 04:10" }).waitFor();
  await seen.getByRole("button", { name: "4 × 4" }).click();
  assert.deepEqual(await rows(), ["Easy 1 00:20 00:20"]);
  await page.keyboard.press("Escape");
  await seen.waitFor({ state: "hidden" });
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
});

test("statistics fit the smallest phone, in every language", async () => {
  for (const locale of ["en-GB", "de-DE", "fr-FR"]) {
    const page = await openBoard(address, { viewport: { width: 320, height: 568 }, hasTouch: true, locale });
    await page.evaluate(() => {
      const list = ["easy", "medium", "extreme"].flatMap((level) => Array.from({ length: 30 }, (_, at) => ({ id: `${level}${at}`, at: Date.now(), level, side: 9, seconds: 4000 - 9 * at, hints: 0 })));
      localStorage.setItem("whydoku.solved", JSON.stringify(list));
    });
    await page.evaluate(async () => (await import(new URL("page/later/statistics.js", location.href).href)).statisticsDialog());
    const table = page.locator("dialog .by-level");
    await table.waitFor();
    const [right, edge] = await table.evaluate((table) => [table.getBoundingClientRect().right, table.closest("dialog").getBoundingClientRect().right - 12]);
    assert.ok(right <= edge, `${locale}: the table ends at ${right}, but there is only room to ${edge}`);
    await leave(page);
  }
});

for (const [width, height] of [[412, 823], [1350, 940]]) {
  test(`nothing shifts while the page loads at ${width} by ${height}`, needsChromium("Firefox does not report layout shifts"), async () => {
    const page = await open("about:blank", { viewport: { width, height } });
    await page.addInitScript(() => {
      window.moved = [];
      new PerformanceObserver((list) => window.moved.push(...list.getEntries().flatMap(({ sources }) => sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80))))).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address);
    await page.waitForSelector("[data-ready]");
    await page.waitForTimeout(500);
    assert.deepEqual(await page.evaluate(() => window.moved), []);
    await leave(page);
  });
}
