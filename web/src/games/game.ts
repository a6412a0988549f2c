// The interface of a game to the page. Each has a folder here with a `card.ts` for the first page and an
// `index.ts` that exports a `GameModule`; README.md says what belongs into it. A game's code is loaded when
// its board is first shown. The server defines which games exist: `games.json`.

import type { Component } from "svelte";
import type { Beat, Moment, Trace } from "../board/moment";
import type { Sound } from "../shell/sound";
import { speakOf } from "../words/spoken.svelte";
import type { Happening, Words } from "../words/words";
import games from "./games.json";

/** The parts of a game's folder for the first page. */
export interface CardParts {
  /** An animated picture of the game. */
  Miniature: Component;
  /** The shortest and the longest usual duration of a game. */
  minutes: [number, number];
  /** The game has moments to solve. */
  solves?: boolean;
}

/** Facts about a game that need no loading. */
export interface GameInfo {
  id: string;
  name: string;
  players: [number, number];
}

/** Everything the first page shows of a game. */
export interface GameCard extends GameInfo, CardParts {}

export const GAMES = games as GameInfo[];

export function gameName(id: string): string {
  return GAMES.find((game) => game.id === id)?.name ?? id;
}

/** A suffix for the name of a thing on the board that says how a bot would rank it. */
export function advised(order: number | undefined, words: Words): string {
  return order === undefined ? "" : `, ${words.text("page-hint")} ${order}`;
}

/** The properties of a board; what all its parts need is in the kit: `board/kit.ts`. A board keeps no
 * state of its own except a half-made choice. */
export interface BoardProps<View = unknown, Event extends Happening = Happening> {
  /** The moment on display. */
  moment: Moment<View, Event>;
  /** The view before the last move, if known. */
  before: View | null;
  /** The events of the last move that are shown as motion, and when; empty once all were shown. */
  beats: Beat<Event>[];
  /** How many events of the last move were shown. */
  told: number;
  /** The last turns of the others, to be marked on the board. */
  traces: Trace<Event>[];
  /** The event pointed at in the log, to be highlighted on the board. */
  highlight: Event | null;
}

/** What a seat has, shown beside its name and score in the list of seats. */
export interface SeatProps<View = unknown> {
  view: View;
  seat: number;
  you: number | null;
}

/** A move that is not on the board. */
export interface Button {
  /** In notation. Always shown, and enabled while it is legal. */
  move: string;
  label: string;
  /** It gives something up without advancing the game: it is not shown in gold. */
  quiet?: boolean;
  /** What it would waste now, in words: then it needs confirmation. */
  waste?: string | null;
}

export interface GameModule<View = unknown, Event extends Happening = Happening> {
  Board: Component<BoardProps<View, Event>>;
  Seat: Component<SeatProps<View>>;
  /** The moves that are not on the board, always in the same places. */
  buttons: (view: View, legal: string[], words: Words) => Button[];
  /** What the player to act has to do, as a line: "place a figure on a free star". */
  awaited: (view: View, legal: string[], words: Words) => string;
  /** A move in words, for hints and screen readers; clearer if it can be made in this view. */
  move: (notation: string, words: Words, view?: View) => string;
  /** The result of a seat's turn, in a short sentence or two; empty if not worth one. */
  summary: (events: Event[], names: string[], words: Words) => string;
  /** Whether an expected event after a move is a reason for it, rather than the move itself. */
  isReason: (event: Event) => boolean;
  /** Other visible reasons for a move; empty if there are none. */
  prospect?: (notation: string, view: View, names: string[], words: Words) => string;
  /** The board as text, one line per thing on it. */
  describe: (view: View, names: string[], words: Words) => string[];
  /** A part of the board (`data-part`) in full, with the card, disc or place it belongs to; empty if there
   * is no more to it than its name. */
  read?: (part: string, view: View, names: string[], words: Words) => string[];
  /** How long each event of a move is shown, in milliseconds. */
  times: (events: Event[]) => number[];
  /** Stores in this browser what a player has done at a table of their own, for later use. */
  remember?: (events: Event[], you: number) => void;
  /** Links that a finished game leads to, below its result. */
  Found?: Component<{ events: Event[]; you: number }>;
  /** The sound of an event, if it has one. */
  sound: (event: Event) => Sound | null;
}

const LOADERS = import.meta.glob<{ default: GameModule<never, never> }>("./*/index.ts");
const RULES = import.meta.glob<{ default: Component }>("./*/Rules.svelte");

async function loaded<Part>(part: (() => Promise<{ default: Part }>) | undefined, words: string[]) {
  if (!part) throw new Error(`no ${words.join()}`);
  const [module] = await Promise.all([part(), speakOf(...words)]);
  return module.default;
}

/** Loads a game. The page trusts that the server's views match their types. */
export async function load(id: string): Promise<GameModule> {
  const module = await loaded(LOADERS[`./${id}/index.ts`], ["table", id]);
  return module as unknown as GameModule;
}

/** Loads the rules in our own words, with pictures made of the board's own parts. */
export function loadRules(id: string): Promise<Component> {
  return loaded(RULES[`./${id}/Rules.svelte`], [id, `rules-${id}`]);
}
