// Astra in words.

import type { Sound } from "../../shell/sound";
import type { Words } from "../../words/words";
import type { Button } from "../game";
import { foremost } from "../turn";
import { type Boon, CARDS, joinedTo } from "./cards";
import { read as readMove } from "./moves";
import type { Card, Element, GameEvent, MarkedCard, SeatView, View } from "./view";

/** What the player has to do, by the pending decision; partly depending on the options. */
export function awaited(view: View, legal: string[], words: Words): string {
  const { phase } = view.turn;
  const say = (id: string, given = {}) => words.text(`page-astra-awaited-${id}`, given);
  switch (phase.name) {
    case "start":
    case "ability":
      if (!legal.includes("rest")) return say("no-action");
      return say(
        [
          legal.some((move) => move.startsWith("use")) ? "ability-" : "",
          legal.some((move) => move.startsWith("mark")) ? "action" : "rest",
        ].join(""),
      );
    case "two-stars":
      return say(phase.second ? "second-star" : "first-star");
    case "three-cards":
      return say("three-cards", { left: phase.left });
    case "activation":
      return say("activation", { left: phase.left });
    case "dream-on":
      return say("dream-on", { left: phase.left });
    default:
      return say(phase.name);
  }
}

/** A move in words; a boon by its effect, where its card is known. */
export function move(notation: string, words: Words, view?: View): string {
  const made = readMove(notation);
  const say = (given = {}) => words.text(`page-astra-move-${made.kind}`, given);
  switch (made.kind) {
    case "mark":
      return say({ card: cardName(made.card, words), star: starName(made.card, made.star) });
    case "boon": {
      const card = view?.turn.phase.name === "boons" ? view.discoveries.at(-1)?.card : undefined;
      const boon = card && CARDS[card].boons[made.number - 1];
      if (!boon) return say({ number: made.number });
      return words.text("page-astra-boon-take", { boon: boonText(boon, words) });
    }
    case "use":
    case "discover":
    case "activate":
    case "discard":
      return say({ card: cardName(made.card, words) });
    default:
      return say();
  }
}

/** Always the same two, and the exchange while it is possible. Resting and stopping give up all other
 * possible actions. */
export function buttons(view: View, legal: string[], words: Words): Button[] {
  const { name } = view.turn.phase;
  const stops = ["exchange", "telescope", "observe"];
  const stop = stops.includes(name) ? `page-astra-stop-${name}` : "page-astra-stop";
  const quiet = legal.length !== 1;
  const end = { move: "stop", label: words.text(stop), quiet };
  if (name === "exchange") {
    return [{ move: "exchange", label: words.text("page-astra-move-exchange") }, end];
  }
  const waste = quiet ? wasteOfRest(view, words) : null;
  return [{ move: "rest", label: words.text("page-astra-move-rest"), quiet, waste }, end];
}

/** A warning if resting would neither bring stardust nor make a card active again. */
function wasteOfRest(view: View, words: Words): string | null {
  const { seat, generous_rest } = view.turn;
  const has = view.seats[seat];
  if (!has || has.stardust < has.pouch || generous_rest > 0) return null;
  if (has.exhausted.some((card) => CARDS[card].element === view.sphere)) return null;
  return words.text("page-astra-rest-waste", { stardust: has.stardust, pouch: has.pouch });
}

export function cardName(card: Card, words: Words): string {
  return words.name("card", card);
}

export function elementName(element: Element, words: Words): string {
  return words.name("element", element);
}

/** A star by its number, and its name in the sky. */
export function starName(card: Card, star: number): string {
  const name = CARDS[card].stars[star - 1]?.name;
  return name ? `${star} (${name})` : String(star);
}

/** The stars that a star is joined to. */
export function joinedText(card: Card, star: number, words: Words): string {
  return words.text("page-astra-joined", { stars: joinedTo(card, star).join(", ") });
}

export function boonText({ kind, amount }: Boon, words: Words): string {
  return words.text(`page-astra-boon-${kind}`, { amount });
}

export function abilityText(card: Card, words: Words): string {
  return words.text(`page-astra-ability-${CARDS[card].ability}`);
}

/** A card in a sentence or two: its element, its Fame, what it does. */
export function cardText(card: Card, words: Words): string {
  const { element, fame } = CARDS[card];
  return words.text("page-astra-card-text", {
    card: cardName(card, words),
    element: elementName(element, words),
    fame,
    ability: abilityText(card, words),
  });
}

/** The four boons of a card, from left to right. */
export function boonsText(card: Card, words: Words): string {
  const boons = CARDS[card].boons.map((boon) => boonText(boon, words)).join(", ");
  return words.text("page-astra-offers", { boons });
}

/** The name of the seat that marked a star, if any. */
export function markerName(mark: string, names: string[], words: Words): string {
  return mark === "d" ? words.text("page-astra-dreamer") : (names[Number(mark)] ?? "");
}

