// Measures the page: `node e2e/measure.mjs`, with WHYDOKU and WHYDOKU_SITE as for the tests.
// Nothing passes or fails; docs/notes/page.md has the results.
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { close, EASY, openBoard, open, paste, places } from "./harness.mjs";

const PUZZLES = process.env.PUZZLES;
const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const at = (numbers, part) => sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))];
const summary = (numbers) => `median ${at(numbers, 0.5).toFixed(1)}, 95 % ${at(numbers, 0.95).toFixed(1)}, most ${at(numbers, 1).toFixed(1)} ms`;

async function sizes(folder) {
  const total = { raw: 0, gzip: 0, brotli: 0 };
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(join(entry.parentPath ?? entry.path, entry.name));
    const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_LGWIN]: 24 } }).length;
    total.raw += bytes.length;
    total.gzip += gzipSync(bytes, { level: 9 }).length;
    total.brotli += brotli;
    if (entry.name.endsWith(".wasm")) console.log(`engine: ${bytes.length} bytes, ${brotli} brotli`);
  }
  console.log(`page and engine: ${total.raw} bytes, ${total.gzip} gzip, ${total.brotli} brotli`);
}

async function firstPaint(name, address) {
  const paints = [];
  const boards = [];
  for (let round = 0; round < 7; round++) {
    const page = await open("about:blank");
    await page.goto(address);
    await page.waitForSelector("sudoku-board svg");
    const [paint, board] = await page.evaluate(() => [performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0, performance.now()]);
    paints.push(paint);
    boards.push(board);
    await page.context().close();
  }
  console.log(`${name}: first paint of a cold page ${summary(paints)}; board there ${summary(boards)}`);
}

async function script(name, address) {
  const page = await openBoard(address);
  await page.keyboard.press("KeyM");
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  const spent = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return metrics.find((metric) => metric.name === "ScriptDuration").value * 1000;
  };
  await page.locator("[data-at='0']").click();
  await page.getByRole("button", { name: "Fill notes" }).click();
  const times = [];
  for (let round = 0; round < 40; round++) {
    const before = await spent();
    await page.keyboard.press(["ArrowRight", "Shift+Digit1", "ArrowDown", "Control+KeyZ"][round % 4]);
    await page.waitForTimeout(60);
    times.push((await spent()) - before);
  }
  console.log(`${name}: script of an interaction ${summary(times)}`);
  await page.context().close();
}

async function hints(name, address) {
  const puzzles = (await readFile(PUZZLES, "utf8")).split("\n").map((line) => line.split(/[\s,#]/)[0]).filter((line) => line.length === 81);
  const chosen = puzzles.filter((_, index) => index % Math.max(1, Math.floor(puzzles.length / 60)) === 0).slice(0, 60);
  const page = await openBoard(address);
  const times = [];
  for (const puzzle of chosen) {
    await paste(page, puzzle);
    await page.waitForTimeout(80);
    await page.waitForFunction(() => document.body.dataset.busy !== "true");
    times.push(await page.evaluate(async () => {
      const before = performance.now();
      await document.querySelector("step-guide").hint();
      return performance.now() - before;
    }));
  }
  console.log(`${name}: a hint for ${chosen.length} puzzles ${summary(times)}`);
  await page.context().close();
}

/** From the key of a hint until the board shows another picture. */
async function firstPictures(name, address) {
  const page = await openBoard(address);
  await paste(page, EASY);
  await page.getByText("30 givens").waitFor();
  const times = await page.evaluate(async () => {
    const times = [];
    for (let round = 0; round < 21; round++) {
      const picture = document.querySelector("sudoku-board svg");
      const begin = performance.now();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { code: round % 2 ? "Escape" : "KeyH", key: round % 2 ? "Escape" : "h", bubbles: true }));
      while (document.querySelector("sudoku-board svg") === picture) await new Promise((done) => setTimeout(done, 1));
      if (round % 2 === 0) times.push(performance.now() - begin);
    }
    return times;
  });
  console.log(`${name}: first picture of a hint ${summary(times)}`);
  await page.context().close();
}

if (process.env.WHYDOKU_SITE) await sizes(process.env.WHYDOKU_SITE);
const only = process.env.ONLY;
for (const [name, address] of Object.entries(places)) {
  if (only && name !== only) continue;
  await firstPaint(name, address);
  await script(name, address);
  await firstPictures(name, address);
  if (PUZZLES) await hints(name, address);
}
await close();
