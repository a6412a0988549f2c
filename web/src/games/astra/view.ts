// What a viewer sees of Astra, and what happens in it: `crates/astra/src/view.rs`, `board.rs` and
// `event.rs`. `golden.ts` holds these types against the real ones.

import type cards from "./cards.json";

export type CardName = keyof typeof cards;
export type Element = "air" | "earth" | "fire" | "water";
export type BoonKind =
  "fame" | "improvement" | "stardust" | "wisdom" | "observation" | "activation";
export type Good = "fame" | "stardust" | "telescopes" | "pouch" | "wisdom";

export interface View {
  /** Who holds the first-player token. */
  first: number;
  /** The element of the active sphere. */
  sphere: Element;
  seats: SeatView[];
  /** The cards around the board, clockwise; null where a place is empty. */
  places: (PlaceView | null)[];
  /** How many cards lie above Game End, and below it or after it was set aside. */
  above: number;
  below: number;
  discard: CardName[];
  turn: TurnView;
  /** The cards used this turn, or before its first decision in the turn before. */
  used: CardName[];
  /** The cards discovered in the same time, and which boons the seats took. */
  discoveries: { card: CardName; boons: (number | null)[] }[];
  /** Who of the tied assistants has picked a boon that is not shown yet. */
  picked: number[];
  "last-mark": Mark | null;
  /** Once Game End was seen: how many turns come after this one. */
  "last-turns": number | null;
}

export interface SeatView {
  stardust: number;
  telescopes: number;
  fame: number;
  /** The size of the pouch. */
  pouch: number;
  /** Marked cells of the Wisdom track. */
  wisdom: number;
  /** How many cards it may keep. */
  limit: number;
  active: CardName[];
  exhausted: CardName[];
  /** The marked rows of its final scoring card; unknown for others until the game is over. */
  scoring: [Element, Element] | null;
}

export interface PlaceView {
  card: CardName;
  /** Who marked each star, from star 1 on: a seat's digit, `d` for the dreamer, `.` for nobody. */
  marks: string;
}

/** A star of a card, counted from 1. */
export interface Mark {
  card: CardName;
  star: number;
}

export interface TurnView {
  seat: number;
  phase: Phase;
  "grand-refund": boolean;
  "common-refund": boolean;
  "any-first-star": boolean;
  "fame-for-grand-stars": number;
  "generous-rest": number;
  "no-action": boolean;
  rested: boolean;
  dreaming: boolean;
  uncommon: boolean;
  "grand-stars": number;
  paid: number;
  pile: number;
  "grand-in-run": boolean;
  piles: number;
}

/** What is to be decided. */
export type Phase =
  | { name: "start" }
  | { name: "ability" }
  | { name: "exchange" }
  | { name: "any-star" }
  | { name: "star-and-neighbours" }
  | { name: "two-stars"; second: boolean }
  | { name: "three-cards"; left: number; done: CardName[] }
  | { name: "observe" }
  | { name: "telescope" }
  | { name: "order" }
  | { name: "boons"; group: number[] }
  | { name: "activation"; seat: number; left: number; after: number[] }
  | { name: "limit" }
  | { name: "dream" }
  | { name: "dream-on"; left: number }
  | { name: "over" };

export type GameEvent =
  | { event: "used"; seat: number; card: CardName }
  | { event: "gained"; seat: number; good: Good; amount: number }
  | { event: "exchanged"; seat: number }
  | { event: "observing"; seat: number; telescope: boolean }
  | { event: "marked"; seat: number | null; card: CardName; star: number }
  | { event: "observe-ended"; seat: number }
  | { event: "resting"; seat: number }
  | { event: "reactivated"; seat: number; card: CardName }
  | { event: "first-discarded"; card: CardName }
  | { event: "sphere-moved"; element: Element }
  | { event: "top-discarded"; card: CardName }
  | { event: "game-end-seen"; "last-turns": number }
  | { event: "discovered"; seat: number | null; card: CardName }
  | { event: "picked"; seat: number; number: number | null }
  | { event: "picks-shown"; card: CardName }
  | BoonTaken
  | { event: "card-taken"; seat: number; card: CardName }
  | { event: "card-discarded"; seat: number | null; card: CardName }
  | { event: "card-dealt"; place: number; card: CardName }
  | { event: "dreaming"; number: number }
  | { event: "refunded"; seat: number; stardust: number }
  | { event: "turn-began"; seat: number }
  | { event: "scoring-shown"; seat: number; element: Element }
  | { event: "won"; seat: number; fame: number; shared: boolean };

type BoonTaken = {
  event: "boon-taken";
  seat: number;
  card: CardName;
  number: number;
  boon: BoonKind;
  amount: number;
};
