// Puzzles whose rules are drawn: opened with their rules, or asked about until nothing is in doubt.
import assert from "node:assert/strict";
import { found } from "./axe.mjs";
import { door, EASY, inTheme, leave, onBoth, onOne, openBoard, paste, places, test } from "./harness.mjs";

/** A row of boxes as SudokuPad lists their cells. @param {number} top @param {number} size */
const boxes = (top, size) => Array.from({ length: size }, (_, box) =>
  Array.from({ length: size * size }, (_, at) => [top + Math.floor(at / size), box * size + (at % size)]));

/** A 4x4 board with a thermometer and two dots, which have one solution, and something more. @param {string} [rules] @param {object[]} [lines] */
const small = (rules = "", lines = []) => JSON.stringify({
  cellSize: 50,
  cells: Array.from({ length: 4 }, (_, row) => Array.from({ length: 4 }, (_, column) => (row + column ? {} : { value: 1 }))),
  regions: [0, 2].flatMap((top) => boxes(top, 2)),
  metadata: { title: "Bulb", author: "A. Setter", rules: `Normal sudoku rules apply. Digits along a thermometer increase from the bulb. White dots join consecutive digits, and black dots join digits in a 1:2 ratio.${rules}` },
  lines: [{ wayPoints: [[3.5, 3.5], [3.5, 0.5]], color: "#CFCFCF", thickness: 20 }, ...lines],
  underlays: [{ center: [3.5, 3.5], width: 0.8, height: 0.8, backgroundColor: "#CFCFCF", rounded: true }],
  overlays: [[[0.5, 1], "#FFFFFF"], [[3, 2.5], "#000000"]].map(([center, backgroundColor]) =>
    ({ center, width: 0.3, height: 0.3, borderColor: "#000000", backgroundColor, rounded: true })),
});

/** A line that no rule explains. */
const LINE = { wayPoints: [[1.5, 0.5], [1.5, 1.5]], color: "#F067F0", thickness: 9 };
const DOUBTFUL = small(" Bulbs hum at night.", [LINE]);

/** A 9x9 board with two lines that no rule explains, and two sentences that are not understood. */
const LARGE = JSON.stringify({
  cellSize: 50,
  cells: Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_, column) => (EASY[9 * row + column] === "." ? {} : { value: EASY[9 * row + column] }))),
  regions: [0, 3, 6].flatMap((top) => boxes(top, 3)),
  metadata: { title: "The long night of lamps and other lights", author: "A. Setter", rules: "Normal sudoku rules apply. White dots join consecutive digits. Lamps of one street burn as long as each other does, and no lamp in it burns longer than its neighbours do. Cows fly at night." },
  lines: [{ ...LINE, wayPoints: [[0.5, 3.5], [0.5, 5.5]] }, { wayPoints: [[5.5, 0.5], [7.5, 2.5]], color: "#67F067", thickness: 12 }],
  overlays: [{ center: [1.5, 7], width: 0.3, height: 0.3, borderColor: "#000000", backgroundColor: "#FFFFFF", rounded: true }],
});

/** The doubtful board as a link of SudokuPad. */
const LINK = "https://sudokupad.app/sclN4IgxgpgNlDKCWAvCIBcBWADAGnNKAzmgNrGgBuAhlAK4qoCMAvtsC260wLrZnv%2BcefTiLZCOE%2Flx4gAThADm8APYA7IqlLEcmITgZCG2XbyMGh27ACY92AMyHrjhxavGhbg7zvvv2c7zEbja8bg5%2BIcQ%2BLjIAthAALpQAJpRJaKAJ8AlQ9CAAQjRQAEYguJQ0CQAWyrJoIACCAHQABLCJCRB1uLJFEBogAHK1sdQtBDTJygDWNC29uQQtlAAOK1AAnq0AIvBKCUvUagrLLdVdscrxnbIt8Kpg8pQEEC0AZrJXZ1WvxUXFrQA6lVsq8pgcWgArZT3FpgNQvMCVeDkMF7bIEbDLVTJFrFKCUMDTFrgpbQ2HJdEQ2GUFoMVBWeZpFStQolJZVGixZYJFqqPZVBJNEAsEBQe79EigADulA2AAUYaoDiQok10PZ1UI7OrjFqZPCoLV6gBiADCADFLZayiBqvAiap%2BhorJh2CBZQqlSrNMQGLrMFrTLr%2FehpLhDcbUCATRbMAA2ADscdt9sdzrQAE5uLgaDiugSNhoyHhlV0SDqNZWZNL4MlqmhAwAOXA%2FAUJRtNFsgYqE6YKT555Jm5RGurR81Wqe2wf55JoBK9CA5kDKVGyQvF0CQMvj7Qhmt1huoQM%2BEBthSCztn4q1ZJdEdj02YF%2Bv229okD5RDx9RmMWgDAJnb85wXJd3R3G4K2sIMPSPKpr1bCB20Qns7wfUc%2FxNV831wD9%2B1nYdMPHGMcJfYChwgedUEXOhuCYIA";

