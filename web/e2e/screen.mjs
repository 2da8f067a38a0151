// The layout: everything needed for playing is on one screen, and help is a sheet over the pad.
import assert from "node:assert/strict";
import { cell, EASY, leave, needsChromium, openBoard, paste, places, press, test } from "./harness.mjs";

const address = places.wasm ?? places.http;

/** Keys that are not entirely on the screen, or too small for a thumb. */
const missed = (page) => page.evaluate(() => [...document.querySelectorAll("digit-pad button, header button, sudoku-board")]
  .filter((element) => element.getClientRects().length)
  .map((element) => [element.getAttribute("aria-label") ?? element.textContent, element.getBoundingClientRect()])
  .filter(([, { width, height, top, left, right, bottom }]) => width < 44 || height < 44 || top < 0 || left < 0 || right > innerWidth || bottom > innerHeight)
  .map(([name, { width, height, bottom }]) => `${name}: ${width} by ${height}, down to ${bottom}`));

for (const [width, height] of [[390, 844], [390, 664], [360, 640], [320, 568], [844, 390]]) {
  test(`playing fits on one screen of ${width} by ${height}`, async () => {
    const page = await openBoard(address, { viewport: { width, height }, hasTouch: true });
    const board = await page.locator("sudoku-board").boundingBox();
    assert.ok(board.width >= Math.min(width, height) - 12, `the board is ${board.width} wide`);
    for (const mode of ["Digit", "Corner", "Colour"]) {
      await page.getByRole("button", { name: mode, exact: true }).click();
      assert.deepEqual(await missed(page), [], mode);
      for (const name of ["Undo", "Redo", "Erase", /^(1,|colour 1)/, /^(9,|colour 9)/]) assert.ok(await page.getByRole("button", { name }).isVisible(), `${mode}: ${name}`);
    }
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth);
    assert.ok(!scrolls, "nothing has to be scrolled");
    assert.deepEqual(page.faults, []);
    await leave(page);
  });
}

for (const [width, height] of [[390, 664], [844, 390]]) {
  test(`a hint covers the pad but not the board at ${width} by ${height}`, async () => {
    const page = await openBoard(address, { viewport: { width, height }, hasTouch: true });
    await paste(page, EASY);
    await page.getByText("30 givens").waitFor();
    await page.locator("digit-pad").getByRole("button", { name: "Hint" }).click();
    await page.getByText("Hint 1 of 4").waitFor();
    const sheet = page.locator("#learn");
    const over = async () => {
      const [board, box] = [await page.locator("sudoku-board").boundingBox(), await sheet.boundingBox()];
      return box.y + 1 < board.y + board.height && box.x + 1 < board.x + board.width;
    };
    assert.ok(!(await over()), "the whole board is visible");
    assert.ok(await page.evaluate(() => document.activeElement.closest("#learn") !== null), "the focus is not lost with the pad");
    for (let level = 2; level <= 4; level++) await sheet.getByRole("button", { name: "Tell me more" }).click();
    await page.getByText("Hint 4 of 4").waitFor();
    assert.ok(await sheet.getByRole("button", { name: "Apply" }).isVisible());
    assert.ok(!(await over()));
    await sheet.getByRole("button", { name: "Board" }).click();
    await sheet.waitFor({ state: "hidden" });
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute("role")), "gridcell", "the board has the focus again");
    await leave(page);
  });
}

test("the menu is one door, takes the focus and gives it back", async () => {
  for (const [width, height] of [[390, 844], [1280, 720]]) {
    const page = await openBoard(address, { viewport: { width, height } });
    const open = () => page.getByRole("button", { name: "More" }).click();
    const focused = () => page.evaluate(() => document.activeElement.closest("#more, #menu")?.id);
    await open();
    await page.locator("#more").getByRole("button", { name: "Settings" }).waitFor();
    assert.equal(await focused(), "more");
    await page.keyboard.press("Escape");
    await page.locator("#more").waitFor({ state: "hidden" });
    assert.equal(await focused(), "menu");
    await open();
    await page.locator("#more").getByRole("button", { name: "All steps" }).click();
    await page.locator("#more").waitFor({ state: "hidden" });
    await page.getByRole("tabpanel").getByRole("button", { name: "Find all steps" }).waitFor();
    await leave(page);
  }
});

test("rare actions move to where there is room when the window is resized", async () => {
  const page = await openBoard(address, { viewport: { width: 1280, height: 720 } });
  await page.getByRole("button", { name: "Daily" }).waitFor();
  await page.setViewportSize({ width: 390, height: 664 });
  await page.getByRole("button", { name: "Daily" }).waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "More" }).click();
  for (const name of ["Daily", "My games", "Start again"]) await page.getByRole("button", { name }).waitFor();
  await page.locator("label", { hasText: "Candidates" }).click();
  await page.waitForFunction(() => document.querySelector("[data-at='0']").getAttribute("aria-label").includes("candidates"));
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole("button", { name: "Daily" }).waitFor();
  await cell(page, 1, 1).click();
  await press(page, "KeyM");
  assert.deepEqual(page.faults, []);
  await leave(page);
});

test("from 1280 pixels on reading, board and keys are three columns", async () => {
  for (const [width, height, least] of [[1280, 720, 540], [1440, 900, 680], [2560, 1440, 1000]]) {
    const page = await openBoard(address, { viewport: { width, height } });
    const [help, board, keys] = await Promise.all(["#learn", "sudoku-board", "digit-pad"].map((place) => page.locator(place).boundingBox()));
    assert.ok(help.x + help.width <= board.x && board.x + board.width <= keys.x, "from left to right");
    assert.ok(board.height > least, `the board is ${board.height} high`);
    await leave(page);
  }
});

