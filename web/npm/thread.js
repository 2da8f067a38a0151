// Runs the engine in a thread of Node, as `page/engine/worker.js` does in a worker of the page.
import { parentPort } from "node:worker_threads";
import { run } from "../page/engine/wasi.js";

/** @type {WebAssembly.Module} */ let engine;

parentPort?.on("message", (data) => {
  if (data instanceof WebAssembly.Module) {
    engine = data;
    return;
  }
  try {
    parentPort?.postMessage({ id: data.id, answer: run(engine, data.request) });
  } catch (error) {
    parentPort?.postMessage({ id: data.id, failure: String(error) });
  }
});
