// What a player has chosen for all tables, kept in this browser.

import { prefersReducedMotion } from "svelte/motion";
import { keep, recall } from "./store";

/** How fast the moves of others are told, and how much longer than usual that takes. */
export const PACES = { slow: 1.8, normal: 1, fast: 0.4, "at-once": 0 } as const;
export type Pace = keyof typeof PACES;

export interface Settings {
  /** Null until it is chosen: then who wants no motion is not kept waiting either. */
  pace: Pace | null;
  /** A move that cannot be taken back is asked about first. */
  confirm: boolean;
  /** Single keys do something at a table. */
  keys: boolean;
  /** The switches of sounds, by their names; those that are missing are as they come. */
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

/** No motion is wanted: the system says so. */
export function isStill(): boolean {
  return prefersReducedMotion.current;
}
