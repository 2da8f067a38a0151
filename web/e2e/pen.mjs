// The pen: lines, circles and crosses with mouse, finger and keys; undone, kept and erased.
import assert from "node:assert/strict";
import { cell, door, label, leave, onOne, openBoard, places, press, said, test } from "./harness.mjs";

const address = places.wasm ?? places.http;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const strokes = (page) => page.locator("sudoku-board .sketch > *").count();
const settled = (page, number) => page.waitForFunction((number) => document.querySelectorAll("sudoku-board .sketch > *").length === number, number);
const tool = (page, name) => page.locator("digit-pad").getByRole("button", { name, exact: true });
const corner = async (page, row, column) => {
  const { x, y } = await cell(page, row, column).boundingBox();
  return { x, y };
};
const middle = async (page, row, column) => {
  const { x, y, width, height } = await cell(page, row, column).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};
const drag = async (page, ...points) => {
  await page.mouse.move(points[0].x, points[0].y);
  await page.mouse.down();
  for (const { x, y } of points.slice(1)) await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
};

onOne("lines, circles and crosses are drawn, undone, erased and kept", async (page) => {
  await door(page, "Pen");
  await tool(page, "Line").waitFor();
  assert.match(await said(page), /Drag from cell to cell/);
  await drag(page, await middle(page, 1, 1), await middle(page, 1, 3), await middle(page, 3, 3));
  await settled(page, 4);
  assert.match(await label(page, 1, 3), /lines to r1c2 r2c3$/);
  await drag(page, await middle(page, 4, 4), await middle(page, 6, 6));
  await settled(page, 6);
  assert.match(await label(page, 5, 5), /lines to r4c4 r6c6$/, "a diagonal passes through no other cell");
  await drag(page, await middle(page, 4, 4), await middle(page, 6, 6));
  await settled(page, 4);
  await tool(page, "Side").click();
  await drag(page, await corner(page, 8, 8), await corner(page, 8, 9), await corner(page, 9, 9));
  await settled(page, 6);
  assert.match(await label(page, 8, 8), /Line above, on the right$/);
  await tool(page, "Circle").click();
  await cell(page, 5, 5).click();
  await settled(page, 7);
  await tool(page, "Cross").click();
  const { x, y } = await corner(page, 5, 6);
  await page.mouse.click(x + 1, y + 20);
  await settled(page, 9);
  assert.match(await label(page, 5, 5), /Circle, Cross on the right$/);
  await press(page, "Control+KeyZ");
  await settled(page, 7);
  await press(page, "Control+KeyY");
  await settled(page, 9);
  await page.reload();
  await page.waitForSelector("[data-ready]");
  await settled(page, 9);
  await page.waitForFunction(() => document.querySelector("[data-at='40']").getAttribute("aria-label").endsWith("Circle, Cross on the right"));
  await door(page, "Pen");
  await tool(page, "Erase drawing").click();
  await settled(page, 0);
  await press(page, "Control+KeyZ");
  await settled(page, 9);
  await tool(page, "Done").click();
  await tool(page, "Line").waitFor({ state: "detached" });
});

onOne("the pen is moved with keys", async (page) => {
  const requested = await page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => /pen\.js/.test(name)));
  assert.equal(requested, false, "it is fetched on first use");
  await cell(page, 1, 1).click();
  await press(page, "KeyI");
  await tool(page, "Line").waitFor();
  for (const key of ["Shift+ArrowRight", "Shift+ArrowDown"]) {
    await press(page, key);
    await press(page, "ArrowLeft");
    await press(page, "ArrowRight");
  }
  await settled(page, 2);
  assert.match(await label(page, 1, 2), /lines to r1c1 r2c2$/);
  await press(page, "Digit2");
  await press(page, "Shift+ArrowLeft");
  await press(page, "Digit3");
  await press(page, "Enter");
  await settled(page, 4);
  assert.match(await label(page, 2, 2), /Circle, lines to r1c2, Line on the left$/);
  await press(page, "Backspace");
  await settled(page, 1);
  await press(page, "Escape");
  await press(page, "Digit4");
  assert.match(await label(page, 2, 2), /, 4, conflict$/, "digit keys write digits again");
});

test("a finger draws on a phone, and the board stays where it is", async () => {
  const page = await openBoard(address, PHONE);
  await door(page, "Pen");
  await tool(page, "Line").waitFor();
  const touch = async (row, column, type) => {
    const { x, y } = await middle(page, row, column);
    return page.evaluate(([x, y, type]) => {
      const board = document.querySelector("sudoku-board");
      const event = new PointerEvent(type, { pointerId: 7, pointerType: "touch", isPrimary: true, clientX: x, clientY: y, bubbles: true, cancelable: true, buttons: type === "pointerup" ? 0 : 1 });
      board.setPointerCapture = () => {};
      board.dispatchEvent(event);
    }, [x, y, type]);
  };
  await touch(2, 2, "pointerdown");
  await touch(2, 4, "pointermove");
  assert.equal(await page.locator(".pen-layer polyline").count(), 1, "it is visible while it is drawn");
  await touch(2, 4, "pointerup");
  await settled(page, 2);
  assert.equal(await page.locator(".pen-layer").count(), 0);
  await tool(page, "Circle").tap();
  await cell(page, 9, 9).tap();
  await settled(page, 3);
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.deepEqual(page.faults, []);
  await leave(page);
});
