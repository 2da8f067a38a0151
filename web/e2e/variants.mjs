// Variants: rules are drawn, enforced, used in hints and kept in links; a board with an unknown rule is only shown.
import assert from "node:assert/strict";
import { cell, door, label, leave, moves, onBoth, onOne, openBoard, paste, press } from "./harness.mjs";

const KNIGHT_AND_DOTS = {
  text: `
.........
.....4...
.........
........7
2........
.9.......
.........
.....7...
.........
knight
white dot: r1c3 r2c3, r2c4 r2c5, r2c6 r3c6, r3c5 r4c5, r4c1 r4c2, r4c5 r5c5, r5c1 r5c2, r5c7 r5c8, r7c1 r7c2, r8c4 r9c4, r8c8 r9c8
black dot: r1c7 r1c8, r2c1 r2c2, r3c4 r3c5, r6c3 r6c4, r6c3 r7c3, r7c9 r8c9, r9c7 r9c8
`,
  givens: "5 givens",
  solution: "374596218125874693869123475546938127238741569791265384452689731683417952917352846",
  hint: /dot between|knight/,
};

const JIGSAW_KILLER = {
  text: `
.........
.........
......3..
.........
.........
.........
.........
.........
.........
regions: 111222222 331112422 331114445 333364445 376666645 776668845 778888555 777798885 999999995
cage 10: r1c1 r2c1
cage 15: r1c2 r2c2
cage 17: r1c3 r1c4 r1c5 r2c4
cage 20: r1c6 r1c7 r2c6 r2c7
cage 10: r1c8 r1c9
cage 13: r2c3 r3c3 r3c4
cage 5: r2c5 r3c5
cage 12: r2c8 r2c9
cage 22: r3c1 r3c2 r4c1 r4c2
cage 26: r3c6 r3c7 r4c6 r4c7
cage 8: r3c8 r3c9 r4c8
cage 9: r4c3 r5c3
cage 20: r4c4 r4c5 r5c4
cage 10: r4c9 r5c9
cage 18: r5c1 r5c2 r6c1
cage 12: r5c5 r5c6 r5c7
cage 12: r5c8 r6c8
cage 13: r6c2 r6c3 r6c4 r7c2
cage 15: r6c5 r7c5
cage 17: r6c6 r6c7 r7c7
cage 10: r6c9 r7c9
cage 10: r7c1 r8c1 r9c1
cage 16: r7c3 r7c4 r8c4
cage 12: r7c6 r8c6 r9c6
cage 13: r7c8 r8c8
cage 22: r8c2 r9c2 r9c3 r9c4
cage 9: r8c5 r9c5
cage 20: r8c7 r9c7 r9c8
cage 7: r8c9 r9c9
`,
  givens: "1 given",
  solution: "893527164265718439786249315431956827548691273914372658657183942372864591129435786",
  hint: /cage of/,
};

/** The board with the knight and the dots as a link of f-puzzles. */
const LINK = "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq80kANwEMAbAVzngAsqNBDYwAdggAuGPk2r1GLZivmLVy%2Bcvbc%2BCAOzDRE6bJhF1O3vwBMRsZPgy5m1xuLqKVvUnsmnZlruCgzBbmqhQUze%2FIboxo7O5uGe4WlUtPQgHOJSEADW4hBoABZSpnyo2BAAZjUwGBIAxvyEIC1cXGD4IABKAIwAwgDMIKi9NiMgtF4dXT0TgwJjfZMArNOzMJ3d8HirgwBsK73DR5usc7v7p4Mb4wJ3F6BXC4%2F9J482z%2B3b83t9R73PprJ4zS5%2Fa4gwYfcag77gl6Qhag%2FQnUEADh%2BrwBvX0MJO%2BIRWx2CwxSxOiApiN%2BpNx5Kx4ypWJmWQwHDyAHt8Ei6TchmjxkMWST%2FjdJrCDsSIXy%2BmdluMzhsaTibocpuN1csVcjcerRuN8aMdbK8YNECdyRaTWK%2BlTBXbBiKZkA%3D%3D%3D";

/** A 4x4 board with a 3 and a between line. */
const COUNTING = "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BmVNCImAOwQBcMqBfZYHv3lwC6yQv3GCRYwTL5SBC8UJEgAxgHsKzNhGZoyu6oRAHmMMPjwgASgEYAwgCYQqa46chlwrkA===";

