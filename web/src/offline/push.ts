// What the service worker does with notifications: shows what the server pushes, and leads to the table
// that it is about.

import { addressOf } from "../notify/address";

/** What the server pushes; its words are in the language that was chosen. */
export interface Pushed {
  title: string;
  body: string;
  /** A later notification of the same tag takes the place of an earlier one. */
  tag: string;
  /** The path of what it is about. */
  url: string;
}

interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<Tab | null>;
}

/** What is used of a service worker. */
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
/** Its shape alone is shown, small, in the colour of the system. */
const BADGE = "/badge-96.png";
/** A browser takes a worker's push away that shows nothing: whatever came is shown as something. */
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

/** Shows what a notification is about: in a tab that has it open, in any tab of ours, or in a new one. */
export async function follow(worker: Worker, path: unknown): Promise<void> {
  const { origin } = worker.location;
  const url = new URL(typeof path === "string" ? path : "/", origin);
  // Nothing but a place of ours is opened, whatever was pushed.
  if (url.origin !== origin) return;
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === url.pathname);
  if (there) return void (await there.focus());
  for (const tab of tabs) {
    // A tab that this worker does not control cannot be led, and not every tab may be brought up.
    const led = await tab.navigate(url.href).catch(() => null);
    if (led) return void (await led.focus());
  }
  await worker.clients.openWindow(url.href);
}

interface Change {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

/** The browser has another address for this device, or wants to be asked for one: the server is told. */
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
