// Written by `UPDATE_PAGE=1 cargo test -p cli page`.

import type { Happening } from "./words/words";

export type Ask = { 
/**
 * The client's own number for the request.
 */
id: number, 
/**
 * The request.
 */
ask: ClientIn, };

export type ClientIn = TableAsk | LiveAsk;

export type TableAsk = { "sit": { 
/**
 * The seat.
 */
seat: number, } } | "leave" | { "commit": { 
/**
 * The commitment: 64 hex digits.
 */
value: string, } } | { "reveal": { 
/**
 * The contribution: 64 hex digits.
 */
value: string, } } | { "arrange": { 
/**
 * The seat.
 */
seat: number, 
/**
 * The bot, or none for an open seat.
 */
bot: Skill | null, } } | { "rename": { 
/**
 * The new name.
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
 * Whether to refuse the move as `final` if the client could not be sure to take it back
 * alone.
 */
unless_final?: boolean, } } | { "undo": { 
/**
 * How many moves remain.
 */
ply: number, } } | { "hand": { 
/**
 * The seat.
 */
seat: number, 
/**
 * The bot.
 */
bot: Skill, } } | "end" | { "answer": { 
/**
 * Whether to agree.
 */
yes: boolean, } } | "return" | { "say": { 
/**
 * The message.
 */
text: string, } };

export type LiveAsk = "hint" | "imagine" | { "react": { 
/**
 * The reaction.
 */
reaction: Reaction, } } | "rematch" | { "resync": { 
/**
 * The last version the client has.
 */
since: number, } } | { "attend": { 
/**
 * Whether it is visible.
 */
seen: boolean, } };

export type ClientOut = { "table": { 
/**
 * The table's version: how many things have happened at it.
 */
version: number, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * Who the client is at this table.
 */
you: You, 
/**
 * The latest chat messages.
 */
said: Array<Said>, 
/**
 * The game, once it is dealt.
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
 * Who the client is at this table.
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
 * The seat that moved.
 */
seat: number, 
/**
 * The events, as this client may know them.
 */
events: unknown[], 
/**
 * The current state of the game.
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
 * The message and its author.
 */
said: Said, } } | { "done": { 
/**
 * The client's own number for the request.
 */
id: number, 
/**
 * The version it led to.
 */
version: number, 
/**
 * How many moves have been made now.
 */
ply: number, } } | { "refused": { 
/**
 * The client's own number for the request; none if it could not be read.
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
 * The client's own number for the request.
 */
id: number, 
/**
 * After how many moves.
 */
ply: number, 
/**
 * The answer.
 */
hint: Hint, } } | { "imagined": { 
/**
 * The client's own number for the request.
 */
id: number, 
/**
 * After how many moves.
 */
ply: number, 
/**
 * A position that this seat cannot tell from the true one.
 */
position: unknown, } } | { "reacted": { 
/**
 * The seat.
 */
seat: number, 
/**
 * The reaction.
 */
reaction: Reaction, } } | { "present": { 
/**
 * For each seat, whether its owner is connected.
 */
seats: Array<boolean>, 
/**
 * How many people are watching.
 */
watching: number, } } | { "bye": { 
/**
 * Why, for programs.
 */
code: Code, } };

export type Code = "bad-request" | "unknown" | "not-allowed" | "not-now" | "illegal-move" | "stale" | "final" | "no-table" | "too-fast" | "try-again" | "broken" | "restart";

export type You = { 
/**
 * Its seat; none for a spectator.
 */
seat: number | null, 
/**
 * Whether it is the host.
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
 * The options chosen for the game.
 */
options: { [key in string]: string }, 
/**
 * Whether it is publicly listed.
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
 * Whether the game counts for the ratings of its players.
 */
rated: boolean, 
/**
 * The table's phase.
 */
phase: Phase, 
/**
 * Whether it is over because everyone agreed to end it: nobody has won.
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
 * Whether commitments are final and the game is not dealt yet: pages reveal.
 */
sealed: boolean, 
/**
 * The seats that broke off a deal, in order.
 */
broken_off: number[], 
/**
 * The host's seat; none if the host has no seat.
 */
host: number | null, 
/**
 * The seats in order.
 */
seats: Array<SeatInfo>, 
/**
 * The open proposal.
 */
proposal: Proposal | null, 
/**
 * The latest changes of who plays which seat, in order.
 */
news: Array<News>, 
/**
 * The table of the next game.
 */
rematch: string | null, };

