// Puzzles from pictures: chosen, dropped, pasted or seen by a phone's camera; then corrected and played.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { found } from "./axe.mjs";
import { browser, door, EASY, FLAGS, inTheme, label, leave, needsChromium, onBoth, onOne, openBoard, places, press, site, test } from "./harness.mjs";

const { WHYDOKU, CHROMIUM } = process.env;
const HARD = "..34..6..867..........8..3....8..3...5..412....27..9..6.45.97..1..2.....7.5......";
// Needs each of its givens: if two are in another colour, they are not taken for entries.
const MINIMAL = "53..7.......19.....98....6.....6....4..8.3..17...2...6.6....28....41...5.......7.";
const THIRD = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/** A board that the program has drawn, as PNG. @param {string} puzzle @param {string[]} options */
async function drawn(puzzle, ...options) {
  const folder = await mkdtemp(join(tmpdir(), "whydoku-"));
  const file = join(folder, "board.png");
  execFileSync(/** @type {string} */ (WHYDOKU), ["draw", puzzle, "-o", file, "--width", "600", ...options]);
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}

/** Drops a picture onto the page, or pastes it. @param {Buffer[]} pictures side by side @param {"drop" | "paste"} how */
const bring = (page, pictures, how = "drop") => page.evaluate(async ([pictures, how]) => {
  const bytes = (/** @type {string} */ text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const images = await Promise.all(pictures.map((one) => createImageBitmap(new Blob([bytes(one)]))));
  const canvas = Object.assign(document.createElement("canvas"), { width: 640 * images.length, height: 640 });
  const paper = canvas.getContext("2d");
  paper.fillStyle = "#fff";
  paper.fillRect(0, 0, canvas.width, canvas.height);
  images.forEach((image, at) => paper.drawImage(image, 640 * at + 20, 20, 600, 600));
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  const data = new DataTransfer();
  data.items.add(new File([blob], "board.png", { type: "image/png" }));
  const event = how === "drop" ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
    : Object.defineProperty(new ClipboardEvent("paste", { bubbles: true }), "clipboardData", { value: data });
  document.body.dispatchEvent(event);
}, [pictures.map((one) => one.toString("base64")), how]);

/** The digits that were read. */
const digits = (page) => page.locator(".review [role=gridcell]").evaluateAll((cells) => cells.map(({ textContent }) => textContent || ".").join(""));

/** The message about the solutions of the puzzle that was read. */
const counted = (page, words = "Exactly one solution") => page.locator(".review .count", { hasText: words });

onBoth("a picture is dropped, read and played", async (page) => {
  await bring(page, [await drawn(EASY)]);
  await counted(page).waitFor();
  assert.equal(await digits(page), EASY);
  await page.getByText("No cell is left to check.").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Play", exact: true }).click();
  await page.getByText("30 givens").waitFor();
  assert.match(await label(page, 1, 1), /given 5/);
});

onOne("pencil marks in a picture are notes of the game", async (page) => {
  await bring(page, [await drawn(EASY, "--view", "candidates")]);
  await counted(page).waitFor();
  assert.match(await page.locator(".review [role=gridcell]").nth(3).getAttribute("aria-label"), /pencil marks 2 6/);
  await page.getByRole("dialog").getByRole("button", { name: "Play", exact: true }).click();
  await page.getByText("30 givens").waitFor();
  assert.match(await label(page, 1, 1), /given 5/);
  assert.match(await label(page, 1, 4), /2 6/);
});

onOne("a digit that is marked as an entry becomes the player's own", async (page) => {
  // Some rows begin with an empty cell, others end with one.
  await bring(page, [await drawn(EASY)]);
  await counted(page).waitFor();
  await page.locator(".review [role=gridcell]").first().click();
  await page.keyboard.press("e");
  await page.getByText("1 digit was entered").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Play", exact: true }).click();
  await page.getByText("29 givens").waitFor();
  assert.doesNotMatch(await label(page, 1, 1), /given/);
  assert.match(await label(page, 1, 1), /5/);
  assert.match(await label(page, 1, 2), /given 3/);
});

onOne("a picture is pasted; a hint follows it", async (page) => {
  await bring(page, [await drawn(EASY)], "paste");
  await counted(page).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByText("Hint 1 of 4").waitFor();
});

onBoth("a picture is chosen, and one of two grids is taken and rated", async (page) => {
  const [one, other] = [await drawn(EASY), await drawn(HARD)];
  await door(page, "New puzzle");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a picture" }).click();
  await (await chooser).setFiles({ name: "one.png", mimeType: "image/png", buffer: one });
  await counted(page).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await bring(page, [one, other]);
  await page.getByText("Which grid?").waitFor();
  const shown = new Set();
  for (const name of ["Grid 1", "Grid 2"]) {
    await page.getByRole("radio", { name }).check({ force: true });
    await counted(page).waitFor();
    shown.add(await digits(page));
  }
  assert.deepEqual([...shown].sort(), [EASY, HARD].sort());
  await page.getByRole("dialog").getByRole("button", { name: "Rate" }).click();
  await page.getByRole("tab", { name: "Path", selected: true }).waitFor();
  await page.locator(".ladder.rating").waitFor();
});

onBoth("changes by the rules are reported and can be reverted, and doubtful cells corrected with keys", async (page) => {
  // A second 9 in the first box, which is drawn as a mistake.
  await bring(page, [await drawn(`539${MINIMAL.slice(3)}`)]);
  await page.getByText(/r1c3 looks like 9 and was read as 4/).waitFor();
  assert.equal(await digits(page), `534${MINIMAL.slice(3)}`);
  await page.getByText(/^2 cells to check/).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  assert.match(await focused(), /^Row 1 column 3, 4 or 9, to check/);
  await page.getByRole("button", { name: "As it looks" }).first().click();
  await counted(page, "No solution").waitFor();
  await page.locator(".review [role=gridcell]").nth(2).click();
  await page.keyboard.press("Backspace");
  await counted(page).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Digit9");
  assert.equal((await digits(page)).slice(0, 4), "53.9");
  await counted(page, "No solution").waitFor();
  await page.locator(".review .digits").getByRole("button", { name: "empty" }).click();
  await counted(page).waitFor();
});

onBoth("a picture without a grid and a file that is not a picture are reported", async (page) => {
  const bytes = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=", "base64");
  const drop = (/** @type {string} */ text, /** @type {string} */ type) => page.evaluate(async ([text, type]) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], "x", { type }));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, [text, type]);
  await drop(bytes.toString("base64"), "image/png");
  await page.getByText("No grid was found in this picture").waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await drop(Buffer.from("no picture").toString("base64"), "image/heic");
  await page.getByText("This browser cannot open this picture").waitFor();
});

