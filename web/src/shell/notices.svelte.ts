// Short notices that disappear by themselves: why something cannot be done.

import type { Refusal } from "../api";
import { spoken, t } from "../words/spoken.svelte";

export interface Notice {
  id: number;
  text: string;
}

/** How long a notice is shown, in milliseconds. */
const SEEN = 6000;

let list = $state.raw<Notice[]>([]);
let count = 0;

export function notices(): Notice[] {
  return list;
}

export function tell(text: string): void {
  const id = ++count;
  list = [...list.filter((notice) => notice.text !== text), { id, text }].slice(-2);
  setTimeout(() => dismiss(id), SEEN);
}

export function dismiss(id: number): void {
  list = list.filter((notice) => notice.id !== id);
}

/** Another page is shown: notices of the last one are useless. */
export function dismissAll(): void {
  list = [];
}

/** The message that says why something failed, and what to do. */
export function whyNot({ code, asked }: Refusal): string {
  const own = `page-refused-${asked}-${code}`;
  const known = [own, `page-refused-${code}`].find((id) => spoken().has(id));
  // Not a refusal: a part of the page failed to load.
  return known ?? "page-load-failed";
}

/** Says why something failed; nothing for null. */
export function tellRefusal(refusal: Refusal | null): void {
  if (refusal) tell(t(whyNot(refusal)));
}
