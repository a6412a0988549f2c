import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import en from "../../../locales/en.ftl?raw";
import fr from "../../../locales/fr.ftl?raw";
import ru from "../../../locales/ru.ftl?raw";
import { split } from "../../scripts/words";
import golden from "./golden.json";
import { type Happening, Words } from "./words";

const sources = { en, fr, ru };
const LANGUAGES = ["en", "fr", "ru"] as const;

const read = (source: string) => new FluentResource(source).body;

function keys(source: string): string[] {
  return source.match(/^[a-z][\w-]*(?= =)/gm) ?? [];
}

const files = import.meta.glob(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
}) as Record<string, string>;
const source = Object.values(files).join("\n");

/** The messages that the page asks for by name. */
const asked = [...new Set(source.match(/(?<=["'])page-[\w-]+(?=["'])/g))];
/** Those it asks for by a template with a part filled in. */
const families = (source.match(/(?<=`)page-[^`]*\$\{[^`]*(?=`)/g) ?? []).map(
  (name) => new RegExp(`^${name.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
);

describe.each(LANGUAGES)("%s", (language) => {
  const words = new Words(language, read(sources[language]));

  it("tells every event as the command line does", () => {
    expect(golden.length).toBeGreaterThan(80);
    for (const { game, event, words: told } of golden) {
      expect(words.event(game, event as Happening)).toBe(told[language]);
    }
  });

  it("has the words of every language", () => {
    expect(keys(sources[language])).toEqual(keys(sources.en));
  });

  it("has every word the page asks for", () => {
    const missing = asked.filter((id) => !words.has(id));
    expect(missing).toEqual([]);
  });
});

it("has no word that the page does not ask for", () => {
  const own = keys(en).filter((key) => key.startsWith("page-"));
  const unused = own.filter(
    (key) => !asked.includes(key) && !families.some((family) => family.test(key)),
  );
  expect(unused).toEqual([]);
});

describe.each(LANGUAGES)("the parts of %s", (language) => {
  const parts = split(sources[language]);
  const whole = new Words(language, read(sources[language]));
  const having = (...names: string[]) =>
    new Words(
      language,
      names.flatMap((name) => parts.get(name) ?? []),
    );

  it("have every message, but the command line's own", () => {
    const ids = new Set([...parts.values()].flatMap((some) => some.map(({ id }) => id)));
    const others = keys(sources[language]).filter((id) => !ids.has(id));
    expect(others.filter((id) => !/^(final-)?scores$|^(hint|review)/.test(id))).toEqual([]);
  });

  it("say what a table and what is opened elsewhere say both", () => {
    for (const part of ["table", "more"]) expect(having(part).has("page-skill-novice")).toBe(true);
    expect(having("table").has("page-setting-sound-end")).toBe(false);
  });

  it("say what is shown before anything is opened", () => {
    const first = having("first");
    expect(first.has("page-title")).toBe(true);
    expect(first.has("page-sentence-astra")).toBe(true);
    expect(first.has("page-setting-pace")).toBe(false);
    expect(first.has("page-astra-boon-fame")).toBe(false);
  });

  it("tell every event of a game by its own words and those of the table", () => {
    for (const { game, event } of golden)
      expect(having("table", game).event(game, event)).toBe(whole.event(game, event));
  });
});

it("works a text out once, and again only for something else", () => {
  const words = new Words("en", read(sources.en));
  const formatted = vi.spyOn(FluentBundle.prototype, "formatPattern");
  const say = (free: number | string) => words.text("page-seats-free", { free });
  const [one, two] = [say(1), say(2)];
  expect(formatted).toHaveBeenCalledTimes(2);
  expect([say(1), say(2)]).toEqual([one, two]);
  expect(formatted).toHaveBeenCalledTimes(2);
  // A text is no number: it has no plural.
  expect(say("1")).not.toBe(one);
  words.add([{ id: "page-new", value: "new", attributes: {} }]);
  expect(words.text("page-new")).toBe("new");
  formatted.mockRestore();
});

it("calls people by their names", () => {
  const words = new Words("en", read(sources.en));
  const event = { event: "skipped", seat: 1 };
  const told = words.event("sternenhimmel", event, (seat) => ["Ada", "Bo"][seat] ?? "");
  expect(told).toBe("Bo has no figure in hand and is skipped.");
});

it("counts as Russians do", () => {
  const words = new Words("ru", read(sources.ru));
  const free = (count: number) => words.text("page-seats-free", { free: count });
  expect(new Set([free(1), free(2), free(5)].map((text) => text.replace(/\d/, ""))).size).toBe(3);
});

it("keeps French signs with their words by narrow spaces that do not break", () => {
  const told = fr.replace(/^#.*$/gm, "");
  expect(told.match(/.{0,20}( [:;!?»]|« )/g)).toBeNull();
  expect(told).toContain("\u202f:");
});
