import type { Proposal } from "../wire";

/** Whether a proposal stays open after a move of this seat: bots do not answer an offer to end the game. */
export function outlivesMoveOf({ what, by, awaited }: Proposal, seat: number): boolean {
  return what === "end" && by !== seat && !awaited.includes(seat);
}
