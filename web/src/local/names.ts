// The names of players on this device, most recent first.

import { keep, recall } from "../shell/store";

const KEY = "asterism-names";
/** More names than seats at a table, so that people who do not play today are known tomorrow. */
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
