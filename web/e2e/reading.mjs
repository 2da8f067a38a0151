// Room for reasons: explanations are whole at every size, signs have a legend, lessons and the map are pages.
import assert from "node:assert/strict";
import { cell, door, EASY, leave, onOne, openBoard, paste, places, press, test } from "./harness.mjs";

const address = places.wasm ?? places.http;
const HARDER = ".2.....4..........4..97.........81.....365....87..153.....4..9..351..2..7..6..8..";

/** Solves a puzzle up to the position in which an X-Wing is the next step, and asks for all stages of the hint. */
async function xWing(page) {
  await paste(page, HARDER);
  await page.locator("#status").getByText(/24 /).waitFor();
  await page.evaluate(async () => {
    const { store } = await import(new URL("page/state/store.js", document.baseURI).href);
    const { call } = await import(new URL("page/engine/engine.js", document.baseURI).href);
    const { steps } = await call({ call: "steps", game: store.game });
    const at = steps.findIndex((step) => step.technique === "x-wing");
    await store.act(steps.slice(0, at).map((step) => ({ take: step.conclusions })));
  });
  for (let level = 0; level < 4; level++) await press(page, "KeyH");
  await page.locator(".hint .legend li").first().waitFor({ state: "attached" });
}

/** Boxes that scroll, from the outside in; a page that is longer than the window is one of them. */
const scrolling = (page) => page.evaluate(() => [...document.querySelectorAll("body *")].filter((element) => {
  const { overflowY } = getComputedStyle(element);
  return /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1 && element.getClientRects().length;
}).map((element) => [element.id || element.className || element.tagName, Boolean(element.parentElement.closest(".scrolls")), element.classList.add("scrolls")].slice(0, 2)));

for (const [width, height] of [[1440, 900], [1280, 720], [1024, 768], [820, 1180], [390, 844], [390, 664], [320, 568], [844, 390]]) {
  test(`an X-Wing is explained whole at ${width} by ${height}`, async () => {
    const page = await openBoard(address, { viewport: { width, height }, hasTouch: width < 900 });
    await xWing(page);
    assert.deepEqual(await scrolling(page), [], "nothing has to be scrolled");
    const text = page.locator(".hint .explanation p");
    assert.ok((await text.evaluate((text) => parseFloat(getComputedStyle(text).fontSize))) >= 16);
    for (const part of [text, page.locator("#learn").getByRole("button", { name: "Apply" }), page.locator("sudoku-board")]) {
      const { x, y, width: wide, height: high } = await part.boundingBox();
      assert.ok(x >= 0 && y >= 0 && x + wide <= width + 1 && y + high <= height + 1, `${wide} by ${high} at ${x}, ${y}`);
    }
    await leave(page);
  });
}

onOne("a legend says in words what the signs of a pattern mean, and shows pieces of the board", async (page) => {
  await xWing(page);
  const words = await page.locator(".hint .legend li").allInnerTexts();
  assert.deepEqual(words, ["every place of the digit here …", "… is here, so this is used up", "the places of the digit", "cannot be here"]);
  assert.equal(await page.locator(".hint .legend use[href='#picture']").count(), 4);
  await press(page, "KeyN");
  await page.locator(".hint .legend li").first().waitFor({ state: "detached" });
});

test("no box scrolls within another, in any panel", async () => {
  for (const [width, height] of [[1280, 720], [1440, 900], [1024, 768], [390, 664]]) {
    const page = await openBoard(address, { viewport: { width, height } });
    await paste(page, HARDER);
    await page.locator("#status").getByText(/24 /).waitFor();
    for (const [panel, begin] of [["Path", "Show the way through"], ["All steps", "Find all steps"]]) {
      await door(page, panel);
      await page.getByRole("button", { name: begin }).click();
      await page.locator(".steps li").nth(3).waitFor({ state: "attached", timeout: 30_000 });
      const nested = (await scrolling(page)).filter(([, inside]) => inside);
      assert.deepEqual(nested, [], `${panel} at ${width}`);
      await page.evaluate(() => document.querySelector("sudoku-board [tabindex='0']").focus());
      await press(page, "Escape");
      await press(page, "Escape");
    }
    await leave(page);
  }
});

