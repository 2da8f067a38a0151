// The engine in workers: one for what the player waits for, one for long work. A call that is given
// up ends its worker, and the next call starts a fresh one: nothing is lost, for a call carries all.

export class Workers {
  #engine;
  #begin;
  /** Workers that wait for work. @type {Worker[]} */ #idle = [];
  #count = 0;

  /** @param {WebAssembly.Module} engine @param {() => Worker} [begin] starts a worker, where browsers' own are not what is wanted */
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