test("the reader is fetched on first use, and the picture is sent nowhere", { skip: !site }, async () => {
  const page = await openBoard(site.address);
  /** @type {[string, string][]} */ const asked = [];
  page.on("request", (request) => asked.push([request.method(), new URL(request.url()).pathname]));
  const seen = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  assert.ok(!seen.some((name) => name.includes("reader.wasm") || name.includes("/scan/")), String(seen));
  await door(page, "New puzzle");
  await page.getByRole("button", { name: "Choose a picture" }).waitFor();
  assert.ok(!asked.some(([, path]) => path.includes("reader.wasm")));
  await page.getByRole("button", { name: "Close" }).click();
  await bring(page, [await drawn(EASY)]);
  await counted(page).waitFor();
  assert.ok(asked.some(([, path]) => path.endsWith("/reader.wasm")));
  assert.ok(asked.every(([method]) => method === "GET"), String(asked));
  await leave(page);
});

/** Photographs for the camera: boards on a table, and real ones if the folder `WHYDOKU_DATA` has some. @returns {[string, () => Promise<Buffer>, string][]} */
function photographs() {
  const boards = /** @type {[string, string][]} */ ([["a board", EASY], ["another board", HARD], ["a third board", THIRD]]);
  const data = process.env.WHYDOKU_DATA;
  const folder = data ? pathToFileURL(`${resolve(fileURLToPath(new URL("../..", import.meta.url)), data)}/photo/`) : undefined;
  if (!folder) console.log("skipped: WHYDOKU_DATA is not set, so there are no photographs (see CONTRIBUTING.md)");
  const list = folder && existsSync(folder) ? readFileSync(new URL("manifest.tsv", folder), "utf8").split("\n") : [];
  const real = ["wicht-v2__image1", "taylorjg__", "mineshpatel__"].flatMap((name) => list.find((line) => line.startsWith(name)) ?? []);
  return [
    ...boards.map(([name, puzzle]) => /** @type {[string, () => Promise<Buffer>, string]} */ ([name, () => drawn(puzzle), puzzle])),
    ...real.map((line) => line.split("\t")).map(([file, , , , truth]) => /** @type {[string, () => Promise<Buffer>, string]} */ ([file, () => readFile(new URL(file, folder)), truth])),
  ];
}

