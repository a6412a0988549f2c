// Tables on this device, as far as every page knows of them: whether this build has them, and whether
// what they need has come. The rest is loaded when it is wanted, or when nothing else is to be done.

import { atLeisure } from "../shell/rest";
import type { Device } from "./device";

let ready = $state(false);
let reached: Promise<Device> | null = null;

/** Whether a game can begin on this device at once. */
export function isReady(): boolean {
  return ready;
}

/** What plays on this device; it is loaded once. Rejects if this browser cannot run it. */
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

/** What is used of the Network Information API, which not every browser has. */
interface Thrifty {
  connection?: { saveData?: boolean };
}

/** Loads it once nobody waits for anything else; not where data is to be saved. */
export async function reachWhenIdle(): Promise<Device> {
  if ((navigator as Thrifty).connection?.saveData) return new Promise(() => undefined);
  await atLeisure();
  return reach();
}
