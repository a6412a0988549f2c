// Written by `UPDATE_PAGE=1 cargo test -p cli page`.

import type { Happening } from "./words/words";

export type Ask = { 
/**
 * The client's own number for it.
 */
id: number, 
/**
 * What it wants.
 */
ask: ClientIn, };

export type ClientIn = TableAsk | LiveAsk;

export type TableAsk = { "sit": { 
/**
 * Which one.
 */
seat: number, } } | "leave" | { "commit": { 
/**
 * The commitment to it: 64 hex digits.
 */
value: string, } } | { "reveal": { 
/**
 * The contribution: 64 hex digits.
 */
value: string, } } | { "arrange": { 
/**
 * Which seat.
 */
seat: number, 
/**
 * For whom: a bot, or anybody.
 */
bot: Skill | null, } } | { "rename": { 
/**
 * How.
 */
name: string, } } | "take-over" | "start" | { "play": { 
/**
 * How many moves had been made when it was chosen.
 */
ply: number, 
/**
 * The last version the client had seen.
 */
version: number, 
/**
 * The move, in the game's notation.
 */
move: string, 
/**
 * Whether it is refused as `final` if the client could not be sure to take it back alone.
 */
unless_final?: boolean, } } | { "undo": { 
/**
 * How many moves stay.
 */
ply: number, } } | { "hand": { 
/**
 * Whose seat.
 */
seat: number, 
/**
 * To which bot.
 */
bot: Skill, } } | "end" | { "answer": { 
/**
 * Whether one agrees.
 */
yes: boolean, } } | "return" | { "say": { 
/**
 * What.
 */
text: string, } };

export type LiveAsk = "hint" | "imagine" | { "react": { 
/**
 * Which.
 */
reaction: Reaction, } } | "rematch" | { "resync": { 
/**
 * The last version the client has.
 */
since: number, } } | { "attend": { 
/**
 * Whether somebody sees it.
 */
seen: boolean, } };

export type ClientOut = { "table": { 
/**
 * How many things have happened at this table.
 */
version: number, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * Who the client is at it.
 */
you: You, 
/**
 * What was said last.
 */
said: Array<Said>, 
/**
 * The game, once it was dealt.
 */
game: Snapshot | null, } } | { "changed": { 
/**
 * The version before.
 */
since: number, 
/**
 * The version now.
 */
version: number, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * Who the client is at it.
 */
you: You, } } | { "played": { 
/**
 * The version before.
 */
since: number, 
/**
 * The version now.
 */
version: number, 
/**
 * By whom.
 */
seat: number, 
/**
 * What happened, as this client may know it.
 */
events: unknown[], 
/**
 * Where the game stands.
 */
now: Now, } } | { "said": { 
/**
 * The version before.
 */
since: number, 
/**
 * The version now.
 */
version: number, 
/**
 * Who, and what.
 */
said: Said, } } | { "done": { 
/**
 * The client's own number for it.
 */
id: number, 
/**
 * The version it led to.
 */
version: number, 
/**
 * How many moves are made now.
 */
ply: number, } } | { "refused": { 
/**
 * The client's own number for it; none if it could not be read.
 */
id: number | null, 
/**
 * Why, for programs.
 */
code: Code, 
/**
 * Why, for people.
 */
message: string, } } | { "hint": { 
/**
 * The client's own number for the question.
 */
id: number, 
/**
 * For how many moves made.
 */
ply: number, 
/**
 * The answer.
 */
hint: Hint, } } | { "imagined": { 
/**
 * The client's own number for the question.
 */
id: number, 
/**
 * For how many moves made.
 */
ply: number, 
/**
 * A position that this seat cannot tell from the true one.
 */
position: unknown, } } | { "reacted": { 
/**
 * Who.
 */
seat: number, 
/**
 * Which.
 */
reaction: Reaction, } } | { "present": { 
/**
 * For each seat, whether its owner is.
 */
seats: Array<boolean>, 
/**
 * How many look on.
 */
watching: number, } } | { "bye": { 
/**
 * Why, for programs.
 */
code: Code, } };