const LARGE = { 16: "4x4", 25: "5x5" };
/** Opens an empty board with letters. */
const large = async (side, viewport, more = {}) => {
  const page = await openBoard(address, { viewport, hasTouch: true, ...more });
  await paste(page, `whydoku game 1\nshape ${LARGE[side]}\ncells ${". ".repeat(side ** 2)}\n`);
  await page.waitForFunction((cells) => document.querySelectorAll("[role=gridcell]").length === cells, side ** 2);
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.endsWith("large.css")));
  return page;
};

for (const [width, height] of [[390, 844], [390, 664], [320, 568], [844, 390]]) {
  for (const side of [16, 25]) {
    test(`the pad of ${side} digits fits on one screen of ${width} by ${height}`, async () => {
      const page = await large(side, { width, height });
      // With seven keys in a row, those on the smallest screen are slightly narrower.
      const least = width < 340 ? 40 : 44;
      const small = (await missed(page)).filter((key) => !(Number(/: ([\d.]+) by/.exec(key)[1]) >= least && Number(/by ([\d.]+),/.exec(key)[1]) >= 44 && Number(/to ([\d.]+)/.exec(key)[1]) <= height));
      assert.deepEqual(small, []);
      assert.equal(await page.locator("digit-pad .digits button").count(), side);
      for (const name of ["Undo", "Redo", "Erase"]) assert.ok(await page.getByRole("button", { name }).isVisible(), name);
      const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth);
      assert.ok(!scrolls, "nothing has to be scrolled");
      await leave(page);
    });
  }
}

test("two fingers zoom and move a large board, and the keys stay in place", needsChromium("two fingers cannot be moved in Firefox"), async () => {
  const page = await large(16, { width: 390, height: 844 });
  await page.locator(".frame .whole").waitFor({ state: "attached" });
  const cdp = await page.context().newCDPSession(page);
  const touch = (type, ...points) => cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const box = await page.locator("sudoku-board").boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await touch("touchStart", [x - 30, y]);
  await touch("touchStart", [x - 30, y], [x + 30, y]);
  for (const far of [60, 90]) await touch("touchMove", [x - far, y], [x + far, y]);
  await touch("touchEnd");
  const seen = await cell(page, 8, 8).boundingBox();
  assert.ok(Math.abs(seen.width - (3 * box.width) / 16) < 3, `a cell is ${seen.width} wide`);
  assert.ok(await page.getByRole("button", { name: /^1,/ }).isVisible());
  assert.equal((await page.locator(".frame").boundingBox()).width, box.width, "the board stays in its place");
  await cell(page, 8, 8).tap();
  assert.equal(await cell(page, 8, 8).getAttribute("aria-selected"), "true", "a press selects the cell under it");
  await page.getByRole("button", { name: /^3,/ }).tap();
  await page.waitForFunction(() => document.querySelector("[data-at='119']").getAttribute("aria-label").endsWith(", 3"));
  for (let step = 0; step < 7; step++) await press(page, "ArrowLeft");
  const first = await cell(page, 8, 1).boundingBox();
  assert.ok(first.x > box.x - 2, "the board follows the selected cell");
  await page.getByRole("button", { name: "Whole board" }).click();
  assert.ok(Math.abs((await page.locator("sudoku-board").boundingBox()).width - box.width) < 1);
  assert.deepEqual(page.faults, []);
  await leave(page);
});

test("messages cover no cell on the smallest phone in any language", async () => {
  for (const locale of ["en-GB", "de-DE", "fr-FR"]) {
    const page = await openBoard(address, { viewport: { width: 320, height: 568 }, hasTouch: true, locale });
    await paste(page, EASY);
    await page.locator("#status span").getByText(/^.* 30 .*$/).waitFor();
    const [said, board] = [await page.locator("#status span").boundingBox(), await page.locator("sudoku-board").boundingBox()];
    const title = await page.locator(".about").boundingBox();
    assert.ok(said.y + 1 >= board.y + board.height, `${locale}: the message begins at ${said.y}, but the board ends at ${board.y + board.height}`);
    assert.ok(said.y >= title.y + title.height, `${locale}: the title is visible`);
    await leave(page);
  }
});

for (const [width, height] of [[390, 664], [320, 568], [844, 390]]) {
  test(`pressing an empty cell uncovers the keys again at ${width} by ${height}`, async () => {
    const page = await openBoard(address, { viewport: { width, height }, hasTouch: true });
    await paste(page, EASY);
    await page.getByText("30 givens").waitFor();
    await page.locator("digit-pad").getByRole("button", { name: "Hint" }).tap();
    await page.locator("#learn").waitFor();
    await cell(page, 1, 1).tap();
    assert.ok(await page.locator("#learn").isVisible(), "a given needs no keys");
    await cell(page, 1, 3).tap();
    await page.getByRole("button", { name: /^9,/ }).tap();
    await page.waitForFunction(() => /, 9/.test(document.querySelector("[data-at='2']").getAttribute("aria-label")));
    assert.deepEqual(page.faults, []);
    await leave(page);
  });
}

test("a new digit is animated, but only once", async () => {
  const page = await openBoard(address);
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await cell(page, 1, 3).click();
  await press(page, "Digit4");
  assert.equal(await page.locator("sudoku-board .fresh").textContent(), "4");
  await press(page, "ArrowRight");
  await press(page, "Shift+Digit2");
  assert.equal(await page.locator("sudoku-board .fresh").count(), 0);
  await leave(page);
});
