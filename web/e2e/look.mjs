// Takes pictures of the page in many states, at several sizes, light and dark, for people to look at. Nothing passes or fails.
// `LOOK=folder node e2e/look.mjs [STATE...]`, with WHYDOKU, WHYDOKU_SITE and CHROMIUM as for the tests;
// SIZES="390x844 1280x720" and THEMES="light contrast-dark colourblind forced" select sizes and themes.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { close, cell, door as throughDoor, EASY, LAST, open, openBoard, paste, places, press } from "./harness.mjs";

const FOLDER = process.env.LOOK ?? "../target/look";
const SIZES = (process.env.SIZES ?? "390x844 390x664 320x568 844x390 768x1024 1280x720 1440x900 2560x1440").split(" ");
const THEMES = (process.env.THEMES ?? "light dark").split(" ");
const address = places.wasm ?? places.http;

const HARDER = ".2.....4..........4..97.........81.....365....87..153.....4..9..351..2..7..6..8..";
const CHAIN = "..2..98..8..6......3..7.6...4....98..9..8...3.7.9.62.568.........1....9.4.97.85..";
const LONG = ".....1.....4.3.7.5.672...8..4.5...671.....9.4......5...3...7....51.9.......65.1.8";

const quiet = (page) => page.waitForFunction(() => document.body.dataset.busy !== "true" && document.getAnimations().every((one) => one.animationName === "told" || one.playState !== "running"));

/** Solves a puzzle up to the position in which a technique is the next step. */
async function upTo(page, puzzle, technique) {
  await paste(page, puzzle);
  await page.getByText(/\d+ givens/).waitFor();
  await page.waitForFunction((first) => document.querySelectorAll("[role=gridcell]")[first].getAttribute("aria-label").includes("given"), [...puzzle].findIndex((digit) => digit !== "."));
  await page.evaluate(async (technique) => {
    const { store } = await import(new URL("page/state/store.js", location.href).href);
    const { call } = await import(new URL("page/engine/engine.js", location.href).href);
    const { steps } = await call({ call: "steps", game: store.game });
    const at = steps.findIndex((step) => step.technique === technique);
    await store.act(steps.slice(0, at).map((step) => ({ take: step.conclusions })));
  }, technique);
}

async function hints(page, times) {
  for (let level = 0; level < times; level++) await press(page, "KeyH");
  await page.waitForTimeout(300);
}

async function someMoves(page) {
  await paste(page, HARDER);
  await page.getByText("24 givens").waitFor();
  for (const move of ["A3 1", "D4 4", "G3 6"]) await page.evaluate(async (move) => (await import(new URL("page/state/store.js", location.href).href)).store.typed(move), move);
}

/** Opens a panel of the guide: its tab, or its entry in the menu. */
async function panel(page, name) {
  await page.evaluate((name) => document.dispatchEvent(new CustomEvent("panel", { detail: name })), name);
}

async function door(page, name) {
  await throughDoor(page, name);
  await page.waitForSelector("dialog[open] h2");
}

