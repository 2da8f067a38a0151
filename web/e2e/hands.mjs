// Playing by hand: selecting several cells by touch, equal cells, digit first, highlights, letters.
import assert from "node:assert/strict";
import { cell, door, EASY, label, leave, needsChromium, onOne, openBoard, paste, places, press, said, test } from "./harness.mjs";

const address = places.wasm ?? places.http;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const selected = (page) => page.locator("[role=gridcell][aria-selected=true]").count();
// The status is written before the board is painted: a count is waited for.
const someHighlighted = (page) => page.locator("sudoku-board .possible").first().waitFor();
const highlighted = (page, cells) =>
  page.waitForFunction((wanted) => document.querySelectorAll("sudoku-board .possible").length === wanted, cells);
const middle = async (page, row, column) => {
  const box = await cell(page, row, column).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const begin = async (page) => {
  await paste(page, EASY);
  await page.waitForFunction(() => document.querySelector("[data-at='0']").getAttribute("aria-label").includes("given 5"));
};

test("a key on the phone lets taps select several cells", async () => {
  const page = await openBoard(address, PHONE);
  await begin(page);
  const toggle = async () => {
    await page.getByRole("button", { name: "More" }).tap();
    await page.getByRole("button", { name: "Select several" }).tap();
    await page.locator("#more").waitFor({ state: "hidden" });
  };
  await cell(page, 1, 3).tap();
  await toggle();
  await cell(page, 1, 4).tap();
  await cell(page, 2, 2).tap();
  assert.equal(await selected(page), 3);
  await cell(page, 1, 4).tap();
  assert.equal(await selected(page), 2, "a second press removes it");
  await page.getByRole("button", { name: "Corner" }).tap();
  await page.getByRole("button", { name: /^2,/ }).tap();
  await page.waitForFunction(() => document.querySelector("[data-at='10']").getAttribute("aria-label").includes("notes 2"));
  assert.match(await label(page, 1, 3), /notes 2/);
  await toggle();
  await cell(page, 5, 5).tap();
  assert.equal(await selected(page), 1);
  assert.deepEqual(page.faults, []);
  await leave(page);
});

test("a resting finger adds to the selection and goes on dragging from there", needsChromium("a resting finger cannot be moved in Firefox"), async () => {
  const page = await openBoard(address, PHONE);
  await begin(page);
  await cell(page, 1, 3).tap();
  const cdp = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
  const drag = async (rest) => {
    await touch("touchStart", await middle(page, 4, 2));
    await page.waitForTimeout(rest);
    await touch("touchMove", await middle(page, 4, 3));
    await touch("touchMove", await middle(page, 4, 4));
    await touch("touchEnd");
  };
  await drag(600);
  assert.equal(await selected(page), 4, "the cell from before is still there");
  await drag(0);
  assert.equal(await selected(page), 3, "without a rest a new selection begins");
  assert.deepEqual(page.faults, []);
  await leave(page);
});

onOne("double click selects equal digits, equal notes and equal colours", async (page) => {
  await begin(page);
  const note = async (row, column, ...keys) => {
    await cell(page, row, column).click();
    for (const key of keys) await press(page, key);
  };
  await note(1, 3, "Shift+Digit1", "Shift+Digit2");
  await note(1, 4, "Shift+Digit1", "Shift+Digit2");
  await note(2, 2, "Shift+Digit2");
  await note(9, 1, "Control+Shift+Digit4");
  await note(9, 9, "Control+Shift+Digit4");
  await cell(page, 1, 3).dblclick();
  await page.waitForFunction((n) => document.querySelectorAll("[role=gridcell][aria-selected=true]").length === n, 2);
  await cell(page, 9, 1).dblclick();
  await page.waitForFunction((n) => document.querySelectorAll("[role=gridcell][aria-selected=true]").length === n, 2);
  await cell(page, 9, 9).dblclick();
  await page.waitForFunction((n) => document.querySelectorAll("[role=gridcell][aria-selected=true]").length === n, 4);
  await press(page, "KeyV");
  await cell(page, 9, 9).dblclick();
  await page.waitForFunction((n) => document.querySelectorAll("[role=gridcell][aria-selected=true]").length === n, 2);
});

onOne("digit first: a digit is chosen, then the cells that get it", async (page) => {
  await begin(page);
  await door(page, "Settings");
  await page.getByLabel("Digit first").check();
  await page.keyboard.press("Escape");
  const key = (digit) => page.locator("digit-pad .digits button").nth(digit - 1);
  const settled = (at, text) => page.waitForFunction(([at, text]) => new RegExp(text).test(document.querySelector(`[data-at='${at}']`).getAttribute("aria-label")), [at, text]);
  await key(4).click();
  await page.getByText("press the cells that get 4").waitFor();
  assert.equal(await key(4).getAttribute("aria-pressed"), "true");
  await cell(page, 1, 3).click();
  await settled(2, ", 4$");
  await page.waitForTimeout(550);
  await cell(page, 1, 3).click();
  await settled(2, "empty");
  await page.waitForTimeout(550);
  await cell(page, 1, 3).dblclick();
  await settled(2, ", 4$");
  await page.waitForTimeout(100);
  await settled(2, ", 4$");
  await page.keyboard.press("Delete");
  await settled(2, "empty");
  await page.getByRole("button", { name: "Corner" }).click();
  await cell(page, 1, 4).click();
  await settled(3, "notes 4");
  await cell(page, 2, 1).click();
  await page.locator("digit-pad .digits button[aria-pressed=true]", { hasText: "6" }).waitFor();
  await cell(page, 1, 4).click();
  await settled(3, "notes 4 6");
  await page.keyboard.press("Escape");
  assert.equal(await key(6).getAttribute("aria-pressed"), "false");
  await cell(page, 1, 3).click();
  await settled(2, "empty");
  await page.reload();
  await page.waitForSelector("[data-ready]");
  await key(1).click();
  await page.locator("digit-pad .digits button[aria-pressed=true]", { hasText: "1" }).waitFor();
});

onOne("F1 to F9 highlight a digit, F10 the cells with two candidates", async (page) => {
  await begin(page);
  await press(page, "KeyK");
  await page.waitForFunction(() => document.querySelector("[data-at='2']").getAttribute("aria-label").includes("candidates"));
  await press(page, "F5");
  assert.match(await said(page), /Looking at 5/);
  await someHighlighted(page);
  await press(page, "F5");
  await highlighted(page, 0);
  await press(page, "F10");
  await page.locator("#status").getByText(/^\d+ cells? ha/).waitFor();
  const [, told] = /^(\d+) cells? ha/.exec(await said(page));
  assert.ok(Number(told) > 0);
  await highlighted(page, Number(told));
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Bivalue", pressed: true }).waitFor();
  await press(page, "Escape");
  await cell(page, 1, 1).focus();
  await press(page, "Escape");
  await highlighted(page, 0);
  await door(page, "Bivalue");
  await highlighted(page, Number(told));
}, { viewport: { width: 1440, height: 900 } });

onOne("0 wipes, and letters are digits on large boards", async (page) => {
  await begin(page);
  await cell(page, 1, 3).click();
  await press(page, "Digit4");
  await press(page, "Digit0");
  assert.match(await label(page, 1, 3), /empty/);
  await press(page, "Numpad4");
  await press(page, "Numpad0");
  assert.match(await label(page, 1, 3), /empty/);
  for (const [side, shape, last] of [[16, "4x4", "G"], [25, "5x5", "P"]]) {
    await paste(page, `whydoku game 1\nshape ${shape}\ncells ${". ".repeat(side ** 2)}\n`);
    await page.waitForFunction((cells) => document.querySelectorAll("[role=gridcell]").length === cells, side ** 2);
    await cell(page, 1, 1).click();
    await press(page, `Key${last}`);
    assert.match(await label(page, 1, 1), new RegExp(`, ${last.toLowerCase()}$`));
    await press(page, "Digit0");
    await press(page, "Shift+KeyB");
    assert.match(await label(page, 1, 1), /notes b$/);
  }
});
