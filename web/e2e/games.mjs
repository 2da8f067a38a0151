// My games: the list, its search, saving everything as a file and loading it; QR codes, and paper.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { cell, door, EASY, label, LAST, leave, needsChromium, onBoth, onOne, openBoard, paste, places, press, test } from "./harness.mjs";

const address = places.wasm ?? places.http;
const dialog = (page) => page.getByRole("dialog");
const begin = async (page, text = EASY) => {
  await paste(page, text);
  await page.waitForFunction(() => document.querySelector("[data-at='0']").getAttribute("aria-label").includes("given 5"));
};
const games = (page) => dialog(page).getByRole("listitem");

onOne("the list of games shows each board, its progress and its level, and can be searched", async (page) => {
  await begin(page);
  await cell(page, 1, 3).click();
  await press(page, "Digit4");
  await door(page, "My games");
  await dialog(page).getByRole("button", { name: /^Pasted puzzle 50 cells left · 00:/ }).waitFor();
  await page.waitForFunction(() => [...document.querySelectorAll(".games img")].every((image) => image.naturalWidth > 0 && image.src.startsWith("data:image/svg")));
  const widths = await dialog(page).locator(".done-bar i").evaluateAll((bars) => bars.map((bar) => bar.style.width));
  assert.deepEqual(widths, ["2%", "0%"], "one of 51 cells");
  const search = dialog(page).getByRole("searchbox", { name: "Search games" });
  await search.fill("first easy");
  assert.equal(await games(page).count(), 1);
  await dialog(page).getByRole("button", { name: /^A first puzzle Easy · 42 cells/ }).waitFor();
  await search.fill("nonsense");
  await dialog(page).getByText("No game matches these words.").waitFor();
  await search.fill("");
  await dialog(page).getByRole("button", { name: /^A first puzzle/ }).click();
  await page.getByText("Back in A first puzzle.").waitFor();
});

test("everything is saved as one file and restored from it in another browser", needsChromium("Firefox does not report downloads to a test"), async () => {
  const page = await openBoard(address);
  await begin(page, LAST);
  await page.locator("[role=gridcell][aria-readonly=false]").click();
  await press(page, "Digit1");
  await dialog(page).getByRole("heading", { name: "Solved" }).waitFor();
  await page.keyboard.press("Escape");
  await begin(page);
  await cell(page, 1, 3).click();
  await press(page, "Shift+Digit4");
  await door(page, "My games");
  const [download] = await Promise.all([page.waitForEvent("download"), dialog(page).getByRole("button", { name: "Save everything" }).click()]);
  assert.match(download.suggestedFilename(), /^whydoku-\d{4}-\d\d-\d\d\.json$/);
  const buffer = await readFile(await download.path());
  const other = await openBoard(address);
  await door(other, "My games");
  const choose = async (file) => {
    const [chooser] = await Promise.all([other.waitForEvent("filechooser"), dialog(other).getByRole("button", { name: "Load a saved file" }).click()]);
    await chooser.setFiles({ name: "x.json", mimeType: "application/json", buffer: file });
  };
  await choose(Buffer.from('{"format":"another"}'));
  await dialog(other).getByText("This file holds no saved games.").waitFor();
  await choose(buffer);
  await dialog(other).getByText("3 games were added.").waitFor();
  await choose(buffer);
  await dialog(other).getByText("0 games were added.").waitFor();
  assert.equal(await games(other).count(), 4);
  assert.equal(await other.evaluate(() => JSON.parse(localStorage.getItem("whydoku.solved")).length), 1);
  await dialog(other).getByRole("button", { name: /^Pasted puzzle 51 cells left/ }).click();
  await other.waitForFunction(() => document.querySelector("[data-at='2']").getAttribute("aria-label").includes("notes 4"));
  await other.reload();
  await other.waitForSelector("[data-ready]");
  assert.match(await label(other, 1, 3), /notes 4/);
  const third = await openBoard(address);
  await paste(third, buffer.toString());
  await third.getByText("3 games were added.").waitFor();
  assert.deepEqual([...page.faults, ...other.faults, ...third.faults], []);
  for (const one of [page, other, third]) await leave(one);
});

