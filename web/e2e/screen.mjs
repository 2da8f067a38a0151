// The layout: everything needed for playing is on one screen, and help is a sheet over the pad.
import assert from "node:assert/strict";
import { cell, EASY, leave, needsChromium, openBoard, paste, places, press, test } from "./harness.mjs";

const address = places.wasm ?? places.http;

/** Keys that are not entirely on the screen, or too small for a thumb. */
const missed = (page) => page.evaluate(() => [...document.querySelectorAll("digit-pad button, .dock button, sudoku-board")]
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
    await page.locator(".dock").getByRole("button", { name: "Hint" }).click();
    await page.getByText("Hint 1 of 4").waitFor();
    const sheet = page.locator("#learn");
    const over = async () => {
      const [board, box] = [await page.locator("sudoku-board").boundingBox(), await sheet.boundingBox()];
      return box.y + 1 < board.y + board.height && box.x + 1 < board.x + board.width;
    };
    await page.waitForFunction(() => document.getAnimations().every((one) => one.animationName !== "rise"));
    assert.ok(!(await over()), "the whole board is visible");
    for (let level = 2; level <= 4; level++) await sheet.getByRole("button", { name: "Tell me more" }).click();
    await page.getByText("Hint 4 of 4").waitFor();
    assert.ok(await sheet.getByRole("button", { name: "Apply" }).isVisible());
    await sheet.getByRole("button", { name: "Panel" }).focus();
    if (height > width) {
      await page.keyboard.press("ArrowUp");
      assert.ok(await over(), "keys make it higher");
      await page.keyboard.press("ArrowDown");
      assert.ok(!(await over()));
    }
    await page.keyboard.press("ArrowDown");
    await sheet.waitFor({ state: "hidden" });
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute("role")), "gridcell", "the board has the focus again");
    await leave(page);
  });
}

test("a sheet is dragged up and down, and closed with Escape", async () => {
  const page = await openBoard(address, { viewport: { width: 390, height: 844 } });
  const more = page.locator("#more");
  const drag = async (by) => {
    const box = await more.getByRole("button", { name: "Panel" }).boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + by, { steps: 4 });
    await page.mouse.up();
  };
  const open = () => page.getByRole("button", { name: "More" }).click();
  await open();
  await page.waitForFunction(() => document.getAnimations().every((one) => one.animationName !== "rise"));
  const { height } = await more.boundingBox();
  await drag(-120);
  assert.ok((await more.boundingBox()).height > height + 100);
  await drag(200);
  assert.equal((await more.boundingBox()).height, height);
  await drag(200);
  await more.waitFor({ state: "hidden" });
  await open();
  await more.getByRole("button", { name: "Settings" }).waitFor();
  await page.keyboard.press("Escape");
  await more.waitFor({ state: "hidden" });
  await leave(page);
});

test("rare actions move to where there is room when the window is resized", async () => {
  const page = await openBoard(address, { viewport: { width: 1280, height: 720 } });
  await page.getByRole("button", { name: "My games" }).waitFor();
  await page.setViewportSize({ width: 390, height: 664 });
  await page.getByRole("button", { name: "My games" }).waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "More" }).click();
  for (const name of ["My games", "Check", "Start again"]) assert.ok(await page.getByRole("button", { name }).isVisible(), name);
  await page.locator("label", { hasText: "Candidates" }).click();
  await page.waitForFunction(() => document.querySelector("[data-at='0']").getAttribute("aria-label").includes("candidates"));
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole("button", { name: "My games" }).waitFor();
  await cell(page, 1, 1).click();
  await press(page, "KeyM");
  assert.deepEqual(page.faults, []);
  await leave(page);
});

test("on a large screen help, board and keys are three columns", async () => {
  const page = await openBoard(address, { viewport: { width: 2560, height: 1440 } });
  const [help, board, keys] = await Promise.all(["#learn", "sudoku-board", "digit-pad"].map((place) => page.locator(place).boundingBox()));
  assert.ok(help.x + help.width <= board.x && board.x + board.width <= keys.x, "from left to right");
  assert.ok(board.height > 1000, `the board is ${board.height} high`);
  await leave(page);
});

const LARGE = { 16: "4x4", 25: "5x5" };
/** Opens an empty board with letters. */
const large = async (side, viewport, more = {}) => {
  const page = await openBoard(address, { viewport, hasTouch: true, ...more });
  await paste(page, `whydoku game 1\nshape ${LARGE[side]}\ncells ${". ".repeat(side ** 2)}\n`);
  await page.waitForFunction((cells) => document.querySelectorAll("[role=gridcell]").length === cells, side ** 2);
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

test("a hint leaves the digit keys within reach", async () => {
  const page = await openBoard(address, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await cell(page, 1, 6).tap();
  await page.locator(".dock").getByRole("button", { name: "Hint" }).tap();
  await page.getByText("Hint 1 of 4").waitFor();
  await page.waitForFunction(() => document.getAnimations().every((one) => one.animationName !== "rise"));
  await page.getByRole("button", { name: /^1,/ }).tap();
  await page.waitForFunction(() => document.querySelector("[data-at='5']").getAttribute("aria-label").includes(", 1"));
  await leave(page);
});

test("messages cover no cell on the smallest phone in any language", async () => {
  for (const locale of ["en-GB", "de-DE", "fr-FR"]) {
    const page = await openBoard(address, { viewport: { width: 320, height: 568 }, hasTouch: true, locale });
    await paste(page, EASY);
    await page.locator("#status span").getByText(/^.* 30 .*$/).waitFor();
    const [said, board] = [await page.locator("#status span").boundingBox(), await page.locator("sudoku-board").boundingBox()];
    assert.ok(said.y + said.height <= board.y + 1, `${locale}: the message ends at ${said.y + said.height}, but the board begins at ${board.y}`);
    await leave(page);
  }
});

for (const [width, height] of [[390, 664], [320, 568], [844, 390]]) {
  test(`pressing an empty cell uncovers the keys again at ${width} by ${height}`, async () => {
    const page = await openBoard(address, { viewport: { width, height }, hasTouch: true });
    await paste(page, EASY);
    await page.getByText("30 givens").waitFor();
    for (const [place, row, column] of [["Hint", 1, 3], ["More", 1, 4]]) {
      await page.locator(".dock").getByRole("button", { name: place }).tap();
      await page.locator("#learn:visible, #more:visible").first().waitFor();
      await cell(page, 1, 1).tap();
      assert.ok(await page.locator("#learn:visible, #more:visible").first().isVisible(), "a given needs no keys");
      await cell(page, row, column).tap();
      await page.getByRole("button", { name: /^9,/ }).tap();
      await page.waitForFunction((at) => /, 9/.test(document.querySelector(`[data-at='${at}']`).getAttribute("aria-label")), 9 * (row - 1) + column - 1);
    }
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
