// The state of a channel, as its owner sees it.

import type { Channel } from "./http";

/** - `awaited`: the confirmation sent there has not been answered yet
 * - `well`: messages arrive, as far as is known
 * - `failing`: they do not, and are retried
 * - `ended`: they failed for so long that nothing more is sent */
export type Fares = "awaited" | "well" | "failing" | "ended";

export function faresOf({ confirmed, trouble }: Channel): Fares {
  if (trouble?.given_up) return "ended";
  if (trouble) return "failing";
  return confirmed ? "well" : "awaited";
}
