// Short words to the player that go away by themselves: why something cannot be done.

import type { Refusal } from "../api";
import { spoken, t } from "../words/spoken.svelte";

export interface Notice {
  id: number;
  text: string;
}

/** How long a notice is seen, in milliseconds. */
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

/** Another page is shown: what was said of the last one is of no use. */
export function dismissAll(): void {
  list = [];
}

/** The message that says why something was not done, and what to do now. */
export function whyNot({ code, asked }: Refusal): string {
  const own = `page-refused-${asked}-${code}`;
  const known = [own, `page-refused-${code}`].find((id) => spoken().has(id));
  // It was no refusal at all: a part of the page did not come.
  return known ?? "page-load-failed";
}

/** Says why something was not done, if it was not. */
export function tellRefusal(refusal: Refusal | null): void {
  if (refusal) tell(t(whyNot(refusal)));
}