const drawing = (page) => page.locator("sudoku-board svg").first();

/** The distance of the cells' corners from those of the picture's board, in pixels. */
const misplaced = (page) => page.evaluate(() => {
  const svg = document.querySelector("sudoku-board svg");
  const cells = [...document.querySelectorAll("sudoku-board [role=gridcell]")].map((cell) => cell.getBoundingClientRect());
  const board = Math.sqrt(cells.length) * 60;
  const margin = (svg.viewBox.baseVal.width - board) / 2;
  const seen = (x) => new DOMPoint(x, x).matrixTransform(svg.getScreenCTM());
  const [first, last] = [seen(margin), seen(margin + board)];
  const { left, top } = cells[0];
  const { right, bottom } = cells.at(-1);
  return Math.max(...[first.x - left, first.y - top, last.x - right, last.y - bottom].map(Math.abs));
});

/** Types every digit that is not a given. */
async function fill(page, solution) {
  await cell(page, 1, 1).focus();
  for (let row = 1; row <= 9; row++) {
    for (let column = 1; column <= 9; column++) {
      const digit = solution[(row - 1) * 9 + column - 1];
      if (!/given/.test(await label(page, row, column))) await press(page, `Digit${digit}`);
      await press(page, "ArrowRight");
    }
    await cell(page, Math.min(row + 1, 9), 1).focus();
  }
}

for (const [name, puzzle] of Object.entries({ "a knight with dots": KNIGHT_AND_DOTS, "a jigsaw killer": JIGSAW_KILLER })) {
  (name === "a knight with dots" ? onBoth : onOne)(`${name} is drawn, hinted, played and solved`, async (page) => {
    await paste(page, puzzle.text);
    await page.getByText(`9x9 board, ${puzzle.givens}`).waitFor();
    assert.ok((await misplaced(page)) < 2, "the cells match those of the picture");
    for (let level = 0; level < 4; level++) await press(page, "KeyH");
    await page.locator("step-guide").getByText(puzzle.hint).first().waitFor();
    assert.ok((await misplaced(page)) < 2, "with a step, too");
    await press(page, "Escape");
    await fill(page, puzzle.solution);
    await page.locator("body.solved").waitFor();
  });

  onOne(`${name} fits a phone`, async (page) => {
    await paste(page, puzzle.text);
    await page.getByText(`9x9 board, ${puzzle.givens}`).waitFor();
    assert.ok((await misplaced(page)) < 2, "the cells match those of the picture");
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing overflows");
  }, { viewport: { width: 390, height: 844 } });
}

onOne("notes follow dots and knights, and a digit that breaks a rule is refused by name", async (page) => {
  await paste(page, KNIGHT_AND_DOTS.text);
  await page.getByText("5 givens").waitFor();
  await cell(page, 1, 7).focus();
  for (const note of ["Shift+Digit1", "Shift+Digit2", "Shift+Digit5"]) await press(page, note);
  await cell(page, 1, 8).focus();
  await press(page, "Digit1");
  assert.match(await label(page, 1, 7), /notes 2, black dot with r1c8$/, "beside a black dot");
  await (await moves(page)).fill("r1c7 5");
  await press(page, "Enter");
  await page.getByText(/5 in .* breaks the black dot between/).waitFor();
});

onBoth("a link of f-puzzles is opened, played with hints, and shared again", async (page) => {
  await paste(page, LINK);
  await page.getByText("9x9 board, 5 givens").waitFor();
  for (let level = 0; level < 4; level++) await press(page, "KeyH");
  await page.locator("step-guide").getByText(KNIGHT_AND_DOTS.hint).first().waitFor();
  await press(page, "KeyN");
  await press(page, "Escape");
  const drawn = await drawing(page).locator("circle").count();
  await door(page, "Share and print");
  const own = await page.getByLabel("Link to this game").inputValue();
  await page.waitForFunction(() => document.querySelectorAll("dialog option").length > 1);
  const text = () => page.getByLabel("The board as text").inputValue();
  const before = await text();
  await page.getByLabel("Format").selectOption("fpuzzles-link");
  await page.waitForFunction((old) => document.querySelector("dialog textarea").value !== old, before);
  const sent = await text();
  assert.match(sent, /^https:\/\/www\.f-puzzles\.com\/\?load=/);
  const other = await openBoard(own);
  assert.equal(await drawing(other).locator("circle").count(), drawn, "our link keeps every dot");
  await paste(other, sent);
  await other.getByText("9x9 board, 5 givens").waitFor();
  await drawing(other).locator("text", { hasText: "Cells a knight's move apart differ" }).waitFor();
  assert.deepEqual(other.faults, []);
  await leave(other);
});