function describePlace({ card, marks }: MarkedCard, names: string[], words: Words): string[] {
  const { element, fame, stars } = CARDS[card];
  const head = words.text("page-astra-place", {
    card: cardName(card, words),
    element: elementName(element, words),
    fame,
    stars: stars.length,
    free: [...marks].filter((mark) => mark === ".").length,
  });
  const owners = [...new Set(marks)].filter((mark) => mark !== ".").sort();
  const marked = owners.map((owner) => {
    const own = [...marks].flatMap((mark, at) => (mark === owner ? [starName(card, at + 1)] : []));
    const name = markerName(owner, names, words);
    return words.text("page-astra-marked", { name, stars: own.join(", ") });
  });
  const lines = CARDS[card].lines.map((ends) => ends.map((end) => end + 1).join("–")).join(", ");
  return [
    head,
    words.text("page-astra-lines", { stars: lines }),
    ...marked,
    boonsText(card, words),
  ];
}

function describeSeat(seat: SeatView, name: string, words: Words): string {
  const { stardust, pouch, telescopes, fame, limit } = seat;
  const cards = [
    ...seat.active.map((card) => cardName(card, words)),
    ...seat.exhausted.map((card) =>
      words.text("page-astra-turned", { card: cardName(card, words) }),
    ),
  ];
  const given = { name, stardust, pouch, telescopes, fame, limit, cards: cards.join(", ") || "—" };
  return words.text("page-astra-seat", given);
}

/** The board as text, one line per thing on it. */
export function describe(view: View, names: string[], words: Words): string[] {
  return [
    words.text("page-astra-sphere", { element: elementName(view.sphere, words) }),
    words.text("page-astra-legend"),
    ...view.places.flatMap((place) => (place ? describePlace(place, names, words) : [])),
    deckText(view, words),
    ...view.seats.map((seat, at) => describeSeat(seat, names[at] ?? "", words)),
  ];
}

/** The card that a part belongs to, or is: its state, and its ability. */
export function read(part: string, view: View, names: string[], words: Words): string[] {
  const card = part.replace(/^own /, "").split(" ")[0] as Card;
  if (!(card in CARDS)) return [];
  const place = view.places.find((each) => each?.card === card);
  return [...(place ? describePlace(place, names, words) : []), cardText(card, words)];
}

export function deckText(view: View, words: Words): string {
  const { above, below } = view;
  const left = view.last_turns;
  if (left !== null) return words.text("page-astra-last-turns", { left });
  return words.text("page-astra-deck", { above, below });
}

/** How long each kind of event is shown, in milliseconds. */
const TIMES: Partial<Record<GameEvent["event"], number>> = {
  used: 700,
  exchanged: 600,
  marked: 600,
  resting: 700,
  reactivated: 400,
  "first-discarded": 600,
  "sphere-moved": 600,
  "top-discarded": 700,
  discovered: 1100,
  "picks-shown": 600,
  "boon-taken": 900,
  "card-taken": 600,
  "card-discarded": 600,
  "card-dealt": 600,
  "game-end-seen": 1500,
};

/** How long each event is shown; a little longer at the end of a move. */
export function times(events: GameEvent[]): number[] {
  return events.map(({ event }, at) => (TIMES[event] ?? 0) + (at === events.length - 1 ? 150 : 0));
}

const REASONS = new Set<GameEvent["event"]>([
  "gained",
  "refunded",
  "reactivated",
  "discovered",
  "card-taken",
  "game-end-seen",
  "won",
]);

export function isReason({ event }: GameEvent): boolean {
  return REASONS.has(event);
}

/** The events that summarize a turn, most important first. */
const RANKS: Partial<Record<GameEvent["event"], number>> = {
  discovered: 0,
  "game-end-seen": 0,
  won: 0,
  marked: 0,
  dreaming: 0,
  resting: 0,
  used: 1,
  exchanged: 1,
  "boon-taken": 2,
  "card-taken": 2,
};

/** The stars marked on one card are reported together, except those that led to its discovery. */
export function summary(events: GameEvent[], names: string[], words: Words): string {
  const discovered = events.flatMap((each) => (each.event === "discovered" ? each.card : []));
  const marks = new Map<Card, number>();
  const worth = events.filter((each) => {
    if (each.event !== "marked") return true;
    if (each.seat === null) return false;
    const count = (marks.get(each.card) ?? 0) + 1;
    marks.set(each.card, count);
    return count === 1 && !discovered.includes(each.card);
  });
  const nameOf = (seat: number) => names[seat] ?? "";
  return foremost(worth, RANKS)
    .map((each) => {
      if (each.event !== "marked" || each.seat === null) {
        return words.event("astra", each, nameOf);
      }
      const count = marks.get(each.card) ?? 0;
      const given = words.forms("card", "card", each.card);
      return words.text("page-astra-marks", { ...given, name: nameOf(each.seat), count });
    })
    .join(" ");
}

const SOUNDS: Partial<Record<GameEvent["event"], Sound>> = {
  marked: "place",
  used: "move",
  exchanged: "move",
  reactivated: "move",
  "sphere-moved": "move",
  "card-taken": "move",
  "card-dealt": "move",
  discovered: "reveal",
  "picks-shown": "reveal",
  "boon-taken": "score",
  "game-end-seen": "reveal",
  won: "end",
};

export function sound({ event }: GameEvent): Sound | null {
  return SOUNDS[event] ?? null;
}
