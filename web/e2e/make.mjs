// Setting puzzles: every way to draw, what is known while one does, publishing, and the bench without a mouse.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { found } from "./axe.mjs";
import { inTheme, leave, needsChromium, onBoth, onOne, open, openBoard, paste, places, test } from "./harness.mjs";

const address = places.wasm ?? places.http;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const THERMOMETERS = await readFile(new URL("../../examples/thermometers.txt", import.meta.url), "utf8");
const BLANK = Array(9).fill(".........").join("\n");
const CLASH = `${BLANK}\ncage 17: r6c9 r7c9\ncage 16: r4c9 r5c9\ncage 4: r3c1 r4c1`;

/** Opens the bench. */
async function bench(page) {
  await page.evaluate(() => document.dispatchEvent(new CustomEvent("door", { detail: "make" })));
  await page.locator(".bench-grid").waitFor();
  await known(page);
}
/** The puzzle that is on the bench, as it is kept on the device. */
const draft = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("whydoku.bench") ?? "{}").draft);
/** Waits until what is known is about the puzzle as it is now. */
const known = (page) => page.waitForFunction(() => {
  const bench = document.querySelector(".bench");
  return bench && !bench.classList.contains("old") && bench.dataset.verdict !== "waiting";
});
const verdict = (page) => page.locator(".bench").getAttribute("data-verdict");
const tool = (page, id) => page.locator(`.bench-tools [data-tool="${id}"]`);

/** A point of the board, in cells from its upper left corner. */
async function point(page, row, column) {
  return page.evaluate(([row, column]) => {
    const marks = document.querySelector(".bench-marks");
    const [least, , size] = marks.getAttribute("viewBox").split(" ").map(Number);
    const { left, top, width } = marks.getBoundingClientRect();
    const at = (value) => ((value * 60 - least) * width) / size;
    return { x: left + at(column), y: top + at(row) };
  }, [row, column]);
}
/** Drags through the middles of cells, named by row and column from 1. */
async function drag(page, ...cells) {
  const points = [];
  for (const [row, column] of cells) points.push(await point(page, row - 0.5, column - 0.5));
  await page.mouse.move(points[0].x, points[0].y);
  await page.mouse.down();
  for (const { x, y } of points.slice(1)) await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.up();
}
async function press(page, row, column) {
  const { x, y } = await point(page, row, column);
  await page.mouse.click(x, y);
}
const rules = async (page) => ((await draft(page))?.rules ?? []).map(({ rule, cells, others, number }) => [rule, number, ...cells, ...(others ?? [])].filter(Boolean).join(" "));

onBoth("a puzzle of five kinds of rules is drawn with the pointer, published, and opened again", async (page, address) => {
  await bench(page);
  await tool(page, "thermometer").click();
  await drag(page, [1, 2], [2, 3], [3, 3], [4, 2]);
  await tool(page, "arrow").click();
  await drag(page, [2, 5], [3, 6], [4, 6]);
  await tool(page, "cage").click();
  await drag(page, [6, 9], [7, 9]);
  await page.keyboard.type("17");
  await tool(page, "difference-1").click();
  await press(page, 7.5, 3);
  await tool(page, "sandwich").click();
  await press(page, 2.5, -0.5);
  await page.keyboard.type("12");
  await tool(page, "given").click();
  await press(page, 4.5, 4.5);
  await page.keyboard.type("3");
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("whydoku.bench")).draft.givens[40] === "3");
  assert.deepEqual(await rules(page), ["thermometer r1c2 r2c3 r3c3 r4c2", "arrow r2c5 r3c6 r4c6", "cage 17 r6c9 r7c9", "difference 1 r8c3 r8c4", "sandwich 12 r3c1 r3c2 r3c3 r3c4 r3c5 r3c6 r3c7 r3c8 r3c9"]);
  await known(page);
  assert.equal(await verdict(page), "several");
  await page.locator(".bench-title").fill("Low Tide");
  await page.locator(".bench-author").fill("A setter");
  await page.locator(".bench-author").blur();
  await known(page);
  await page.getByRole("button", { name: "Publish" }).click();
  const link = await page.getByLabel("Link to the puzzle").inputValue();
  assert.match(link, /#g=/);
  await page.getByRole("button", { name: "SudokuPad" }).and(page.locator(":enabled")).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  const other = await open(link, { fresh: true });
  await other.waitForSelector("[data-ready]");
  await other.locator("#rules").getByText("Low Tide").waitFor();
  await other.locator("#rules .word", { hasText: "Killer cages" }).waitFor();
  await other.context().close();
  assert.ok(address);
});

