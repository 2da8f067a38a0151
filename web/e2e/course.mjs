// The way through as a scrubber, lists by technique and cell, proofs in branches, the course and its tests.
import assert from "node:assert/strict";
import { door, EASY, leave, onBoth, onOne, open, openBoard, paste, places, press, test } from "./harness.mjs";

const tab = (page, name) => page.getByRole("tab", { name });
const panel = (page) => page.getByRole("tabpanel");
const HARDER = ".2.....4..........4..97.........81.....365....87..153.....4..9..351..2..7..6..8..";
/** The easy puzzle without two of its givens, so that it has several solutions. */
const SEVERAL = "53..7....6..1.5....98....6.8...6...34..8.3..17...2...6.6....2.....419..5....8..79";

/** Opens the way through a puzzle. */
async function walk(page, puzzle, givens) {
  await paste(page, puzzle);
  await page.getByText(givens).waitFor();
  await tab(page, "Path").click();
  await page.getByRole("button", { name: "Show the way through" }).click();
}

onOne("the way through is scrubbed with keys, wheel and drag", async (page) => {
  await walk(page, HARDER, "24 givens");
  const bar = page.getByRole("slider", { name: "Position on the way" });
  await bar.waitFor();
  await bar.focus();
  await page.keyboard.press("ArrowRight");
  await panel(page).getByText("Step 2 of").waitFor();
  await bar.hover();
  await page.mouse.wheel(0, 100);
  await panel(page).getByText("Step 3 of").waitFor();
  const box = await bar.boundingBox();
  await page.mouse.move(box.x + 12, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 20 });
  await page.mouse.up();
  await panel(page).getByText("Successfully Solved!").waitFor();
  await page.keyboard.press("Home");
  await panel(page).getByText("Step 1 of").waitFor();
  await press(page, "Escape");
  await bar.waitFor({ state: "hidden" });
});

onOne("on the smallest phone the way through leaves the whole board in sight", async (page) => {
  await paste(page, HARDER);
  await page.getByText("24 givens").waitFor();
  await door(page, "Path");
  await page.getByRole("button", { name: "Show the way through" }).click();
  await panel(page).getByText(/Step 1 of \d+/).waitFor();
  await page.waitForFunction(() => {
    const place = document.querySelector("#place").getBoundingClientRect();
    const board = document.querySelector("sudoku-board").getBoundingClientRect();
    const sheet = document.querySelector("#learn").getBoundingClientRect();
    return place.top >= board.bottom - 1 && board.top >= 0 && board.bottom <= sheet.top + 1 && board.width >= 180;
  });
}, { viewport: { width: 320, height: 568 }, hasTouch: true });

onOne("two solutions of a puzzle with several are shown, and where they differ", async (page) => {
  await walk(page, SEVERAL, "28 givens");
  await page.getByRole("button", { name: "The end" }).click();
  await panel(page).getByText("These two differ in").waitFor();
  const board = () => page.evaluate(() => [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.getAttribute("aria-label")).join());
  const seen = [];
  for (const name of ["Solution 1", "Solution 2"]) {
    await panel(page).getByRole("button", { name }).click();
    await page.waitForFunction(() => document.querySelectorAll("sudoku-board .lit").length > 3 && ![...document.querySelectorAll("[role=gridcell]")].some((cell) => cell.getAttribute("aria-label").includes("empty")));
    await panel(page).getByRole("button", { name, pressed: true }).waitFor();
    seen.push(await board());
  }
  assert.notEqual(seen[0], seen[1]);
});

onBoth("all steps are listed by technique and by cell, and a list that was cut can be completed", async (page) => {
  await paste(page, HARDER);
  await page.getByText("24 givens").waitFor();
  await door(page, "All steps");
  await page.getByRole("button", { name: "Find all steps" }).click();
  await panel(page).getByText(/^Only the first \d+ steps are listed/).waitFor({ timeout: 60_000 });
  const rows = panel(page).locator(".steps li");
  const cut = await rows.count();
  await page.getByRole("button", { name: "Show all of them" }).click();
  await page.waitForFunction((cut) => document.querySelectorAll(".steps li").length > cut, cut, { timeout: 60_000 });
  const all = await rows.count();
  await page.getByRole("combobox", { name: "Technique" }).selectOption({ label: await page.getByRole("combobox", { name: "Technique" }).locator("option", { hasText: "Skyscraper" }).innerText() });
  const some = await rows.count();
  assert.ok(some > 0 && some < all);
  for (const text of await rows.allInnerTexts()) assert.match(text, /^Skyscraper: /);
  await page.getByRole("combobox", { name: "Technique" }).selectOption("");
  await page.locator("[data-at='8']").click();
  await page.getByRole("button", { name: "Only r1c9" }).click();
  assert.ok((await rows.count()) < all);
  for (const text of await rows.allInnerTexts()) assert.match(text, /r1c9/);
});

