// The package in browsers: the engine runs in workers.
import { Workers } from "../page/engine/workers.js";
import { engineFrom } from "./calls.js";

// Written out one by one, so that bundlers find them.
const FILES = {
  engine: new URL("../engine.wasm", import.meta.url),
  "engine-full": new URL("../engine-full.wasm", import.meta.url),
};

/** The address of this module, on the page's host or another one, such as a CDN. */
const here = new URL(import.meta.url);
/** @type {string | undefined} */ let errand;

/** Browsers do not start a worker from another host, but a worker of this page may import a module from there. */
function beginFromElsewhere() {
  const code = `import ${JSON.stringify(new URL("../page/engine/worker.js", here).href)};`;
  errand ??= URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  return new Worker(errand, { type: "module" });
}

engineFrom(async (which) => {
  const file = await fetch(FILES[/** @type {keyof typeof FILES} */ (which)]);
  if (!file.ok) throw new Error(`the engine cannot be loaded: ${file.url}: ${file.status}`);
  // Not every host sends the content type that streaming compilation requires.
  const begin = here.origin === location.origin ? undefined : beginFromElsewhere;
  const workers = new Workers(await WebAssembly.compile(await file.arrayBuffer()), begin);
  return (request, signal) => workers.run(request, signal);
});

export { Refusal, call, check, convert, draw, generate, hint, parse, rate, solve, steps } from "./calls.js";
