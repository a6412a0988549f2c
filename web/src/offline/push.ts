// The service worker's part in notifications: shows what the server pushes, and opens the table it is about.

import { addressOf } from "../notify/address";

/** A message pushed by the server, in the language the player chose. */
export interface Pushed {
  title: string;
  body: string;
  /** A later notification with the same tag replaces an earlier one. */
  tag: string;
  /** The path to open. */
  url: string;
}

interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<Tab | null>;
}

/** The used part of a service worker. */
export interface Worker {
  readonly registration: Pick<ServiceWorkerRegistration, "showNotification" | "pushManager">;
  readonly clients: {
    matchAll(of: { type: "window"; includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly location: { readonly origin: string };
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

type Data = { json(): unknown } | null;

const ICON = "/icon-192.png";
/** Only its shape is shown, small, in the system's colour. */
const BADGE = "/badge-96.png";
/** A browser revokes push from a worker that shows nothing: every message is shown as something. */
const ANYTHING: Pushed = { title: "Asterism", body: "", tag: "asterism", url: "/" };

export async function show(worker: Worker, data: Data): Promise<void> {
  const { title, body, tag, url } = { ...ANYTHING, ...read(data) };
  const options = { body, tag, renotify: true, icon: ICON, badge: BADGE, data: url };
  await worker.registration.showNotification(title, options);
}

function read(data: Data): Partial<Pushed> {
  try {
    return (data?.json() ?? {}) as Partial<Pushed>;
  } catch {
    return {};
  }
}

/** Opens the subject of a notification: in a tab that shows it, in any other tab of ours, or in a new one. */
export async function follow(worker: Worker, path: unknown): Promise<void> {
  const { origin } = worker.location;
  const url = new URL(typeof path === "string" ? path : "/", origin);
  // Only our own pages are opened, whatever was pushed.
  if (url.origin !== origin) return;
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === url.pathname);
  if (there) return void (await there.focus());
  for (const tab of tabs) {
    // A tab that this worker does not control cannot be navigated, and not every tab may be focused.
    const led = await tab.navigate(url.href).catch(() => null);
    if (led) return void (await led.focus());
  }
  await worker.clients.openWindow(url.href);
}

interface Change {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

/** The browser has replaced this device's address, or wants a new subscription: the server learns the new
 * one. */
export async function renew(worker: Worker, change: Change): Promise<void> {
  const key = change.oldSubscription?.options.applicationServerKey ?? (await keyOf(worker));
  if (!key) return;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const next = change.newSubscription ?? (await worker.registration.pushManager.subscribe(options));
  await worker.fetch("/api/me/notices/push", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(addressOf(next)),
  });
}

async function keyOf(worker: Worker): Promise<string | null> {
  const answer = await worker.fetch("/api/me/notices");
  const mine = answer.ok ? ((await answer.json()) as { push: string | null } | null) : null;
  return mine?.push ?? null;
}
