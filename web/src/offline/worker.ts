// The service worker. It answers for one build of the page, which it keeps whole: the page and its
// parts are always of the same build. Whatever it cannot answer is left to the network.

import { type Ask, SWITCH } from "./messages";
import { follow, renew, show } from "./push";
import { type Build, Shelf } from "./shelf";

declare const self: ServiceWorkerGlobalScope;
/** Written into it by `scripts/offline.js`. */
declare const __BUILD__: Build;

/** What only the server can answer. */
const SERVER = /^\/(api|healthz|metrics)(\/|$)/;
/** The page itself, under whatever path it is shown. */
const PAGE = "/";

const shelf = new Shelf(__BUILD__, self);
/** What is being kept: two pages that ask for it do not fetch it twice. */
let filled: Promise<unknown> = Promise.resolve();

// The first worker takes no other's place: it works at once, for a push or a page, and keeps the page when
// it hears in which language.
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

/** The file that answers a request; null if it is none of ours. */
function pathOf({ method, mode, url }: Request): string | null {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin || SERVER.test(pathname)) return null;
  // Whoever fetches the page itself wants to know what the server has.
  if (mode !== "navigate") return pathname !== PAGE && shelf.mayHave(pathname) ? pathname : null;
  const isFile = pathname.slice(pathname.lastIndexOf("/")).includes(".");
  return isFile ? null : PAGE;
}

async function answer(path: string, request: Request): Promise<Response> {
  // Storage may be full, denied or broken: then it is as if there were no worker.
  const found = await shelf.find(path).catch(() => undefined);
  return found ?? fetch(request);
}

/** Mends what is kept, keeps the words of a language too, and throws away what nobody shows any more.
 * Says whether everything is there. */
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
