// Splits the words of a language by the code that says them, so that nobody waits for words of what
// they have not opened. They are read here, once: a phone would take a fifth of a second for it.
//
// What the first page and the table say is whatever is named in the files they import. A game has its
// own words, and those of its rules apart. All else is said by what is opened on the way.

import { existsSync, readFileSync, statSync } from "node:fs";
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

/** The parts: `first`, `table`, `more`, each game, and `rules-` of each. */
export const PARTS = ["first", "table", "more", ...GAMES, ...GAMES.map((id) => `rules-${id}`)];

/** What is loaded with a part, each with all that it imports. */
const ROOTS: [part: string, files: string[]][] = [
  ["first", ["main.ts", "App.svelte", "first/FirstPage.svelte"]],
  [
    "table",
    [
      "table/TablePage.svelte",
      "replay/ReplayPage.svelte",
      ...GAMES.map((id) => `games/${id}/index.ts`),
    ],
  ],
];

/** A file as it is imported, with what its name leaves out. */
function resolve(path: string): string | undefined {
  const all = ["", ".ts", "/index.ts"].map((end) => path + end);
  return all.find((file) => existsSync(file) && statSync(file).isFile());
}

/** The text of files and of all that they import, but not of what they load later. */
function textOf(files: string[]): string {
  const seen = new Map<string, string>();
  const read = (path: string) => {
    const file = resolve(path);
    if (!file || seen.has(file) || !/\.(svelte|ts)$/.test(file)) return;
    const text = readFileSync(file, "utf8");
    seen.set(file, text);
    for (const [, from] of text.matchAll(/^\s*(?:import|export) (?!type )[^"'()]*["'](\.[^"']+)/gm))
      read(join(dirname(file), from ?? ""));
  };
  for (const file of files) read(join(SRC, file));
  return [...seen.values()].join("\n");
}

/** Whether a text names a message of the page, as it is or with something put in. */
function namedIn(text: string): (id: string) => boolean {
  const names = new Set(text.match(/(?<=["'])page-[\w-]+(?=["'])/g));
  const families = (text.match(/(?<=`)page-[^`]*\$\{[^`]*(?=`)/g) ?? []).map((name) => {
    // A name that is nothing but what is put in is a word.
    const any = /^page-\$\{[^}]*\}$/.test(name) ? "\\w+" : "[\\w-]+";
    return new RegExp(`^${name.replace(/\$\{[^}]*\}/g, any)}$`);
  });
  return (id) => names.has(id) || families.some((family) => family.test(id));
}

/** The parts that a message of a game belongs to, by its name alone. */
function ofGames(id: string): string[] {
  const named = /^(?:page-(rules-)?(?:line-)?)?([a-z]+)-/.exec(id);
  if (GAMES.includes(named?.[2] ?? "")) return [`${named?.[1] ?? ""}${named?.[2]}`];
  if (id.startsWith("page-")) return [];
  // What an event's field can hold is known by the kind of it: `card-orion`.
  return GAMES.filter((game) =>
    Object.values(fields[game as keyof typeof fields]).some((holds) => {
      const kind = typeof holds === "object" && Object.values(holds)[0];
      return kind !== false && id.startsWith(`${kind}-`);
    }),
  );
}

type Messages = FluentResource["body"];

/** The messages that a message says within itself. */
function within(message: Messages[number]): string[] {
  return JSON.stringify(message).match(/(?<="type":"mesg","name":")[\w-]+/g) ?? [];
}

/** The messages of every part. A few that several games name are in each of them. */
export function split(source: string): Map<string, Messages> {
  const { body } = new FluentResource(source);
  const named = ROOTS.map(([part, files]) => [part, namedIn(textOf(files))] as const);
  const partsOf = (id: string): string[] => {
    const own = ofGames(id);
    if (own.length > 0) return own;
    if (!id.startsWith("page-")) return ["table"];
    return [named.find(([, isNamed]) => isNamed(id))?.[0] ?? "more"];
  };
  const ids = new Map(PARTS.map((part) => [part, new Set<string>()]));
  for (const message of body)
    for (const part of partsOf(message.id))
      for (const id of [message.id, ...within(message)]) ids.get(part)?.add(id);
  return new Map([...ids].map(([part, own]) => [part, body.filter(({ id }) => own.has(id))]));
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
      if (!file.endsWith(".ftl") || !PARTS.includes(part)) return null;
      this.addWatchFile(file);
      const messages = parts.get(file) ?? split(readFileSync(file, "utf8"));
      parts.set(file, messages);
      // Browsers read this faster than the same as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages.get(part)))})`;
    },
  };
}
