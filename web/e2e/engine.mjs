// Measures the processor time of hints: `node e2e/engine.mjs ENGINE.wasm PUZZLES`, with a puzzle in each line. The
// engine runs as it does in the worker of the page. Nothing passes or fails; docs/notes/page.md has the results.
import { readFileSync } from "node:fs";
import { run } from "../page/engine/wasi.js";

const [file, puzzles] = process.argv.slice(2);
const engine = new WebAssembly.Module(readFileSync(file));
const call = (request) => JSON.parse(run(engine, JSON.stringify({ schema: 1, ...request })));
const lines = readFileSync(puzzles, "utf8").split("\n").map((line) => line.split(/[\s,#]/)[0]).filter((line) => line.length === 81);
const chosen = lines.filter((_, at) => at % Math.max(1, Math.floor(lines.length / 60)) === 0).slice(0, 60);
const times = chosen.map((text) => {
  const { game } = call({ call: "load", text });
  const before = process.cpuUsage();
  const { hint } = call({ call: "hint", level: "full", game, picture: { view: "candidates", theme: "light" } });
  const { user, system } = process.cpuUsage(before);
  if (!hint) throw new Error(text);
  return (user + system) / 1000;
}).sort((a, b) => a - b);
const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(1);
console.log(`${times.length} hints: median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)} ms`);
