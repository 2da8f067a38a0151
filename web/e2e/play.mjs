// Playing: keys, notes, colours, undo, autosave, hints to the end.
import assert from "node:assert/strict";
import { cell, door, EASY, label, leave, moves, onBoth, onOne, openBoard, paste, press } from "./harness.mjs";

/** A puzzle with a few empty cells left. */
const NEARLY = "53467891.672195348198342.678597614234268.3791713924.5696153728428.419635.4.28617.";

onBoth("a pasted puzzle is solved with hints, kept over a reload, and undone", async (page) => {
  await paste(page, NEARLY);
  await page.getByText("73 givens").waitFor();
  const apply = page.getByRole("button", { name: "Apply (N)" });
  for (let step = 0; step < 8; step++) {
    for (let more = 0; more < 4 && !(await apply.isVisible()); more++) await press(page, "KeyH");
    await press(page, "KeyN");
  }
  await page.getByText("Solved!").waitFor();
  await page.reload();
  await page.waitForSelector("[data-ready]");
  assert.match(await label(page, 9, 9), /, 9$/, "the game is still there");
  for (let step = 0; step < 8; step++) await press(page, "Control+KeyZ");
  assert.match(await label(page, 9, 9), /empty/, "everything is undone");
  assert.ok(await page.getByRole("button", { name: "Undo" }).isDisabled());
});

onOne("notes, several cells, colours and wiping work by keyboard alone", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await cell(page, 1, 1).focus();
  for (let right = 0; right < 2; right++) await press(page, "ArrowRight");
  await press(page, "Shift+Digit4");
  await press(page, "Shift+Digit1");
  assert.match(await label(page, 1, 3), /notes 1 4/);
  await press(page, "Control+Digit2");
  assert.match(await label(page, 1, 3), /in the middle 2/);
  await press(page, "Control+Shift+Digit6");
  assert.match(await label(page, 1, 3), /colour 6/);
  await press(page, "KeyV");
  await press(page, "Shift+ArrowRight");
  await press(page, "Digit3");
  assert.match(await label(page, 1, 4), /colour 3/);
  assert.match(await label(page, 1, 3), /colour 3 6/, "both cells are coloured");
  await press(page, "KeyZ");
  await press(page, "Digit6");
  assert.match(await label(page, 1, 4), /notes 6/, "several cells take notes");
  assert.match(await label(page, 1, 3), /notes 1 4 6/);
  await press(page, "Control+KeyZ");
  assert.doesNotMatch(await label(page, 1, 3), /notes 1 4 6/, "one undo takes back one action");
  await press(page, "Escape");
  await press(page, "Digit4");
  assert.match(await label(page, 1, 4), /, 4, colour 3/);
  assert.match(await label(page, 1, 3), /notes 1,/, "the note of a peer is gone");
  await press(page, "BracketLeft");
  assert.match(await label(page, 1, 3), /notes 1 4/, "and comes back");
  await press(page, "Digit5");
  assert.match(await label(page, 1, 4), /5.*conflict/, "what breaks a rule is marked");
  await press(page, "Backspace");
  assert.doesNotMatch(await label(page, 1, 4), /conflict/);
});

onOne("cells are selected with the mouse: dragging, adding, removing, equal digits", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  const selected = () => page.locator("[role=gridcell][aria-selected=true]").count();
  const middle = async (row, column) => {
    const box = await cell(page, row, column).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle(1, 3)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(1, 4)), { steps: 3 });
  await page.mouse.move(...(await middle(2, 4)), { steps: 3 });
  await page.mouse.up();
  assert.equal(await selected(), 3);
  await page.keyboard.down("Control");
  await page.mouse.click(...(await middle(5, 5)));
  assert.equal(await selected(), 4);
  await page.mouse.click(...(await middle(1, 3)));
  await page.keyboard.up("Control");
  assert.equal(await selected(), 3);
  await page.mouse.dblclick(...(await middle(1, 1)));
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell][aria-selected=true]").length === 3 && document.activeElement.dataset.at === "0");
});

