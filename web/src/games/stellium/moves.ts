// Moves in notation, and the parts they are chosen by: places, objectives, bodies, buttons.

import { placeAt, PLACES, plus, WAYS } from "./lattice";
import type { Body, Direction, Card, Place } from "./view";

/** A pressable part: a place, an objective, or a word like `keep`, `turn 2`, `token planet`. */
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

/** The moves that contain all of these parts. */
export function having(moves: Move[], parts: readonly Part[]): Move[] {
  return moves.filter((move) => parts.every((part) => move.parts.includes(part)));
}

/** A body on a place, real or previewed. */
export interface Ghost {
  place: Place;
  body: Body;
}

/** A struck body and the unbroken row behind it, each one place further; the last may leave the board. */
export function pushed(
  from: Place,
  way: Direction,
  at: (place: Place) => Body | undefined,
): Ghost[] {
  const next = placeAt(plus(PLACES[from], WAYS[way]));
  const body = at(from);
  return body && next ? [{ place: next, body }, ...pushed(next, way, at)] : [];
}

/** The bodies a move would place, and where, by its notation. */
export function ghostsOf(
  { notation, kind, parts }: Move,
  at: (place: Place) => Body | undefined,
  inHand?: Body,
  struck?: Place,
): Ghost[] {
  const [one, other] = parts as Place[];
  const ghost = (place: Place | undefined, body: Body | undefined) =>
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
    case "push":
      return struck ? [...ghost(struck, inHand), ...pushed(struck, directionOf(notation), at)] : [];
    default:
      return [];
  }
}

type KindOf<Name> = Name extends `${Body}-${infer Asked}` ? Asked : never;
/** The kind of figure an objective requires. */
export type Kind = KindOf<Card>;

export function objectiveParts(objective: Card): { body: Body; kind: Kind } {
  const dash = objective.indexOf("-");
  return { body: objective.slice(0, dash) as Body, kind: objective.slice(dash + 1) as Kind };
}

/** The direction in which a move pushes. */
export function directionOf(notation: string): Direction {
  return notation.slice("push ".length) as Direction;
}
