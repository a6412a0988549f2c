// What every part of a board may need, without passing it from part to part.

import { createContext } from "svelte";
import { tell } from "../shell/notices.svelte";
import { t } from "../words/spoken.svelte";

export interface Kit {
  /** The names of the seats. Their colour and shape go by their number: `SeatMark`. */
  readonly names: string[];
  /** The viewer's seat; null for a spectator. */
  readonly you: number | null;
  /** The viewer's legal moves, in notation. Empty when it is not their turn. */
  readonly legal: string[];
  /** The moves a bot would make, best first, as few as are shown on a board. */
  readonly hints: readonly string[];
  /** A move has been sent: nothing can be chosen until it is answered. */
  readonly busy: boolean;
  /** Makes a move, which is one of `legal`. */
  play: (move: string) => void;
}

export const [kit, setKit] = createContext<Kit>();

/** How many of a bot's choices are marked on a board. */
export const HINTS = 3;

/** A board that is only a picture, as in the rules. */
export const PICTURE: Kit = {
  names: [],
  you: null,
  legal: [],
  hints: [],
  busy: false,
  play: () => undefined,
};

/** Says why something cannot be done now, unless a move is on its way. */
export function refuse({ busy, legal }: Kit, why: string): void {
  if (!busy) tell(legal.length === 0 ? t("page-not-your-turn") : why);
}
