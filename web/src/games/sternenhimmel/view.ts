// What a viewer sees of Sternenhimmel, and what happens in it: `crates/sternenhimmel/src/view.rs`
// and `event.rs`. `golden.ts` holds these types against the real ones.

export type FigureName = "1" | "3" | "5" | "6" | "7" | "10" | "black-hole" | "double";
export type DiscName =
  | "aries"
  | "taurus"
  | "gemini"
  | "cancer"
  | "leo"
  | "virgo"
  | "libra"
  | "scorpius"
  | "sagittarius"
  | "capricornus"
  | "aquarius"
  | "pisces";
export type Reason = "first" | "second" | "figures" | "tribute";

export interface View {
  /** Whose turn it is; nobody's when the game is over. */
  turn: number | null;
  /** The open discs, by their places on the table. */
  discs: DiscView[];
  /** The discs to come, in the order of the zodiac. */
  pile: DiscName[];
  seats: SeatView[];
  /** How the disc before was scored. */
  last: ScoredView | null;
}

export interface SeatView {
  coins: number;
  purse: Record<Reason | "paid", number>;
  /** How many figures are in hand; which ones, for the viewer's own seat alone. */
  figures: number;
  hand?: FigureName[];
}

export interface DiscView {
  disc: DiscName;
  first: number;
  second: number;
  free: number;
  figures: Standing[];
}

/** A figure on a star, counted from 1. */
export interface Standing {
  star: number;
  seat: number;
  /** Unknown if it lies face down and is another's. */
  figure: FigureName | null;
  /** If it lies face down: what its owner has shown elsewhere meanwhile. */
  seen?: FigureName[];
}

export interface ScoredView {
  disc: DiscName;
  figures: Standing[];
  vanished: number[];
  swallowed: number[];
  /** Who had what left, the best first. */
  ranks: { seat: number; total: number; figures: number }[];
  payments: Payment[];
}

export interface Payment {
  seat: number;
  /** Nobody, if the reserve pays. */
  from: number | null;
  coins: number;
  reason: Reason;
}

type OnStar = { disc: DiscName; star: number; seat: number };

export type GameEvent =
  | ({ event: "placed"; "face-down": boolean; figure: FigureName | null } & OnStar)
  | { event: "stuck"; disc: DiscName }
  | ({ event: "revealed"; figure: FigureName } & OnStar)
  | ({ event: "vanished" } & OnStar)
  | ({ event: "swallowed"; figure: FigureName } & OnStar)
  | ({ event: "doubled"; figure: FigureName; value: number } & OnStar)
  | { event: "counted"; disc: DiscName; seat: number; total: number; figures: number }
  | { event: "nobody-left"; disc: DiscName }
  | { event: "tied-for-first"; disc: DiscName }
  | { event: "tied-for-second"; disc: DiscName }
  | ({ event: "paid"; disc: DiscName } & Payment)
  | { event: "opened"; disc: DiscName }
  | { event: "skipped"; seat: number }
  | { event: "won"; seat: number; coins: number; shared: boolean };