onBoth("views, levels and a filter are shown; mistakes are looked for only on request", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await cell(page, 1, 3).focus();
  await press(page, "KeyK");
  await page.waitForFunction(() => document.querySelector("[data-at='2']").getAttribute("aria-label").includes("candidates"));
  assert.match(await label(page, 1, 3), /candidates 1 2 4/);
  await press(page, "Shift+Digit2");
  await page.waitForFunction(() => document.querySelector("[data-at='2']").getAttribute("aria-label").endsWith("candidates 1 4"));
  await press(page, "KeyL");
  await page.getByRole("button", { name: /^Level 5: 3 determined/ }).click();
  await page.locator("sudoku-board .possible").first().waitFor();
  await cell(page, 1, 3).focus();
  await press(page, "Escape");
  await page.waitForFunction(() => !document.querySelector("sudoku-board .possible"));
  await press(page, "KeyM");
  await press(page, "Digit1");
  await page.getByText(/Row 1 column 3, 1/).waitFor();
  await press(page, "Enter");
  await page.getByText("Wrong: r1c3.").waitFor();
  assert.equal(await page.locator("sudoku-board .lit").count(), 1);
});

onBoth("a candidate is coloured, a house is read out, a move is typed", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await cell(page, 1, 3).click();
  await press(page, "KeyK");
  await press(page, "KeyB");
  await press(page, "Period");
  await page.getByText("Candidates get colour 2.").waitFor();
  const before = await page.locator("sudoku-board svg").innerHTML();
  await press(page, "Digit4");
  assert.notEqual(await page.locator("sudoku-board svg").innerHTML(), before, "the candidate is drawn with its colour");
  await press(page, "Control+KeyZ");
  await press(page, "KeyZ");
  await press(page, "Shift+KeyR");
  await page.locator("#status").getByText(/^row 1: 5, 3, empty.*Missing: 1 2 4 6 8 9\.$/).waitFor();
  await press(page, "Shift+KeyC");
  await page.locator("#status").getByText(/^column 3: /).waitFor();
  await press(page, "Shift+KeyB");
  await page.locator("#status").getByText(/^box 1: /).waitFor();
  await cell(page, 1, 1).click();
  await press(page, "Shift+KeyD");
  await page.locator("#status").getByText(/^5 is in r1c1, r2c6/).waitFor();
  await moves(page);
  await page.keyboard.type("A3 5");
  await press(page, "Enter");
  await page.getByText("not legal: 5 is already in box 1, at r1c1; in row 1, at r1c1").waitFor();
  await page.getByLabel("Move (/)").fill("A3 4");
  await press(page, "Enter");
  await page.getByText("r1c3 = 4").waitFor();
  assert.match(await label(page, 1, 3), /, 4$/);
});

onOne("starting again is announced and can be undone", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await cell(page, 1, 3).click();
  await press(page, "Digit4");
  await door(page, "Start again");
  await page.getByText("Undo brings everything back.").waitFor();
  assert.match(await label(page, 1, 3), /empty/);
  await press(page, "Control+KeyZ");
  assert.match(await label(page, 1, 3), /, 4$/);
});

onOne("several games are kept and resumed", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await cell(page, 1, 3).focus();
  await press(page, "Digit4");
  await paste(page, "1.....3..2.....4");
  await page.getByText("4x4 board").waitFor();
  assert.equal(await page.getByRole("gridcell").count(), 16);
  await door(page, "My games");
  await page.getByRole("dialog").getByRole("button", { name: /50 cells left/ }).click();
  await page.getByText(/^Back in/).waitFor();
  assert.match(await label(page, 1, 3), /, 4$/);
});

onOne("a puzzle is typed: the cursor advances, Space skips, rows wrap", async (page) => {
  await door(page, "New puzzle");
  await page.getByLabel("Size").selectOption({ label: "4 × 4" });
  await page.getByRole("button", { name: "Empty board" }).click();
  await page.getByText("Type the givens").waitFor();
  await cell(page, 1, 1).click();
  for (const key of ["Digit1", "Space", "Space", "Space", "Space", "Space", "Digit3"]) await press(page, key);
  assert.match(await label(page, 1, 1), /, 1$/);
  assert.match(await label(page, 2, 3), /, 3$/);
  await page.waitForFunction(() => document.activeElement.dataset.at === "7");
});

