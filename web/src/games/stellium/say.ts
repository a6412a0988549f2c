// Stellium in words.

import type { Kit } from "../../board/kit";
import type { Sound } from "../../shell/sound";
import type { Words } from "../../words/words";
import type { Button } from "../game";
import { foremost } from "../turn";
import { discOf, HOLES, isHole, NAMES, onPlaces, sixthsOf, touching } from "./lattice";
import { objectiveParts, type Part, read as readMove } from "./moves";
import type { Body, Face, GameEvent, Card, Place, View } from "./view";

export const KINDS: Body[] = ["planet", "comet", "star", "supernova"];

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
  const { kind, parts } = readMove(notation);
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

/** The previewed turn of a disc, in words. */
export function turnText(degrees: number, words: Words): string {
  const sixths = sixthsOf(degrees);
  return sixths === 0 ? words.text("page-stellium-turned-not") : move(`turn ${sixths}`, words);
}

/** Optional steps are always at the same place. */
export function buttons(view: View, legal: string[], words: Words): Button[] {
  const { name } = view.phase;
  const known = ["influence", "objectives", "exchange"].includes(name);
  const label = words.text(`page-stellium-pass${known ? `-${name}` : ""}`);
  return [{ move: "pass", label, quiet: name !== "exchange", waste: leftOut(view, legal, words) }];
}

/** The complete objectives that would not be validated. */
function leftOut(view: View, legal: string[], words: Words): string | null {
  if (view.phase.name !== "objectives") return null;
  const complete = legal
    .filter((move) => move.startsWith("validate"))
    .map((move) => move.split(" ")[1]);
  const cards = [...new Set(complete)].map((card) => words.name("card", card ?? ""));
  return words.text("page-stellium-left-out", { count: cards.length, cards: cards.join(", ") });
}

/** An objective in a sentence: its required figure, and its points. */
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

/** Every place: its kind, its body, its symbol. */
export function placeTexts(view: View, words: Words): Map<Place, string> {
  const [bodies, symbols] = [onPlaces(view.bodies), onPlaces(view.symbols)];
  const names = new Map(KINDS.map((kind) => [kind, words.name("body", kind)]));
  const marks = new Map(
    KINDS.map((kind) => [
      kind,
      ` (${words.text("page-stellium-symbol", { body: names.get(kind) ?? "" })})`,
    ]),
  );
  const empty = words.text("page-stellium-empty");
  const on = <T>(map: Map<Body, T>, body: Body | undefined) => (body ? map.get(body) : undefined);
  return new Map(
    NAMES.map((place) => {
      const name = isHole(place) ? words.text("page-stellium-hole", { place }) : place;
      const mark = on(marks, symbols.get(place)) ?? "";
      return [place, `${name}${mark}, ${on(names, bodies.get(place)) ?? empty}`];
    }),
  );
}

/** The name of a part of the board, and why it cannot be chosen now. */
export function refusal(part: Part, view: View, { legal, you }: Kit, words: Words): string {
  const token = KINDS.find((kind) => part === `token ${kind}`);
  const what = token
    ? words.text(`page-stellium-influence-${token}`)
    : part.includes("-")
      ? objectiveText(part as Card, view.faces[part as Card], words)
      : `${placeTexts(view, words).get(part as Place) ?? part}.`;
  if (legal.length === 0) return `${what} ${words.text("page-not-your-turn")}`;
  const why = token
    ? whyNoToken(token, view, you, words)
    : part.includes("-")
      ? words.text(
          `page-stellium-not-${view.display.includes(part as Card) ? "taken-now" : "complete"}`,
        )
      : whyNotPlace(view, legal, words);
  return `${what} ${why}`;
}

function whyNoToken(token: Body, view: View, you: number | null, words: Words): string {
  const spent = you !== null && !view.seats[you]?.tokens.includes(token);
  const { phase } = view;
  const same = "body" in phase && phase.body === token;
  return words.text("page-stellium-not-token", { why: spent ? "spent" : same ? "same" : "late" });
}

function whyNotPlace(view: View, legal: string[], words: Words): string {
  if (view.phase.name !== "place") {
    return words.text("page-your-turn", { what: awaited(view, legal, words) });
  }
  const strikes = legal.some((each) => each.startsWith("strike"));
  return words.text(`page-stellium-not-${strikes ? "strike" : "place"}`);
}