export type Code = "bad-request" | "unknown" | "not-allowed" | "not-now" | "illegal-move" | "stale" | "final" | "no-table" | "too-fast" | "try-again" | "broken" | "restart";

export type You = { 
/**
 * Its seat; none for somebody who looks on.
 */
seat: number | null, 
/**
 * Whether it hosts the table: made it, or took over.
 */
host: boolean, };

export type TableInfo = { 
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
 * What was chosen for the game.
 */
options: { [key in string]: string }, 
/**
 * Whether it is listed for everybody.
 */
public: boolean, 
/**
 * Who may ask for hints.
 */
hints: Hints, 
/**
 * Time to think, if it is limited.
 */
clock: ClockPlan | null, 
/**
 * Whether the game begins at a position chosen by the table's creator, and is not dealt.
 */
set_up: boolean, 
/**
 * Whether it counts for the ratings of those who play.
 */
rated: boolean, 
/**
 * How far it is.
 */
phase: Phase, 
/**
 * Whether it is over because all agreed to end it: nobody has won.
 */
ended: boolean, 
/**
 * The SHA-256 of the table's secret part of the seed.
 */
commitment: string, 
/**
 * Whether the host has started and the game is not dealt yet: pages without a commitment
 * commit.
 */
dealing: boolean, 
/**
 * Whether no commitment can change any more and the game is not dealt yet: pages reveal.
 */
sealed: boolean, 
/**
 * The seats by which a deal was broken off, in order.
 */
broken_off: number[], 
/**
 * Where the host sits; none if the host has no seat.
 */
host: number | null, 
/**
 * The seats in order.
 */
seats: Array<SeatInfo>, 
/**
 * What the seats are asked to agree to.
 */
proposal: Proposal | null, 
/**
 * Who plays a seat in place of whom, beside the moves, in order; the last of it, if it is
 * much.
 */
news: Array<News>, 
/**
 * The table of the next game.
 */
rematch: string | null, };

export type SeatInfo = { 
/**
 * Whose it is.
 */
who: Who, 
/**
 * Whether its owner's page has committed to a contribution.
 */
ready: boolean, 
/**
 * The commitment to it.
 */
commitment: string | null, 
/**
 * Whether its owner has no part in the deal: away when it was sealed, or did not reveal.
 */
left_out: boolean, 
/**
 * Whether its page has revealed its contribution.
 */
revealed: boolean, 
/**
 * The bot that plays for its owner.
 */
stand_in: Skill | null, };

export type Who = "open" | { "bot": Skill } | { "guest": string };

export type Phase = "lobby" | "playing" | "over";

export type Skill = "novice" | "casual" | "skilled" | "expert";

export type Hints = "off" | "practice" | "all";

export type ClockPlan = { 
/**
 * What each seat has at first.
 */
bank: number, 
/**
 * What it gains whenever it has done with its turn.
 */
increment: number, 
/**
 * What it has at most.
 */
cap: number, };

export type Proposal = { 
/**
 * Who proposed it.
 */
by: number, 
/**
 * What.
 */
what: Proposed, 
/**
 * Who has still to answer.
 */
awaited: number[], };

export type Proposed = { "undo": { 
/**
 * How many stay.
 */
ply: number, } } | { "hand": { 
/**
 * For whom.
 */
seat: number, 
/**
 * Which bot.
 */
bot: Skill, } } | "end";

export type Said = { 
/**
 * By which seat.
 */
seat: number, 
/**
 * What.
 */
text: string, };

export type News = { 
/**
 * After how many moves.
 */
ply: number, 
/**
 * Which seat.
 */
seat: number, 
/**
 * What has happened.
 */
what: Handover, };

export type Handover = "time" | "left" | "handed" | "back";

export type Reaction = "applause" | "surprise" | "thinking" | "thanks" | "wave";

export type Snapshot = { 
/**
 * The moves the client does not have yet.
 */
story: Array<Chapter>, 
/**
 * Where the game stands.
 */
now: Now, };

