// The engine in workers: an idle one takes the next call, and a new one starts if all are busy. Cancelling
// a call ends its worker. Nothing is lost, because every call carries all that the engine needs.

export class Workers {
  #engine;
  #begin;
  /** Idle workers. @type {Worker[]} */ #idle = [];
  #count = 0;

  /** @param {WebAssembly.Module} engine @param {() => Worker} [begin] starts a worker; by default one of the browser */
  constructor(engine, begin = () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" })) {
    this.#engine = engine;
    this.#begin = begin;
    this.#idle.push(this.#start());
  }
  #start() {
    const worker = this.#begin();
    worker.postMessage(this.#engine);
    return worker;
  }
  /** @param {string} request @param {AbortSignal} [signal] @returns {Promise<string>} */
  run(request, signal) {
    const worker = this.#idle.pop() ?? this.#start();
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        worker.terminate();
        reject(new DOMException("given up", "AbortError"));
      };
      if (signal?.aborted) return giveUp();
      signal?.addEventListener("abort", giveUp, { once: true });
      const done = () => {
        signal?.removeEventListener("abort", giveUp);
        worker.onmessage = worker.onerror = null;
      };
      worker.onmessage = ({ data }) => {
        done();
        this.#idle.push(worker);
        if (data.failure) reject(new Error(data.failure));
        else resolve(data.answer);
      };
      worker.onerror = (event) => {
        done();
        worker.terminate();
        reject(new Error(event.message || "the engine broke down"));
      };
      worker.postMessage({ id, request });
    });
  }
}