onOne("every kind of rule is a tool, in the group of its form, and can be searched", async (page) => {
  await bench(page);
  const { kinds } = await page.evaluate(async () => (await import(new URL(document.querySelector("script[type=module]").src.replace("main.js", "engine/engine.js")).href)).call({ call: "kinds" }));
  const ids = await page.locator(".bench-tools [data-tool]").evaluateAll((all) => all.map((one) => one.dataset.tool));
  for (const { kind } of kinds) assert.ok(ids.some((id) => id === kind || id.startsWith(`${kind}-`)), kind);
  const names = await page.locator(".bench-tools [data-tool] > span").allTextContents();
  assert.deepEqual(names.filter((name) => /^page-/.test(name)), [], "every tool has a name");
  await page.getByLabel("Find a rule").fill("sandw");
  assert.equal(await page.locator(".bench-tools [data-tool]:visible").count(), 1);
});

onOne("undo and redo take back and repeat every change, also by key, and erasing takes what lies on top", async (page) => {
  await bench(page);
  await page.keyboard.press("k");
  await drag(page, [1, 1], [1, 2], [2, 2]);
  await page.keyboard.type("9");
  await page.keyboard.press("g");
  await press(page, 0.5, 0.5);
  await page.keyboard.type("4");
  assert.deepEqual([(await rules(page)), (await draft(page)).givens[0]], [["cage 9 r1c1 r1c2 r2c2"], "4"]);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  assert.deepEqual(await rules(page), []);
  for (let count = 0; count < 3; count++) await page.keyboard.press("Control+y");
  assert.deepEqual(await rules(page), ["cage 9 r1c1 r1c2 r2c2"]);
  await page.getByRole("button", { name: "Erase", exact: true }).first().click();
  await press(page, 0.5, 0.5);
  assert.equal((await draft(page)).givens[0], "");
  await press(page, 0.5, 0.5);
  assert.deepEqual(await rules(page), []);
});

onOne("a rule is selected, moved, turned, doubled and deleted", async (page) => {
  await bench(page);
  await page.keyboard.press("t");
  await drag(page, [5, 5], [5, 6], [5, 7]);
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await press(page, 4.5, 5.5);
  await page.locator(".bench-grid").focus();
  await page.keyboard.press("Alt+ArrowUp");
  assert.deepEqual(await rules(page), ["thermometer r4c5 r4c6 r4c7"]);
  await page.getByRole("button", { name: "Turn", exact: true }).click();
  assert.deepEqual(await rules(page), ["thermometer r4c5 r5c5 r6c5"]);
  await page.getByRole("button", { name: "Duplicate" }).click();
  assert.deepEqual((await rules(page))[1], "thermometer r4c6 r5c6 r6c6");
  await page.getByRole("button", { name: "Delete" }).click();
  assert.equal((await rules(page)).length, 1);
  await page.getByText("On the board (1)").click();
  await page.locator(".bench-list li button").first().click();
  await page.getByRole("button", { name: "Mirror" }).waitFor();
  await page.getByRole("button", { name: /^Remove Thermometers/ }).click();
  assert.deepEqual(await rules(page), []);
});

