// Announcements for screen readers, in order.

export interface Saying {
  id: number;
  text: string;
  /** It interrupts what is being read. */
  urgent: boolean;
}

/** How long an announcement stays: a reader may come to it late, but should not find it long after. */
const STAYS = 20_000;

let list = $state.raw<Saying[]>([]);
let count = 0;

export function sayings(urgent: boolean): Saying[] {
  return list.filter((saying) => saying.urgent === urgent);
}

/** Clears the announcements: another player takes over the device. */
export function hush(): void {
  list = [];
}

/** Announces a text, even if it is the same as before. */
export function say(text: string, urgent = false): void {
  if (text === "") return;
  const id = ++count;
  list = [...list, { id, text, urgent }];
  setTimeout(() => (list = list.filter((saying) => saying.id !== id)), STAYS);
}
