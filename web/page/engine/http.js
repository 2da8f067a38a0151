// The engine behind HTTP.

/** @type {import("./engine.js").Transport} */
export async function http(request, signal) {
  const headers = { "content-type": "application/json" };
  const response = await fetch("api", { method: "POST", headers, body: request, signal });
  const text = await response.text();
  const isJson = response.headers.get("content-type") === "application/json";
  if (!isJson) throw new Error(text.trim() || `status ${response.status}`);
  return text;
}
