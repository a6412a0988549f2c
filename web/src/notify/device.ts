// Notifications on this device: whether it can show them, and how to subscribe.

import type { Channel, NewPush } from "./http";
import { keep, recall } from "../shell/store";
import { addressOf } from "./address";

/** - `unsupported`: this browser shows none
 * - `install`: it does once the page is on the home screen, as on iOS
 * - `denied`: the user has blocked them in the browser
 * - `on` and `off` are for the player to choose */
export type Device = "unsupported" | "install" | "denied" | "on" | "off";

/** The capabilities of a browser. */
export interface Able {
  /** It supports push. */
  push: boolean;
  /** It supports more once the page is installed. */
  installs: boolean;
  permission: NotificationPermission;
}

export function stateOf({ push, installs, permission }: Able, isOn: boolean): Device {
  if (!push) return installs ? "install" : "unsupported";
  if (permission === "denied") return "denied";
  return isOn && permission === "granted" ? "on" : "off";
}

/** The id of the channel that is this device: the server cannot tell devices apart. */
const KEY = "asterism-notify-device";

/** Remembers the channel that is new: an address is always a new one. */
export function rememberOwn(before: readonly Channel[], after: readonly Channel[]): void {
  const known = new Set(before.map(({ id }) => id));
  keep(KEY, after.find(({ id }) => !known.has(id))?.id ?? "");
}

export function ownChannel(channels: readonly Channel[]): Channel | undefined {
  const id = recall(KEY);
  return channels.find((channel) => channel.id === id);
}

/** The used part of a browser. */
export interface Browser {
  ask: () => Promise<NotificationPermission>;
  /** The worker, registered now if necessary. */
  worker: () => Promise<{ pushManager: Pick<PushManager, "subscribe" | "getSubscription"> }>;
}

/** Asks for permission, then for a subscription. Null if permission was not granted. Nothing is awaited
 * before the permission, because it must follow the press immediately. */
export async function subscribe(browser: Browser, key: string): Promise<NewPush | null> {
  if ((await browser.ask()) !== "granted") return null;
  const { pushManager } = await browser.worker();
  // A subscription left over from an earlier server or player is useless here.
  await (await pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  return addressOf(await pushManager.subscribe(options));
}

/** Removes this device's subscription. */
export async function unsubscribe({ worker }: Browser): Promise<void> {
  await (await (await worker()).pushManager.getSubscription())?.unsubscribe();
}
