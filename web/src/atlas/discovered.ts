// The constellations discovered in games of Astra in this browser.

import { keep, recall } from "../shell/store";

const KEY = "asterism-discovered";

export function discovered(): Set<string> {
  return new Set(recall(KEY)?.split(" "));
}

export function noteDiscovered(ids: string[]): void {
  const known = discovered();
  if (ids.every((id) => known.has(id))) return;
  keep(KEY, [...known, ...ids.filter((id) => !known.has(id))].join(" "));
}
