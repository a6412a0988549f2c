// The thread of tables on this device, so that the page never waits for a bot.

import address from "asterism-module";
import { Host } from "./host";
import { noLocks, TabLocks } from "./locks";
import { instantiate } from "./module";
import type { FromWorker, ToWorker } from "./protocol";
import { IndexedShelf, MemoryShelf, type Shelf } from "./shelf";

const post = (message: FromWorker) => postMessage(message);

function fall(why: unknown): void {
  console.error(why);
  post({ fallen: true });
  close();
}

async function openShelf(): Promise<Shelf> {
  try {
    return await IndexedShelf.open(indexedDB);
  } catch {
    return new MemoryShelf();
  }
}

const locks = "locks" in navigator ? new TabLocks(navigator.locks) : noLocks;
const host = Promise.all([fetch(address).then(instantiate), openShelf()]).then(
  ([module, shelf]) => new Host({ module, shelf, locks, post, fall }),
);
host.catch(fall);

onmessage = ({ data }: MessageEvent<ToWorker>) => void host.then((host) => host.hear(data));
