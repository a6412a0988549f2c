// The player here: a name, known to the server by a cookie.

import { api } from "../api";

/** Stars whose names are the same in most languages, suggested to players without a name. */
export const STARS = [
  "Vega",
  "Altair",
  "Deneb",
  "Mira",
  "Spica",
  "Rigel",
  "Capella",
  "Izar",
  "Maia",
];

/** Undefined until the server has answered, null for a player without a name. */
let name = $state<string | null>();
let asked: Promise<void> | null = null;

export function myName(): string | null | undefined {
  return name;
}

/** Asks the server once who the player is. */
export function whoAmI(): Promise<void> {
  asked ??= api.me().then(
    (me) => void (name = me.name),
    (failed) => {
      asked = null;
      throw failed;
    },
  );
  return asked;
}

/** Sets or changes the player's name. */
export async function enter(wanted: string): Promise<void> {
  if (wanted === name) return;
  name = (await api.enter(wanted)).name;
}

export function suggestedName(): string {
  return name ?? STARS[Math.floor(Math.random() * STARS.length)] ?? "Vega";
}
