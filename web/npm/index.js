// The package in browsers: the engine runs in workers.
import { Workers } from "../page/engine/workers.js";
import { engineFrom } from "./calls.js";

// Named one by one, so that bundlers find them.
const FILES = {
  engine: new URL("../engine.wasm", import.meta.url),
  "engine-full": new URL("../engine-full.wasm", import.meta.url),
};

/** Where this module came from: another host than the page's, such as a CDN, or the same. */
const here = new URL(import.meta.url);
/** @type {string | undefined} */ let errand;

/** Browsers start no worker whose file is elsewhere, but one of this page may import it from there. */
function beginFromElsewhere() {
  const code = `import ${JSON.stringify(new URL("../page/engine/worker.js", here).href)};`;
  errand ??= URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  return new Worker(errand, { type: "module" });
}

engineFrom(async (which) => {
  const file = await fetch(FILES[/** @type {keyof typeof FILES} */ (which)]);
  if (!file.ok) throw new Error(`the engine cannot be loaded: ${file.url}: ${file.status}`);
  // Not every host names the type that compiling while loading asks for.
  const begin = here.origin === location.origin ? undefined : beginFromElsewhere;
  const workers = new Workers(await WebAssembly.compile(await file.arrayBuffer()), begin);
  return (request, signal) => workers.run(request, signal);
});

export { Refusal, call, check, convert, draw, generate, hint, parse, rate, solve, steps } from "./calls.js";
