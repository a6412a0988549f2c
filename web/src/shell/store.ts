// What this browser keeps for us. Where it keeps nothing, the page remembers it while it is open.

const here = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? here.get(key) ?? null;
  } catch {
    return here.get(key) ?? null;
  }
}

export function keep(key: string, value: string): void {
  here.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is denied or full: it is forgotten with the page.
  }
}
