// How a channel fares, as it is told to whose it is.

import type { Channel } from "./http";

/** - `awaited`: what was sent there to confirm it has not come back yet
 * - `well`: what is sent there arrives, as far as is known
 * - `failing`: it does not, and is tried again
 * - `ended`: it did not for so long that nothing is sent there any more */
export type Fares = "awaited" | "well" | "failing" | "ended";

export function faresOf({ confirmed, trouble }: Channel): Fares {
  if (trouble?.given_up) return "ended";
  if (trouble) return "failing";
  return confirmed ? "well" : "awaited";
}
