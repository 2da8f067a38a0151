// Accessibility: axe finds no violation in any theme or view, from a width of 320 pixels on.
import assert from "node:assert/strict";
import { found } from "./axe.mjs";
import { door, EASY, inTheme, LAST, leave, openBoard, paste, places, press, test } from "./harness.mjs";

const address = places.wasm ?? places.http;

/** Fails if axe finds anything. In themes other than the usual one only the rules about colours run. */
const violations = async (page, where) => assert.equal(await found(page, /^(dark|contrast)/.test(where)), "[]", where);

for (const theme of ["light", "dark", "contrast", "contrast-dark"]) {
  test(`axe finds nothing: ${theme}`, async () => {
    const page = await openBoard(address, { axe: true, ...inTheme(theme) });
    await paste(page, EASY);
    await page.getByText("30 givens").waitFor();
    for (const view of ["KeyJ", "KeyM", "KeyK", "KeyL", "KeyM"]) {
      await press(page, view);
      await violations(page, `${theme} ${view}`);
    }
    await page.getByRole("button", { name: "More" }).click();
    await page.locator("#more").getByRole("button", { name: "Log" }).waitFor();
    await violations(page, `${theme} menu`);
    await page.keyboard.press("Escape");
    for (const tab of ["Path", "All steps", "Learn", "Techniques", "Log", "Hint"]) {
      const before = await page.getByRole("tabpanel").innerHTML();
      await door(page, tab);
      await page.waitForFunction((before) => document.querySelector("[role=tabpanel]").innerHTML !== before && document.querySelector("[role=tabpanel] button"), before);
      await violations(page, `${theme} ${tab}`);
    }
    for (let level = 0; level < 4; level++) await page.keyboard.press("KeyH");
    await page.getByText("Hint 4 of 4").waitFor();
    await violations(page, `${theme} a step`);
    await page.keyboard.press("KeyB");
    await page.getByRole("radio", { name: "colour 1" }).waitFor();
    await violations(page, `${theme} colours of candidates`);
    await page.locator("[data-at='2']").click();
    await page.keyboard.press("KeyI");
    await page.locator("digit-pad").getByRole("button", { name: "Line", exact: true }).waitFor();
    await page.keyboard.press("Shift+ArrowRight");
    await page.locator("sudoku-board .sketch").waitFor({ state: "attached" });
    await violations(page, `${theme} pen`);
    await page.keyboard.press("Escape");
    await paste(page, LAST);
    await page.getByText("80 givens").waitFor();
    await page.locator("digit-pad .digits .done").first().waitFor();
    await violations(page, `${theme} keys of digits that are done`);
    for (const dialog of ["New puzzle", "Daily", "My games", "Share and print", "Settings", "Keys"]) {
      await door(page, dialog);
      await page.waitForSelector("dialog[open] h2");
      await violations(page, `${theme} ${dialog}`);
      if (dialog === "My games") {
        await page.evaluate(() => localStorage.setItem("whydoku.solved", JSON.stringify([100, 300].map((seconds) => ({ id: `${seconds}`, at: Date.now(), level: "easy", side: 9, seconds, hints: 0 })))));
        await page.getByRole("button", { name: "Statistics" }).click();
        await page.getByRole("dialog", { name: "Statistics" }).waitFor();
        await violations(page, `${theme} Statistics`);
        await page.keyboard.press("Escape");
      }
      await page.getByRole("button", { name: "Close" }).click();
    }
    await leave(page);
  });
}

for (const theme of ["light", "dark", "contrast", "contrast-dark"]) {
  test(`axe finds nothing on a phone: ${theme}`, async () => {
    const page = await openBoard(address, { viewport: { width: 390, height: 664 }, hasTouch: true, axe: true, ...inTheme(theme) });
    await violations(page, `${theme} play`);
    for (const place of ["Hint", "Path", "Learn", "Techniques", "More"]) {
      await door(page, place);
      await page.locator("#learn button, #more .entries button").locator("visible=true").first().waitFor();
      await violations(page, `${theme} ${place}`);
      await page.keyboard.press("Escape");
    }
    await leave(page);
  });
}

