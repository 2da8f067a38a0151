// Measures the server: `WHYDOKU=../target/release/whydoku node e2e/load.mjs PUZZLES`, with a puzzle in each
// line. 500 connections are held while boards of SE 11 are rated one after another; then two clients
// request hints. Nothing passes or fails; docs/PAGE.md has the results.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect } from "node:net";

const HARD = "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
const lines = readFileSync(process.argv[2], "utf8").split("\n").map((line) => line.split(/[\s,#]/)[0]).filter((line) => line.length === 81);
const chosen = lines.filter((_, at) => at % Math.max(1, Math.floor(lines.length / 100)) === 0).slice(0, 100);
const program = spawn(process.env.WHYDOKU, ["serve", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
const port = await new Promise((found) => program.stdout.on("data", (text) => found(/:(\d+)/.exec(String(text).split("//")[1])[1])));
const agent = new Agent({ keepAlive: true });

/** Sends a request; returns its answer and the milliseconds it took. */
const ask = (method, path, body) => new Promise((done, failed) => {
  const begun = performance.now();
  const headers = body ? { "content-type": "application/json" } : {};
  const call = request({ port, host: "127.0.0.1", agent, method, path, headers }, (answer) => {
    let text = "";
    answer.on("data", (piece) => (text += piece)).on("end", () => done({ text, status: answer.statusCode, took: performance.now() - begun }));
  });
  call.on("error", failed).end(body && JSON.stringify({ schema: 1, ...body }));
});
const summary = (times) => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(1);
  return `median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)} ms`;
};
const game = async (text) => JSON.parse((await ask("POST", "/api", { call: "load", text })).text).game;

/** The same on a connection that is already open. */
const onHeld = (socket) => new Promise((done) => {
  const begun = performance.now();
  socket.once("data", (text) => done({ ok: String(text).startsWith("HTTP/1.1 200"), took: performance.now() - begun }));
  socket.write("GET /form.css HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
});

const held = await Promise.all(Array.from({ length: 500 }, () => new Promise((open) => {
  const socket = connect(port, "127.0.0.1", () => open(socket));
})));
const hard = await game(HARD);
const ratings = [];
let more = true;
const rating = (async () => {
  while (more) ratings.push(await ask("POST", "/api", { call: "rate", game: hard }));
})();
const answers = [];
for (const socket of held) answers.push(await onHeld(socket));
more = false;
await rating;
console.log(`${held.length} held connections, ${answers.filter(({ ok }) => ok).length} answered: ${summary(answers.map(({ took }) => took))}`);
console.log(`meanwhile ${ratings.length} ratings: ${summary(ratings.map(({ took }) => took))}; status ${[...new Set(ratings.map(({ status }) => status))]}`);

const games = [];
for (const line of chosen) games.push(await game(line));
const begun = performance.now();
const times = [];
const client = async (half) => {
  for (let round = 0; round < 5; round++) {
    for (const [at, one] of games.entries()) {
      if (at % 2 === half) times.push((await ask("POST", "/api", { call: "hint", game: one, level: "full", picture: { view: "candidates", theme: "light" } })).took);
    }
  }
};
await Promise.all([client(0), client(1)]);
console.log(`${times.length} hints with pictures, two clients: ${summary(times)}; ${Math.round(times.length / (performance.now() - begun) * 1000)} a second`);
program.kill("SIGINT");
agent.destroy();
