// A table just created against bots only is dealt as soon as possible.

let waiting: string | null = null;

export function startAtOnce(id: string): void {
  waiting = id;
}

/** Whether this table is to start by itself; true only once. */
export function takeStart(id: string): boolean {
  const is = waiting === id;
  if (is) waiting = null;
  return is;
}
