// The player's choices for all tables, stored in this browser.

import { prefersReducedMotion } from "svelte/motion";
import { keep, recall } from "./store";

/** How fast the moves of others are shown, as a factor of the usual time. */
export const PACES = { slow: 1.8, normal: 1, fast: 0.4, "at-once": 0 } as const;
export type Pace = keyof typeof PACES;

export interface Settings {
  /** Null until chosen: then a preference for reduced motion also removes the delays. */
  pace: Pace | null;
  /** Asks before a move that cannot be taken back. */
  confirm: boolean;
  /** Single keys work at a table. */
  keys: boolean;
  /** The switches of sounds by name; missing ones have their default. */
  sounds: Record<string, boolean>;
  vibrate: boolean;
  /** Where games against bots are played: on this device if it can, or always on the server. */
  bots: "here" | "online";
}

const KEY = "asterism-settings";
const USUAL: Settings = {
  pace: null,
  confirm: false,
  keys: true,
  sounds: {},
  vibrate: true,
  bots: "here",
};

let chosen = $state.raw<Settings>({ ...USUAL, ...kept() });

function kept(): Partial<Settings> {
  try {
    return JSON.parse(recall(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export function settings(): Settings {
  return chosen;
}

export function change(some: Partial<Settings>): void {
  chosen = { ...chosen, ...some };
  keep(KEY, JSON.stringify(chosen));
}

export function pace(): Pace {
  return chosen.pace ?? (isStill() ? "at-once" : "normal");
}

/** Whether the system asks for reduced motion. */
export function isStill(): boolean {
  return prefersReducedMotion.current;
}