for (const theme of ["light", "dark", "contrast", "contrast-dark"]) {
  test(`axe finds nothing in the welcome, its tips and the card at the end: ${theme}`, async () => {
    const page = await openBoard(address, { first: true, axe: true, viewport: { width: 390, height: 844 }, ...inTheme(theme), reducedMotion: "reduce" });
    await page.getByRole("heading", { name: "Welcome" }).waitFor();
    await violations(page, `${theme} welcome`);
    await page.getByRole("button", { name: /^Play An easy puzzle/ }).click();
    await page.getByRole("complementary", { name: "Tip" }).waitFor();
    await violations(page, `${theme} tip`);
    await paste(page, LAST);
    await page.getByText("80 givens").waitFor();
    await page.locator("[role=gridcell][aria-readonly=false]").click();
    await page.keyboard.press("Digit1");
    await page.getByRole("heading", { name: "Solved" }).waitFor();
    await violations(page, `${theme} card`);
    await leave(page);
  });
}

for (const [width, height] of [[320, 640], [390, 844], [768, 1024], [1280, 720], [1440, 900], [2560, 1440], [3840, 2160]]) {
  test(`everything fits at ${width} by ${height}`, async () => {
    const page = await openBoard(address, { viewport: { width, height }, hasTouch: width < 800 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(sideways <= 0, `${sideways} pixels too wide`);
    const board = await page.locator("sudoku-board").boundingBox();
    assert.ok(board.width >= Math.min(width * 0.9, height * 0.5), `the board is ${board.width} wide`);
    assert.ok(Math.abs(board.width - board.height) < 2);
    const small = await page.evaluate(() => [...document.querySelectorAll("button, a, input[type=radio] + span")]
      .filter((element) => element.getClientRects().length && !element.closest(".explanation") && element.getBoundingClientRect().height < 20).map((element) => element.outerHTML));
    assert.deepEqual(small, []);
    await leave(page);
  });
}

test("axe finds nothing in the theme for colour blindness, and the board uses its colours", async () => {
  const page = await openBoard(address, { axe: true });
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await door(page, "Settings");
  await page.getByLabel("Colours").selectOption("colourblind");
  await page.waitForFunction(() => document.documentElement.dataset.theme === "colourblind");
  await violations(page, "settings");
  await page.keyboard.press("Escape");
  await page.locator("[data-at='2']").click();
  await page.keyboard.press("Digit4");
  await page.waitForFunction(() => document.querySelector("sudoku-board svg").innerHTML.includes("#0072b2"));
  await page.keyboard.press("KeyK");
  await page.keyboard.press("F5");
  await page.locator("sudoku-board .possible").first().waitFor();
  await violations(page, "candidates");
  for (let level = 0; level < 4; level++) await page.keyboard.press("KeyH");
  await page.getByText("Hint 4 of 4").or(page.getByText("Wrong:")).first().waitFor();
  await violations(page, "a hint");
  await door(page, "My games");
  await page.waitForSelector("dialog[open] h2");
  await violations(page, "games");
  await leave(page);
});

const BOARDS = {
  "6": "....1...3.....4..6.2....5.......1.2.",
  "12": `whydoku game 1\nshape 3x4\ncells ${". ".repeat(144)}\n`,
  "16": `whydoku game 1\nshape 4x4\ncells ${". ".repeat(256)}\n`,
  "25": `whydoku game 1\nshape 5x5\ncells ${". ".repeat(625)}\n`,
  "9 with diagonals": `whydoku game 1\nshape 3x3+diagonals\ncells ${". ".repeat(81)}\n`,
};
for (const [name, text] of Object.entries(BOARDS)) {
  test(`a board of ${name} is drawn and played`, async () => {
    const page = await openBoard(address);
    const side = parseInt(name, 10);
    await paste(page, text);
    await page.waitForFunction((cells) => document.querySelectorAll("[role=gridcell]").length === cells, side ** 2);
    await page.locator("[data-at='0']").click();
    await page.keyboard.press(side > 9 ? "KeyA" : "Digit2");
    await page.getByText(`Row 1 column 1, ${side > 9 ? "a" : "2"}`).first().waitFor();
    assert.deepEqual(page.faults, []);
    await leave(page);
  });
}
