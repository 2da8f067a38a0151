// The package in browsers: the engine runs in workers.
import { Workers } from "../page/engine/workers.js";
import { engineFrom } from "./calls.js";

// Named one by one, so that bundlers find them.
const FILES = {
  engine: new URL("../engine.wasm", import.meta.url),
  "engine-full": new URL("../engine-full.wasm", import.meta.url),
};

engineFrom(async (which) => {
  const file = await fetch(FILES[/** @type {keyof typeof FILES} */ (which)]);
  if (!file.ok) throw new Error(`the engine cannot be loaded: ${file.url}: ${file.status}`);
  // Not every host names the type that compiling while loading asks for.
  const workers = new Workers(await WebAssembly.compile(await file.arrayBuffer()));
  return (request, signal) => workers.run(request, signal);
});

export { Refusal, call, check, convert, draw, generate, hint, parse, rate, solve, steps } from "./calls.js";
