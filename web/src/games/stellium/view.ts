// Written by `UPDATE_PAGE=1 cargo test -p cli page`.

export type Body = "planet" | "comet" | "star" | "supernova";

export type ByBody<T> = { planet: T, comet: T, star: T, supernova: T, };

export type Card = `${Body}-${"line" | "arc" | "small-triangle" | "large-triangle" | "rectangle" | "rhombus" | "s" | "pair" | "centres" | "symbols"}`;

export type Direction = "northeast" | "east" | "southeast" | "southwest" | "west" | "northwest";

export type Disc = "a" | "b" | "c" | "d" | "e" | "f";

export type Face = { 
/**
 * Its points; for centres and symbols one number for each number of bodies, up to six.
 */
points: Array<number>, 
/**
 * The colour of the two ends, if it is not its own.
 */
ends: Body | null, };

export type GameEvent = { "event": "turn", seat: Seat, round: number, } | { "event": "bag-empty", seat: Seat, } | { "event": "felt", seat: Seat, body: Body, feels: number, } | { "event": "dropped", seat: Seat, body: Body, } | { "event": "kept", seat: Seat, body: Body, } | { "event": "drawn", seat: Seat, body: Body, } | { "event": "chosen", seat: Seat, body: Body, } | { "event": "token-spent", seat: Seat, token: Body, } | { "event": "placed", seat: Seat, body: Body, place: Place, } | { "event": "struck", seat: Seat, body: Body, place: Place, } | { "event": "pushed", seat: Seat, body: Body, place: Place, direction: Direction, moved: number, } | { "event": "pushed-off", body: Body, } | { "event": "swapped", seat: Seat, one: Place, other: Place, } | { "event": "turned", seat: Seat, disc: Disc, sixths: number, } | { "event": "attracted", seat: Seat, hole: Place, place: Place, body: Body, } | { "event": "no-influence", seat: Seat, } | { "event": "validated", seat: Seat, card: Card, places: Array<Place>, points: number, } | { "event": "limit-reached", seat: Seat, } | { "event": "stayed", seat: Seat, place: Place, cleared: Array<Place>, } | { "event": "objectives-left", seat: Seat, } | { "event": "refill", disc: Disc, drawn: ByBody<number>, } | { "event": "disc-stays-empty", disc: Disc, } | { "event": "settled", seat: Seat, body: Body, place: Place, } | { "event": "refilled", disc: Disc, returned: ByBody<number>, } | { "event": "discarded", seat: Seat, card: Card, } | { "event": "taken", seat: Seat, card: Card, } | { "event": "hand-kept", seat: Seat, } | { "event": "revealed", card: Card, } | { "event": "display-removed", cards: Array<Card>, } | { "event": "last-round", round: number, } | { "event": "won", seat: Seat, points: number, } | { "event": "nobody-won" };

export type LaidDisc = { 
/**
 * The name of the disc.
 */
galaxy: string, 
/**
 * How many sixths it is turned clockwise, from 0 to 5.
 */
turned: number, };

export type Phase = { "name": "draw", } | { "name": "feel", 
/**
 * The body.
 */
felt: Body, 
/**
 * The number of the try, from 1.
 */
feels: number, } | { "name": "place", 
/**
 * The body in hand.
 */
body: Body, 
/**
 * How often it was felt for, which everyone saw.
 */
feels: number, 
/**
 * The token declared, which is already spent.
 */
token: Body | null, } | { "name": "push", 
/**
 * The body in hand.
 */
body: Body, 
/**
 * The place of the other body.
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
 * Whether it is a token's.
 */
by_token: boolean, } | { "name": "objectives", } | { "name": "stay", 
/**
 * The objective.
 */
card: Card, 
/**
 * The places of the bodies.
 */
used: Array<Place>, } | { "name": "refill", 
/**
 * The disc.
 */
disc: Disc, 
/**
 * The discs to be filled after it.
 */
waiting: Array<Disc>, 
/**
 * The remaining bodies drawn for it.
 */
drawn: ByBody<number>, } | { "name": "exchange", } | { "name": "take", } | { "name": "over", };

export type Place = `${Disc}${0 | 1 | 2 | 3 | 4 | 5 | 6}` | `h${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`;

export type Seat = number;

export type SeatView = { 
/**
 * The current score; with tokens and colours once the game is over.
 */
score: number, 
/**
 * The objectives in hand.
 */
hand: Array<Card>, 
/**
 * The validated objectives, and the points of each.
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
 * Whether the display is gone and this round is the last.
 */
last_round: boolean, 
/**
 * The points of validated objectives at which the game ends.
 */
limit: number, 
/**
 * The seat that began, and begins every round.
 */
first: Seat, 
/**
 * The seat whose turn it is.
 */
turn: Seat, 
/**
 * The seat to act, which may be another one while a disc is being filled.
 */
to_act: Seat | null, 
/**
 * The pending decision.
 */
phase: Phase, 
/**
 * The direction of the last collision.
 */
last_push: Direction | null, 
/**
 * The discs, `a` to `f`.
 */
discs: Array<LaidDisc>, 
/**
 * The places of the symbols of each colour. Together they are the start places.
 */
symbols: ByBody<Array<Place>>, 
/**
 * The places of the bodies.
 */
bodies: ByBody<Array<Place>>, 
/**
 * The contents of the bag.
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
 * The seats that have reached the limit, in that order.
 */
reached: Array<Seat>, 
/**
 * The print on the open objectives that can still be validated.
 */
faces: { [key in Card]?: Face }, };