onOne("a long proof is read branch by branch", async (page) => {
  await door(page, "Techniques");
  await panel(page).getByRole("button", { name: "Forcing Net Verity", exact: true }).click();
  await page.getByText("Forcing Net Verity – this is not your game").waitFor();
  await door(page, "Path");
  await page.getByRole("button", { name: "Branch by branch" }).click();
  await panel(page).getByText(/Branch 1 of \d+/).waitFor();
  const picture = () => page.locator("sudoku-board svg").innerHTML();
  const first = await picture();
  await press(page, "KeyN");
  await panel(page).getByText(/Branch 2 of \d+/).waitFor();
  assert.notEqual(await picture(), first);
  await press(page, "KeyP");
  await panel(page).getByText(/Branch 1 of \d+/).waitFor();
  assert.equal(await picture(), first);
  await press(page, "KeyP");
  await page.getByRole("button", { name: "Branch by branch" }).waitFor();
});

onOne("a technique is found by each of its names, and an unknown name is reported", async (page) => {
  await door(page, "Techniques");
  const found = async (word) => {
    await page.getByRole("searchbox").fill(word);
    return panel(page).locator(".techniques button").allInnerTexts();
  };
  await panel(page).getByRole("button", { name: "Swordfish", exact: true }).waitFor();
  const names = { "pointing pair": "Pointing", "simple coloring": "Simple Colours Trap", "box line": "Claiming", "hidden singles": "Hidden Single", domino: "SK Loop", "Naked Triplets": "Naked Triple", "y wing": "XY-Wing", "UR type 1": "Unique Rectangle Type 1", "intersection removal": "Pointing", "wing xy": "XY-Wing" };
  for (const [word, name] of Object.entries(names)) assert.ok((await found(word)).includes(name), word);
  assert.deepEqual(await found("zzz"), []);
  await panel(page).getByText("No technique is called that.").waitFor();
});

/** Enters the digit of the next full house or hidden single. */
async function solveOne(page) {
  const text = await page.evaluate(async () => {
    const { store } = await import(new URL("page/state/store.js", document.baseURI).href);
    const { call } = await import(new URL("page/engine/engine.js", document.baseURI).href);
    const { hint } = await call({ call: "hint", game: store.game, level: "full" });
    return hint.step.conclusions[0];
  });
  const [, row, column, digit] = /r(\d)c(\d)=(\d)/.exec(text);
  await page.locator(`[data-at='${(row - 1) * 9 + (column - 1)}']`).click();
  await page.keyboard.press(`Digit${digit}`);
}

onOne("the course: a lesson, exercises that count, and a test; all of it is kept", async (page, address) => {
  await door(page, "Learn");
  await panel(page).getByRole("button", { name: "Continue: Full House" }).click();
  await page.getByText("Full House – this is not your game").waitFor();
  for (let exercise = 1; exercise <= 3; exercise++) {
    await page.getByRole("button", { name: exercise === 1 ? "Practise it" : "Another one" }).first().click();
    await page.waitForFunction(() => document.querySelector("#status").textContent.startsWith("Find the Full House"));
    await solveOne(page);
    await page.locator("sudoku-board .judged.right").getByText(`${exercise} of 3 exercises`).waitFor();
  }
  await page.goto(address);
  await page.waitForSelector("[data-ready]");
  await door(page, "Learn");
  await panel(page).getByText("1 of 3 learnt").first().waitFor();
  await panel(page).getByRole("button", { name: "Continue: Hidden Single" }).waitFor();
  await panel(page).getByRole("button", { name: "Take the test" }).first().click();
  for (let question = 1; question <= 5; question++) {
    await page.waitForFunction((question) => document.querySelector("#title").textContent === `Test: Singles, ${question} of 5`, question);
    await page.locator("#status").getByText("Find a step.").waitFor();
    await press(page, "KeyH");
    await page.getByText("No hints in a test.").waitFor();
    await solveOne(page);
  }
  await page.locator("sudoku-board .judged.right").getByText("Passed: 5 of 5 right.").waitFor();
  await door(page, "Learn");
  await panel(page).getByText("test passed").waitFor();
});

/** The progress that is stored about a technique. */
const stored = (page, id) => page.evaluate((id) => JSON.parse(localStorage.getItem("whydoku.course") ?? "{}").techniques?.[id] ?? {}, id);
const DAY = 86_400_000;

