// Interactive Sudoku Solver in Node, for bench/rules. Reads a puzzle per line in the solver's own notation, and
// answers with the number of solutions, up to two, and the milliseconds of processor time, including set-up. As in
// the benchmark, the puzzle is solved once to warm up and then up to five times within a tenth of a second, and the
// shortest time counts. The first argument is the folder of the solver's sources.
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

globalThis.self = globalThis;
globalThis.VERSION_PARAM = "";
const folder = resolve(process.argv[2]);
const load = (path) => import(pathToFileURL(resolve(folder, path)).href);
const { SimpleSolver } = await load("js/sandbox/simple_solver.js");
const { SudokuParser } = await load("js/sudoku_parser.js");
const solver = new SimpleSolver();

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

for await (const line of createInterface({ input: process.stdin })) {
  const puzzle = SudokuParser.parseText(line);
  let [best, sum, count] = [Infinity, 0, 0];
  for (let pass = 0; pass < 6 && sum <= 100; pass += 1) {
    const start = spent();
    count = solver.countSolutions(puzzle, 2);
    const taken = spent() - start;
    if (pass > 0 || taken > 100) {
      best = Math.min(best, taken);
      sum += taken;
    }
  }
  console.log(`${count} ${best}`);
}