export type Chapter = { 
/**
 * How many moves were made with it; 0 for what lay on the table before the first.
 */
ply: number, 
/**
 * Who moved; nobody before the first move.
 */
seat: number | null, 
/**
 * What happened.
 */
events: { event: string }[], 
/**
 * The scores after it, as far as they are public.
 */
scores: Array<number>, 
/**
 * What each seat would have had if the game had ended there, as far as the viewer may know it.
 */
estimates: Array<number>, 
/**
 * What the viewer saw after it, if that was asked for.
 */
view?: unknown, };

export type Now = { 
/**
 * How many moves were made.
 */
ply: number, 
/**
 * Whose decision it is.
 */
to_act: number[], 
/**
 * The scores, as far as they are public.
 */
scores: Array<number>, 
/**
 * The final score as it would be if the game ended now, as far as the viewer may know it. Of
 * the seats in `partial`, what is secret is missing in a line.
 */
standing: Standing, 
/**
 * What the viewer may see.
 */
view: unknown, 
/**
 * What the viewer may do, in notation.
 */
legal: string[], 
/**
 * How many moves back the viewer may go without asking.
 */
undo: number, 
/**
 * What each seat has left to think, in milliseconds.
 */
clocks: Array<number> | null, 
/**
 * How it ended, once it has; nothing if all agreed to end it.
 */
outcome: Outcome | null, };

export type Standing = { 
/**
 * What each seat would have.
 */
scores: Array<number>, 
/**
 * What that is made of: lines of the same names as in the final score.
 */
lines: Array<StandingLine>, };

export type StandingLine = { 
/**
 * What it is for.
 */
name: string, 
/**
 * What each seat has from it.
 */
scores: Array<number>, 
/**
 * Whose part is not complete, because a secret belongs to it.
 */
partial: number[], };

export type Outcome = { 
/**
 * The final scores by seat.
 */
scores: Array<number>, 
/**
 * Who won.
 */
winners: number[], 
/**
 * What the scores are made of.
 */
lines: Array<ScoreLine>, 
/**
 * A fingerprint of the whole record, where one was made.
 */
digest?: string, };

export type ScoreLine = { 
/**
 * What it is for.
 */
name: string, 
/**
 * What each seat has from it.
 */
scores: Array<number>, };

export type Hint = { 
/**
 * The move, in notation.
 */
move: string, 
/**
 * The move and what else was simulated, the best first.
 */
candidates: Array<Thought>, };

export type Thought = { 
/**
 * The move, in notation.
 */
move: string, 
/**
 * How often it was simulated.
 */
visits: number, 
/**
 * The expected final margin of its seat over the best opponent, in points.
 */
value: number, 
/**
 * The principal variation: this move and what is expected to follow, as far as its seat would
 * see it.
 */
line: Array<RecordMove>, 
/**
 * The same for the seat's own moves that are expected to follow before anybody else's, if it
 * is explained and there are any.
 */
plan?: Plan, 
/**
 * What would happen, as the seat would see it, in order.
 */
events?: Happening[], 
/**
 * What that would change in the standing that the seat sees now.
 */
changes?: Array<Change>, };

export type RecordMove = { 
/**
 * Who moved.
 */
seat: number, 
/**
 * The move in the game's notation.
 */
move: string, };

export type Outlook = { 
/**
 * What would happen, as the seat would see it, in order.
 */
events?: Happening[], 
/**
 * What that would change in the standing that the seat sees now.
 */
changes?: Array<Change>, };

export type Plan = { 
/**
 * How many moves of the expected line it is made of, the first one counted: two or more.
 */
moves: number, 
/**
 * What would happen, as the seat would see it, in order.
 */
events?: Happening[], 
/**
 * What that would change in the standing that the seat sees now.
 */
changes?: Array<Change>, };

export type Change = { 
/**
 * The line of the standing.
 */
name: string, 
/**
 * Whose part in it.
 */
seat: number, 
/**
 * How many points it has more, or fewer; never 0.
 */
points: number, };
