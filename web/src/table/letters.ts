// Single keys at a table: they answer questions of screen reader users, or lead them somewhere.

export const COMMANDS = {
  W: "awaited",
  R: "read",
  L: "leads",
  C: "changed",
  B: "board",
} as const;
export type Command = (typeof COMMANDS)[keyof typeof COMMANDS];

/** The letter of a key: the one written on it, or the Latin one at its position where that is not Latin. */
export function letterOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? "");
}

export function commandOf(letter: string): Command | null {
  return letter in COMMANDS ? COMMANDS[letter as keyof typeof COMMANDS] : null;
}
