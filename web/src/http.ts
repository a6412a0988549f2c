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
 * Whether everybody finds it in the list; otherwise who has the link.
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
position?: unknown, };

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
 * Whose the seats are.
 */
seats: Array<Who>, };

export type OwnTable = { 
/**
 * Whether I have left my seat to a bot.
 */
left: boolean, 
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
 * Whose the seats are.
 */
seats: Array<Who>, };

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
