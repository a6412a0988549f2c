// Written by `UPDATE_PAGE=1 cargo test -p cli page`.

import type { ClockPlan, Code, Hints, Phase, Skill, Who } from "./wire";

export type Me = { 
/**
 * The name that others see; null before one was given.
 */
name: string | null, };

export type Name = { 
/**
 * 1 to 24 user-perceived characters: a letter with its marks is one, and so is an emoji of
 * several parts. Surrounding spaces and invisible characters do not count.
 */
name: string, };

export type Pass = { 
/**
 * 32 letters and digits.
 */
pass: string, };

export type Devices = { 
/**
 * The devices, most recently seen first.
 */
list: Array<Device>, 
/**
 * The most devices of a guest: adding another drops the one not seen for longest.
 */
most: number, 
/**
 * When the recovery code was made, in milliseconds since 1970; null if there is none.
 */
code: number | null, };

export type Device = { 
/**
 * Its id, for signing it out; it grants no access.
 */
id: string, 
/**
 * Its browser and system; empty if unknown.
 */
what: string, 
/**
 * When it was first signed in, in milliseconds since 1970; null if not recorded.
 */
since: number | null, 
/**
 * When it was last seen, to the hour.
 */
seen: number | null, 
/**
 * Whether it is the caller's current device.
 */
this: boolean, };

export type EndDevice = { 
/**
 * The id of one device; null for all except the current one.
 */
device: string | null, };

export type BackCode = { 
/**
 * 24 letters and digits in groups of four. Spaces, hyphens and case are ignored, and O is read
 * as 0, I and L as 1.
 */
code: string, };

export type Door = { 
/**
 * The link is `/with/` followed by this; null before one was made.
 */
door: string | null, };

export type Behind = { 
/**
 * The name of its owner.
 */
name: string, 
/**
 * The table where they wait; null if they are not waiting.
 */
table: string | null, };

export type GameInfo = { id: string, name: string, min_seats: number, max_seats: number, 
/**
 * The version of rules and data.
 */
rules: number, options: Array<OptionInfo>, };

export type OptionInfo = { name: string, 
/**
 * The first is the default.
 */
choices: Array<string>, };

export type NewTable = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The options chosen for the game; the others keep their default.
 */
options?: { [key in string]: string }, 
/**
 * The seats in order.
 */
seats: Array<NewSeat>, 
/**
 * The table's name, up to 40 user-perceived characters; the host's name, if none is given.
 */
name?: string, 
/**
 * Whether it is publicly listed; otherwise only those with its link can reach it.
 */
public?: boolean, 
/**
 * Who may ask for hints.
 */
hints?: Hints, 
/**
 * Time to think; unlimited if none is given.
 */
clock?: ClockPlan, 
/**
 * Where the game begins, as `asterism engine` writes positions; it is dealt if none is given.
 * A position carries its own options.
 */
position?: unknown, 
/**
 * Whether the game counts for the ratings of its players. Then it needs a clock, no hints, no
 * position and a random first player.
 */
rated?: boolean, };

export type NewSeat = "me" | "open" | { "bot": Skill };

export type Made = { 
/**
 * Its id; the page of the table is `/t/` followed by this.
 */
id: string, };

export type Summary = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The table's phase.
 */
phase: Phase, 
/**
 * Whether it is over because everyone agreed to end it; omitted if not.
 */
ended?: boolean, 
/**
 * Whether the game counts for the ratings of its players; omitted if not.
 */
rated?: boolean, 
/**
 * The occupants of the seats.
 */
seats: Array<Who>, 
/**
 * Time to think; omitted if unlimited.
 */
clock?: ClockPlan, 
/**
 * How the game ended; omitted before the end, and if everyone agreed to end it.
 */
result?: GameResult, };

export type GameResult = { 
/**
 * The final scores by seat.
 */
scores: Array<number>, 
/**
 * The place of each seat; several seats may share one.
 */
places: Array<number>, };

