// The installed package in Node.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { Refusal, call, check, convert, draw, generate, hint, parse, rate, solve, steps } from "whydoku";

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

test("a puzzle is read, solved, rated and drawn", async () => {
  assert.match((await parse(EASY)).summary, /30 givens/);
  const solved = await solve(EASY);
  assert.equal(solved.verdict, "solved");
  assert.equal(solved.solution, SOLVED);
  assert.ok(solved.board.solved);
  assert.equal((await rate(EASY)).hodoku_score, 204);
  assert.equal((await check(EASY)).verdict, "unique");
  assert.equal((await check(".".repeat(81))).verdict, "several");
  assert.ok((await steps(EASY)).length > 50);
  assert.match(await draw(EASY, { step: 2, theme: "dark" }), /^<svg/);
  assert.match(await convert(EASY, "hodoku"), /^:0000/);
});

test("a saved game continues where it was", async () => {
  const { game } = await parse(EASY);
  const { game: later } = await call({ call: "move", game, text: "r1c3=4" });
  const { board } = await parse(later);
  assert.equal(board.cells[2].digit, "4");
  assert.equal((await solve(later)).solution, SOLVED);
});

test("a hint reveals what was requested, in the requested language", async () => {
  assert.match((await hint(EASY, { level: "technique" })).text, /Hidden Single/);
  assert.equal((await hint(EASY, { level: "technique" })).step, undefined);
  assert.match((await hint(EASY, { language: "de" })).text, /Block/);
});

test("large boards and other formats use the large engine", async () => {
  const { game, board } = await call({ call: "empty", shape: "4x4" });
  assert.equal(board.side, 16);
  assert.equal((await check(game)).verdict, "several");
  const link = await convert(EASY, "sudokupad-link");
  assert.equal((await solve(link)).solution, SOLVED);
});

test("a puzzle that is drawn is read, or its doubts are listed and settled", async () => {
  const region = (row, column) => `[[${row},${column}],[${row},${column + 1}],[${row + 1},${column}],[${row + 1},${column + 1}]]`;
  const drawn = (line) => `{cs:50,ce:[[{v:1},,,],[,,,],[,,,],[,,,]],re:[${region(0, 0)},${region(0, 2)},${region(2, 0)},${region(2, 2)}],
    metadata:{rules:'Normal sudoku rules apply. Digits along a thermometer increase from the bulb. White dots join consecutive digits, and black dots join digits in a 1:2 ratio.'},
    l:[{wp:[[3.5,3.5],[3.5,0.5]],c:CFCFCF,th:20}${line}],u:[{ct:[3.5,3.5],w:0.8,h:0.8,c2:CFCFCF,r:t}],
    o:[{ct:[0.5,1],w:0.3,h:0.3,c1:#0,c2:#F,r:t},{ct:[3,2.5],w:0.3,h:0.3,c1:#0,c2:#0,r:t}]}`;
  assert.equal((await solve(drawn(""))).solution, "1234341221434321");
  const doubtful = drawn(",{wp:[[1.5,0.5],[1.5,1.5]],c:F067F0,th:9}");
  await assert.rejects(solve(doubtful), (error) => error instanceof Refusal && error.doubtful.doubts[0].about === "purple line");
  assert.equal((await check(doubtful, { rules: ["purple line = renban"] })).verdict, "unique");
});

test("a seed makes the same puzzle", async () => {
  const [one, two] = await Promise.all([generate({ level: "easy", seed: 5 }), generate({ level: "easy", seed: 5 })]);
  assert.equal(one.puzzle, two.puzzle);
  assert.equal((await check(one.puzzle)).verdict, "unique");
});

test("a text that is not a puzzle is refused with the place", async () => {
  await assert.rejects(parse("12 what"), (error) => error instanceof Refusal && error.line === 1 && error.column === 4);
  await assert.rejects(draw(EASY, { step: 300 }), /there is no step 300/);
});

test("what is not a text or a call is a TypeError that says what is wanted", async () => {
  for (const [wrong, name] of [[null, "null"], [undefined, "undefined"], [7, "number"], [[EASY], "an array"], [{}, "object"]]) {
    for (const ask of [parse, solve, steps, hint, rate, check, draw, (text) => convert(text, "hodoku")]) {
      await assert.rejects(ask(wrong), { name: "TypeError", message: `a puzzle is a text, not ${name}` });
    }
    await assert.rejects(call(wrong), { name: "TypeError", message: `a call is an object such as { call: "load", text }, not ${name}` });
  }
  await assert.rejects(convert(EASY, null), { name: "TypeError", message: 'a format is a text such as "hodoku", not null' });
  assert.match((await hint(EASY, null)).text, /Hidden Single/, "no options are null, too");
  assert.match(await draw(EASY, null), /^<svg/);
  assert.ok((await generate(null)).puzzle);
});

test("a signal stops the work, and the next call works", async () => {
  await assert.rejects(parse(EASY, { signal: AbortSignal.abort() }), { name: "AbortError" });
  const given = new AbortController();
  const long = solve(HARD, { signal: given.signal });
  setTimeout(() => given.abort(), 30);
  await assert.rejects(long, { name: "AbortError" });
  assert.match((await parse(EASY)).summary, /30 givens/);
});

test("a program ends when its work is done", () => {
  const program = `import { parse } from "whydoku"; console.log((await parse("${EASY}")).board.side);`;
  const options = { encoding: "utf8", timeout: 60_000 };
  assert.equal(execFileSync(process.execPath, ["--input-type=module", "-e", program], options), "9\n");
});
