// Tables on this device, as far as every page needs to know: whether this build has them, and whether their
// code is loaded. The rest is loaded on demand, or when the page is idle.

import { atLeisure } from "../shell/rest";
import type { Device } from "./device";

let ready = $state(false);
let reached: Promise<Device> | null = null;

/** Whether a game on this device can start at once. */
export function isReady(): boolean {
  return ready;
}

/** The code that plays on this device, loaded once. Rejects if this browser cannot run it. */
export function reach(): Promise<Device> {
  reached ??= import("./device")
    .then(({ device }) => device())
    .then(
      (device) => {
        ready = true;
        return device;
      },
      (failed: unknown) => {
        reached = null;
        throw failed;
      },
    );
  return reached;
}

/** The used part of the Network Information API, which not every browser has. */
interface Thrifty {
  connection?: { saveData?: boolean };
}

/** Loads it once the page is idle; not where data is to be saved. */
export async function reachWhenIdle(): Promise<Device> {
  if ((navigator as Thrifty).connection?.saveData) return new Promise(() => undefined);
  await atLeisure();
  return reach();
}
