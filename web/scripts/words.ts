// Splits the words of a language by the code that uses them, so that nobody waits for words of places they
// have not opened. They are parsed here, once: that would take a phone a fifth of a second.
//
// The words of the first page and of the table are the messages named in the files they import. A game has
// its own words, and separately those of its rules. All other words are one part, loaded with the places that
// are opened from there, including some that the table may need too.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import fields from "../src/words/fields.json" with { type: "json" };
import games from "../src/games/games.json" with { type: "json" };

const SRC = fileURLToPath(new URL("../src/", import.meta.url));
const LOCALES = fileURLToPath(new URL("../../locales/", import.meta.url));
const LANGUAGES = ["en", "fr", "ru"];

const GAMES = games.map(({ id }) => id);

/** The parts with a file of their own for each language, such as `learn.en.ftl`, by the prefix of their
 * messages: the words of lessons, and of a newcomer's coach at a table. The code that uses them knows
 * their place: `learn/words.ts`. */
const OWN = ["learn", "name", "coach"];

/** The parts of the words of all pages: `first`, `lists`, `table`, `replay`, `more`, each game, and `rules-` of
 * each. */
export const PARTS = [
  "first",
  "lists",
  "table",
  "replay",
  "more",
  ...GAMES,
  ...GAMES.map((id) => `rules-${id}`),
];

/** The files loaded with the first page and with a table, along with all their imports. */
const FIRST = ["main.ts", "start.ts", "first/FirstPage.svelte"];
/** The part of the first page below the games, for players who have tables. */
const LISTS = ["first/Lists.svelte"];
const TABLE = [
  "table/TablePage.svelte",
  "table/Talk.svelte",
  "table/HintList.svelte",
  "table/NextGame.svelte",
  ...GAMES.map((id) => `games/${id}/index.ts`),
];

/** The words a replay needs beyond those of a table. */
const REPLAY = ["replay/ReplayPage.svelte"];

/** The path of an imported file, with the omitted part of its name added. */
function resolve(path: string): string | undefined {
  const all = ["", ".ts", "/index.ts"].map((end) => path + end);
  return all.find((file) => existsSync(file) && statSync(file).isFile());
}

/** The texts of files and of all their imports, but not of what they load later. */
function reach(files: string[], but = new Map<string, string>()): Map<string, string> {
  const seen = new Map<string, string>();
  const read = (path: string) => {
    const file = resolve(path);
    if (!file || seen.has(file) || but.has(file) || !/\.(svelte|ts)$/.test(file)) return;
    const text = readFileSync(file, "utf8");
    seen.set(file, text);
    for (const [, from] of text.matchAll(/^\s*(?:import|export) (?!type )[^"'()]*["'](\.[^"']+)/gm))
      read(join(dirname(file), from ?? ""));
  };
  for (const file of files) read(join(SRC, file));
  return seen;
}

const isTest = (file: string) => file.includes(".test.");

