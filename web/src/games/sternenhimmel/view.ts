// Written by `UPDATE_PAGE=1 cargo test -p cli page`.

export type Disc = "aries" | "taurus" | "gemini" | "cancer" | "leo" | "virgo" | "libra" | "scorpius" | "sagittarius" | "capricornus" | "aquarius" | "pisces";

export type Figure = "1" | "3" | "5" | "6" | "7" | "10" | "black-hole" | "double";

export type GameEvent = { "event": "placed", seat: Seat, disc: Disc, star: Star, face_down: boolean, figure: Figure | null, } | { "event": "stuck", disc: Disc, } | { "event": "revealed", disc: Disc, star: Star, seat: Seat, figure: Figure, } | { "event": "vanished", disc: Disc, star: Star, seat: Seat, } | { "event": "swallowed", disc: Disc, star: Star, seat: Seat, figure: Figure, } | { "event": "doubled", disc: Disc, star: Star, seat: Seat, figure: Figure, value: number, } | { "event": "counted", disc: Disc, seat: Seat, total: number, figures: number, } | { "event": "nobody-left", disc: Disc, } | { "event": "tied-for-first", disc: Disc, } | { "event": "tied-for-second", disc: Disc, } | { "event": "paid", disc: Disc, seat: Seat, from: Seat | null, coins: number, reason: Reason, } | { "event": "opened", disc: Disc, } | { "event": "skipped", seat: Seat, } | { "event": "won", seat: Seat, coins: number, shared: boolean, };

export type LastView = { 
/**
 * The disc.
 */
disc: Disc, 
/**
 * The figures that stood on it.
 */
figures: Array<Standing>, 
/**
 * Black holes that vanished together.
 */
vanished: Array<Star>, 
/**
 * Figures swallowed by other black holes.
 */
swallowed: Array<Star>, 
/**
 * What each seat had left, best first.
 */
ranks: Array<Rank>, 
/**
 * The payments.
 */
payments: Array<Payment>, };

export type OpenView = { 
/**
 * The disc.
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
 * The number of free stars.
 */
free: number, 
/**
 * The figures on it.
 */
figures: Array<Standing>, };

export type Payment = { 
/**
 * The recipient.
 */
seat: Seat, 
/**
 * The payer; none for the reserve.
 */
from: Seat | null, 
/**
 * The number of coins.
 */
coins: number, 
/**
 * The reason.
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
 * Coins for figures, from the best player.
 */
tribute: number, 
/**
 * Coins paid to others.
 */
paid: number, };

export type Rank = { 
/**
 * The seat.
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
 * Its coins.
 */
coins: number, 
/**
 * The coins by what they were paid for.
 */
purse: Purse, 
/**
 * How many figures it has in hand.
 */
figures: number, 
/**
 * The figures in hand; only in the viewer's own seat.
 */
hand: Array<Figure> | null, };

export type Standing = { 
/**
 * The star.
 */
star: Star, 
/**
 * The figure's owner.
 */
seat: Seat, 
/**
 * The figure; null if it lies face down and is another's.
 */
figure: Figure | null, 
/**
 * If it lies face down: what its owner has shown elsewhere in the meantime.
 */
seen: Array<Figure> | null, };

export type Star = number;

export type View = { 
/**
 * The seat whose turn it is; none when the game is over.
 */
turn: Seat | null, 
/**
 * The open discs, by their places on the table.
 */
open: Array<OpenView>, 
/**
 * The discs to come, in order of their names: which ones are left is public, their order is
 * not.
 */
pile: Array<Disc>, 
/**
 * The players.
 */
seats: Array<SeatView>, 
/**
 * How the last disc was scored.
 */
last: LastView | null, };