onBoth("an unknown rule is named below the board, and the board cannot be played", async (page) => {
  await paste(page, KNIGHT_AND_DOTS.text);
  await page.getByText("9x9 board, 5 givens").waitFor();
  await paste(page, COUNTING);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("View only").waitFor();
  await dialog.locator("svg text", { hasText: "Unknown rule at r1c2: countingline" }).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  assert.match(await label(page, 2, 6), /given 4/, "the game before goes on");
  await door(page, "New puzzle");
  await page.locator("#puzzle-text").fill(COUNTING);
  await page.getByRole("button", { name: "Load" }).click();
  await page.getByText("View only").waitFor();
});

onOne("the rules stand beside the board: the setter's words and ours, and each name lights its marks", async (page) => {
  assert.match(await page.locator("#facts").innerText(), /Classic/);
  assert.equal(await page.locator(".rules-body").count(), 0, "a classic board needs no words");
  const killer = { size: 9, title: "Tide", author: "A. Setter", ruleset: "Digits in cages do not repeat.", killercage: [{ cells: ["R1C1", "R2C1"], value: "14" }], difference: [{ cells: ["R5C5", "R5C6"], value: "" }] };
  await paste(page, JSON.stringify({ ...killer, grid: Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({}))) }));
  await page.locator("#title").getByText("Tide").waitFor();
  const card = page.locator("#rules");
  await card.locator("summary").getByText("Killer cages · White dots").waitFor();
  await card.locator("details").evaluate((one) => one.setAttribute("open", ""));
  await card.getByText("Digits in cages do not repeat.").waitFor();
  await card.getByText("Different digits that add up to the number").waitFor();
  await card.getByRole("button", { name: "Killer cages" }).hover();
  assert.deepEqual(await page.locator("sudoku-board .lit").evaluateAll((cells) => cells.map((one) => one.dataset.at)), ["0", "9"]);
  await page.waitForFunction(() => /cage 14 with r2c1/.test(document.querySelector("[data-at='0']").getAttribute("aria-label")));
  assert.match(await label(page, 5, 5), /white dot with r5c6/);
  assert.doesNotMatch(await label(page, 3, 3), /cage|dot/);
  await cell(page, 2, 1).click();
  await press(page, "Shift+KeyC");
  await page.locator("#status").getByText(/^cage 14 with r1c1\. column 1: /).waitFor();
  await paste(page, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  await page.getByText("30 givens").waitFor();
  await page.locator(".rules-body").waitFor({ state: "detached" });
  assert.match(await page.locator("#facts").innerText(), /Classic/);
});

onOne("on a phone the names of the rules open them in place of the pad", async (page) => {
  await paste(page, KNIGHT_AND_DOTS.text);
  await page.locator(".rules-door").getByText("Anti-knight").click();
  await page.locator("#rules").getByText("Cells a knight’s move apart differ.").waitFor();
  assert.equal(await page.locator("digit-pad").isVisible(), false);
  await cell(page, 1, 1).click();
  await page.locator("digit-pad").waitFor();
}, { viewport: { width: 390, height: 664 }, hasTouch: true });

onOne("a black dot is black in every theme", async (page) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await paste(page, KNIGHT_AND_DOTS.text);
  await page.getByText("5 givens").waitFor();
  await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  const dots = await page.locator("#picture circle[r='6.5']").evaluateAll((dots) => dots.map((dot) => [dot.getAttribute("fill"), dot.getAttribute("stroke")]));
  const count = (fill) => dots.filter((dot) => dot[0] === fill).length;
  assert.deepEqual([count("#ffffff"), count("#000000")], [11, 7]);
  assert.ok(dots.every(([, ring]) => ring === "#f2f2f2"), "with a light ring");
});
