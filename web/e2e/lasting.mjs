// Nothing is lost: with two tabs, after a reload, without storage, when a game was deleted. And keys do what they should.
import assert from "node:assert/strict";
import { cell, door, EASY, label, leave, moves, needsChromium, onBoth, onOne, open, openBoard, paste, places, press, said, test } from "./harness.mjs";

const address = places.wasm ?? places.http;
const SEVERAL = "1.....3..2......";
const until = (page, given, at = 0) => page.waitForFunction(([given, at]) => document.querySelector(`[data-at='${at}']`).getAttribute("aria-label").includes(given), [given, at]);

test("two tabs share one list of games, and a game open in both is the same in both", async () => {
  const one = await openBoard(address);
  await paste(one, EASY);
  await one.getByText("30 givens").waitFor();
  const two = await one.context().newPage();
  await two.goto(address);
  await two.waitForSelector("[data-ready]");
  await until(two, "given 5");
  await cell(one, 1, 3).click();
  await press(one, "Digit4");
  await until(two, ", 4", 2);
  await two.getByText("This game was continued in another tab").waitFor();
  await paste(two, SEVERAL);
  await two.getByText("4x4 board").waitFor();
  await cell(one, 1, 4).click();
  await press(one, "Digit6");
  for (const page of [one, two]) {
    await door(page, "My games");
    await page.getByRole("dialog").getByRole("button", { name: /49 cells left/ }).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: /13 cells left/ }).waitFor();
  }
  assert.deepEqual(one.faults, []);
  await leave(one);
});

onOne("a puzzle that is being typed in survives a reload", async (page) => {
  await door(page, "New puzzle");
  await page.getByLabel("Size").selectOption({ label: "4 × 4" });
  await page.getByRole("button", { name: "Empty board" }).click();
  await page.getByText("Type the givens").waitFor();
  for (const [row, column, digit] of [[1, 1, 1], [2, 3, 3], [3, 2, 2]]) {
    await cell(page, row, column).click();
    await press(page, `Digit${digit}`);
  }
  await page.reload();
  await page.waitForSelector("[data-ready]");
  assert.match(await label(page, 2, 3), /, 3/);
  await cell(page, 4, 4).click();
  await press(page, "Digit4");
  await page.getByRole("button", { name: "Play this puzzle" }).click();
  await until(page, "given 1");
  await page.reload();
  await page.waitForSelector("[data-ready]");
  assert.match(await label(page, 1, 1), /given 1/);
});

test("a browser that stores nothing can still be used, and the page says so", async () => {
  const page = await open("about:blank");
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: refuse });
  });
  await page.goto(address);
  await page.waitForSelector("[data-ready]");
  await page.getByText("This browser saves nothing").waitFor();
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await cell(page, 1, 3).click();
  await press(page, "Digit4");
  assert.match(await label(page, 1, 3), /, 4$/);
  await paste(page, SEVERAL);
  await page.getByText("4x4 board").waitFor();
  await door(page, "My games");
  await page.getByRole("dialog").getByRole("button", { name: /50 cells left/ }).click();
  await until(page, "given 5");
  assert.deepEqual(page.faults, []);
  await leave(page);
});

test("a game goes on when the storage is full", async () => {
  const page = await openBoard(address);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await paste(page, EASY);
  await page.waitForFunction(() => document.querySelector("[data-at='0']").getAttribute("aria-label").includes("given 5"));
  await cell(page, 1, 3).click();
  await press(page, "Digit4");
  assert.match(await label(page, 1, 3), /, 4$/);
  assert.match(await said(page), /This browser saves nothing/, "the next message must not hide the warning at once");
  assert.deepEqual(page.faults, []);
  await leave(page);
});

onOne("a deleted game can be restored, and Escape closes the list", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await door(page, "My games");
  const list = page.getByRole("dialog").getByRole("listitem");
  await list.first().waitFor();
  assert.equal(await list.count(), 2);
  await page.getByRole("button", { name: "Delete A first puzzle" }).click();
  await page.getByText("A first puzzle was deleted.").waitFor();
  assert.equal(await list.count(), 1);
  await page.getByRole("button", { name: "Bring it back" }).click();
  assert.equal(await list.count(), 2);
  await page.getByRole("button", { name: "Delete A first puzzle" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
});

onOne("keys work wherever the focus is, and the board has it at first", async (page) => {
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("role")), "gridcell");
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await page.mouse.click(5, 400);
  await press(page, "ArrowRight");
  await press(page, "ArrowRight");
  await press(page, "Digit4");
  assert.match(await label(page, 1, 3), /, 4$/);
  await page.getByRole("button", { name: "Corner" }).click();
  await press(page, "Backspace");
  assert.match(await label(page, 1, 3), /empty/);
  await moves(page);
  await page.keyboard.type("12");
  assert.equal(await page.getByLabel("Move (/)").inputValue(), "12", "a text field keeps its keys");
});

