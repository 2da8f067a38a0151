// Keeps the site for use offline.

/** Stores the site for use offline; the parts of the page come first, then rarely used files, and neither if the player saves data. */
export async function keep() {
  await navigator.serviceWorker?.register("worker.js");
  const costly = /** @type {any} */ (navigator).connection?.saveData;
  const { active } = (await navigator.serviceWorker?.ready) ?? {};
  active?.postMessage(performance.getEntriesByType("resource").map((entry) => entry.name));
  if (!costly) active?.postMessage("parts");
  if (!costly) setTimeout(() => active?.postMessage("rest"), 10_000);
}
