// Requests about the stored data of a person.

import { ask } from "../api";
import type { BackCode, Behind, Devices, Door } from "../http";

export const myDevices = () => ask<Devices>("devices", "me/devices");
/** Signs a device out; all others for null. */
export const endDevice = (device: string | null) =>
  ask<Devices>("devices", "me/devices/end", "POST", { device });
export const makeCode = () => ask<BackCode>("code", "me/code", "POST");
export const endCode = () => ask<undefined>("code", "me/code", "DELETE");
/** Comes back with a code: the answer sets a cookie. */
export const comeBack = (code: string) => ask<undefined>("code", "codes", "POST", { code });
export const myDoor = () => ask<Door>("door", "me/door");
export const makeDoor = () => ask<Door>("door", "me/door", "POST");
/** Where a personal link leads now. */
export const behind = (door: string) => ask<Behind>("door", `doors/${encodeURIComponent(door)}`);
export const removeMe = (name: string) => ask<undefined>("removal", "me/removal", "POST", { name });
