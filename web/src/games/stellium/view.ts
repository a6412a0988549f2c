// What a viewer sees of Stellium, and what happens in it: `crates/stellium/src/view.rs`, `phase.rs`
// and `event.rs`. `golden.ts` holds these types against the real ones.

export type Body = "planet" | "comet" | "star" | "supernova";
export type ByBody<T> = Record<Body, T>;
export type Kind =
  | "line"
  | "arc"
  | "small-triangle"
  | "large-triangle"
  | "rectangle"
  | "rhombus"
  | "s"
  | "pair"
  | "centres"
  | "symbols";
/** One of the forty: `comet-line`. */
export type ObjectiveName = `${Body}-${Kind}`;
export type DiscName = "a" | "b" | "c" | "d" | "e" | "f";
/** A disc and a number, 0 in its centre; or a black hole. */
export type PlaceName =
  `${DiscName}${0 | 1 | 2 | 3 | 4 | 5 | 6}` | `h${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`;
export type Direction = "northeast" | "east" | "southeast" | "southwest" | "west" | "northwest";

export interface View {
  round: number;
  last_round: boolean;
  /** The points of validated objectives that end the game. */
  limit: number;
  first: number;
  turn: number;
  /** Who is to decide; it need not be the one whose turn it is. */
  to_act: number | null;
  phase: Phase;
  last_push: Direction | null;
  /** The discs, `a` to `f`, and by how many sixths each is turned. */
  discs: { galaxy: string; turned: number }[];
  /** Where the symbols of each colour are now. */
  symbols: ByBody<PlaceName[]>;
  bodies: ByBody<PlaceName[]>;
  bag: ByBody<number>;
  display: ObjectiveName[];
  /** How many objectives are still face down. */
  reserve: number;
  out: ObjectiveName[];
  seats: SeatView[];
  /** What is printed on the objectives that lie open and are not validated. */
  faces: Partial<Record<ObjectiveName, Face>>;
}

export interface SeatView {
  hand: ObjectiveName[];
  /** The objectives validated, and what each has scored. */
  validated: Partial<Record<ObjectiveName, number>>;
  /** The tokens not yet spent. */
  tokens: ByBody<boolean>;
  score: number;
  /** As which one the seat reached the limit, from 1. */
  reached: number | null;
}

export interface Face {
  /** Its points; five figures if they are for 2, 3, 4, 5 and 6 bodies. */
  points: number[];
  /** The colour of the two ends, if it is a rhombus. */
  ends: Body | null;
}

/** What is to be decided. */
export type Phase =
  | { to: "draw" }
  | { to: "feel"; felt: Body; feels: number }
  | { to: "place"; body: Body; feels: number; token: Body | null }
  | { to: "push"; body: Body; place: PlaceName }
  | { to: "influence"; of: Body; placed: PlaceName; by_token: boolean }
  | { to: "objectives" }
  | { to: "stay"; card: ObjectiveName; used: PlaceName[] }
  | { to: "refill"; disc: DiscName; waiting: DiscName[]; drawn: ByBody<number> }
  | { to: "exchange" }
  | { to: "take" }
  | { to: "over" };

type BySeat = { seat: number };

export type GameEvent =
  | ({ event: "turn"; round: number } & BySeat)
  | ({ event: "bag-empty" } & BySeat)
  | ({ event: "felt"; body: Body; feels: number } & BySeat)
  | ({ event: "dropped" | "kept" | "drawn" | "chosen"; body: Body } & BySeat)
  | ({ event: "token-spent"; token: Body } & BySeat)
  | ({ event: "placed" | "struck"; body: Body; place: PlaceName } & BySeat)
  | Pushed
  | { event: "pushed-off"; body: Body }
  | ({ event: "swapped"; one: PlaceName; other: PlaceName } & BySeat)
  | ({ event: "turned"; disc: DiscName; sixths: number } & BySeat)
  | ({ event: "attracted"; hole: PlaceName; place: PlaceName; body: Body } & BySeat)
  | ({ event: "no-influence" } & BySeat)
  | ({ event: "validated"; card: ObjectiveName; places: PlaceName[]; points: number } & BySeat)
  | ({ event: "limit-reached" } & BySeat)
  | ({ event: "stayed"; place: PlaceName; cleared: PlaceName[] } & BySeat)
  | ({ event: "objectives-left" } & BySeat)
  | { event: "refill"; disc: DiscName; drawn: ByBody<number> }
  | { event: "disc-stays-empty"; disc: DiscName }
  | ({ event: "settled"; body: Body; place: PlaceName } & BySeat)
  | { event: "refilled"; disc: DiscName; returned: ByBody<number> }
  | ({ event: "discarded" | "taken"; card: ObjectiveName } & BySeat)
  | ({ event: "hand-kept" } & BySeat)
  | { event: "revealed"; card: ObjectiveName }
  | { event: "display-removed"; cards: ObjectiveName[] }
  | { event: "last-round"; round: number }
  | ({ event: "won"; points: number } & BySeat)
  | { event: "nobody-won" };

export type Pushed = {
  event: "pushed";
  seat: number;
  body: Body;
  place: PlaceName;
  direction: Direction;
  /** How many bodies moved, one that left the board included. */
  moved: number;
};