onOne("a puzzle is set with the keyboard alone", async (page) => {
  await bench(page);
  await page.locator(".bench-grid").focus();
  for (const key of ["t", "Enter", "ArrowRight", "PageDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  assert.deepEqual(await rules(page), ["thermometer r1c1 r1c2 r2c3 r3c3"]);
  for (const key of ["k", "Enter", "ArrowDown", "Enter", "1", "1"]) await page.keyboard.press(key);
  for (const key of ["d", "Enter", "ArrowRight"]) await page.keyboard.press(key);
  for (const key of ["s", ...Array(5).fill("ArrowUp"), "Enter", "8"]) await page.keyboard.press(key);
  for (const key of ["g", "ArrowDown", "5"]) await page.keyboard.press(key);
  const [, cage, dot, sandwich] = await rules(page);
  assert.deepEqual([cage, dot, sandwich.slice(0, 16)], ["cage 11 r3c3 r4c3", "difference 1 r4c3 r4c4", "sandwich 8 r1c4 "]);
  assert.equal((await draft(page)).givens.filter(Boolean).length, 1);
  assert.match(await page.locator("#bench-r1c2").getAttribute("aria-label"), /r1c2, Thermometers/);
});

onOne("where there is no solution, what clashes is named, lit and explained, and goes with one press", async (page) => {
  await bench(page);
  await paste(page, CLASH);
  await page.getByText("the cage of 17 (r6c9, r7c9)", { exact: true }).waitFor();
  assert.equal(await verdict(page), "none");
  assert.equal(await page.locator(".bench-why .bench-pieces li").count(), 2);
  assert.equal(await page.locator(".clash-house").count(), 9);
  await page.locator(".bench-steps button").first().click();
  await page.locator(".bench-status", { hasText: "these combinations are left" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Remove the cage of 16" }).click();
  await known(page);
  assert.equal(await verdict(page), "several");
});

onOne("with one solution, the way and what could go are shown; many go at once", async (page) => {
  await bench(page);
  await paste(page, THERMOMETERS);
  await page.getByRole("button", { name: /^Remove \d+ together/ }).waitFor();
  assert.equal(await verdict(page), "unique");
  assert.ok((await page.locator(".bench-bars button").count()) > 20);
  assert.equal(await page.locator(".known .settled").count(), 81 - (await draft(page)).givens.filter(Boolean).length);
  await page.getByRole("button", { name: /^Remove \d+ together/ }).click();
  await known(page);
  assert.equal(await verdict(page), "unique", "still exactly one");
});

onOne("clues are suggested and added until the puzzle is unique", async (page) => {
  await bench(page);
  await paste(page, "12..34..21..43..");
  await page.getByRole("heading", { name: "4 solutions" }).waitFor();
  assert.ok(await page.locator(".known rect.level-2").count(), "candidates of two solutions have their colour");
  await page.getByLabel("Kind of clue").selectOption("thermometer");
  await page.getByRole("button", { name: "Suggest", exact: true }).click();
  await page.getByRole("button", { name: /^Add the thermometer/ }).first().waitFor();
  await page.getByRole("button", { name: "Add until unique" }).click();
  await page.locator(".bench[data-verdict=unique]").waitFor();
  assert.ok((await rules(page)).every((rule) => rule.startsWith("thermometer")));
});

onOne("regions are painted, and a board that is none yet says so", async (page) => {
  await bench(page);
  await page.keyboard.press("j");
  await drag(page, [1, 3], [1, 4]);
  await page.locator(".bench[data-verdict=refused]").waitFor();
  await drag(page, [2, 4], [2, 3]);
  await page.locator(".bench[data-verdict=several]").waitFor();
  assert.equal((await draft(page)).regions[3], 0);
});

onOne("the puzzle outlives a reload, and is tested as a solver sees it", async (page) => {
  await bench(page);
  await paste(page, THERMOMETERS);
  await page.locator(".bench[data-verdict=unique]").waitFor();
  await page.reload();
  await page.locator(".bench[data-verdict=unique]").waitFor();
  await page.getByRole("button", { name: "Test it" }).click();
    await page.locator("#rules .word", { hasText: "Thermometers" }).waitFor();
  assert.equal(await page.locator(".bench").isVisible(), false);
});

test("on a phone, a finger draws and the keys below the board give numbers", needsChromium("a finger cannot be moved in Firefox"), async () => {
  const page = await openBoard(address, PHONE);
  await bench(page);
  const cdp = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
  await page.locator(".bench-often [data-tool=cage]").tap();
  await touch("touchStart", await point(page, 0.5, 0.5));
  await touch("touchMove", await point(page, 0.5, 1.5));
  await touch("touchMove", await point(page, 1.5, 1.5));
  await touch("touchEnd");
  await page.locator(".bench-keys").getByRole("button", { name: "9", exact: true }).tap();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("whydoku.bench")).draft.rules[0]?.number === 9);
  assert.deepEqual(await rules(page), ["cage 9 r1c1 r1c2 r2c2"]);
  await page.locator(".bench-all").tap();
  await tool(page, "whisper").tap();
  await touch("touchStart", await point(page, 4.5, 0.5));
  for (const column of [1, 1.5, 2, 2.5]) await touch("touchMove", await point(page, 4.5, column));
  await touch("touchEnd");
  assert.deepEqual((await rules(page))[1], "whisper 5 r5c1 r5c2 r5c3");
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is wider than the screen");
  assert.deepEqual(page.faults, []);
  await leave(page);
});

for (const theme of ["light", "dark", "contrast", "contrast-dark"]) {
  test(`axe finds nothing on the bench: ${theme}`, async () => {
    const page = await openBoard(address, { axe: true, ...inTheme(theme) });
    const colours = theme !== "light";
    await bench(page);
    assert.equal(await found(page, colours), "[]", "empty");
    for (const [text, wanted] of [["12..34..21..43..", "several"], [CLASH, "none"], [THERMOMETERS, "unique"]]) {
      await paste(page, text);
      await page.locator(`.bench[data-verdict=${wanted}]`).waitFor();
      await page.locator(wanted === "none" ? ".bench-why li" : wanted === "unique" ? ".bench-spare" : ".bench-scale").first().waitFor();
      assert.equal(await found(page, colours), "[]", wanted);
    }
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByLabel("Link to the puzzle").waitFor();
    assert.equal(await found(page, colours), "[]", "publish");
    await leave(page);
  });
}
