// What the tests share: the program, the site, the browser, and a check that no page reports an error.
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
const SITE = process.env.WHYDOKU_SITE;

/** @type {(() => unknown)[]} */ const ends = [];

export async function close() {
  for (const end of ends.reverse()) await end();
}

/** Starts the real program on a free port. */
async function serve() {
  const program = spawn(process.env.WHYDOKU, ["serve", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  ends.push(() => program.kill("SIGINT"));
  let text = "";
  for await (const piece of program.stdout) {
    text += piece;
    const address = /http:\S+/.exec(text);
    if (address) return address[0];
  }
  throw new Error(`the program ended: ${text}`);
}

/** Serves the result of `cargo xtask site` as any web host would: in a subfolder, with nothing else. */
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

/** The addresses of the page, by transport. */
export const places = process.env.WHYDOKU ? { http: await serve() } : {};
export const site = SITE ? await host() : null;
if (site) places.wasm = site.address;

export const { FIREFOX } = process.env;
export const browser = FIREFOX ? await launch(FIREFOX) : await chromium.launch({ executablePath: process.env.CHROMIUM, args: FLAGS });
ends.push(() => browser.close());

/** For a test that needs something that tests can do only in Chromium. @param {string} why */
export const needsChromium = (why) => ({ skip: FIREFOX ? why : false });

/** Options that open a page in a theme: by the system's preferences, or by the page's settings in Firefox. @param {string} theme */
export const inTheme = (theme) => (FIREFOX ? { theme } : {
  colorScheme: /** @type {"dark" | "light"} */ (theme.endsWith("dark") ? "dark" : "light"),
  contrast: /** @type {"more" | "no-preference"} */ (theme.startsWith("contrast") ? "more" : "no-preference"),
});

/** Marks the visitor as known, so that there is no welcome and no tip. */
const KNOWN = (settings) => {
  try {
    if (!localStorage.getItem("whydoku.settings")) localStorage.setItem("whydoku.settings", JSON.stringify(settings));
  } catch {
    // Without storage, every visitor is new.
  }
};

/** Replaces taps by clicks: in Firefox, the taps of a test cause no clicks. @param {import("playwright-core").Page} page */
function tapByClick(page) {
  const locator = Object.getPrototypeOf(page.locator("body"));
  locator.tap = locator.click;
}

/** Pages that tests have left, by the options they were opened with. Reusing one takes a third of the time. */
/** @type {Map<string, import("playwright-core").Page[]>} */ const left = new Map();

/** Methods with effects on a page beyond its storage and content: such a page is not reused. */
const MARKS = { page: ["addInitScript", "emulateMedia"], context: ["newCDPSession", "setOffline", "newPage"] };

/** Marks a page as not reusable when one of these methods is called. @param {any} object @param {string[]} names @param {any} page */
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
 * A page with an empty storage, whose errors are recorded.
 * @param {string} address
 * @param {import("playwright-core").BrowserContextOptions & { first?: boolean, axe?: boolean, theme?: string, fresh?: boolean, in?: import("playwright-core").Browser }} [options]
 *   `fresh` for a test that needs its own context
 */
export async function open(address, options = {}) {
  const fresh = options.fresh || options.in || options.storageState || !address.startsWith("http");
  const opened = fresh ? null : JSON.stringify([new URL(address).origin, options]);
  const page = left.get(opened)?.pop() ?? (await another(opened, options));
  page.faults.length = 0;
  await page.goto(address);
  return page;
}

/** Opens another page in its own context. @param {string | null} opened */
async function another(opened, { first = false, axe = false, theme, in: own = browser, fresh, ...options }) {
  const context = await own.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-GB", serviceWorkers: fresh ? "allow" : "block", ...options });
  if (!first || theme) await context.addInitScript(KNOWN, { ...(first ? {} : { met: true, tips: 3 }), ...(theme ? { theme } : {}) });
  if (axe) await context.addInitScript(AXE);
  const page = await context.newPage();
  if (FIREFOX) tapByClick(page);
  page.setDefaultTimeout(20_000);
  const faults = [];
  // The browser reports a refused call as an error, but the page shows the reason to the player.
  const refusal = /status of 400/;
  // A picture on its own has no icon, and the answer that says so may arrive during the next test.
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

/** Clears a page for the next test, or closes it if it cannot be reused. @param {any} page */
export async function leave(page) {
  const { opened } = page;
  // Firefox keeps pages that were left in memory, including their engines, for going back to them.
  if (!opened || FIREFOX) return page.context().close();
  for (const event of ["request", "response"]) page.removeAllListeners(event);
  // The page would save its game when it is left; a picture saves nothing.
  const icon = new URL("icon.svg", site && page.url().startsWith(site.address) ? site.address : new URL("/", page.url()));
  await page.goto(icon.href);
  await page.evaluate(() => localStorage.clear());
  if (!left.has(opened)) left.set(opened, []);
  left.get(opened).push(page);
}

/** Opens a page and waits for its board. */
export async function openBoard(address, options) {
  const page = await open(address, options);
  await page.waitForSelector("[data-ready]");
  return page;
}

/** @typedef {{ name: string, needs: { skip?: boolean | string, timeout?: number, alone?: boolean }, body: () => Promise<void> }} Test */
/** Every test, in the order of the files: `main.mjs` runs them. @type {Test[]} */
export const tests = [];

/**
 * Adds a test. One that uses something that tests share, such as the clipboard, runs `alone`.
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
 * A test on every transport, because it makes a call to the engine that no other such test makes.
 * @param {string} name @param {Body} body
 * @param {import("playwright-core").BrowserContextOptions} [options] @param {{ skip?: boolean | string }} [needs]
 */
export function onBoth(name, body, options, needs) {
  for (const [transport, address] of Object.entries(places)) onPage(`${name} (${transport})`, address, body, options, needs);
}

/** A test on one transport, because it does not matter how calls reach the engine. @type {typeof onBoth} */
export function onOne(name, body, options, needs) {
  onPage(name, places.wasm ?? places.http, body, options, needs);
}

/** The latest message of the page. */
export const said = (page) => page.locator("#status").textContent();

/** A puzzle that needs only singles. */
export const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** The same with one empty cell: a 1 in the last row is missing. */
export const LAST = "534678912672195348198342567859761423426853791713924856961537284287419635345286.79";

/** A cell. @param {number} row @param {number} column */
export const cell = (page, row, column) =>
  page.locator(`[role=row]:nth-child(${row}) [role=gridcell]:nth-child(${column})`);

/** Pastes a text into the page, as the clipboard does. */
export const paste = (page, text) => page.evaluate((text) => {
  const data = new DataTransfer();
  data.setData("text", text);
  // Firefox ignores the data that the constructor of the event is given.
  const event = Object.defineProperty(new ClipboardEvent("paste", { bubbles: true }), "clipboardData", { value: data });
  document.body.dispatchEvent(event);
}, text);

/** Presses a key and waits until the calls that it causes are answered. */
export async function press(page, key) {
  await page.keyboard.press(key);
  await page.waitForFunction(() => document.body.dataset.busy !== "true");
}

/** The label of a cell, which screen readers read. @param {number} row @param {number} column */
export const label = (page, row, column) => cell(page, row, column).getAttribute("aria-label");

/** Opens the input for moves. */
export async function moves(page) {
  await page.locator("sudoku-board [tabindex='0']").focus();
  await page.keyboard.press("Slash");
  await page.waitForFunction(() => document.activeElement?.id === "command");
  return page.locator("#command");
}

/** Goes through a door of the header, or, where it has no room for it, of the menu. @param {string} name */
export async function door(page, name) {
  const there = page.getByRole("button", { name, exact: true }).or(page.getByRole("tab", { name, exact: true })).locator("visible=true");
  if (!(await there.count())) await page.locator("#menu").click();
  await there.first().click();
}
