// What every part of a board may ask for, without it being handed from part to part.

import { createContext } from "svelte";
import { tell } from "../shell/notices.svelte";
import { t } from "../words/spoken.svelte";

export interface Kit {
  /** What the seats are called. Their colour and shape go by their number: `SeatMark`. */
  readonly names: string[];
  /** The viewer's seat; null for somebody who looks on. */
  readonly you: number | null;
  /** What the viewer may do now, in notation. Empty when it is not to act. */
  readonly legal: string[];
  /** The moves a bot would make, the best first, as few as are shown on a board. */
  readonly hints: readonly string[];
  /** A move is on its way: nothing can be chosen until it is answered. */
  readonly busy: boolean;
  /** Makes a move, which is one of `legal`. */
  play: (move: string) => void;
}

export const [kit, setKit] = createContext<Kit>();

/** How many of a bot's choices are marked on a board. */
export const HINTS = 3;

/** A board that is only looked at: a picture in the rules. */
export const PICTURE: Kit = {
  names: [],
  you: null,
  legal: [],
  hints: [],
  busy: false,
  play: () => undefined,
};

/** Says why something cannot be done now, unless it is just being done. */
export function refuse({ busy, legal }: Kit, why: string): void {
  if (!busy) tell(legal.length === 0 ? t("page-not-your-turn") : why);
}
