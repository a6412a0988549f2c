// Written by `UPDATE_PAGE=1 cargo test -p cli page`.

export type Body = "planet" | "comet" | "star" | "supernova";

export type ByBody<T> = { planet: T, comet: T, star: T, supernova: T, };

export type Card = `${Body}-${"line" | "arc" | "small-triangle" | "large-triangle" | "rectangle" | "rhombus" | "s" | "pair" | "centres" | "symbols"}`;

export type Direction = "northeast" | "east" | "southeast" | "southwest" | "west" | "northwest";

export type Disc = "a" | "b" | "c" | "d" | "e" | "f";

export type Face = { 
/**
 * Its points; for centres and symbols those for so many bodies, up to six.
 */
points: Array<number>, 
/**
 * The colour of the two ends, if it is another.
 */
ends: Body | null, };

export type GameEvent = { "event": "turn", seat: Seat, round: number, } | { "event": "bag-empty", seat: Seat, } | { "event": "felt", seat: Seat, body: Body, feels: number, } | { "event": "dropped", seat: Seat, body: Body, } | { "event": "kept", seat: Seat, body: Body, } | { "event": "drawn", seat: Seat, body: Body, } | { "event": "chosen", seat: Seat, body: Body, } | { "event": "token-spent", seat: Seat, token: Body, } | { "event": "placed", seat: Seat, body: Body, place: Place, } | { "event": "struck", seat: Seat, body: Body, place: Place, } | { "event": "pushed", seat: Seat, body: Body, place: Place, direction: Direction, moved: number, } | { "event": "pushed-off", body: Body, } | { "event": "swapped", seat: Seat, one: Place, other: Place, } | { "event": "turned", seat: Seat, disc: Disc, sixths: number, } | { "event": "attracted", seat: Seat, hole: Place, place: Place, body: Body, } | { "event": "no-influence", seat: Seat, } | { "event": "validated", seat: Seat, card: Card, places: Array<Place>, points: number, } | { "event": "limit-reached", seat: Seat, } | { "event": "stayed", seat: Seat, place: Place, cleared: Array<Place>, } | { "event": "objectives-left", seat: Seat, } | { "event": "refill", disc: Disc, drawn: ByBody<number>, } | { "event": "disc-stays-empty", disc: Disc, } | { "event": "settled", seat: Seat, body: Body, place: Place, } | { "event": "refilled", disc: Disc, returned: ByBody<number>, } | { "event": "discarded", seat: Seat, card: Card, } | { "event": "taken", seat: Seat, card: Card, } | { "event": "hand-kept", seat: Seat, } | { "event": "revealed", card: Card, } | { "event": "display-removed", cards: Array<Card>, } | { "event": "last-round", round: number, } | { "event": "won", seat: Seat, points: number, } | { "event": "nobody-won" };

export type LaidDisc = { 
/**
 * Which of the six it is.
 */
galaxy: string, 
/**
 * By how many sixths it is turned clockwise, from 0 to 5.
 */
turned: number, };

export type Phase = { "name": "draw", } | { "name": "feel", 
/**
 * The body.
 */
felt: Body, 
/**
 * Which try this is, from 1.
 */
feels: number, } | { "name": "place", 
/**
 * The body in hand.
 */
body: Body, 
/**
 * How often a hand felt for it: seen by all.
 */
feels: number, 
/**
 * The token declared, which is spent already.
 */
token: Body | null, } | { "name": "push", 
/**
 * The body in hand.
 */
body: Body, 
/**
 * Where the other is.
 */
place: Place, } | { "name": "influence", 
/**
 * The kind whose influence it is.
 */
of: Body, 
/**
 * Where the body was placed.
 */
placed: Place, 
/**
 * Whether it is by token.
 */
by_token: boolean, } | { "name": "objectives", } | { "name": "stay", 
/**
 * The objective.
 */
card: Card, 
/**
 * Where the bodies are.
 */
used: Array<Place>, } | { "name": "refill", 
/**
 * The disc.
 */
disc: Disc, 
/**
 * The discs that come after it.
 */
waiting: Array<Disc>, 
/**
 * What is left of the bodies drawn for it.
 */
drawn: ByBody<number>, } | { "name": "exchange", } | { "name": "take", } | { "name": "over", };

export type Place = `${Disc}${0 | 1 | 2 | 3 | 4 | 5 | 6}` | `h${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`;

export type Seat = number;

export type SeatView = { 
/**
 * The score as it stands; with tokens and colours once the game is over.
 */
score: number, 
/**
 * The objectives in hand.
 */
hand: Array<Card>, 
/**
 * The objectives validated, and what each has scored.
 */
validated: { [key in Card]?: number }, 
/**
 * The tokens not yet spent.
 */
tokens: Array<Body>, };

export type View = { 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Whether the display is gone and this round is the last one.
 */
last_round: boolean, 
/**
 * The points of validated objectives that end the game.
 */
limit: number, 
/**
 * Who began, and begins every round.
 */
first: Seat, 
/**
 * Whose turn it is.
 */
turn: Seat, 
/**
 * Who is to decide: in the filling of a disc it need not be the one whose turn it is.
 */
to_act: Seat | null, 
/**
 * What is to be decided.
 */
phase: Phase, 
/**
 * Where the last collision went.
 */
last_push: Direction | null, 
/**
 * The discs, `a` to `f`.
 */
discs: Array<LaidDisc>, 
/**
 * Where the symbols of each colour are now. The start places are all of them.
 */
symbols: ByBody<Array<Place>>, 
/**
 * Where the bodies are.
 */
bodies: ByBody<Array<Place>>, 
/**
 * What is in the bag.
 */
bag: ByBody<number>, 
/**
 * The objectives that can be taken.
 */
display: Array<Card>, 
/**
 * How many objectives are still face down.
 */
reserve: number, 
/**
 * The objectives out of the game.
 */
out: Array<Card>, 
/**
 * What each seat has.
 */
seats: Array<SeatView>, 
/**
 * Who has reached the limit, in the order in which they did.
 */
reached: Array<Seat>, 
/**
 * What is printed on the objectives that can still be validated and lie open.
 */
faces: { [key in Card]?: Face }, };
