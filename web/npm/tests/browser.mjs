// The installed package in a browser: without a bundler, served as any web host would serve it, and built by one.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, normalize } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";

const tools = createRequire(process.env.TOOLS);
const { chromium } = tools("playwright-core");
const KINDS = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm" };
const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const HEAD = `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,">`;
const PAGE = `${HEAD}<script type="module" src="/whydoku/npm/board.js"></script><body></body></html>`;

const folder = (/** @type {string} */ path) => join(process.cwd(), path.startsWith("/built/") ? "." : "node_modules", path);
/** @type {import("node:http").RequestListener} */
async function answer(request, response) {
  const path = normalize(new URL(request.url, "http://x").pathname);
  // The service worker of the page requests the folder, too.
  if (path === "/" || path === "/whydoku/") return void response.writeHead(200, { "content-type": "text/html" }).end(PAGE);
  if (path === "/bare") return void response.writeHead(200, { "content-type": "text/html" }).end(`${HEAD}<body></body></html>`);
  try {
    const bytes = await readFile(folder(path));
    response.writeHead(200, { "content-type": KINDS[extname(path)] ?? "application/octet-stream" }).end(bytes);
  } catch {
    response.writeHead(404).end();
  }
}
const server = createServer(answer);
// Another host, which allows access from every page.
const elsewhere = createServer((request, response) => {
  response.setHeader("access-control-allow-origin", "*");
  return answer(request, response);
});
for (const host of [server, elsewhere]) await new Promise((ready) => host.listen(0, "127.0.0.1", ready));
const [address, other] = [server, elsewhere].map((host) => `http://127.0.0.1:${host.address().port}/`);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
after(async () => {
  await browser.close();
  for (const host of [server, elsewhere]) {
    host.closeAllConnections();
    host.close();
  }
});

/** @param {string} [place] */
async function open(place = address) {
  const page = await opened(place);
  await page.waitForFunction(() => customElements.get("whydoku-board"));
  return page;
}

/** A page and the errors that occur in it. @param {string} place */
async function opened(place) {
  const page = await browser.newPage({ viewport: { width: 900, height: 1000 } });
  page.setDefaultTimeout(30_000);
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && page.faults.push(message.text()));
  await page.goto(place);
  return page;
}

/** Adds a board to the page. @param {string} html @param {string} [event] */
const add = (page, html, event = "load") => page.evaluate(async ([html, event]) => {
  document.body.innerHTML = html;
  await new Promise((done) => document.body.firstElementChild.addEventListener(event, done, { once: true }));
}, [html, event]);

test("the functions work in the page and stop on a signal", async () => {
  const page = await open();
  const found = await page.evaluate(async ([puzzle, hard]) => {
    const { solve, hint } = await import("/whydoku/npm/index.js");
    const given = new AbortController();
    const long = solve(hard, { signal: given.signal });
    setTimeout(() => given.abort(), 30);
    const name = await long.then(() => "done", (error) => error.name);
    return [name, (await solve(puzzle)).verdict, (await hint(puzzle)).kind];
  }, [EASY, HARD]);
  assert.deepEqual(found, ["AbortError", "solved", "step"]);
  assert.deepEqual(page.faults, []);
});

test("the functions work in a worker", async () => {
  const page = await open();
  const verdict = await page.evaluate((puzzle) => {
    const code = `import { check } from "${location.origin}/whydoku/npm/index.js"; postMessage((await check("${puzzle}")).verdict);`;
    const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })), { type: "module" });
    return new Promise((done, fail) => {
      worker.onmessage = ({ data }) => done(data);
      worker.onerror = (event) => fail(new Error(event.message));
    });
  }, EASY);
  assert.equal(verdict, "unique");
});

test("one tag is a picture, a step with its words, or an error", async () => {
  const page = await open();
  await add(page, `<whydoku-board puzzle="${EASY}"></whydoku-board>`);
  await page.locator("whydoku-board svg").waitFor();
  assert.equal(await page.locator("whydoku-board figcaption").count(), 0);
  await add(page, `<whydoku-board step="2" language="de">${EASY}</whydoku-board>`);
  assert.match(await page.locator("whydoku-board figcaption").textContent(), /Block/);
  const board = page.locator("whydoku-board");
  const before = await board.locator("svg").evaluate((svg) => svg.outerHTML);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction((before) => document.querySelector("whydoku-board").shadowRoot.querySelector("svg").outerHTML !== before, before);
  await add(page, `<whydoku-board puzzle="what?"></whydoku-board>`, "error");
  assert.match(await page.getByRole("alert").textContent(), /column 1/);
  assert.deepEqual(page.faults, []);
});

test("one tag is a board to play on, and two are two games", async () => {
  const page = await open();
  await add(page, `<whydoku-board play puzzle="${EASY}"></whydoku-board><whydoku-board play puzzle="${EASY.replace("53", ".3")}"></whydoku-board>`);
  const frames = page.frameLocator("whydoku-board >> nth=0 >> iframe");
  const cell = frames.getByRole("gridcell", { name: /row 1,? column 3/i });
  await cell.click();
  await page.keyboard.press("4");
  await frames.getByRole("gridcell", { name: /row 1,? column 3, 4/i }).waitFor();
  const other = page.frameLocator("whydoku-board >> nth=1 >> iframe");
  await other.getByRole("gridcell", { name: /row 1,? column 1, empty/i }).waitFor();
  assert.deepEqual(page.faults, []);
});

test("a package on another host draws, answers and plays", async () => {
  const page = await opened(`${address}bare`);
  await page.addScriptTag({ type: "module", url: `${other}whydoku/npm/board.js` });
  await page.waitForFunction(() => customElements.get("whydoku-board"));
  await add(page, `<whydoku-board puzzle="${EASY}" step="2"></whydoku-board>`);
  await page.locator("whydoku-board figcaption").waitFor();
  const found = await page.evaluate(async ([other, puzzle, hard]) => {
    const { solve, check } = await import(`${other}whydoku/npm/index.js`);
    const given = new AbortController();
    const long = solve(hard, { signal: given.signal });
    setTimeout(() => given.abort(), 30);
    return [await long.then(() => "done", (error) => error.name), (await check(puzzle)).verdict];
  }, [other, EASY, HARD]);
  assert.deepEqual(found, ["AbortError", "unique"]);
  await add(page, `<whydoku-board play puzzle="${EASY}"></whydoku-board>`);
  const frame = page.frameLocator("whydoku-board iframe");
  await frame.getByRole("gridcell", { name: /row 1,? column 3/i }).click();
  await page.keyboard.press("4");
  await frame.getByRole("gridcell", { name: /row 1,? column 3, 4/i }).waitFor();
  assert.deepEqual(page.faults, []);
});

test("the package works when it is bundled", async () => {
  const { build } = await import(pathToFileURL(tools.resolve("vite")).href);
  await writeFile("index.html", `<!doctype html><html lang="en"><link rel="icon" href="data:,"><script type="module" src="./program.js"></script>
    <whydoku-board puzzle="${EASY}" step="2"></whydoku-board></html>`);
  await writeFile("program.js", `import "whydoku/board"; import { check } from "whydoku"; document.title = (await check("${EASY}")).verdict;`);
  await build({ logLevel: "warn", base: "/built/", build: { outDir: "built", target: "es2022" } });
  const page = await open(`${address}built/index.html`);
  await page.locator("whydoku-board figcaption").waitFor();
  await page.waitForFunction(() => document.title === "unique");
  assert.deepEqual(page.faults, []);
});
