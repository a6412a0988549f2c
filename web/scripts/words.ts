// Splits the words of a language by the code that says them, so that nobody waits for words of what
// they have not opened. They are read here, once: a phone would take a fifth of a second for it.
//
// What the first page and the table say is whatever is named in the files they import. A game has its
// own words, and those of its rules apart. What is opened on the way says all else: it is one part,
// with what the table may say too.

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

/** The parts of a file of its own for each language, as `learn.en.ftl`, by what their messages begin with:
 * what lessons say, and what a newcomer is told at a table. Whoever says it knows where it is:
 * `learn/words.ts`. */
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

/** What is loaded with the first page and with a table, with all that it imports. */
const FIRST = ["main.ts", "start.ts", "first/FirstPage.svelte"];
/** What the first page shows below the games to whoever has tables. */
const LISTS = ["first/Lists.svelte"];
const TABLE = [
  "table/TablePage.svelte",
  "table/Talk.svelte",
  "table/HintList.svelte",
  "table/NextGame.svelte",
  ...GAMES.map((id) => `games/${id}/index.ts`),
];

/** What a replay says beyond what a table does. */
const REPLAY = ["replay/ReplayPage.svelte"];

/** A file as it is imported, with what its name leaves out. */
function resolve(path: string): string | undefined {
  const all = ["", ".ts", "/index.ts"].map((end) => path + end);
  return all.find((file) => existsSync(file) && statSync(file).isFile());
}

/** The texts of files and of all that they import, but not of what they load later. */
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

/** Whether texts name a message of the page, as it is or with something put in. */
function namedIn(texts: Map<string, string>): (id: string) => boolean {
  const text = [...texts.values()].join("\n");
  const names = new Set(text.match(/(?<=["'])page-[\w-]+(?=["'])/g));
  const families = (text.match(/(?<=`)page-[^`]*\$\{[^`]*(?=`)/g) ?? []).map((name) => {
    // What a name begins with is one word.
    const any = /^page-\$\{/.test(name) ? "\\w+" : "[\\w-]*";
    return new RegExp(`^${name.replace(/\$\{[^}]*\}/g, any)}$`);
  });
  return (id) => names.has(id) || families.some((family) => family.test(id));
}

/** What kinds of things a game names, `card` in `card-orion`: in its events, or in its code. */
function kindsOf(game: string): (kind: string) => boolean {
  const held = Object.values(fields[game as keyof typeof fields]).flatMap((holds) =>
    typeof holds === "object" ? Object.values(holds) : [],
  );
  const texts = [...reach([`games/${game}/index.ts`])];
  const own = texts.filter(([file]) => file.includes(`games/${game}/`)).map(([, text]) => text);
  return (kind) => held.includes(kind) || new RegExp(`["'\`]${kind}["'-]`).test(own.join("\n"));
}

type Messages = FluentResource["body"];

/** The messages that a message says within itself. */
function within(message: Messages[number]): string[] {
  return JSON.stringify(message).match(/(?<="type":"mesg","name":")[\w-]+/g) ?? [];
}

/** The parts that a message belongs to, by its name. Those of the command line alone have none. */
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

/** The messages of every part. What several of them say is in each. */
export function split(source: string): Map<string, Messages> {
  const { body } = new FluentResource(source);
  const partsOf = sorter();
  const ids = new Map(PARTS.map((part) => [part, new Set<string>()]));
  for (const message of body)
    for (const part of partsOf(message.id))
      for (const id of [message.id, ...within(message)]) ids.get(part)?.add(id);
  return new Map([...ids].map(([part, own]) => [part, body.filter(({ id }) => own.has(id))]));
}

/** The messages of a file by their parts. */
function messagesOf(source: string, part: string): Map<string, Messages> {
  if (!OWN.includes(part)) return split(source);
  const { body } = new FluentResource(source);
  return new Map(OWN.map((own) => [own, body.filter(({ id }) => id.startsWith(`${own}-`))]));
}

/** Gives `words.ftl?part` as messages, and all of them by language and part as `virtual:words`. */
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
      // Browsers read this faster than the same as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages.get(part)))})`;
    },
  };
}
