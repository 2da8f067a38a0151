// Runs the engine in a worker. The first message is the compiled engine; every further one is a call.
import { run } from "./wasi.js";

/** @type {WebAssembly.Module} */ let engine;

addEventListener("message", ({ data }) => {
  if (data instanceof WebAssembly.Module) {
    engine = data;
    return;
  }
  try {
    postMessage({ id: data.id, answer: run(engine, data.request) });
  } catch (error) {
    postMessage({ id: data.id, failure: String(error) });
  }
});
