// The engine behind HTTP.
import { t } from "../words/words.js";

/** @type {import("./engine.js").Transport} */
export async function http(request, signal) {
  const headers = { "content-type": "application/json" };
  const response = await fetch("api", { method: "POST", headers, body: request, signal }).catch((error) => {
    throw signal?.aborted ? error : new Error(t("The server does not answer. Is it still running?"));
  });
  const text = await response.text();
  if (response.headers.get("content-type") === "application/json") return text;
  if (response.status === 503) throw new Error(t("The server is busy. Try again in a moment."));
  throw new Error(t("The server could not do that (status {status}).", { status: response.status }));
}