/** A film of a picture as a camera sees it: on a table, slightly rotated, darker towards a corner. @param {Buffer} picture */
async function film(picture) {
  const page = await browser.newPage();
  const frame = await page.evaluate(async (picture) => {
    const image = await createImageBitmap(await (await fetch(`data:application/octet-stream;base64,${picture}`)).blob());
    const canvas = Object.assign(document.createElement("canvas"), { width: 1280, height: 960 });
    const paper = canvas.getContext("2d");
    paper.fillStyle = "#8a7560";
    paper.fillRect(0, 0, 1280, 960);
    paper.translate(640, 480);
    paper.transform(1, 0.06, -0.09, 0.97, 0, 0);
    const scale = 780 / Math.max(image.width, image.height);
    paper.fillStyle = "#f4f1e8";
    paper.fillRect(-430, -430, 860, 860);
    paper.drawImage(image, (-image.width * scale) / 2, (-image.height * scale) / 2, image.width * scale, image.height * scale);
    paper.resetTransform();
    const shade = paper.createLinearGradient(0, 0, 1280, 960);
    shade.addColorStop(0, "rgb(0 0 0 / 0)");
    shade.addColorStop(1, "rgb(0 0 0 / 0.35)");
    paper.fillStyle = shade;
    paper.fillRect(0, 0, 1280, 960);
    return canvas.toDataURL("image/jpeg", 0.9).split(",")[1];
  }, picture.toString("base64"));
  await page.close();
  return Buffer.concat(Array(8).fill(Buffer.from(frame, "base64")));
}

for (const [transport, address] of Object.entries(places)) {
  // The reader is the same on both transports: one picture shows that it is reached over HTTP.
  const pictures = photographs().slice(0, places.wasm && transport === "http" ? 1 : undefined);
  for (const [name, picture, puzzle] of pictures) {
    test(`a phone reads ${name} with its camera (${transport})`, needsChromium("only Chromium provides a camera for tests"), async () => {
      const folder = await mkdtemp(join(tmpdir(), "whydoku-"));
      const file = join(folder, "camera.mjpeg");
      await writeFile(file, await film(await picture()));
      const camera = await chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${file}`] });
      const page = await openBoard(address, { in: camera, viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
      await door(page, "New puzzle");
      await page.getByRole("dialog").getByRole("button", { name: "Camera" }).tap();
      await page.locator(".frame.found").waitFor({ timeout: 60_000 });
      await page.getByRole("button", { name: "Use this puzzle" }).tap();
      await counted(page).waitFor();
      const read = await digits(page);
      assert.equal(read, puzzle);
      await page.getByRole("dialog").getByRole("button", { name: "Play", exact: true }).tap();
      await page.getByText(`${read.replaceAll(".", "").length} givens`).waitFor();
      assert.deepEqual(page.faults, []);
      await camera.close();
      await rm(folder, { recursive: true });
    });
  }
}

test("without a camera a photograph can be taken", async () => {
  const page = await openBoard(places.http);
  await page.evaluate(() => Object.defineProperty(navigator, "mediaDevices", { value: undefined }));
  await door(page, "New puzzle");
  await page.getByRole("button", { name: "Camera" }).click();
  await page.getByText("There is no camera here").waitFor();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Take a photo" }).click();
  await (await chooser).setFiles({ name: "one.png", mimeType: "image/png", buffer: await drawn(EASY) });
  await counted(page).waitFor();
  assert.deepEqual(page.faults, []);
  await leave(page);
});

for (const theme of ["light", "dark", "contrast", "contrast-dark"]) {
  test(`axe finds nothing in the review of a picture: ${theme}`, async () => {
    for (const viewport of [{ width: 390, height: 664 }, { width: 1280, height: 900 }]) {
      const page = await openBoard(places.wasm ?? places.http, { axe: true, viewport, ...inTheme(theme), reducedMotion: "reduce" });
      await bring(page, [await drawn(`539${MINIMAL.slice(3)}`), await drawn(HARD)]);
      await page.getByText("Which grid?").waitFor();
      await counted(page).waitFor();
      assert.equal(await found(page, theme !== "light"), "[]", `${theme} ${viewport.width}`);
      const beyond = await page.locator("dialog").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      assert.ok(beyond <= 0, `${theme} ${viewport.width}: ${beyond} pixels too wide`);
      await leave(page);
    }
  });
}

onBoth("a German page reads pictures in German", async (page) => {
  await page.evaluate(() => localStorage.setItem("whydoku.settings", JSON.stringify({ met: true, tips: 3, language: "de" })));
  await page.reload();
  await page.waitForSelector("[data-ready]");
  await bring(page, [await drawn(`539${MINIMAL.slice(3)}`)]);
  await page.getByText(/r1c3 sieht aus wie 9 und wurde als 4 gelesen/).waitFor();
  await page.keyboard.press("Enter");
  await press(page, "Escape");
});
