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

/** Something for the seed that nobody else knows: 64 hex digits. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
