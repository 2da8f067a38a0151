// The package in Node: the engine runs in threads of its own.
import { readFile } from "node:fs/promises";
import { Worker as Thread } from "node:worker_threads";
import { Workers } from "../page/engine/workers.js";
import { engineFrom } from "./calls.js";

/** A thread with the interface of a browser's worker. An idle one does not keep the program from ending. */
class NodeWorker {
  // Options of the main program, such as `--input-type`, do not apply to a thread.
  #thread = new Thread(new URL("./thread.js", import.meta.url), { execArgv: [] });
  /** @type {((event: { data: any }) => void) | null} */ onmessage = null;
  /** @type {((event: { message: string }) => void) | null} */ onerror = null;

  constructor() {
    this.#thread.unref();
    this.#thread.on("message", (data) => {
      this.#thread.unref();
      this.onmessage?.({ data });
    });
    this.#thread.on("error", (error) => this.onerror?.({ message: String(error) }));
  }
  /** @param {WebAssembly.Module | { id: number, request: string }} message */
  postMessage(message) {
    if (!(message instanceof WebAssembly.Module)) this.#thread.ref();
    this.#thread.postMessage(message);
  }
  terminate() {
    void this.#thread.terminate();
  }
}

engineFrom(async (which) => {
  const file = await readFile(new URL(`../${which}.wasm`, import.meta.url));
  const start = () => /** @type {Worker} */ (/** @type {unknown} */ (new NodeWorker()));
  const workers = new Workers(await WebAssembly.compile(file), start);
  return (request, signal) => workers.run(request, signal);
});

export { Refusal, call, check, convert, draw, generate, hint, parse, rate, solve, steps } from "./calls.js";
