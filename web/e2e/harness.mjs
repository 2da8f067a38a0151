// What the tests share: the program, the site, the browser, and what never may happen on a page.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { chromium } from "playwright-core";
import { AXE } from "./axe.mjs";
import { launch } from "./firefox.mjs";

export const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const KINDS = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml",
  ".wasm": "application/wasm", ".webmanifest": "application/manifest+json" };
const SITE = process.env.PENCILMARK_SITE;

/** @type {(() => unknown)[]} */ const ends = [];

export async function close() {
  for (const end of ends.reverse()) await end();
}

/** The real program, on a port of its own. */
async function serve() {
  const program = spawn(process.env.PENCILMARK, ["serve", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  ends.push(() => program.kill("SIGINT"));
  let text = "";
  for await (const piece of program.stdout) {
    text += piece;
    const address = /http:\S+/.exec(text);
    if (address) return address[0];
  }
  throw new Error(`the program ended: ${text}`);
}

/** The folder of `cargo xtask site`, as any web host would show it: in a folder, with nothing else. */
async function host() {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, "http://x").pathname.replace(/^\/sudoku\//, ""));
    const file = path === "." || path === "/" ? "index.html" : path;
    try {
      const bytes = await readFile(join(SITE, file));
      response.writeHead(200, { "content-type": KINDS[extname(file)] ?? "application/octet-stream" }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  ends.push(stop);
  return { address: `http://127.0.0.1:${server.address().port}/sudoku/`, stop };
}

/** Where the page is, by transport. */
export const places = process.env.PENCILMARK ? { http: await serve() } : {};
export const site = SITE ? await host() : null;
if (site) places.wasm = site.address;

export const { FIREFOX } = process.env;
export const browser = FIREFOX ? await launch(FIREFOX) : await chromium.launch({ executablePath: process.env.CHROMIUM, args: FLAGS });
ends.push(() => browser.close());

/** For a test that needs what only Chromium lets a test do. @param {string} why */
export const needsChromium = (why) => ({ skip: FIREFOX ? why : false });

/** How a page is opened in a theme: by what the system prefers, or by the settings where that cannot be said. @param {string} theme */
export const inTheme = (theme) => (FIREFOX ? { theme } : {
  colorScheme: /** @type {"dark" | "light"} */ (theme.endsWith("dark") ? "dark" : "light"),
  contrast: /** @type {"more" | "no-preference"} */ (theme.startsWith("contrast") ? "more" : "no-preference"),
});

/** Whoever opens the page was here before, unless a test says otherwise: no welcome, no tips. */
const KNOWN = (settings) => {
  try {
    if (!localStorage.getItem("pencilmark.settings")) localStorage.setItem("pencilmark.settings", JSON.stringify(settings));
  } catch {
    // A page that keeps nothing welcomes everybody.
  }
};

/** A touch that a test makes is no click in Firefox. @param {import("playwright-core").Page} page */
function tapByClick(page) {
  const locator = Object.getPrototypeOf(page.locator("body"));
  locator.tap = locator.click;
}

/** Pages that tests left behind, by how they were opened. To open one more takes three times as long as to use one again. */
/** @type {Map<string, import("playwright-core").Page[]>} */ const left = new Map();

/** What changes a page beyond its storage and what it shows: a page on which it was done is not used again. */
const MARKS = { page: ["addInitScript", "emulateMedia"], context: ["newCDPSession", "setOffline", "newPage"] };

/** Remembers when a page is changed for good. @param {any} object @param {string[]} names @param {any} page */
function watch(object, names, page) {
  for (const name of names) {
    const done = object[name];
    object[name] = (...rest) => {
      page.opened = null;
      return done.apply(object, rest);
    };
  }
}

/**
 * A page as a new visitor's, with nothing kept; nothing may go wrong on it.
 * @param {string} address
 * @param {import("playwright-core").BrowserContextOptions & { first?: boolean, axe?: boolean, theme?: string, fresh?: boolean, in?: import("playwright-core").Browser }} [options]
 *   `fresh` for a test that needs a context of its own
 */
export async function open(address, options = {}) {
  const fresh = options.fresh || options.in || options.storageState || !address.startsWith("http");
  const opened = fresh ? null : JSON.stringify([new URL(address).origin, options]);
  const page = left.get(opened)?.pop() ?? (await another(opened, options));
  page.faults.length = 0;
  await page.goto(address);
  return page;
}

/** One more page, in a context of its own. @param {string | null} opened */
async function another(opened, { first = false, axe = false, theme, in: own = browser, fresh, ...options }) {
  const context = await own.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-GB", serviceWorkers: fresh ? "allow" : "block", ...options });
  if (!first || theme) await context.addInitScript(KNOWN, { ...(first ? {} : { met: true, tips: 3 }), ...(theme ? { theme } : {}) });
  if (axe) await context.addInitScript(AXE);
  const page = await context.newPage();
  if (FIREFOX) tapByClick(page);
  page.setDefaultTimeout(20_000);
  const faults = [];
  // A call that is refused is told to the player; the browser lists it as an error too.
  const refusal = /status of 400/;
  // A picture that is shown alone has no icon, and the answer to that may come when the next test has begun.
  const icon = (/** @type {import("playwright-core").ConsoleMessage} */ message) => message.location().url.endsWith("/favicon.ico");
  page.on("console", (message) => message.type() === "error" && !refusal.test(message.text()) && !icon(message)
    && faults.push(`${message.text()} (${message.location().url})`));
  page.on("pageerror", (error) => faults.push(String(error)));
  Object.assign(page, { faults, opened });
  watch(page, MARKS.page, page);
  watch(page.clock, ["setFixedTime"], page);
  watch(context, MARKS.context, page);
  return page;
}

/** Leaves a page to the next test, with nothing kept; or closes it, if it cannot be as new. @param {any} page */
export async function leave(page) {
  const { opened } = page;
  // Firefox keeps what was left, engine and all, in case somebody goes back to it.
  if (!opened || FIREFOX) return page.context().close();
  for (const event of ["request", "response"]) page.removeAllListeners(event);
  // A picture keeps nothing when it is left, as the page would.
  const icon = new URL("icon.svg", site && page.url().startsWith(site.address) ? site.address : new URL("/", page.url()));
  await page.goto(icon.href);
  await page.evaluate(() => localStorage.clear());
  if (!left.has(opened)) left.set(opened, []);
  left.get(opened).push(page);
}

/** A page whose board is there. */
export async function openBoard(address, options) {
  const page = await open(address, options);
  await page.waitForSelector("[data-ready]");
  return page;
}

/** @typedef {{ name: string, needs: { skip?: boolean | string, timeout?: number, alone?: boolean }, body: () => Promise<void> }} Test */
/** Every test, in the order in which it was written: `main.mjs` runs them. @type {Test[]} */
export const tests = [];

/**
 * A test; one that shares something with others, such as the clipboard, runs `alone`.
 * @param {string} name @param {any[]} rest what it needs, if anything, and what it does
 */
export function test(name, ...rest) {
  const body = rest.pop();
  tests.push({ name, needs: rest[0] ?? {}, body });
}

/** @typedef {(page: import("playwright-core").Page, address: string) => Promise<void>} Body */

/** @param {string} name @param {string} address @param {Body} body @param {any} [options] @param {any} [needs] */
function onPage(name, address, body, options, needs) {
  test(name, needs ?? {}, async () => {
    const page = await openBoard(address, options);
    await body(page, address);
    assert.deepEqual(page.faults, []);
    await leave(page);
  });
}

/**
 * A test on every transport: what it does asks the engine for something that no other test of both asks for.
 * @param {string} name @param {Body} body
 * @param {import("playwright-core").BrowserContextOptions} [options] @param {{ skip?: boolean | string }} [needs]
 */
export function onBoth(name, body, options, needs) {
  for (const [transport, address] of Object.entries(places)) onPage(`${name} (${transport})`, address, body, options, needs);
}

/** A test for which it does not matter how calls reach the engine. @type {typeof onBoth} */
export function onOne(name, body, options, needs) {
  onPage(name, places.wasm ?? places.http, body, options, needs);
}

/** What the page said last. */
export const said = (page) => page.locator("#status").textContent();

/** A puzzle of singles. */
export const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** One cell short of its solution: 1 in the last row. */
export const LAST = "534678912672195348198342567859761423426853791713924856961537284287419635345286.79";

/** A cell. @param {number} row @param {number} column */
export const cell = (page, row, column) =>
  page.locator(`[role=row]:nth-child(${row}) [role=gridcell]:nth-child(${column})`);

/** Pastes a text into the page, as the clipboard does. */
export const paste = (page, text) => page.evaluate((text) => {
  const data = new DataTransfer();
  data.setData("text", text);
  // Firefox leaves out what an event is made with.
  const event = Object.defineProperty(new ClipboardEvent("paste", { bubbles: true }), "clipboardData", { value: data });
  document.body.dispatchEvent(event);
}, text);

/** Presses a key and waits until what it asked for is answered. */
export async function press(page, key) {
  await page.keyboard.press(key);
  await page.waitForFunction(() => document.body.dataset.busy !== "true");
}

/** What a screen reader says of a cell. @param {number} row @param {number} column */
export const label = (page, row, column) => cell(page, row, column).getAttribute("aria-label");
