// Splits the words of a language in two: what the page itself says, and what is said of games and
// their deals. So the first page does not wait for what nobody has opened. They are read
// here, once: a phone would take a fifth of a second for it.

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

export type Part = "page" | "games";

const OF_A_GAME = /^page-(rules-)?(astra|sternenhimmel|stellium|deal)-/;

/** The part a message belongs to, by its name. */
export function partOf(id: string): Part {
  return id.startsWith("page-") && !OF_A_GAME.test(id) ? "page" : "games";
}

/** The messages of one part, without the comments between them. */
export function split(source: string, part: Part): string {
  const messages = source.match(/^[a-z][\w-]* =.*(?:\n(?:[ \t].*|(?=\n[ \t]))*)*/gm) ?? [];
  return messages
    .map((message) => message.trimEnd())
    .filter((message) => partOf(message.slice(0, message.indexOf(" "))) === part)
    .join("\n");
}

/** Gives `words.ftl?page` and `words.ftl?games` as messages. */
export function words(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    load(id) {
      const [file, part] = id.split("?");
      if (!file?.endsWith(".ftl") || (part !== "page" && part !== "games")) return null;
      this.addWatchFile(file);
      const { body } = new FluentResource(split(readFileSync(file, "utf8"), part));
      // Browsers read this faster than the same as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))})`;
    },
  };
}
