// Keeps the page on this device: registers its service worker, reports the current language to it, and asks
// it for newer builds. The browser may deny all of this; then the page works without it.

import { ownBuild, stepAside } from "../shell/build";
import { setNewVersionReady } from "../shell/version.svelte";
import { spoken } from "../words/spoken.svelte";
import { type Answer, type Ask, OURS, SWITCH } from "./messages";

const SCRIPT = "/sw.js";
/** How often a page that stays open looks for a new build, in milliseconds. */
const AGAIN = 60 * 60 * 1000;

/** Whether the page is on this device: loading, complete, skipped until requested, or denied by the
 * browser. */
export type Keeping = "coming" | "all" | "spared" | "denied";

let keeping = $state<Keeping>("coming");
let looked = 0;

export function kept(): Keeping {
  return keeping;
}

/** Whether this page can be kept at all. */
export function canKeep(): boolean {
  return "serviceWorker" in navigator && ownBuild() !== null;
}

/** Keeps the page from now on, unless the user saves data and has not requested it. */
export async function keepHere(asked = false): Promise<void> {
  if (!canKeep()) return;
  const known = await navigator.serviceWorker.getRegistration();
  if (!known && savesData() && !asked) {
    keeping = "spared";
    return;
  }
  keeping = "coming";
  await look().catch(() => (keeping = "denied"));
  const again = () => {
    const isTime = document.visibilityState === "visible" && Date.now() > looked + AGAIN;
    if (isTime || keeping !== "all") void look().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", again);
  addEventListener("online", again);
  navigator.serviceWorker.addEventListener("controllerchange", () => void compare());
  $effect.root(() => {
    // Another language is kept as soon as it is used.
    $effect(() => void keepWords(spoken().language));
  });
}

/** The service worker, once active; registered now if necessary, because a caller waits for it. */
export async function workerNow(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(SCRIPT, { updateViaCache: "none" });
  const { installing, active } = registration;
  if (!active && installing) {
    await new Promise<void>((done, fail) => {
      installing.addEventListener("statechange", () => {
        if (installing.state === "activated") done();
        // There is no room for its files, or they are out of reach.
        if (installing.state === "redundant") fail(new Error("the worker is not installed"));
      });
    });
  }
  return registration;
}

/** Looks for a new build on the server, or for the end of its worker. */
async function look(): Promise<void> {
  looked = Date.now();
  const registration = await navigator.serviceWorker.register(SCRIPT, { updateViaCache: "none" });
  registration.onupdatefound = () => {
    registration.installing?.addEventListener("statechange", () => void compare());
  };
  try {
    await registration.update();
  } catch {
    if (await isGone()) await forget();
  }
  await compare();
}

/** Offers the newest complete build, if it differs from the page's. */
async function compare(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const { active, waiting } = registration ?? {};
  const newest = waiting ?? active;
  if (!active || !newest) return;
  const isOther = (await ask(newest, {})).build !== ownBuild();
  setNewVersionReady(isOther);
  // The page came from the server, and is newer than the stored one.
  if (waiting && !isOther) waiting.postMessage(SWITCH);
}

async function keepWords(language: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (active && (await ask(active, { language })).kept) keeping = "all";
}

/** Switches to the newest build. Other open pages stay with theirs. */
export async function renew(): Promise<void> {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (waiting) {
    const switched = new Promise((done) =>
      navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }),
    );
    waiting.postMessage(SWITCH);
    await switched;
  }
  location.reload();
}

async function isGone(): Promise<boolean> {
  const answer = await fetch(SCRIPT, { cache: "no-store" }).catch(() => null);
  return answer?.status === 404 || answer?.status === 410;
}

/** The server has no worker any more: nothing is kept, and the old build is not shown again. */
async function forget(): Promise<void> {
  await stepAside();
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS)) await caches.delete(name);
  }
  keeping = "denied";
  setNewVersionReady(true);
}

function ask(worker: ServiceWorker, what: Ask): Promise<Answer> {
  return new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answered(data as Answer);
    worker.postMessage(what, [port2]);
  });
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
