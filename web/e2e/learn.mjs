// Learning: hints in stages, the way through, all steps, techniques, practice, the log.
import assert from "node:assert/strict";
import { door, EASY, leave, moves, onBoth, onOne, openBoard, paste, press } from "./harness.mjs";

const tab = (page, name) => page.getByRole("tab", { name });
const panel = (page) => page.getByRole("tabpanel");
/** A puzzle that needs more than singles. */
const HARDER = ".2.....4..........4..97.........81.....365....87..153.....4..9..351..2..7..6..8..";

onOne("a hint reveals more each time, and its words highlight cells", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  const seen = [];
  const pictures = [];
  for (let level = 1; level <= 4; level++) {
    await press(page, "KeyH");
    await page.getByText(`Hint ${level} of 4`).waitFor();
    seen.push(await panel(page).locator(".explanation").innerText());
    pictures.push(await page.locator("sudoku-board svg").innerHTML());
  }
  assert.equal(new Set(seen).size, 4, seen.join("\n"));
  assert.equal(new Set(pictures).size, 4, "each stage draws something different");
  assert.ok(pictures[0].includes("url(#whydoku-light-base)"), "first the region is highlighted");
  const [, ...dots] = pictures[2].split("stroke-dasharray=\"1 5\"");
  assert.ok(dots.length > 1, "then the digits that exclude all other places, with the cells they see");
  const small = (picture) => (picture.match(/<text/g) ?? []).length - 30;
  assert.deepEqual(pictures.map(small), [0, 0, 0, 1], "no candidates are filled in");
  await panel(page).locator(".explanation .word").first().hover();
  assert.ok((await page.locator("sudoku-board .lit").count()) >= 1);
});

onOne("the inside of a long case within a case is folded", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  const lines = await page.evaluate(async () => {
    const { explanation } = await import(new URL("page/learn/told.js", document.baseURI).href);
    const line = (n) => ["\n", `(${n})`, " ", `line ${n}`].map((text) => ({ text }));
    const tokens = [{ text: "An idea" }, ...[1, 2, 3, 4, 5].flatMap(line), { text: "\nThis follows." }];
    const paragraph = explanation({ name: "Net", text: "", tokens, left_out: [[2, 4]] });
    return [paragraph.textContent, paragraph.querySelector("details").textContent];
  });
  assert.deepEqual(lines, [
    "Net: An idea\n(1) line 13 more lines(2) line 2\n(3) line 3\n(4) line 4(5) line 5\nThis follows.",
    "3 more lines(2) line 2\n(3) line 3\n(4) line 4",
  ]);
});

onOne("a wrong digit is reported before any hint", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await page.locator("[data-at='2']").click();
  await press(page, "Digit1");
  await press(page, "KeyH");
  await panel(page).getByText("One placed digit is wrong.").waitFor();
  await press(page, "KeyH");
  await panel(page).getByText(/r1c3/).waitFor();
  assert.ok((await page.locator("sudoku-board svg").innerHTML()).includes("#b3261e"), "it is marked on the board");
  await page.getByRole("button", { name: "Take it out" }).click();
  await page.getByText("Taken out.").waitFor();
  assert.match(await page.locator("[data-at='2']").getAttribute("aria-label"), /empty/);
});

onOne("an excluded candidate that is true is restored", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await (await moves(page)).fill("A3<>4");
  await page.keyboard.press("Enter");
  await page.locator("[data-at='2']").click();
  for (let level = 0; level < 2; level++) await press(page, "KeyH");
  await page.getByRole("button", { name: "Bring it back" }).click();
  await page.getByText("Brought back.").waitFor();
  await press(page, "KeyH");
  await page.getByText("Hint 1 of 4").waitFor();
});