onOne("Control and an arrow jump over a box, letters move as a setting, and the number pad with Shift makes notes", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await cell(page, 1, 3).click();
  const at = () => page.evaluate(() => document.activeElement.dataset.at);
  await press(page, "Control+ArrowRight");
  assert.equal(await at(), "3");
  await press(page, "Control+ArrowDown");
  assert.equal(await at(), "30");
  await press(page, "Control+ArrowLeft");
  assert.equal(await at(), "27");
  assert.equal(await page.locator("[role=gridcell][aria-selected=true]").count(), 1, "a jump selects nothing else");
  await cell(page, 1, 3).click();
  // Windows sends Shift and a key of the number pad as this.
  await page.evaluate(() => {
    const event = new KeyboardEvent("keydown", { key: "End", code: "Numpad1", bubbles: true, cancelable: true, modifierNumLock: true });
    document.activeElement.dispatchEvent(event);
  });
  await page.waitForFunction(() => /notes 1/.test(document.querySelector("[data-at='2']").getAttribute("aria-label")));
  await door(page, "Settings");
  await page.getByLabel("h, j, k and l move").check();
  await page.keyboard.press("Escape");
  await cell(page, 2, 2).click();
  for (const [key, to] of [["KeyJ", "19"], ["KeyL", "20"], ["KeyK", "11"], ["KeyH", "10"]]) {
    await press(page, key);
    assert.equal(await at(), to);
  }
});

onBoth("a puzzle is typed in while its solutions are counted, then played", async (page) => {
  await door(page, "New puzzle");
  await page.getByLabel("Size").selectOption({ label: "4 × 4" });
  await page.getByRole("button", { name: "Empty board" }).click();
  await page.getByText("Type the givens").waitFor();
  const type = async (row, column, digit) => {
    await cell(page, row, column).click();
    await press(page, `Digit${digit}`);
  };
  await type(1, 1, 1);
  await type(2, 3, 3);
  assert.equal(await page.locator("#solutions").textContent(), "", "no alarm before there is much to judge");
  await type(3, 2, 2);
  await type(4, 4, 4);
  await page.getByText("Exactly one solution").waitFor();
  await page.getByRole("button", { name: "Play this puzzle" }).click();
  await page.waitForFunction(() => document.querySelector("[data-at='0']").getAttribute("aria-label").includes("given"));
});

onBoth("the page is German, and the board stays left to right on a right-to-left page", async (page, address) => {
  const german = await openBoard(address, { locale: "de-DE" });
  assert.equal(await german.locator("html").getAttribute("lang"), "de");
  await german.getByRole("button", { name: "Neues Rätsel" }).waitFor();
  assert.match(await label(german, 1, 1), /^Zeile 1 Spalte 1/);
  for (let level = 0; level < 4; level++) await press(german, "KeyH");
  await german.getByText("Tipp 4 von 4").waitFor();
  assert.match(await german.locator(".explanation").innerText(), /Block|Zeile|Spalte/);
  await paste(german, "53..7");
  await german.getByText("5 Zellen ergeben kein Brett").waitFor();
  await paste(german, EASY);
  await german.getByText("gelesen als eine Zeile mit Zellen: 9x9-Brett, 30 Vorgaben").waitFor();
  assert.deepEqual(german.faults, []);
  await leave(german);
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  const [first, last] = [await cell(page, 1, 1).boundingBox(), await cell(page, 1, 9).boundingBox()];
  assert.ok(first.x < last.x);
});

onOne("a new puzzle is made, and a jigsaw is drawn", async (page) => {
  await door(page, "New puzzle");
  await page.getByRole("button", { name: /^Medium/ }).click();
  await page.waitForFunction(() => !document.querySelector("dialog"));
  assert.ok((await page.locator("[role=gridcell][aria-readonly=true]").count()) >= 17);
  const jigsaw = `whydoku game 1\nshape jigsaw:${"1112" + "1322" + "3342" + "3444"}\ncells ${". ".repeat(16)}\n`;
  await paste(page, jigsaw);
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
});
