// Stellium in words.

import type { Sound } from "../../shell/sound";
import type { Words } from "../../words/words";
import type { Button } from "../game";
import { isHole, sixthsOf } from "./lattice";
import { objectiveParts, read } from "./moves";
import type { Body, Face, GameEvent, Card, Place, View } from "./view";

const KINDS: Body[] = ["planet", "comet", "star", "supernova"];

export function awaited(view: View, legal: string[], words: Words): string {
  const { phase } = view;
  const say = (id: string, given = {}) => words.text(`page-stellium-awaited-${id}`, given);
  switch (phase.name) {
    case "draw":
      return say(legal.includes("feel") ? "feel" : "draw");
    case "feel":
      return say("keep", { body: words.name("body", phase.felt) });
    case "place": {
      const id = legal.some((move) => move.startsWith("strike")) ? "strike" : "place";
      return say(id, { body: words.name("body", phase.body) });
    }
    case "influence":
      return say(phase.of);
    case "stay":
      return say("stay", { card: words.name("card", phase.card) });
    case "refill":
      return say("refill", { disc: phase.disc });
    default:
      return say(phase.name);
  }
}

export function move(notation: string, words: Words): string {
  const { kind, parts } = read(notation);
  const say = (given = {}) => words.text(`page-stellium-move-${kind}`, given);
  const [one = "", other = "", ...rest] = notation.split(" ").slice(1);
  switch (kind) {
    case "place":
    case "strike":
    case "stay":
      return say({ place: one });
    case "draw":
      return one
        ? words.text("page-stellium-move-choose", { body: words.name("body", one) })
        : say();
    case "token":
      return say({ token: words.name("token", one) });
    case "push":
      return say({ direction: words.name("direction", one) });
    case "swap":
      return say({ one, other });
    case "turn":
      return say({ sixths: Number(one) });
    case "attract":
      return say({ hole: one, place: other });
    case "settle":
      return say({ body: words.name("body", one), place: other });
    case "validate":
      return say({
        card: words.name("card", one),
        places: parts.length > 1 ? [other, ...rest].join(", ") : "none",
      });
    case "take":
    case "discard":
      return say({ card: words.name("card", one) });
    default:
      return say();
  }
}

/** How far a disc is turned while that is looked at. */
export function turnText(degrees: number, words: Words): string {
  const sixths = sixthsOf(degrees);
  return sixths === 0 ? words.text("page-stellium-turned-not") : move(`turn ${sixths}`, words);
}

/** What can be left out is always at the same place. */
export function buttons(view: View, _: string[], words: Words): Button[] {
  const { name } = view.phase;
  const known = ["influence", "objectives", "exchange"].includes(name);
  return [{ move: "pass", label: words.text(`page-stellium-pass${known ? `-${name}` : ""}`) }];
}

/** An objective in a sentence: what it asks for, and its points. */
export function objectiveText(name: Card, face: Face | undefined, words: Words): string {
  const { kind } = objectiveParts(name);
  const ends = face?.ends ? words.forms("ends", "of", face.ends) : { ends: "none" };
  const asked = words.text(`page-stellium-asks-${kind}`, ends);
  const points = face?.points ?? [];
  const id = points.length > 1 ? "page-stellium-points-by-number" : "page-stellium-points";
  const card = words.name("card", name);
  const worth =
    points.length === 0 ? "" : words.text(id, { points: points[0] ?? 0, all: points.join(", ") });
  return words.text("page-stellium-objective", { card, asked, worth });
}

function bodyOn(place: Place, view: View): Body | undefined {
  return KINDS.find((body) => view.bodies[body].includes(place));
}

/** A place: what it is, what lies there, which symbol it has. */
export function placeText(place: Place, view: View, words: Words): string {
  const body = bodyOn(place, view);
  const symbol = KINDS.find((kind) => view.symbols[kind].includes(place));
  const name = isHole(place) ? words.text("page-stellium-hole", { place }) : place;
  const what = body ? words.name("body", body) : words.text("page-stellium-empty");
  if (!symbol) return `${name}, ${what}`;
  const marked = words.text("page-stellium-symbol", { body: words.name("body", symbol) });
  return `${name} (${marked}), ${what}`;
}

export function counted(heap: Record<Body, number>, words: Words): string {
  const some = KINDS.filter((kind) => heap[kind] > 0);
  return some.map((kind) => words.text(`count-${kind}`, { count: heap[kind] })).join(", ") || "—";
}

/** The board as text, a line for each thing on it. */
export function describe(view: View, names: string[], words: Words): string[] {
  const card = (name: Card) => words.name("card", name);
  const bodies = KINDS.map((kind) =>
    words.text("page-stellium-bodies", {
      bodies: words.text(`count-${kind}`, { count: view.bodies[kind].length }),
      places: view.bodies[kind].join(", ") || "—",
    }),
  );
  const symbols = KINDS.map((kind) =>
    words.text("page-stellium-symbols", {
      body: words.name("body", kind),
      places: view.symbols[kind].join(", "),
    }),
  );
  const shown = view.display.map((name) => objectiveText(name, view.faces[name], words));
  const seats = view.seats.map((seat, at) =>
    words.text("page-stellium-seat", {
      name: names[at] ?? "",
      score: seat.score,
      hand: seat.hand.map(card).join(", ") || "—",
      validated: (Object.keys(seat.validated) as Card[]).map(card).join(", ") || "—",
      tokens: seat.tokens.map((kind) => words.name("body", kind)).join(", ") || "—",
    }),
  );
  return [
    roundText(view, words),
    ...bodies,
    ...symbols,
    words.text("page-stellium-bag-holds", { bodies: counted(view.bag, words) }),
    ...shown,
    ...seats,
  ];
}

export function roundText(view: View, words: Words): string {
  const { round, limit } = view;
  return words.text("page-stellium-round", { round, limit, last: String(view.last_round) });
}

/** How long what happened is seen, in milliseconds. */
const TIMES: Partial<Record<GameEvent["event"], number>> = {
  felt: 600,
  dropped: 150,
  kept: 300,
  drawn: 500,
  chosen: 400,
  "token-spent": 500,
  placed: 450,
  struck: 300,
  pushed: 650,
  swapped: 650,
  turned: 650,
  attracted: 650,
  validated: 1000,
  stayed: 500,
  refill: 700,
  settled: 450,
  taken: 450,
  discarded: 300,
  "limit-reached": 1000,
  "last-round": 1000,
};

/** For how long each event is looked at; a little longer at the end of a move. */
export function times(events: GameEvent[]): number[] {
  return events.map(({ event }, at) => (TIMES[event] ?? 0) + (at === events.length - 1 ? 150 : 0));
}

/** A move that cannot be taken back without asking. */
export function isFinal(): boolean {
  return true;
}

export function sound({ event }: GameEvent): Sound | null {
  return event === "placed" ? "place" : null;
}
