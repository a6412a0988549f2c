// Written by `UPDATE_PAGE=1 cargo test -p cli page`.

import type { ClockPlan, Code, Hints, Phase, Skill, Who } from "./wire";

export type Me = { 
/**
 * The name others see; null before one was given.
 */
name: string | null, };

export type Name = { 
/**
 * 1 to 24 characters as people count them: a letter with its marks is one, and so is an emoji
 * of several parts. Spaces around it and what is not seen do not count.
 */
name: string, };

export type Pass = { 
/**
 * 32 letters and digits.
 */
pass: string, };

export type Devices = { 
/**
 * Those seen last first.
 */
list: Array<Device>, 
/**
 * How many a guest has at most: who takes another loses the one not seen for longest.
 */
most: number, 
/**
 * Since when I have a code to come back with, in milliseconds since 1970; null if I have none.
 */
code: number | null, };

export type Device = { 
/**
 * By which it is named when it is to end; it opens nothing.
 */
id: string, 
/**
 * Its browser and system; empty if they are not known.
 */
what: string, 
/**
 * Since when I am known by it, in milliseconds since 1970; null if that was not noted.
 */
since: number | null, 
/**
 * When it was last here, to the hour.
 */
seen: number | null, 
/**
 * Whether it is the one that asks.
 */
this: boolean, };

export type EndDevice = { 
/**
 * One of them; null for all except for the one that asks.
 */
device: string | null, };

export type BackCode = { 
/**
 * 24 letters and digits in groups of four. Spaces and hyphens do not matter, nor do capitals, and
 * neither does O for 0 or I and L for 1.
 */
code: string, };

export type Door = { 
/**
 * The link is `/with/` and this; null before one was made.
 */
door: string | null, };

export type Behind = { 
/**
 * What they are called.
 */
name: string, 
/**
 * The table where they wait; null if they wait at none.
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
 * What is chosen for the game; the rest keeps its default.
 */
options?: { [key in string]: string }, 
/**
 * The seats in order.
 */
seats: Array<NewSeat>, 
/**
 * The table's name, up to 40 characters as people count them; the host's, if none is given.
 */
name?: string, 
/**
 * Whether it is listed publicly; otherwise it is reached by its link alone.
 */
public?: boolean, 
/**
 * Who may ask for hints.
 */
hints?: Hints, 
/**
 * Time to think; endless if none is given.
 */
clock?: ClockPlan, 
/**
 * Where the game begins, as `asterism engine` writes positions; it is dealt if none is given.
 * A position has its options in it.
 */
position?: unknown, 
/**
 * Whether it counts for the ratings of those who play. Then there are a clock and no hints, it
 * is dealt, and who begins is drawn.
 */
rated?: boolean, };

export type NewSeat = "me" | "open" | { "bot": Skill };

export type Made = { 
/**
 * Its id; the page of the table is `/t/` and this.
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
 * How far it is.
 */
phase: Phase, 
/**
 * Whether it is over because all agreed to end it; left out if not.
 */
ended?: boolean, 
/**
 * Whether it counts for the ratings of those who play; left out if not.
 */
rated?: boolean, 
/**
 * Whose the seats are.
 */
seats: Array<Who>, 
/**
 * Time to think; left out if it is endless.
 */
clock?: ClockPlan, 
/**
 * How the game ended; left out before, and if all agreed to end it.
 */
result?: GameResult, };

export type GameResult = { 
/**
 * The final scores by seat.
 */
scores: Array<number>, 
/**
 * The place of each seat: several may share one.
 */
places: Array<number>, };

export type OwnTable = { 
/**
 * Whether I have left my seat to a bot.
 */
left: boolean, 
/**
 * My seat; null where it is not known any more.
 */
seat: number | null, 
/**
 * Whether I host it.
 */
host: boolean, 
/**
 * The seats of the people who are waited for, to move or to answer.
 */
awaited: Array<number>, 
/**
 * Since when I am waited for, in milliseconds since 1970; null if I am not.
 */
since: number | null, 
/**
 * How much time I have left then, in milliseconds; null if it is endless.
 */
remaining: number | null, 
/**
 * When it was begun, ended or joined last, in milliseconds since 1970.
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
 * How far it is.
 */
phase: Phase, 
/**
 * Whether it is over because all agreed to end it; left out if not.
 */
ended?: boolean, 
/**
 * Whether it counts for the ratings of those who play; left out if not.
 */
rated?: boolean, 
/**
 * Whose the seats are.
 */
seats: Array<Who>, 
/**
 * Time to think; left out if it is endless.
 */
clock?: ClockPlan, 
/**
 * How the game ended; left out before, and if all agreed to end it.
 */
result?: GameResult, };

export type Person = { 
/**
 * What they are called.
 */
name: string, 
/**
 * Whether this is the caller's own page.
 */
mine: boolean, 
/**
 * Whether everybody may see it.
 */
public: boolean, 
/**
 * The page is `/person/` and this; null before its owner has ever shown it.
 */
id: string | null, 
/**
 * After so many rated games of one kind a rating is shown.
 */
shown_after: number, 
/**
 * What they have played, by game.
 */
games: Array<PersonGame>, 
/**
 * The last games, the last one first; for others, those at tables that everybody could find.
 */
recent: Array<RecentGame>, };

export type PersonGame = { 
/**
 * The game's id.
 */
game: string, 
/**
 * How many games.
 */
played: number, 
/**
 * How many of them were rated.
 */
rated: number, 
/**
 * The rating: 400 points more come in ahead ten times of eleven. Null before enough games.
 */
rating: number | null, 
/**
 * How unsure it is: in nineteen cases of twenty it is nearer than this.
 */
within: number | null, 
/**
 * The rating after each rated game, the last ones; empty before enough games.
 */
curve: Array<number>, 
/**
 * How often each place, by number of seats.
 */
places: Array<PlacesAt>, 
/**
 * The cards had most often at the end, the most frequent first.
 */
cards: Array<CardTimes>, };

export type PlacesAt = { 
/**
 * How many seats.
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
 * When it was over, in milliseconds since 1970.
 */
at: number, 
/**
 * How many seats.
 */
seats: number, 
/**
 * Which place; several may share one.
 */
place: number, 
/**
 * Whether they left before the end.
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
 * By which version of the deal; the first if nothing is said.
 */
version?: number, 
/**
 * The fingerprint of the secret, known to all before anybody added anything.
 */
commitment: string, 
/**
 * The secret.
 */
secret: string, 
/**
 * What was added, by the order of seats.
 */
contributions: Array<Contribution>, 
/**
 * The seats of people who have no part in the seed.
 */
left_out?: number[], 
/**
 * The seats by which a deal was broken off before this one, in order.
 */
broken_off?: number[], };

export type Contribution = { 
/**
 * Who.
 */
seat: number, 
/**
 * What.
 */
value: string, };

export type ErrorBody = { code: Code, 
/**
 * For people.
 */
message: string, };