const dialog = (page) => page.getByRole("dialog", { name: "Bulb" });

/** Settles both doubts and begins the game. */
async function settle(page) {
  await dialog(page).getByLabel("Meaning of purple line").fill("renban");
  await dialog(page).getByRole("button", { name: "sentence 4 means nothing" }).click();
  await dialog(page).getByRole("button", { name: "Play" }).click();
  await dialog(page).waitFor({ state: "detached" });
}

onBoth("a drawn puzzle that is understood is played with its rules, and its link keeps them", async (page) => {
  await paste(page, small());
  await page.locator("#title").getByText("Bulb").waitFor();
  await page.locator("#rules summary").getByText("Thermometers").waitFor({ state: "attached" });
  await door(page, "Share and print");
  const other = await openBoard(await page.getByLabel("Link to this game").inputValue());
  await other.locator("#rules summary").getByText("Thermometers").waitFor({ state: "attached" });
  assert.deepEqual(other.faults, []);
  await leave(other);
});

onBoth("what is in doubt is listed, settled one by one, and then played", async (page) => {
  await paste(page, LINK);
  const doubts = dialog(page).locator(".doubts li");
  await doubts.getByText("No rule explains the purple line at r2c1.").waitFor();
  assert.match(await doubts.first().innerText(), /^Sentence 4 of the rules: "Bulbs hum at night"\./);
  await dialog(page).getByText("thermometer", { exact: false }).first().waitFor();
  await dialog(page).getByRole("button", { name: "Play" }).click();
  await dialog(page).getByText("2 things are still in doubt.").waitFor();
  await dialog(page).getByLabel("Meaning of purple line").fill("barometer");
  await dialog(page).getByRole("button", { name: "Play" }).click();
  await dialog(page).getByText("purple line = barometer: the text after the equals sign is not a rule").waitFor();
  await dialog(page).getByLabel("Meaning of purple line").fill("renban");
  await page.keyboard.press("Enter");
  await dialog(page).getByText("One thing is still in doubt.").waitFor();
  assert.equal(await dialog(page).getByLabel("Meaning of purple line").inputValue(), "renban", "what is settled can be changed");
  await settle(page);
  await page.locator("#rules summary").getByText("Renban").waitFor({ state: "attached" });
  await page.locator("#rules details").evaluate((one) => one.setAttribute("open", ""));
  await page.locator("#rules").getByText("Bulbs hum at night.").waitFor();
  await page.locator("#facts").getByText("A. Setter").waitFor();
});

onOne("a drawn puzzle is typed into the dialog, settled, and both dialogs close", async (page) => {
  await door(page, "New puzzle");
  await page.locator("#puzzle-text").fill(DOUBTFUL);
  await page.getByRole("button", { name: "Load" }).click();
  await dialog(page).waitFor();
  await settle(page);
  await page.locator("dialog").first().waitFor({ state: "detached" });
  await page.locator("#title").getByText("Bulb").waitFor();
});

for (const [width, height, theme] of /** @type {const} */ ([[1280, 800, "light"], [390, 664, "dark"], [320, 568, "contrast"]])) {
  test(`doubts fit a window of ${width} by ${height}, and axe finds nothing: ${theme}`, async () => {
    const page = await openBoard(places.wasm ?? places.http, { axe: true, viewport: { width, height }, ...inTheme(theme) });
    await paste(page, LARGE);
    const open = page.getByRole("dialog");
    await open.locator(".doubts li").nth(3).waitFor();
    await open.locator(".shown svg").waitFor();
    assert.ok(await open.evaluate((one) => one.scrollWidth <= one.clientWidth), "nothing overflows");
    assert.equal(await found(page, theme !== "light"), "[]");
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/doubts-${width}.png` });
    assert.deepEqual(page.faults, []);
    await leave(page);
  });
}