export function counted(heap: Record<Body, number>, words: Words): string {
  const some = KINDS.filter((kind) => heap[kind] > 0);
  return some.map((kind) => words.text(`count-${kind}`, { count: heap[kind] })).join(", ") || "—";
}

/** The board as text, one line per thing on it. */
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
    words.text("page-stellium-legend"),
    words.text("page-stellium-legend-across", { places: ACROSS.join(", ") }),
    words.text("page-stellium-legend-holes", { places: AROUND.join("; ") }),
  ];
}

/** A place with all its neighbours, a disc with its places, an objective, or the effect of a token. */
export function read(part: string, view: View, _: string[], words: Words): string[] {
  const token = KINDS.find((kind) => part === `token ${kind}`);
  if (token) return [words.text(`page-stellium-influence-${token}`)];
  const face = view.faces[part as Card];
  if (face) return [objectiveText(part as Card, face, words)];
  const onDisc = part.startsWith("disc ") ? part.slice("disc ".length) : null;
  const places = onDisc
    ? NAMES.filter((place) => discOf(place) === onDisc)
    : NAMES.includes(part as Place)
      ? [part as Place, ...touching(part as Place)]
      : [];
  const texts = placeTexts(view, words);
  return places.map((place) => `${texts.get(place)}.`);
}

/** The neighbouring places across discs, and around each black hole. */
const ACROSS = NAMES.flatMap((place) =>
  touching(place)
    .filter((other) => discOf(place) && discOf(other) && place[0] !== other[0] && place < other)
    .map((other) => `${place}–${other}`),
);
const AROUND = HOLES.toSorted((one, other) => Number(one.slice(1)) - Number(other.slice(1))).map(
  (hole) => `${hole}: ${touching(hole).toSorted().join(", ")}`,
);

export function roundText(view: View, words: Words): string {
  const { round, limit } = view;
  return words.text("page-stellium-round", { round, limit, last: String(view.last_round) });
}

/** How long each kind of event is shown, in milliseconds. */
const TIMES: Partial<Record<GameEvent["event"], number>> = {
  felt: 600,
  dropped: 300,
  kept: 400,
  drawn: 600,
  chosen: 600,
  "token-spent": 600,
  placed: 600,
  struck: 400,
  pushed: 700,
  swapped: 700,
  turned: 700,
  attracted: 700,
  validated: 1400,
  stayed: 600,
  refill: 800,
  settled: 600,
  taken: 600,
  discarded: 400,
  "limit-reached": 1400,
  "last-round": 1400,
};

/** How long each event is shown; a little longer at the end of a move. */
export function times(events: GameEvent[]): number[] {
  return events.map(({ event }, at) => (TIMES[event] ?? 0) + (at === events.length - 1 ? 150 : 0));
}

/** Events that are reasons. Validations are left out: the score shows them. */
const REASONS = new Set<GameEvent["event"]>([
  "pushed-off",
  "limit-reached",
  "disc-stays-empty",
  "last-round",
  "won",
  "nobody-won",
]);

export function isReason({ event }: GameEvent): boolean {
  return REASONS.has(event);
}

/** The events that summarize a turn, most important first. */
const RANKS: Partial<Record<GameEvent["event"], number>> = {
  validated: 0,
  "limit-reached": 0,
  "last-round": 0,
  won: 0,
  "nobody-won": 0,
  placed: 1,
  struck: 1,
  "bag-empty": 1,
  swapped: 2,
  turned: 2,
  attracted: 2,
  taken: 3,
};

export function summary(events: GameEvent[], names: string[], words: Words): string {
  return foremost(events, RANKS)
    .map((event) => words.event("stellium", event, (seat) => names[seat] ?? ""))
    .join(" ");
}

const SOUNDS: Partial<Record<GameEvent["event"], Sound>> = {
  felt: "reveal",
  drawn: "reveal",
  placed: "place",
  settled: "place",
  pushed: "move",
  swapped: "move",
  turned: "move",
  attracted: "move",
  validated: "score",
  revealed: "reveal",
  won: "end",
  "nobody-won": "end",
};

export function sound({ event }: GameEvent): Sound | null {
  return SOUNDS[event] ?? null;
}
