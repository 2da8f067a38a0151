// Keeps the site for use without a network: everything is fetched once, and a new version replaces
// the old one as a whole. `cargo xtask site` fills in the version and the list.
/// <reference lib="webworker" />
const self_ = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const VERSION = "pencilmark-VERSION";
/** @type {string[]} */ const FILES = ["FILES"];

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
    const old = names.filter((name) => name.startsWith("pencilmark-") && name !== VERSION);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self_.clients.claim();
  };
  event.waitUntil(clean());
});

self_.addEventListener("fetch", (event) => {
  const answer = async () => {
    const cache = await caches.open(VERSION);
    const kept = await cache.match(event.request, { ignoreSearch: true });
    return kept ?? fetch(event.request);
  };
  if (event.request.method === "GET") event.respondWith(answer());
});
