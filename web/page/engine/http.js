// Sends calls to the engine of the server over HTTP.
import { t } from "../words/words.js";

/** @type {import("./engine.js").Transport} */
export async function http(request, signal) {
  const headers = { "content-type": "application/json" };
  const response = await fetch("api", { method: "POST", headers, body: request, signal }).catch((error) => {
    throw signal?.aborted ? error : new Error(t("page-server-does-not-answer"));
  });
  const text = await response.text();
  if (response.headers.get("content-type") === "application/json") return text;
  if (response.status === 503) throw new Error(t("page-server-busy-try-again"));
  throw new Error(t("page-server-could-not-do", { status: response.status }));
}