/** Whether texts name a message of the page, literally or by a template. */
function namedIn(texts: Map<string, string>): (id: string) => boolean {
  const text = [...texts.values()].join("\n");
  const names = new Set(text.match(/(?<=["'])page-[\w-]+(?=["'])/g));
  const families = (text.match(/(?<=`)page-[^`]*\$\{[^`]*(?=`)/g) ?? []).map((name) => {
    // The part filled in after a bare prefix is one word.
    const any = /^page-\$\{/.test(name) ? "\\w+" : "[\\w-]*";
    return new RegExp(`^${name.replace(/\$\{[^}]*\}/g, any)}$`);
  });
  return (id) => names.has(id) || families.some((family) => family.test(id));
}

/** The kinds of things a game names, such as `card` in `card-orion`: in its events, or in its code. */
function kindsOf(game: string): (kind: string) => boolean {
  const held = Object.values(fields[game as keyof typeof fields]).flatMap((holds) =>
    typeof holds === "object" ? Object.values(holds) : [],
  );
  const texts = [...reach([`games/${game}/index.ts`])];
  const own = texts.filter(([file]) => file.includes(`games/${game}/`)).map(([, text]) => text);
  return (kind) => held.includes(kind) || new RegExp(`["'\`]${kind}["'-]`).test(own.join("\n"));
}

type Messages = FluentResource["body"];

/** The messages that a message refers to. */
function within(message: Messages[number]): string[] {
  return JSON.stringify(message).match(/(?<="type":"mesg","name":")[\w-]+/g) ?? [];
}

/** The parts that a message belongs to, by its name. Those of the command line only have none. */
function sorter(): (id: string) => string[] {
  const first = reach(FIRST);
  const table = reach(TABLE, first);
  const lists = reach(LISTS, first);
  const replay = reach(REPLAY, new Map([...first, ...table]));
  const rest = readdirSync(SRC, { recursive: true, encoding: "utf8" });
  const later = rest.filter((file) => !file.startsWith("games/") && !isTest(file));
  const isFirst = namedIn(first);
  const isTable = namedIn(table);
  const isList = namedIn(lists);
  const isReplay = namedIn(replay);
  const loaded = reach([...TABLE, ...FIRST, ...LISTS, ...REPLAY]);
  const roots = later.filter((file) => !loaded.has(join(SRC, file)));
  const isLater = namedIn(reach(roots, first));
  const kinds = GAMES.map((game) => [game, kindsOf(game)] as const);
  return (id) => {
    const [, rules = "", game = ""] = /^(?:page-(rules-)?(?:line-)?)?([a-z]+)-/.exec(id) ?? [];
    if (GAMES.includes(game)) return [rules + game];
    if (id === "seat") return ["table"];
    if (!id.startsWith("page-"))
      return kinds.flatMap(([name, isKind]) => (id.includes("-") && isKind(game) ? [name] : []));
    if (isFirst(id)) return ["first"];
    const ofTable = isTable(id) ? ["table"] : isReplay(id) ? ["replay"] : [];
    const known = [...ofTable, ...(isList(id) ? ["lists"] : [])];
    return known.length === 0 || isLater(id) ? [...known, "more"] : known;
  };
}

/** The messages of every part. A message that several parts need is in each. */
export function split(source: string): Map<string, Messages> {
  const { body } = new FluentResource(source);
  const partsOf = sorter();
  const ids = new Map(PARTS.map((part) => [part, new Set<string>()]));
  for (const message of body)
    for (const part of partsOf(message.id))
      for (const id of [message.id, ...within(message)]) ids.get(part)?.add(id);
  return new Map([...ids].map(([part, own]) => [part, body.filter(({ id }) => own.has(id))]));
}

/** The messages of a file, by part. */
function messagesOf(source: string, part: string): Map<string, Messages> {
  if (!OWN.includes(part)) return split(source);
  const { body } = new FluentResource(source);
  return new Map(OWN.map((own) => [own, body.filter(({ id }) => id.startsWith(`${own}-`))]));
}

/** Provides `words.ftl?part` as messages, and all of them by language and part as `virtual:words`. */
export function words(): Plugin {
  let parts = new Map<string, Map<string, Messages>>();
  return {
    name: "words",
    enforce: "pre",
    buildStart: () => {
      parts = new Map();
    },
    resolveId: (id) => (id === "virtual:words" ? `\0${id}` : null),
    load(id) {
      if (id === "\0virtual:words") {
        const loaders = (language: string) =>
          PARTS.map((part) => `"${part}":()=>import("${LOCALES}${language}.ftl?${part}")`);
        const all = LANGUAGES.map((language) => `${language}:{${loaders(language)}}`);
        return `export const SOURCES={${all}}`;
      }
      const [file = "", part = ""] = id.split("?");
      if (!file.endsWith(".ftl") || ![...PARTS, ...OWN].includes(part)) return null;
      this.addWatchFile(file);
      const messages = parts.get(file) ?? messagesOf(readFileSync(file, "utf8"), part);
      parts.set(file, messages);
      // Browsers parse this faster than the same data as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages.get(part)))})`;
    },
  };
}