export type SeatInfo = { 
/**
 * The occupant.
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
 * Whether its owner is excluded from the deal: away when it was sealed, or did not reveal.
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
 * What each seat starts with.
 */
bank: number, 
/**
 * What it gains at the end of each turn.
 */
increment: number, 
/**
 * The most it can have.
 */
cap: number, };

export type Proposal = { 
/**
 * Who proposed it.
 */
by: number, 
/**
 * The proposal.
 */
what: Proposed, 
/**
 * The seats that have yet to answer.
 */
awaited: number[], };

export type Proposed = { "undo": { 
/**
 * How many moves remain.
 */
ply: number, } } | { "hand": { 
/**
 * The seat.
 */
seat: number, 
/**
 * The bot.
 */
bot: Skill, } } | "end";

export type Said = { 
/**
 * The seat that sent it.
 */
seat: number, 
/**
 * The text.
 */
text: string, };

export type News = { 
/**
 * After how many moves.
 */
ply: number, 
/**
 * The seat.
 */
seat: number, 
/**
 * What happened.
 */
what: Handover, };

export type Handover = "time" | "left" | "handed" | "back";

export type Reaction = "applause" | "surprise" | "thinking" | "thanks" | "wave";

export type Snapshot = { 
/**
 * The moves that the client does not have yet.
 */
story: Array<Chapter>, 
/**
 * The current state of the game.
 */
now: Now, };

export type Chapter = { 
/**
 * How many moves were made, including this one; 0 for the table before the first move.
 */
ply: number, 
/**
 * The seat that moved; `None` before the first move.
 */
seat: number | null, 
/**
 * The move's events.
 */
events: { event: string }[], 
/**
 * The scores after the move, as far as they are public.
 */
scores: Array<number>, 
/**
 * What each seat would have scored if the game had ended there, as far as the viewer may know
 * it.
 */
estimates: Array<number>, 
/**
 * The view after the move, if it was asked for.
 */
view?: unknown, };

export type Now = { 
/**
 * How many moves have been made.
 */
ply: number, 
/**
 * The seats to act.
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
 * The viewer's view.
 */
view: unknown, 
/**
 * The viewer's legal moves, in notation.
 */
legal: string[], 
/**
 * How many moves the viewer may take back without asking.
 */
undo: number, 
/**
 * The time left on each seat's clock, in milliseconds.
 */
clocks: Array<number> | null, 
/**
 * How it ended, once it has; nothing if all agreed to end it.
 */
outcome: Outcome | null, };

export type Standing = { 
/**
 * What each seat would score.
 */
scores: Array<number>, 
/**
 * What the scores are made of: lines named as in the final score.
 */
lines: Array<StandingLine>, };

export type StandingLine = { 
/**
 * What the points are for.
 */
name: string, 
/**
 * The points of each seat.
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
 * A fingerprint of the whole record, if one was made.
 */
digest?: string, };

export type ScoreLine = { 
/**
 * What the points are for.
 */
name: string, 
/**
 * The points of each seat.
 */
scores: Array<number>, };

export type Hint = { 
/**
 * The move, in notation.
 */
move: string, 
/**
 * The move and the other moves simulated, best first.
 */
candidates: Array<Thought>, };

export type Thought = { 
/**
 * The move, in notation.
 */
move: string, 
/**
 * How often the move was simulated.
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
 * The consequences of the move together with the seat's own moves expected before anyone else
 * moves, if it is explained and there are any.
 */
plan?: Plan, 
/**
 * The events that the seat would see, in order.
 */
events?: Happening[], 
/**
 * How they would change the standing that the seat sees now.
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
 * The events that the seat would see, in order.
 */
events?: Happening[], 
/**
 * How they would change the standing that the seat sees now.
 */
changes?: Array<Change>, };

export type Plan = { 
/**
 * How many moves of the expected line it covers, including the first: two or more.
 */
moves: number, 
/**
 * The events that the seat would see, in order.
 */
events?: Happening[], 
/**
 * How they would change the standing that the seat sees now.
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
 * How many points more or fewer; never 0.
 */
points: number, };
