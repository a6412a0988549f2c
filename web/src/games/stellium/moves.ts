// Moves as they are written, and the parts they are chosen by: places, objectives, bodies, buttons.

import type { Body, Direction, ObjectiveName, PlaceName } from "./view";

/** What can be pressed: a place, an objective, or a word like `keep`, `turn 2`, `token planet`. */
export type Part = string;

export interface Move {
  notation: string;
  kind: string;
  parts: Part[];
}

export function read(notation: string): Move {
  const [kind = "", ...rest] = notation.split(" ");
  switch (kind) {
    case "place":
    case "strike":
    case "stay":
    case "swap":
    case "attract":
    case "validate":
    case "take":
    case "discard":
    case "settle":
      return { notation, kind, parts: rest };
    default:
      return { notation, kind, parts: [notation] };
  }
}

/** The moves that have all of these parts. */
export function having(moves: Move[], parts: Part[]): Move[] {
  return moves.filter((move) => parts.every((part) => move.parts.includes(part)));
}

/** A body that stands, or would stand, on a place. */
export interface Ghost {
  place: PlaceName;
  body: Body;
}

/** What a move would put where, as its notation says it. */
export function ghostsOf(
  { kind, parts }: Move,
  at: (place: PlaceName) => Body | undefined,
  inHand: Body | undefined,
): Ghost[] {
  const [one, other] = parts as PlaceName[];
  const ghost = (place: PlaceName | undefined, body: Body | undefined) =>
    place && body ? [{ place, body }] : [];
  switch (kind) {
    case "place":
    case "strike":
      return ghost(one, inHand);
    case "swap":
      return one && other ? [...ghost(one, at(other)), ...ghost(other, at(one))] : [];
    case "attract":
      return other ? ghost(one, at(other)) : [];
    case "settle":
      return ghost(other, one as unknown as Body);
    default:
      return [];
  }
}

export function objectiveParts(objective: ObjectiveName): { body: Body; kind: string } {
  const dash = objective.indexOf("-");
  return { body: objective.slice(0, dash) as Body, kind: objective.slice(dash + 1) };
}

export function directionOf(move: Move): Direction | null {
  return move.kind === "push" ? (move.notation.slice("push ".length) as Direction) : null;
}
