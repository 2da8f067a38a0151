// The engine: one call, JSON in and out. It runs in a worker of the page where it was built for
// that, and behind HTTP otherwise; nothing else in the page knows which.
import { language } from "../words/words.js";
import { http } from "./http.js";
import { Workers } from "./workers.js";

/**
 * Carries a call to the engine and its answer back, as text. `signal` gives the call up.
 * @typedef {(request: string, signal?: AbortSignal) => Promise<string>} Transport
 */

/** @returns {Promise<Transport>} */
async function connect() {
  const place = document.querySelector("meta[name=engine]")?.getAttribute("content") ?? "";
  if (!place) return http;
  const engine = await WebAssembly.compileStreaming(fetch(place));
  const workers = new Workers(engine);
  return (request, signal) => workers.run(request, signal);
}

/** @type {Promise<Transport> | undefined} */ let transport;

/**
 * @param {Record<string, unknown>} request
 * @param {AbortSignal} [signal] gives the call up; then the promise is rejected
 * @returns {Promise<any>} the answer; a refusal is thrown as an Error with the reason
 */
export async function call(request, signal) {
  transport ??= connect();
  const text = await (await transport)(JSON.stringify({ schema: 1, language, ...request }), signal);
  const answer = JSON.parse(text);
  if (answer.error) throw new Error(answer.error.error);
  return answer;
}