/** @type {Record<string, (page: import("playwright-core").Page) => Promise<unknown>>} */
const STATES = {
  first: async () => {},
  play: async (page) => {
    await someMoves(page);
    await cell(page, 2, 9).click();
  },
  notes: async (page) => {
    await someMoves(page);
    await cell(page, 1, 5).click();
    for (const key of ["Shift+Digit1", "Shift+Digit3", "Shift+Digit8"]) await press(page, key);
    await cell(page, 2, 2).click();
    for (const key of ["Control+Digit1", "Control+Digit5", "Control+Digit6", "Control+Digit7"]) await press(page, key);
    await cell(page, 2, 5).click();
    for (let digit = 1; digit <= 9; digit++) await press(page, `Shift+Digit${digit}`);
    await cell(page, 4, 5).click();
    for (let digit = 1; digit <= 9; digit++) await press(page, `Control+Digit${digit}`);
    await press(page, "KeyX");
    await cell(page, 1, 5).click();
  },
  colour: async (page) => {
    await someMoves(page);
    await page.evaluate(async () => {
      const { store } = await import(new URL("page/state/store.js", location.href).href);
      await store.act([["r1c4", 1], ["r1c5", 2], ["r2c4", 3], ["r2c5", 4], ["r4c1", 5], ["r4c2", 6], ["r5c1", 7], ["r5c2", 8], ["r6c1", 9], ["r1c5", 6], ["r1c8", 4]].map(([at, colour]) => ({ paint: { at, colour } })));
    });
    await press(page, "KeyV");
    await cell(page, 5, 7).click();
  },
  hint1: async (page) => {
    await paste(page, EASY);
    await page.getByText("30 givens").waitFor();
    await hints(page, 1);
  },
  single: async (page) => {
    await paste(page, EASY);
    await page.getByText("30 givens").waitFor();
    await hints(page, 4);
  },
  xwing: async (page) => {
    await upTo(page, HARDER, "x-wing");
    await hints(page, 4);
  },
  chain: async (page) => {
    await upTo(page, CHAIN, "x-chain");
    await hints(page, 4);
  },
  long: async (page) => {
    await upTo(page, LONG, "xy-chain");
    await hints(page, 4);
  },
  candidates: async (page) => {
    await upTo(page, HARDER, "x-wing");
    await press(page, "KeyK");
    await cell(page, 2, 9).click();
  },
  finish: async (page) => {
    await paste(page, LAST);
    await page.getByText("80 givens").waitFor();
    await page.locator("[role=gridcell][aria-readonly=false]").click();
    await press(page, "Digit1");
    await page.getByRole("heading", { name: "Solved" }).waitFor();
  },
  games: async (page) => {
    await someMoves(page);
    await paste(page, EASY);
    await page.getByText("30 givens").waitFor();
    await door(page, "My games");
    await page.waitForTimeout(700);
  },
  statistics: async (page) => {
    await page.evaluate(() => {
      const times = [["easy", 300, 240, 260, 200, 190, 230, 150, 171], ["medium", 700, 640, 810, 560], ["hard", 1500, 1320]];
      const list = times.flatMap(([level, ...all]) => all.map((seconds, at) => ({ id: `${level}${at}`, at: Date.now() - 86_400_000 * (all.length - at - 1), level, side: 9, seconds, hints: at % 3 })));
      localStorage.setItem("whydoku.solved", JSON.stringify(list));
    });
    await door(page, "My games");
    await page.getByRole("button", { name: "Statistics" }).click();
    await page.getByRole("dialog", { name: "Statistics" }).waitFor();
  },
  daily: (page) => door(page, "Daily"),
  new: (page) => door(page, "New puzzle"),
  share: (page) => door(page, "Share and print"),
  settings: (page) => door(page, "Settings"),
  keys: (page) => door(page, "Keys"),
  more: async (page) => {
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Settings" }).waitFor();
  },
  map: async (page) => {
    await page.evaluate(() => {
      const day = Math.floor(Date.now() / 86_400_000);
      const done = { right: 3, times: 1, due: day + 2 };
      const techniques = Object.fromEntries(["full-house", "hidden-single", "naked-single", "pointing", "locked-pair", "naked-pair"].map((id) => [id, done]));
      localStorage.setItem("whydoku.course", JSON.stringify({ techniques: { ...techniques, claiming: { right: 3, times: 2, due: day }, "hidden-pair": { right: 2 } }, tests: { singles: 1 } }));
      localStorage.setItem("whydoku.solved", JSON.stringify([0, 1, 2].map((back) => ({ id: `s${back}`, at: Date.now() - back * 86_400_000, level: "easy", side: 9, seconds: 300, hints: back }))));
    });
    await panel(page, "course");
    await page.locator(".map .node").first().waitFor();
  },
  techniques: async (page) => {
    await panel(page, "techniques");
    await page.locator(".techniques button").first().waitFor();
  },
  lesson: async (page) => {
    await page.evaluate(() => document.dispatchEvent(new CustomEvent("lesson", { detail: "x-wing" })));
    await page.getByText("How to see it").waitFor();
  },
  way: async (page) => {
    await paste(page, HARDER);
    await page.getByText("24 givens").waitFor();
    await panel(page, "way");
    await page.getByRole("button", { name: "Show the way through" }).click();
    await page.getByText(/Step 1 of/).waitFor();
    await page.evaluate(async () => {
      const { goTo } = await import(new URL("page/later/walk.js", location.href).href);
      await goTo(31);
    });
  },
  steps: async (page) => {
    await upTo(page, HARDER, "x-wing");
    await panel(page, "steps");
    await page.getByRole("button", { name: "Find all steps" }).click();
    await page.getByText(/\d+ steps/).waitFor();
  },
  large: async (page) => {
    await paste(page, `whydoku game 1\nshape 4x4\ncells ${". ".repeat(256)}\n`);
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 256);
  },
  practice: async (page) => {
    await page.evaluate(() => document.dispatchEvent(new CustomEvent("practise", { detail: "x-wing" })));
    await page.getByText("Find the X-Wing").waitFor();
    const wrong = page.locator("[role=gridcell][aria-readonly=false]").first();
    await wrong.click();
    for (let digit = 1; digit <= 9; digit++) {
      await press(page, `Digit${digit}`);
      if (await page.locator(".judged").isVisible()) break;
    }
  },
};

/** The system preferences for a theme. */
const media = (theme) => ({ colorScheme: theme.endsWith("dark") ? "dark" : "light", contrast: theme.startsWith("contrast") ? "more" : "no-preference", forcedColors: theme.startsWith("forced") ? "active" : "none", reducedMotion: "reduce" });
/** Whether there is a dock, and panels are sheets. */
const isNarrow = ([width, height]) => width < 1024 || height <= 520 || width * 10 <= height * 11;

/** Takes the pictures of a page that shows a state, at every size and in every theme. */
async function shoot(page, name, sizes) {
  for (const theme of THEMES) {
    await page.emulateMedia(media(theme));
    await page.evaluate(async (theme) => {
      if (!document.querySelector("[data-ready]")) return;
      const { choose } = await import(new URL("page/state/settings.js", location.href).href);
      choose({ theme: theme === "colourblind" ? theme : "auto" });
      dispatchEvent(new Event("chosen"));
    }, theme);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await quiet(page).catch(() => console.log(`${name} ${width}x${height} ${theme}: does not come to rest`));
      await page.screenshot({ path: join(FOLDER, `${name}-${width}x${height}-${theme}.png`) });
    }
  }
}

const chosen = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
const sizes = SIZES.map((size) => size.split("x").map(Number));
for (const group of [sizes.filter(isNarrow), sizes.filter((size) => !isNarrow(size))].filter(({ length }) => length)) {
  const [width, height] = group[0];
  const viewport = { width, height };
  for (const [name, reach] of Object.entries(STATES)) {
    if (chosen.length && !chosen.includes(name)) continue;
    const page = await openBoard(address, { viewport, hasTouch: isNarrow(group[0]), ...media(THEMES[0]), first: name === "first", fresh: true });
    page.setDefaultTimeout(20_000);
    await reach(page).catch((error) => console.log(`${name}: ${String(error).split("\n")[0]}`));
    await shoot(page, name, group);
    await page.context().close();
  }
  if (chosen.length && !chosen.includes("encyclopedia")) continue;
  const page = await open(address + "techniques/en/x-wing.html", { viewport, fresh: true });
  await shoot(page, "encyclopedia", group);
  await page.context().close();
}
await close();
