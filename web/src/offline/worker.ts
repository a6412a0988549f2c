// The service worker. It serves one build of the page, which it stores whole: the page and its parts always
// belong to the same build. Everything else is left to the network.

import { type Ask, SWITCH } from "./messages";
import { follow, renew, show } from "./push";
import { type Build, Shelf } from "./shelf";

declare const self: ServiceWorkerGlobalScope;
/** Written into it by `scripts/offline.js`. */
declare const __BUILD__: Build;

/** Paths that only the server can answer. */
const SERVER = /^\/(api|healthz|metrics)(\/|$)/;
/** The page itself, at any path. */
const PAGE = "/";

const shelf = new Shelf(__BUILD__, self);
/** Storing in progress: two pages that request it do not fetch it twice. */
let filled: Promise<unknown> = Promise.resolve();

// The first worker replaces no other: it is active at once, for a push or a page, and stores the page when it
// receives the language.
self.addEventListener("install", (event) => {
  if (self.registration.active) event.waitUntil(shelf.fill());
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(answer(path, event.request));
});

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  if (event.data === SWITCH) return void self.skipWaiting();
  const { language } = event.data as Ask;
  event.waitUntil(
    keep(language).then((kept) => port?.postMessage({ build: shelf.build.id, kept })),
  );
});

self.addEventListener("push", (event) => event.waitUntil(show(self, event.data)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(follow(self, event.notification.data));
});

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(self, event)));

/** The file for a request; null if it is none of ours. */
function pathOf({ method, mode, url }: Request): string | null {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin || SERVER.test(pathname)) return null;
  // A fetch of the page itself asks for the server's version.
  if (mode !== "navigate") return pathname !== PAGE && shelf.mayHave(pathname) ? pathname : null;
  const isFile = pathname.slice(pathname.lastIndexOf("/")).includes(".");
  return isFile ? null : PAGE;
}

async function answer(path: string, request: Request): Promise<Response> {
  // Storage may be full, denied or broken: then the network answers.
  const found = await shelf.find(path).catch(() => undefined);
  return found ?? fetch(request);
}

/** Repairs the stored files, adds the words of a language, and deletes what no page shows any more.
 * Resolves to whether everything is there. */
async function keep(language: string | undefined): Promise<boolean> {
  if (language === undefined) return false;
  try {
    filled = filled.catch(() => undefined).then(() => shelf.fill(language));
    await filled;
    const { held = [] } = await navigator.locks.query();
    await shelf.tidy(new Set(held.map(({ name = "" }) => name)));
    return true;
  } catch {
    return false;
  }
}
