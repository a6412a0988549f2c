import type { Proposal } from "../wire";

/** Whether a move of this seat leaves a proposal as it is: an offer to end the game is not answered by bots. */
export function outlivesMoveOf({ what, by, awaited }: Proposal, seat: number): boolean {
  return what === "end" && by !== seat && !awaited.includes(seat);
}
