// Written by `UPDATE_PAGE=1 cargo test -p cli page`.

export type BoonKind = "fame" | "improvement" | "stardust" | "wisdom" | "observation" | "activation";

export type Card = "andromeda" | "aquarius" | "aquila" | "ara" | "argo-navis" | "aries" | "auriga" | "bootes" | "cancer" | "canis-major" | "canis-minor" | "capricornus" | "cassiopeia" | "centaurus" | "cepheus" | "cetus" | "corona-australis" | "corona-borealis" | "corvus" | "crater" | "cygnus" | "delphinus" | "draco" | "equuleus" | "eridanus" | "gemini" | "hercules" | "hydra" | "leo" | "lepus" | "libra" | "lupus" | "lyra" | "ophiuchus" | "orion" | "pegasus" | "perseus" | "pisces" | "piscis-austrinus" | "sagitta" | "sagittarius" | "scorpius" | "serpens" | "taurus" | "triangulum" | "ursa-major" | "ursa-minor" | "virgo";

export type Discovered = { 
/**
 * The card.
 */
card: Card, 
/**
 * The boon of each seat, counted from 1; null for none, or for one that is not revealed yet.
 */
boons: Array<number | null>, };

export type Element = "air" | "earth" | "fire" | "water";

export type GameEvent = { "event": "used", seat: Seat, card: Card, } | { "event": "gained", seat: Seat, good: Good, amount: number, } | { "event": "exchanged", seat: Seat, } | { "event": "observing", seat: Seat, telescope: boolean, } | { "event": "marked", seat: Seat | null, card: Card, star: Star, } | { "event": "observe-ended", seat: Seat, } | { "event": "resting", seat: Seat, } | { "event": "reactivated", seat: Seat, card: Card, } | { "event": "first-discarded", card: Card, } | { "event": "sphere-moved", element: Element, } | { "event": "top-discarded", card: Card, } | { "event": "game-end-seen", last_turns: number, } | { "event": "discovered", seat: Seat | null, card: Card, } | { "event": "picked", seat: Seat, number: number | null, } | { "event": "picks-shown", card: Card, } | { "event": "boon-taken", seat: Seat, card: Card, number: number, boon: BoonKind, amount: number, } | { "event": "card-taken", seat: Seat, card: Card, } | { "event": "card-discarded", seat: Seat | null, card: Card, } | { "event": "card-dealt", place: number, card: Card, } | { "event": "dreaming", number: number, } | { "event": "refunded", seat: Seat, stardust: number, } | { "event": "turn-began", seat: Seat, } | { "event": "scoring-shown", seat: Seat, element: Element, } | { "event": "won", seat: Seat, fame: number, shared: boolean, };

export type Good = "fame" | "stardust" | "telescopes" | "pouch" | "wisdom";

export type Mark = { 
/**
 * The card.
 */
card: Card, 
/**
 * The star, counted from 1.
 */
star: Star, };

export type MarkedCard = { 
/**
 * The card.
 */
card: Card, 
/**
 * Who marked each star, from star 1: a seat's digit, `d` for the dreamer, `.` for nobody.
 */
marks: string, };

export type Phase = { "name": "start", } | { "name": "ability", } | { "name": "exchange", } | { "name": "any-star", } | { "name": "star-and-neighbours", } | { "name": "two-stars", second: boolean, } | { "name": "three-cards", left: number, done: Array<Card>, } | { "name": "observe", } | { "name": "telescope", } | { "name": "order", } | { "name": "boons", group: Array<Seat>, } | { "name": "activation", seat: Seat, left: number, after: Array<Seat>, } | { "name": "limit", } | { "name": "dream", } | { "name": "dream-on", left: number, } | { "name": "over", };

export type Seat = number;

export type SeatView = { 
/**
 * Stardust.
 */
stardust: number, 
/**
 * Telescopes.
 */
telescopes: number, 
/**
 * The Fame track.
 */
fame: number, 
/**
 * The size of the pouch.
 */
pouch: number, 
/**
 * Marked cells of the Wisdom track.
 */
wisdom: number, 
/**
 * How many cards it may keep.
 */
limit: number, 
/**
 * Cards whose abilities are ready, in alphabetical order.
 */
active: Array<Card>, 
/**
 * Cards whose abilities were used.
 */
exhausted: Array<Card>, 
/**
 * The marked rows of its final scoring card; null for others' until the game is over.
 */
scoring: [Element, Element] | null, };

export type Star = number;

export type Turn = { 
/**
 * The seat whose turn it is.
 */
seat: Seat, 
/**
 * The pending decision.
 */
phase: Phase, 
/**
 * An ability of Aquarius' kind was used.
 */
grand_refund: boolean, 
/**
 * An ability of Pegasus' kind was used.
 */
common_refund: boolean, 
/**
 * An ability of Boötes' kind was used.
 */
any_first_star: boolean, 
/**
 * How many abilities of Cancer's kind were used.
 */
fame_for_grand_stars: number, 
/**
 * How many abilities of Cygnus' kind were used.
 */
generous_rest: number, 
/**
 * An ability of Andromeda's kind was used: there is no action this turn.
 */
no_action: boolean, 
/**
 * The action was a Rest.
 */
rested: boolean, 
/**
 * The dreamer is marking: nobody takes what it discovers.
 */
dreaming: boolean, 
/**
 * Something other than Common stars was marked, or the last star of a card.
 */
uncommon: boolean, 
/**
 * Grand stars marked this turn, by any means.
 */
grand_stars: number, 
/**
 * Stardust paid for stars this turn.
 */
paid: number, 
/**
 * The part of it paid in this Observe before any Grand star.
 */
pile: number, 
/**
 * This Observe has marked a Grand star.
 */
grand_in_run: boolean, 
/**
 * The piles of Observes that marked a Grand star.
 */
piles: number, };

export type View = { 
/**
 * Who holds the first-player token.
 */
first: Seat, 
/**
 * The element of the active sphere.
 */
sphere: Element, 
/**
 * What each seat has.
 */
seats: Array<SeatView>, 
/**
 * The cards around the board, clockwise; null where a place is empty.
 */
places: Array<MarkedCard | null>, 
/**
 * How many cards lie above Game End.
 */
above: number, 
/**
 * How many cards lie below Game End, or remain once it was set aside.
 */
below: number, 
/**
 * The discard pile, in alphabetical order.
 */
discard: Array<Card>, 
/**
 * The pending decision of the turn, and what the turn remembers.
 */
turn: Turn, 
/**
 * The cards used this turn, or, until its first decision, in the previous turn.
 */
used: Array<Card>, 
/**
 * The cards discovered this turn, or, until its first decision, in the previous turn.
 */
discoveries: Array<Discovered>, 
/**
 * The tied assistants who have picked a boon that is not revealed yet.
 */
picked: Array<Seat>, 
/**
 * The star marked last.
 */
last_mark: Mark | null, 
/**
 * How many turns come after this one, once Game End has appeared.
 */
last_turns: number | null, };
