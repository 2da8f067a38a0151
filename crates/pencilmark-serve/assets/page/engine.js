// The engine: one call, JSON in and out. Nothing else in the page knows where it runs.

/**
 * @param {Record<string, unknown>} request
 * @returns {Promise<any>} the answer; a refusal is thrown as an Error with the reason
 */
export async function call(request) {
  const response = await fetch("/api", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ schema: 1, ...request }),
  });
  const isJson = response.headers.get("content-type") === "application/json";
  if (!isJson) throw new Error((await response.text()).trim() || `status ${response.status}`);
  const answer = await response.json();
  if (answer.error) throw new Error(answer.error.error);
  return answer;
}