onOne("a quick drag skips no cell", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  const middle = async (row, column) => {
    const box = await cell(page, row, column).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle(2, 1)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(2, 9)));
  await page.mouse.up();
  assert.equal(await page.locator("[role=gridcell][aria-selected=true]").count(), 9);
});

onOne("while the clock is stopped the board is hidden and keys do nothing", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await cell(page, 1, 3).click();
  await page.getByRole("button", { name: "Stop the clock" }).click();
  assert.equal(await page.locator("sudoku-board svg").first().isVisible(), false);
  for (const key of ["Digit4", "KeyH", "KeyK"]) await press(page, key);
  assert.ok(await page.locator("main").evaluate((main) => main.inert));
  assert.doesNotMatch(await page.locator(".explanation").textContent(), /box|row|column/);
  await page.getByRole("button", { name: "Let the clock run" }).click();
  assert.match(await label(page, 1, 3), /empty/);
  await cell(page, 1, 3).click();
  await press(page, "Digit4");
  assert.match(await label(page, 1, 3), /, 4$/);
});

onBoth("an excluded candidate that is true is a mistake, and two solutions are compared", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await press(page, "KeyK");
  await cell(page, 1, 3).click();
  await press(page, "Shift+Digit4");
  await press(page, "Enter");
  await page.getByText("Excluded, but true: r1c3=4.").waitFor();
  assert.equal(await page.locator("sudoku-board .lit").count(), 1);
  await paste(page, SEVERAL);
  await page.getByText("4x4 board").waitFor();
  await press(page, "Enter");
  await page.getByText(/^Many solutions\. Two solutions differ in r\dc\d/).waitFor();
  assert.ok((await page.locator("sudoku-board .lit").count()) > 1);
  await page.getByRole("tab", { name: "Path" }).click();
  await page.getByRole("button", { name: "Show the way through" }).click();
  await page.getByRole("button", { name: "The end" }).or(page.getByText("several solutions")).first().waitFor();
  if (await page.getByRole("button", { name: "The end" }).isEnabled()) await page.getByRole("button", { name: "The end" }).click();
  await page.getByText("several solutions").waitFor();
});

onOne("every press for a hint says something new", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await cell(page, 1, 3).click();
  await press(page, "Digit1");
  await press(page, "KeyH");
  await page.getByText("One placed digit is wrong.").waitFor();
  await press(page, "KeyH");
  await page.getByRole("tabpanel").getByText("Wrong:").waitFor();
  assert.ok((await page.locator("sudoku-board svg").innerHTML()).includes("#b3261e"), "the digit is marked on the board");
});

test("the message that a link was copied appears in the dialog", { alone: true }, async () => {
  const page = await openBoard(address, { permissions: ["clipboard-write"] });
  await door(page, "Share and print");
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByRole("dialog").getByText("Copied.").waitFor();
  await leave(page);
});

test("a link that would unpack to too much is refused", async () => {
  const page = await openBoard(address);
  const bomb = await page.evaluate(async () => {
    const zeros = new Blob([new Uint8Array(50_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(zeros).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_");
  });
  await page.evaluate((bomb) => (location.hash = `g=${bomb}`), bomb);
  await page.waitForFunction(() => !location.hash);
  await page.locator("#status").getByText("there is no puzzle here: the text is empty").waitFor();
  assert.deepEqual(page.faults, []);
  await leave(page);
});

test("pressed keys are recognisable in forced colours, and names do not run together", needsChromium("forced colours cannot be chosen in Firefox"), async () => {
  const page = await openBoard(address, { forcedColors: "active" });
  const ground = (name) => page.getByRole("button", { name, exact: true }).evaluate((element) => getComputedStyle(element).backgroundColor);
  assert.notEqual(await ground("Digit"), await ground("Corner"));
  const view = (name) => page.locator("label", { hasText: name }).evaluate((element) => getComputedStyle(element).backgroundColor);
  assert.notEqual(await view("My notes"), await view("Candidates"));
  await page.getByRole("button", { name: "1, 4 left", exact: true }).waitFor();
  await page.getByRole("button", { name: "Colour", exact: true }).click();
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.endsWith("colours.css")));
  const colours = await page.getByRole("button", { name: /^colour \d/ }).evaluateAll((keys) => keys.map((key) => getComputedStyle(key).backgroundColor));
  assert.equal(new Set(colours).size, 9, "the colours to paint with stay different");
  for (let level = 0; level < 2; level++) await press(page, "KeyH");
  await page.getByText("Hint 2 of 4").waitFor({ state: "attached" });
  const bars = await page.locator(".climb .bar").evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor));
  assert.deepEqual([bars[0] === bars[1], bars[1] === bars[2]], [true, false], "the stage of the hint is visible");
  await page.getByRole("radio", { name: "My notes", exact: true }).waitFor({ state: "attached" });
  await leave(page);
});
