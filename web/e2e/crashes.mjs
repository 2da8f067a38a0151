// Kills tabs at random moments of a game, half of the time while a second tab has the same game: everything that
// was answered must be there again. `CRASHES` is the number of crashes, `SEED` determines the moments;
// `cargo xtask browser --crashes 200` runs only this test.
import assert from "node:assert/strict";
import { leave, needsChromium, openBoard, places, test } from "./harness.mjs";

const address = places.wasm ?? places.http;
const CRASHES = Number(process.env.CRASHES ?? 6);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
/** The number of steps in the game, and the limit for those that are played before a crash. */
const [STEPS, PLAYED] = [60, 5];

/** A generator of random numbers below a limit; the same seed gives the same numbers (mulberry32). */
function random(seed) {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/** The player's steps: a random cell and a key for each. @returns {[number, string][]} */
function script(draw) {
  const digits = ["Digit", "Digit", "Shift+Digit", "Shift+Digit", "Control+Digit", "Control+Shift+Digit"];
  const others = ["Control+KeyZ", "Control+KeyY", "Backspace"];
  const key = () => others[draw(12)] ?? digits[draw(digits.length)] + (1 + draw(9));
  return Array.from({ length: STEPS }, () => [draw(81), key()]);
}

/** The labels of all cells. */
const board = (page) => page.locator("[role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")).join("\n"));
const settled = (page) => page.waitForFunction(() => document.body.dataset.ready && document.body.dataset.busy !== "true");
const play = async (page, [at, key]) => {
  await page.locator(`[data-at='${at}']`).focus();
  await page.keyboard.press(key);
};

/** The board and the browser's storage at the beginning and after each step, without a crash. */
async function moments(steps) {
  const page = await openBoard(address);
  const { origin } = new URL(address);
  const kept = () => page.evaluate(() => Object.entries(localStorage).map(([name, value]) => ({ name, value })));
  const look = async () => ({ board: await board(page), kept: { cookies: [], origins: [{ origin, localStorage: await kept() }] } });
  const seen = [await look()];
  for (const step of steps) {
    await play(page, step);
    await settled(page);
    seen.push(await look());
  }
  await leave(page);
  return seen;
}

/** Kills the process of a tab, as the system does when memory runs out. */
async function kill(page) {
  const crashed = page.waitForEvent("crash");
  const cdp = await page.context().newCDPSession(page);
  cdp.send("Page.crash").catch(() => undefined);
  await crashed;
}

/** Waits until a tab shows a board. */
const shows = (page, wanted) => page.waitForFunction((wanted) => wanted === [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.getAttribute("aria-label")).join("\n"), wanted);

/** Plays on from a moment, in a random tab each time, and kills one in the middle of a step; returns that step and tab. */
async function playAndKill(tabs, steps, from, draw) {
  const last = Math.min(from + draw(PLAYED), steps.length - 1);
  for (const step of steps.slice(from, last)) {
    const page = tabs[draw(tabs.length)];
    await play(page, step);
    await settled(page);
    // The other tabs follow before a player could switch to them.
    const now = tabs.length > 1 ? await board(page) : "";
    for (const other of tabs) if (other !== page) await shows(other, now);
  }
  const doomed = tabs[draw(tabs.length)];
  const begun = play(doomed, steps[last]).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, draw(60)));
  await kill(doomed);
  await begun;
  return { last, doomed };
}

/** Fails if a crash loses more than the last action; returns whether everything that was answered is there again. */
async function crash(number, steps, wanted, draw) {
  const from = draw(steps.length);
  const first = await openBoard(address, { storageState: wanted[from].kept });
  const tabs = [first];
  if (number % 2) {
    const second = await first.context().newPage();
    await second.goto(address);
    await settled(second);
    tabs.push(second);
  }
  const { last, doomed } = await playAndKill(tabs, steps, from, draw);
  const page = await first.context().newPage();
  await page.goto(address);
  await settled(page);
  const found = await board(page);
  const boards = wanted.map(({ board }) => board);
  assert.ok(boards.slice(Math.max(0, last - 1), last + 2).includes(found), `crash ${number} of SEED=${SEED}: after ${last} steps the board is that of ${boards.lastIndexOf(found)}`);
  for (const tab of tabs.filter((tab) => tab !== doomed)) await shows(tab, found);
  if (first !== doomed) assert.deepEqual(first.faults, []);
  await leave(first);
  return boards.slice(last, last + 2).includes(found);
}

test(`${CRASHES} crashes lose at most the last action`, needsChromium("a test cannot kill a tab of Firefox"), async () => {
  const draw = random(SEED);
  const steps = script(draw);
  const wanted = await moments(steps);
  let whole = 0;
  for (let number = 0; number < CRASHES; number++) whole += await crash(number, steps, wanted, draw) ? 1 : 0;
  console.log(`# SEED=${SEED}: ${CRASHES} crashes, ${whole} of them lost nothing that was answered`);
});