test("a lesson is a page: its title comes first, then the board and the text", async () => {
  for (const [width, height] of [[1280, 720], [820, 1180], [390, 844], [320, 568]]) {
    const page = await openBoard(address, { viewport: { width, height } });
    await page.evaluate(() => document.dispatchEvent(new CustomEvent("lesson", { detail: "x-wing" })));
    await page.getByText("X-Wing – this is not your game").waitFor();
    const [title, board, text] = await Promise.all([page.getByRole("heading", { name: "X-Wing" }), page.locator("sudoku-board"), page.getByRole("heading", { name: "The idea" })].map((part) => part.boundingBox()));
    assert.ok(title.y < text.y && title.y < board.y + 100, `the title is at ${title.y}`);
    if (width < 1000) assert.ok(title.y + title.height <= board.y && board.y + board.height <= text.y, "from top to bottom");
    assert.equal(await page.locator("digit-pad").isVisible(), false);
    await page.locator("#back").click();
    await page.locator("digit-pad").waitFor();
    assert.match(await page.locator("#place").textContent(), /^$/, "the game is back");
    assert.equal(await page.evaluate(() => document.activeElement === document.body), false, "the focus is not lost");
    await leave(page);
  }
});

test("the map fills the page", async () => {
  for (const [width, height] of [[1440, 900], [820, 1180], [390, 844]]) {
    const page = await openBoard(address, { viewport: { width, height } });
    await door(page, "Learn");
    await page.locator(".map .node").first().waitFor();
    const box = await page.locator(".map").boundingBox();
    assert.ok(box.width > width * 0.8, `it is ${box.width} wide`);
    for (const part of ["sudoku-board", "digit-pad"]) assert.equal(await page.locator(part).isVisible(), false, part);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(sideways <= 0, `${sideways} too wide`);
    await page.keyboard.press("Escape");
    await page.locator("sudoku-board").waitFor();
    await leave(page);
  }
});

onOne("the selection has one outline, and a highlighted digit stands out among small ones", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await cell(page, 1, 3).click();
  await press(page, "Shift+ArrowRight");
  const sides = (column) => cell(page, 1, column).evaluate((one) => ["Top", "Right", "Bottom", "Left"].map((side) => parseFloat(getComputedStyle(one, "::after")[`border${side}Width`]) > 0));
  assert.deepEqual(await sides(3), [true, false, true, true]);
  assert.deepEqual(await sides(4), [true, true, true, false]);
  await cell(page, 1, 3).click();
  await press(page, "Shift+Digit4");
  await press(page, "F4");
  assert.deepEqual(await page.locator("sudoku-board svg .sought").allTextContents(), ["4"]);
});

onOne("corner notes stand in the corners; a setting gives each its own place", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await cell(page, 1, 3).click();
  for (const key of ["Shift+Digit1", "Shift+Digit2", "Shift+Digit4"]) await press(page, key);
  const places = () => page.evaluate(() => {
    const [, , , side] = document.querySelector("#picture").getAttribute("viewBox").split(" ").map(Number);
    const margin = (side - 540) / 2;
    const small = [...document.querySelectorAll("#picture text")].filter((text) => Number(text.getAttribute("font-size")) < 30);
    return small.map((text) => [text.textContent, Math.floor((Number(text.getAttribute("x")) - margin - 120) / 20), Math.floor((Number(text.getAttribute("y")) - margin) / 20)]);
  });
  assert.deepEqual(await places(), [["1", 0, 0], ["2", 2, 0], ["4", 0, 2]]);
  await door(page, "Settings");
  await page.getByRole("group", { name: "Corner notes" }).getByText("as on a keypad").click();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => [...document.querySelectorAll("#picture text")].some((text) => text.textContent === "4" && Number(text.getAttribute("font-size")) < 30 && Number(text.getAttribute("y")) < 45));
  assert.deepEqual(await places(), [["1", 0, 0], ["2", 1, 0], ["4", 0, 1]]);
});

onOne("a digit that is crossed out is written only on a second press", async (page) => {
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  await press(page, "KeyK");
  await cell(page, 1, 3).click();
  await press(page, "Shift+Digit4");
  await press(page, "Digit4");
  await page.locator("#status").getByText("4 is crossed out in r1c3").waitFor();
  assert.doesNotMatch(await cell(page, 1, 3).getAttribute("aria-label"), /, 4$/);
  await press(page, "Digit4");
  assert.match(await cell(page, 1, 3).getAttribute("aria-label"), /, 4$/);
});

test("a page enlarged four times is one column, which scrolls one way only", async () => {
  const page = await openBoard(address, { viewport: { width: 320, height: 256 } });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight > innerHeight));
  const [board, keys] = await Promise.all(["sudoku-board", "digit-pad"].map((place) => page.locator(place).boundingBox()));
  assert.ok(board.width > 300 && keys.width > 300 && keys.y >= board.y + board.height, `${board.width} and ${keys.width} wide`);
  await leave(page);
});
