// Notifications on this device: whether it can show them, and how it comes to.

import type { Channel, NewPush } from "./http";
import { keep, recall } from "../shell/store";
import { addressOf } from "./address";

/** - `unsupported`: this browser shows none
 * - `install`: it does once the page is on the home screen, as on iOS
 * - `denied`: somebody has told the browser that they want none
 * - `on` and `off` are for the player to choose */
export type Device = "unsupported" | "install" | "denied" | "on" | "off";

/** What a browser says of itself. */
export interface Able {
  /** It has all that it takes. */
  push: boolean;
  /** It has more once the page is installed. */
  installs: boolean;
  permission: NotificationPermission;
}

export function stateOf({ push, installs, permission }: Able, isOn: boolean): Device {
  if (!push) return installs ? "install" : "unsupported";
  if (permission === "denied") return "denied";
  return isOn && permission === "granted" ? "on" : "off";
}

/** Which of one's channels is this device: no server tells devices apart. */
const KEY = "asterism-notify-device";

/** Remembers it as the one that was not there before: an address is always a new one. */
export function rememberOwn(before: readonly Channel[], after: readonly Channel[]): void {
  const known = new Set(before.map(({ id }) => id));
  keep(KEY, after.find(({ id }) => !known.has(id))?.id ?? "");
}

export function ownChannel(channels: readonly Channel[]): Channel | undefined {
  const id = recall(KEY);
  return channels.find((channel) => channel.id === id);
}

/** What is used of a browser to reach this device. */
export interface Browser {
  ask: () => Promise<NotificationPermission>;
  /** The worker, registered now if it was not yet. */
  worker: () => Promise<{ pushManager: Pick<PushManager, "subscribe" | "getSubscription"> }>;
}

/** Asks for leave, then for an address. Null if leave was not given. The press that began it is still fresh
 * when leave is asked for: nothing is waited for before. */
export async function subscribe(browser: Browser, key: string): Promise<NewPush | null> {
  if ((await browser.ask()) !== "granted") return null;
  const { pushManager } = await browser.worker();
  // One that is left over from a server or player of before is of no use to this one.
  await (await pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  return addressOf(await pushManager.subscribe(options));
}

/** This device has no address any more. */
export async function unsubscribe({ worker }: Browser): Promise<void> {
  await (await (await worker()).pushManager.getSubscription())?.unsubscribe();
}