onOne("what was done with a hint does not count, and comes back the next day", async (page) => {
  await page.clock.setFixedTime(new Date("2026-11-12T10:00:00"));
  await page.evaluate(() => document.dispatchEvent(new CustomEvent("practise", { detail: "full-house" })));
  await page.waitForFunction(() => document.querySelector("#status").textContent.startsWith("Find the Full House"));
  await page.getByText(/enter the digit, or cross candidates out/).waitFor();
  await press(page, "KeyH");
  await solveOne(page);
  await page.locator("sudoku-board .judged.right").getByText("With a hint it does not count yet (0 of 3 exercises)").waitFor();
  const { right = 0, due } = await stored(page, "full-house");
  assert.equal(right, 0);
  assert.equal(due, Math.floor(Date.UTC(2026, 10, 13) / DAY));
  await page.clock.setFixedTime(new Date("2026-11-13T10:00:00"));
  await door(page, "Learn");
  await page.getByRole("complementary", { name: "Today" }).getByRole("heading", { name: "Due again" }).waitFor();
  await page.getByRole("button", { name: "Full House, 0 of 3 exercises, due today" }).waitFor();
});

onOne("a learnt technique comes back after 1, 3, 7 and 21 days, and only on its day", async (page) => {
  const after = await page.evaluate(async () => {
    const { course, today } = await import(new URL("page/later/course-kept.js", document.baseURI).href);
    const seen = [];
    for (let time = 0; time < 3; time++) course.exercise("x-wing");
    seen.push(course.progress.techniques["x-wing"].due - today());
    course.exercise("x-wing");
    seen.push(course.progress.techniques["x-wing"].due - today());
    for (let time = 0; time < 4; time++) {
      course.progress.techniques["x-wing"].due = today();
      localStorage.setItem("whydoku.course", JSON.stringify(course.progress));
      course.exercise("x-wing");
      seen.push(course.progress.techniques["x-wing"].due - today());
    }
    course.helped("x-wing");
    seen.push(course.progress.techniques["x-wing"].due - today());
    return seen;
  });
  assert.deepEqual(after, [1, 1, 3, 7, 21, 21, 1]);
});

onOne("in an exercise a candidate is crossed out in Centre, too", async (page) => {
  await page.evaluate(() => document.dispatchEvent(new CustomEvent("practise", { detail: "pointing" })));
  await page.waitForFunction(() => document.querySelector("#status").textContent.startsWith("Find the Pointing"));
  const { at, digit } = await page.evaluate(async () => {
    const { store } = await import(new URL("page/state/store.js", document.baseURI).href);
    const at = store.board.cells.findIndex((cell) => cell.candidates?.length > 2);
    return { at, digit: store.board.cells[at].candidates[0] };
  });
  await page.locator(`[data-at='${at}']`).click();
  await press(page, `Control+Digit${digit}`);
  assert.doesNotMatch(await page.locator(`[data-at='${at}']`).getAttribute("aria-label"), new RegExp(`candidates .*${digit}`));
});

onOne("a wrong answer in practice is reported on the board", async (page) => {
  await door(page, "Techniques");
  await panel(page).getByRole("button", { name: "Full House", exact: true }).click();
  await page.getByRole("button", { name: "Practise it" }).click();
  await page.waitForFunction(() => document.querySelector("#status").textContent.startsWith("Find the Full House"));
  const wrong = await page.evaluate(async () => {
    const { store } = await import(new URL("page/state/store.js", document.baseURI).href);
    const at = store.board.cells.findIndex((cell) => !cell.digit && cell.candidates.length > 1);
    return { at, digit: store.board.cells[at].candidates[0] };
  });
  await page.locator(`[data-at='${wrong.at}']`).click();
  await page.keyboard.press(`Digit${wrong.digit}`);
  await page.locator("sudoku-board .judged").getByText("No. Undo and look again").waitFor();
  await page.locator("sudoku-board .judged").getByRole("button", { name: "Undo" }).click();
  await page.locator("sudoku-board .judged").waitFor({ state: "detached" });
});

onOne("the techniques that a puzzle needs are listed with links to their lessons", async (page) => {
  await paste(page, HARDER);
  await page.getByText("24 givens").waitFor();
  await door(page, "Learn");
  await page.getByRole("button", { name: "What do I need for this puzzle?" }).click();
  await panel(page).getByText("This puzzle takes, easiest first:").waitFor();
  await panel(page).locator(".needs").getByRole("button", { name: "X-Wing" }).click();
  await page.getByText("X-Wing – this is not your game").waitFor();
});

test("files that are needed later are not fetched on a first visit", async () => {
  const page = await open(places.http);
  const fetched = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto(places.http);
  await page.waitForSelector("[data-ready]");
  assert.ok(fetched.some((url) => url.endsWith("page/main.js")), String(fetched));
  const later = fetched.filter((url) => /\/later\/|-later\.json/.test(url));
  assert.deepEqual(later, []);
  await page.keyboard.press("KeyH");
  await page.getByText("Hint 1 of 4").waitFor();
  assert.deepEqual(fetched.filter((url) => url.includes("/later/")), [], "hints need none of it");
  await leave(page);
});
