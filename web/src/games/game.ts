// What a game is to the page. Each has a folder here with a `card.ts` for the first page and an
// `index.ts` that exports a `GameModule`; README.md says what belongs into it. A game's code is loaded
// when its board is first shown. Which games there are says the server: `games.json`.

import type { Component } from "svelte";
import type { Beat, Moment, Trace } from "../board/moment";
import type { Sound } from "../shell/sound";
import { speakOf } from "../words/spoken.svelte";
import type { Happening, Words } from "../words/words";
import games from "./games.json";

/** What a game's folder says for the first page. */
export interface CardParts {
  /** A living picture of the game. */
  Miniature: Component;
  /** How long a game takes, at least and at most. */
  minutes: [number, number];
  /** There are moments of it to solve. */
  solves?: boolean;
}

/** What is known of a game without loading it. */
export interface GameInfo {
  id: string;
  name: string;
  players: [number, number];
}

/** What the first page says of a game. */
export interface GameCard extends GameInfo, CardParts {}

export const GAMES = games as GameInfo[];

export function gameName(id: string): string {
  return GAMES.find((game) => game.id === id)?.name ?? id;
}

/** What the name of something on the board ends with when a bot would choose it, as its which choice. */
export function advised(order: number | undefined, words: Words): string {
  return order === undefined ? "" : `, ${words.text("page-hint")} ${order}`;
}

/** Everything a board is given; what all its parts need is in the kit: `board/kit.ts`. It keeps
 * nothing of its own but what is half chosen. */
export interface BoardProps<View = unknown, Event extends Happening = Happening> {
  /** What is shown. */
  moment: Moment<View, Event>;
  /** How it looked before the last move, if that was seen. */
  before: View | null;
  /** What of the last move is shown as motion, and when; nothing once it was told. */
  beats: Beat<Event>[];
  /** How many events of the last move were told. */
  told: number;
  /** What the others did in their last turns, to be marked where it happened. */
  traces: Trace<Event>[];
  /** What is pointed at in the log, to be lit on the board. */
  highlight: Event | null;
}

/** What a seat has, beside its name and score, in the list of seats. */
export interface SeatProps<View = unknown> {
  view: View;
  seat: number;
  you: number | null;
}

/** A move that is not on the board. */
export interface Button {
  /** In notation. Shown always, and can be pressed while it is legal. */
  move: string;
  label: string;
  /** It gives something up, and does not move the game on: it is not shown in gold. */
  quiet?: boolean;
  /** What is wasted by it now, in words: it is asked about first. */
  waste?: string | null;
}

export interface GameModule<View = unknown, Event extends Happening = Happening> {
  Board: Component<BoardProps<View, Event>>;
  Seat: Component<SeatProps<View>>;
  /** The moves that are not on the board, always in the same places. */
  buttons: (view: View, legal: string[], words: Words) => Button[];
  /** What is awaited of whoever is to act, as a line: "place a figure on a free star". */
  awaited: (view: View, legal: string[], words: Words) => string;
  /** A move in words, for hints and for who hears the board; clearer if it can be made in this view. */
  move: (notation: string, words: Words, view?: View) => string;
  /** What a turn of a seat came to, in a short sentence or two; nothing if that is not worth one. */
  summary: (events: Event[], names: string[], words: Words) => string;
  /** Whether what would happen after a move is a reason for it, and not the move once more. */
  isReason: (event: Event) => boolean;
  /** What else speaks for a move, by what can be seen; nothing if nothing does. */
  prospect?: (notation: string, view: View, names: string[], words: Words) => string;
  /** The board as text, a line for each thing on it. */
  describe: (view: View, names: string[], words: Words) => string[];
  /** A part of the board (`data-part`) in full, with the card, disc or place it is of; nothing if there is
   * no more to it than its name. */
  read?: (part: string, view: View, names: string[], words: Words) => string[];
  /** For how long each event of a move is looked at, in milliseconds. */
  times: (events: Event[]) => number[];
  /** Keeps in this browser what a player has done at a table of their own, if that is of use later. */
  remember?: (events: Event[], you: number) => void;
  /** Where a finished game leads, below its result. */
  Found?: Component<{ events: Event[]; you: number }>;
  /** What an event sounds like, if it does. */
  sound: (event: Event) => Sound | null;
}

const LOADERS = import.meta.glob<{ default: GameModule<never, never> }>("./*/index.ts");
const RULES = import.meta.glob<{ default: Component }>("./*/Rules.svelte");

async function loaded<Part>(part: (() => Promise<{ default: Part }>) | undefined, words: string[]) {
  if (!part) throw new Error(`no ${words.join()}`);
  const [module] = await Promise.all([part(), speakOf(...words)]);
  return module.default;
}

/** Loads a game. The page trusts the server that its views are what their types say. */
export async function load(id: string): Promise<GameModule> {
  const module = await loaded(LOADERS[`./${id}/index.ts`], ["table", id]);
  return module as unknown as GameModule;
}

/** Loads the rules in our own words, with pictures made of the board's own parts. */
export function loadRules(id: string): Promise<Component> {
  return loaded(RULES[`./${id}/Rules.svelte`], [id, `rules-${id}`]);
}