onBoth("a puzzle is shared as a QR code", async (page) => {
  await begin(page);
  await door(page, "Share and print");
  await dialog(page).getByRole("button", { name: "QR code" }).click();
  const image = dialog(page).getByRole("img", { name: "QR code" });
  await image.waitFor();
  await page.waitForFunction(() => document.querySelector(".qr img").naturalWidth > 0);
  assert.match(decodeURIComponent(await image.getAttribute("src")), /fill="#ffffff".*fill="#000000"/s);
});

test("on paper the board is dark on light, with its title and its level", needsChromium("paper cannot be chosen in Firefox"), async () => {
  const page = await openBoard(address, { colorScheme: "dark" });
  await page.evaluate(() => {
    window.print = () => (document.body.dataset.printed = document.documentElement.dataset.theme);
  });
  await door(page, "Share and print");
  await dialog(page).getByRole("button", { name: "Print" }).click();
  await page.waitForFunction(() => document.body.dataset.printed);
  assert.equal(await page.evaluate(() => document.body.dataset.printed), "light");
  await page.emulateMedia({ media: "print" });
  assert.ok(await page.getByText("A first puzzle").isVisible());
  assert.ok(await page.locator("#facts").getByText("Easy").isVisible());
  for (const name of ["Daily", "Undo"]) assert.equal(await page.getByRole("button", { name }).isVisible(), false);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  assert.deepEqual(page.faults, []);
  await leave(page);
});

onBoth("a booklet of puzzles is made as PDF", async (page) => {
  await begin(page);
  await door(page, "Share and print");
  await dialog(page).getByRole("button", { name: "Booklet" }).click();
  await dialog(page).getByRole("heading", { name: "Booklet" }).waitFor();
  const make = dialog(page).getByRole("button", { name: "Make the PDF" });
  await dialog(page).getByRole("checkbox", { name: "Pasted puzzle" }).uncheck();
  await make.click();
  await dialog(page).getByText("Choose a puzzle first.").waitFor();
  await dialog(page).getByRole("button", { name: "All or none" }).click();
  await dialog(page).getByLabel("Title").fill("On the train");
  await dialog(page).getByLabel("Puzzles on a page").selectOption("1");
  const [download] = await Promise.all([page.waitForEvent("download"), make.click()]);
  assert.equal(download.suggestedFilename(), "whydoku.pdf");
  const pdf = await readFile(await download.path(), "latin1");
  assert.match(pdf, /^%PDF-/);
  assert.match(pdf, /\/Count 3\b/, "two puzzles, and a page of their solutions");
  await dialog(page).getByText("The booklet is saved.").waitFor();
}, {}, needsChromium("Firefox does not report downloads to a test"));

onBoth("a book for a printing house is made as PDF, with a cover", async (page) => {
  await begin(page);
  await door(page, "Share and print");
  await dialog(page).getByRole("button", { name: "Book", exact: true }).click();
  await dialog(page).getByRole("heading", { name: "Book" }).waitFor();
  const make = dialog(page).getByRole("button", { name: "Make the book" });
  await dialog(page).getByRole("combobox", { name: "Puzzles", exact: true }).selectOption("A collection");
  await make.click();
  await dialog(page).getByText("A book has from 1 to 500 puzzles.").waitFor();
  await dialog(page).getByRole("textbox", { name: "Paste puzzles" })
    .fill("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  await dialog(page).getByLabel("Title").fill("On the train");
  await dialog(page).getByLabel("Author").fill("A. Maker");
  const [download] = await Promise.all([page.waitForEvent("download"), make.click()]);
  assert.equal(download.suggestedFilename(), "whydoku-book.pdf");
  const pdf = await readFile(await download.path(), "latin1");
  assert.match(pdf, /^%PDF-1.4/);
  assert.match(pdf, /GTS_PDFXVersion/);
  await dialog(page).getByText("The book is saved: One puzzle on ").waitFor();
  await dialog(page).getByRole("combobox", { name: "Puzzles", exact: true }).selectOption("New ones");
  await dialog(page).getByLabel("How many").selectOption("10");
  await dialog(page).getByLabel("Kind").selectOption("4 × 4");
  await dialog(page).getByLabel("With a cover").check();
  const covers = page.waitForEvent("download", (one) => one.suggestedFilename() === "whydoku-cover.pdf");
  await make.click();
  assert.match(await readFile(await (await covers).path(), "latin1"), /^%PDF-1.4/);
  await dialog(page).getByText("The book is saved: 10 puzzles on ").waitFor();
}, {}, needsChromium("Firefox does not report downloads to a test"));