export type OwnTable = { 
/**
 * Whether the caller has left their seat to a bot.
 */
left: boolean, 
/**
 * The caller's seat; null where it is not known any more.
 */
seat: number | null, 
/**
 * Whether the caller is the host.
 */
host: boolean, 
/**
 * The seats of the people who are to move or to answer.
 */
awaited: Array<number>, 
/**
 * Since when the caller's move or answer is awaited, in milliseconds since 1970; null if it is
 * not.
 */
since: number | null, 
/**
 * How much time the caller had left then, in milliseconds; null if it is unlimited.
 */
remaining: number | null, 
/**
 * When it was last begun, ended or joined, in milliseconds since 1970.
 */
changed: number, 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The table's phase.
 */
phase: Phase, 
/**
 * Whether it is over because everyone agreed to end it; omitted if not.
 */
ended?: boolean, 
/**
 * Whether the game counts for the ratings of its players; omitted if not.
 */
rated?: boolean, 
/**
 * The occupants of the seats.
 */
seats: Array<Who>, 
/**
 * Time to think; omitted if unlimited.
 */
clock?: ClockPlan, 
/**
 * How the game ended; omitted before the end, and if everyone agreed to end it.
 */
result?: GameResult, };

export type Person = { 
/**
 * The person's name.
 */
name: string, 
/**
 * Whether this is the caller's own page.
 */
mine: boolean, 
/**
 * Whether everyone may see it.
 */
public: boolean, 
/**
 * The page is `/person/` followed by this; null before its owner has ever made it public.
 */
id: string | null, 
/**
 * A rating is shown after this many rated games of a kind.
 */
shown_after: number, 
/**
 * Statistics by game.
 */
games: Array<PersonGame>, 
/**
 * The latest games, most recent first; for others, only those at public tables.
 */
recent: Array<RecentGame>, };

export type PersonGame = { 
/**
 * The game's id.
 */
game: string, 
/**
 * How many games were played.
 */
played: number, 
/**
 * How many of them were rated.
 */
rated: number, 
/**
 * The rating: 400 points more mean finishing ahead ten times out of eleven. Null before enough
 * games.
 */
rating: number | null, 
/**
 * The margin of error: in 19 cases of 20 the rating is within this range.
 */
within: number | null, 
/**
 * The rating after each of the latest rated games; empty before enough games.
 */
curve: Array<number>, 
/**
 * How often each place was reached, by number of seats.
 */
places: Array<PlacesAt>, 
/**
 * The cards held most often at the end, most frequent first.
 */
cards: Array<CardTimes>, };

export type PlacesAt = { 
/**
 * The number of seats.
 */
seats: number, 
/**
 * How often first, second and so on.
 */
times: Array<number>, };

export type CardTimes = { 
/**
 * Its name, as in the game's notation.
 */
card: string, 
/**
 * In how many games.
 */
times: number, };

export type RecentGame = { 
/**
 * The table's id.
 */
table: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * When it ended, in milliseconds since 1970.
 */
at: number, 
/**
 * The number of seats.
 */
seats: number, 
/**
 * The place; several seats may share one.
 */
place: number, 
/**
 * Whether the person left before the end.
 */
left: boolean, 
/**
 * Whether it was rated.
 */
rated: boolean, };

export type Choice = { 
/**
 * Whether anyone with the link may see it.
 */
public: boolean, };

export type Deal = { 
/**
 * The version of the deal protocol; the first if missing.
 */
version?: number, 
/**
 * The fingerprint of the secret, published before anyone contributed.
 */
commitment: string, 
/**
 * The secret.
 */
secret: string, 
/**
 * The contributions, in seat order.
 */
contributions: Array<Contribution>, 
/**
 * The seats of people who did not contribute to the seed.
 */
left_out?: number[], 
/**
 * The seats that broke off earlier deals, in order.
 */
broken_off?: number[], };

export type Contribution = { 
/**
 * The contributing seat.
 */
seat: number, 
/**
 * The value contributed.
 */
value: string, };

export type ErrorBody = { code: Code, 
/**
 * The reason, for people.
 */
message: string, };
