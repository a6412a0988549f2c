// A table against bots alone, made a moment ago, is dealt as soon as it can be.

let waiting: string | null = null;

export function startAtOnce(id: string): void {
  waiting = id;
}

/** Whether this table is to be started by itself; it is asked once. */
export function takeStart(id: string): boolean {
  const is = waiting === id;
  if (is) waiting = null;
  return is;
}
