// Stores the site for use offline. Files that everybody needs are fetched once, the others on request or
// when the page is idle. A new version replaces the old one completely. `cargo xtask site` fills in the
// version and the list; the names of all other files are in later.json.
/// <reference lib="webworker" />
const self_ = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const VERSION = "whydoku-VERSION";
/** @type {string[]} */ const FILES = ["FILES"];

/** Whether a file is one that is fetched on first use, or when the page is idle. @param {string} url */
const isLater = (url) => url.startsWith(self_.registration.scope) && /page\/(later|techniques|words)\/|\.wasm$/.test(url);

self_.addEventListener("install", (event) => {
  const fill = async () => {
    const cache = await caches.open(VERSION);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
    await self_.skipWaiting();
  };
  event.waitUntil(fill());
});

self_.addEventListener("activate", (event) => {
  const clean = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("whydoku-") && name !== VERSION);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self_.clients.claim();
  };
  event.waitUntil(clean());
});

self_.addEventListener("fetch", (event) => {
  const answer = async () => {
    const cache = await caches.open(VERSION);
    const kept = await cache.match(event.request, { ignoreSearch: true });
    if (kept) return kept;
    const found = await fetch(event.request);
    if (found.ok && isLater(event.request.url)) await cache.put(event.request, found.clone());
    return found;
  };
  if (event.request.method === "GET") event.respondWith(answer());
});

/** The small files that the page fetches on first use. */
const PARTS = /^page\/(later\/|words\/en)/;

/** The page reports what it has fetched so far, or that it is idle and its parts or all the rest can be fetched. */
self_.addEventListener("message", (event) => {
  /** @type {string[] | "parts" | "rest"} */ const wanted = event.data;
  const keep = async () => {
    const cache = await caches.open(VERSION);
    const list = async () => /** @type {string[]} */ (await (await fetch("later.json")).json());
    const files = wanted === "rest" ? await list() : wanted === "parts" ? (await list()).filter((name) => PARTS.test(name)) : wanted.filter(isLater);
    for (const file of files) if (!(await cache.match(file))) await cache.add(file);
    if (wanted === "rest") event.source?.postMessage("all kept");
  };
  event.waitUntil(keep());
});
