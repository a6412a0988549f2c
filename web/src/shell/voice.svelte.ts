// What is said to whoever hears the page. It is heard in the order in which it is said.

export interface Saying {
  id: number;
  text: string;
  /** It cannot wait until what is being read has been read. */
  urgent: boolean;
}

/** How long a saying stays: a reader may come to it late, but should not find it long after. */
const STAYS = 20_000;

let list = $state.raw<Saying[]>([]);
let count = 0;

export function sayings(urgent: boolean): Saying[] {
  return list.filter((saying) => saying.urgent === urgent);
}

/** Forgets what was said: somebody else hears the page now. */
export function hush(): void {
  list = [];
}

/** Says something, even if it is the same as before. */
export function say(text: string, urgent = false): void {
  if (text === "") return;
  const id = ++count;
  list = [...list, { id, text, urgent }];
  setTimeout(() => (list = list.filter((saying) => saying.id !== id)), STAYS);
}
