// The engine: one function, JSON in and JSON out. On a site it runs in a worker of the page, otherwise
// behind HTTP; nothing else in the page knows which.
import { language } from "../words/words.js";
import { Workers } from "./workers.js";

/**
 * Sends a call to the engine and returns its answer, both as text. `signal` cancels the call; `which`
 * names another engine, for calls that the usual one cannot answer.
 * @typedef {(request: string, signal?: AbortSignal, which?: string) => Promise<string>} Transport
 */

/**
 * A call without the version of the protocol, which is added here.
 * @template {import("../../types/wire").Request} [R=import("../../types/wire").Request]
 * @typedef {R extends unknown ? Omit<R, "schema"> : never} Call
 */
/** @typedef {import("../../types/wire").Answer} Answer */
/**
 * The answer to a call that was not refused.
 * @template {Call} C
 * @typedef {Answer & Required<Pick<Answer, import("../../types/wire").Brings[C["call"]]>>} AnswerTo
 */

/** @returns {Transport} */
function connect() {
  const place = document.querySelector("meta[name=engine]")?.getAttribute("content") ?? "";
  if (!place) return async (...request) => (await import("./http.js")).http(...request);
  /** @type {Map<string, Promise<Workers>>} */ const engines = new Map();
  const load = async (/** @type {string} */ name) => new Workers(await WebAssembly.compileStreaming(fetch(name)));
  return async (request, signal, which) => {
    const name = which ? place.replace(".wasm", `-${which}.wasm`) : place;
    const engine = engines.get(name) ?? load(name);
    engines.set(name, engine);
    engine.catch(() => engines.delete(name));
    return (await engine).run(request, signal);
  };
}

/** Why a call was refused; with a picture if the board can be shown but not played. */
export class Refusal extends Error {
  /** @param {import("../../types/wire").Failure} failure */
  constructor(failure) {
    super(failure.error);
    this.failure = failure;
  }
}

/** @type {Transport | undefined} */ let transport;

/**
 * @template {Call} C
 * @param {C} request
 * @param {AbortSignal} [signal] cancels the call; the promise is then rejected
 * @returns {Promise<AnswerTo<C>>} the answer; throws a `Refusal` if the engine refuses the call
 */
export async function call(request, signal) {
  transport ??= connect();
  const text = JSON.stringify({ schema: 1, language, ...request });
  /** @type {Answer} */ let answer = JSON.parse(await transport(text, signal));
  if (answer.needs) answer = JSON.parse(await transport(text, signal, answer.needs));
  if (answer.error) throw new Refusal(answer.error);
  return /** @type {AnswerTo<C>} */ (answer);
}