onBoth("the way through is walked to the end and leaves the game alone", async (page) => {
  await paste(page, HARDER);
  await page.getByText("24 givens").waitFor();
  await tab(page, "Path").click();
  await page.getByRole("button", { name: "Show the way through" }).click();
  await panel(page).getByText(/Step 1 of \d+/).waitFor();
  await panel(page).getByText("Sudoku Explainer 3.4 · HoDoKu hard 798").waitFor();
  const steps = await panel(page).locator(".steps button").count();
  assert.ok((await panel(page).locator(".steps li").count()) < steps, "consecutive steps of one technique are one entry");
  assert.ok(steps > 50);
  await press(page, "KeyN");
  await panel(page).getByText("Step 2 of").waitFor();
  await panel(page).getByRole("button", { name: /^X-Wing: / }).first().click();
  await panel(page).getByText("every place for 3").waitFor();
  assert.ok((await page.locator("sudoku-board svg pattern").count()) >= 1, "base and cover are drawn");
  await page.getByRole("button", { name: "The end" }).click();
  await panel(page).getByText("Successfully Solved!").waitFor();
  await press(page, "Escape");
  await page.waitForFunction(() => document.querySelector("[data-at='0']").getAttribute("aria-label").includes("empty"));
});

onBoth("all steps of a position are listed", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await door(page, "All steps");
  await page.getByRole("button", { name: "Find all steps" }).click();
  await panel(page).getByText(/\d+ steps/).waitFor();
  await panel(page).locator(".steps button").nth(1).click();
  await panel(page).locator(".explanation strong").waitFor();
});

onBoth("a technique is looked up, shown on the board and practised", async (page) => {
  await door(page, "Techniques");
  await page.getByRole("searchbox").fill("x-wing");
  await panel(page).getByRole("button", { name: "X-Wing", exact: true }).click();
  await panel(page).getByText("How to see it").waitFor();
  await page.getByText("X-Wing – this is not your game").waitFor();
  await page.getByRole("button", { name: "Practise it" }).click();
  await page.getByText("Find the X-Wing").waitFor();
  for (let level = 1; level <= 4; level++) await press(page, "KeyH");
  await tab(page, "Hint").click();
  await panel(page).getByRole("heading", { name: "X-Wing" }).waitFor();
  await press(page, "KeyN");
  await page.locator("#status").getByText("Yes, that is it.").waitFor();
});

onOne("practice shows another position each time", async (page) => {
  await door(page, "Techniques");
  await panel(page).getByRole("button", { name: "Skyscraper", exact: true }).click();
  await panel(page).getByText("How to see it").waitFor();
  const seen = new Set();
  for (let round = 0; round < 3; round++) {
    await page.getByRole("button", { name: /^(Practise it|Another one)$/ }).click();
    await page.waitForFunction((old) => {
      const now = [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.getAttribute("aria-label")).join();
      return document.querySelector("#status").textContent.startsWith("Find the Skyscraper") && !old.includes(now);
    }, [...seen]);
    seen.add(await page.evaluate(() => [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.getAttribute("aria-label")).join()));
  }
  assert.equal(seen.size, 3);
});

onBoth("a German page is German: names, lessons, log, refusals", async (_, address) => {
  const german = await openBoard(address, { locale: "de-DE" });
  await door(german, "Techniken");
  await panel(german).getByRole("button", { name: "Schwertfisch", exact: true }).click();
  await panel(german).getByText("Wie man es sieht").waitFor();
  await german.getByRole("button", { name: "Üben" }).click();
  await german.getByText("Gesucht: Schwertfisch").waitFor();
  await paste(german, HARDER);
  await german.getByText("24 Vorgaben").waitFor();
  await tab(german, "Weg").click();
  await german.getByRole("button", { name: "Den Lösungsweg zeigen" }).click();
  await panel(german).getByText("Sudoku Explainer 3,4 · HoDoKu schwer 798").waitFor();
  await press(german, "Escape");
  await door(german, "Protokoll");
  await german.getByRole("button", { name: "Protokoll schreiben" }).click();
  await panel(german).getByText(/zwei Plätze/).first().waitFor();
  await (await moves(german)).fill("A1 x");
  await german.keyboard.press("Enter");
  await german.getByText("keine Ziffer").waitFor();
  assert.deepEqual(german.faults, []);
  await leave(german);
});

onBoth("the technique of a move is named, and the log tells the whole path", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await page.locator("[data-at='40']").click();
  await press(page, "Digit5");
  await page.getByText("Row 5 column 5, 5").waitFor();
  await press(page, "KeyT");
  await panel(page).getByText("This is the technique: Naked Single.").waitFor();
  await door(page, "Log");
  await page.getByRole("button", { name: "Write the log" }).click();
  await panel(page).getByText("Successfully Solved!").waitFor();
});
