// The names of those who play on this device, in the order in which they last sat down.

import { keep, recall } from "../shell/store";

const KEY = "asterism-names";
/** More names than ever sit at a table, so that whoever did not play today is known tomorrow. */
const MOST = 12;

export function knownNames(): string[] {
  try {
    const names: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export function rememberNames(names: readonly string[]): void {
  const all = new Set([...names.map((name) => name.trim()), ...knownNames()]);
  keep(KEY, JSON.stringify([...all].filter(Boolean).slice(0, MOST)));
}
