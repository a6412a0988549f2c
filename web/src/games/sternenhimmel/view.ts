// Written by `UPDATE_PAGE=1 cargo test -p cli page`.

export type Disc = "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpius" | "sagittarius" | "capricornus" | "aquarius" | "pisces";

export type Figure = "1" | "3" | "5" | "6" | "7" | "10" | "black-hole" | "double";

export type GameEvent = { "event": "placed", seat: Seat, disc: Disc, star: Star, face_down: boolean, figure: Figure | null, } | { "event": "stuck", disc: Disc, } | { "event": "revealed", disc: Disc, star: Star, seat: Seat, figure: Figure, } | { "event": "vanished", disc: Disc, star: Star, seat: Seat, } | { "event": "swallowed", disc: Disc, star: Star, seat: Seat, figure: Figure, } | { "event": "doubled", disc: Disc, star: Star, seat: Seat, figure: Figure, value: number, } | { "event": "counted", disc: Disc, seat: Seat, total: number, figures: number, } | { "event": "nobody-left", disc: Disc, } | { "event": "tied-for-first", disc: Disc, } | { "event": "tied-for-second", disc: Disc, } | { "event": "paid", disc: Disc, seat: Seat, from: Seat | null, coins: number, reason: Reason, } | { "event": "opened", disc: Disc, } | { "event": "skipped", seat: Seat, } | { "event": "won", seat: Seat, coins: number, shared: boolean, };

export type LastView = { 
/**
 * Which.
 */
disc: Disc, 
/**
 * What stood on it.
 */
figures: Array<Standing>, 
/**
 * Black holes that vanished together.
 */
vanished: Array<Star>, 
/**
 * What other black holes swallowed.
 */
swallowed: Array<Star>, 
/**
 * Who had what left, the best first.
 */
ranks: Array<Rank>, 
/**
 * Who was paid.
 */
payments: Array<Payment>, };

export type OpenView = { 
/**
 * Which.
 */
disc: Disc, 
/**
 * Its first reward.
 */
first: number, 
/**
 * Its second reward.
 */
second: number, 
/**
 * How many stars are free.
 */
free: number, 
/**
 * What stands on the others.
 */
figures: Array<Standing>, };

export type Payment = { 
/**
 * To whom.
 */
seat: Seat, 
/**
 * From whom, or from the reserve.
 */
from: Seat | null, 
/**
 * How many.
 */
coins: number, 
/**
 * What for.
 */
reason: Reason, };

export type Purse = { 
/**
 * First rewards.
 */
first: number, 
/**
 * Second rewards.
 */
second: number, 
/**
 * Coins for figures, from the reserve.
 */
figures: number, 
/**
 * Coins for figures, from the best.
 */
tribute: number, 
/**
 * Coins paid to others.
 */
paid: number, };

export type Rank = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The sum of the values.
 */
total: number, 
/**
 * The number of figures.
 */
figures: number, };

export type Reason = "first" | "second" | "figures" | "tribute";

export type Seat = number;

export type SeatView = { 
/**
 * What it has.
 */
coins: number, 
/**
 * What the coins were paid for.
 */
purse: Purse, 
/**
 * How many figures it has in hand.
 */
figures: number, 
/**
 * Which ones: the viewer's own alone.
 */
hand: Array<Figure> | null, };

export type Standing = { 
/**
 * Which star.
 */
star: Star, 
/**
 * Whose figure.
 */
seat: Seat, 
/**
 * Which figure; unknown if it lies face down and is another's.
 */
figure: Figure | null, 
/**
 * If it lies face down: what its owner has shown elsewhere meanwhile.
 */
seen: Array<Figure> | null, };

export type Star = number;

export type View = { 
/**
 * Whose turn it is; nobody's when the game is over.
 */
turn: Seat | null, 
/**
 * The open discs, by their places on the table.
 */
open: Array<OpenView>, 
/**
 * The discs to come, in the order of their names: which ones is no secret, in what order is.
 */
pile: Array<Disc>, 
/**
 * The players.
 */
seats: Array<SeatView>, 
/**
 * How the disc before was scored.
 */
last: LastView | null, };
