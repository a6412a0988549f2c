import { FluentResource } from "@fluent/bundle";
import * as ftl from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import ownEn from "../../../locales/atlas.en.ftl?raw";
import ownFr from "../../../locales/atlas.fr.ftl?raw";
import ownRu from "../../../locales/atlas.ru.ftl?raw";
import en from "../../../locales/en.ftl?raw";
import fr from "../../../locales/fr.ftl?raw";
import ru from "../../../locales/ru.ftl?raw";
import { messagesOf } from "../../scripts/atlas";
import { Words } from "../words/words";
import { CONSTELLATIONS } from "./data";
import { CITIES } from "./places.svelte";

const SOURCES = { en: [ownEn, en], fr: [ownFr, fr], ru: [ownRu, ru] } as const;
type Language = keyof typeof SOURCES;
const LANGUAGES = Object.keys(SOURCES) as Language[];

const own = (language: Language) => new FluentResource(SOURCES[language][0]).body;
const ids = (language: Language) => own(language).map(({ id }) => id);

const files = import.meta.glob(["./*.svelte", "./*.ts", "!./*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
}) as Record<string, string>;
const code = Object.values(files).join("\n");

describe.each(LANGUAGES)("%s", (language) => {
  const [source, all] = SOURCES[language];
  const words = new Words(language, messagesOf(source, all));

  it("can be read, and says nothing twice", () => {
    const { body } = ftl.parse(source, {});
    expect(body.filter(({ type }) => type === "Junk")).toEqual([]);
    expect(new Set(ids(language)).size).toBe(ids(language).length);
  });

  it("has the messages of English, in the same order", () => {
    expect(ids(language)).toEqual(ids("en"));
  });

  it.each(CONSTELLATIONS.map(({ id }) => id))("tells of %s in two or three sentences", (id) => {
    const story = words.text(`story-${id}`);
    expect(words.has(`story-${id}`)).toBe(true);
    const sentences = story.split(/(?<=[.!?]) /);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(3);
    const count = story.split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(18);
    expect(count).toBeLessThanOrEqual(60);
    expect(words.name("card", id)).not.toBe(id);
  });

  it("names every city", () => {
    const named = ids(language).filter((id) => id.startsWith("city-"));
    expect(named).toEqual(Object.keys(CITIES).map((city) => `city-${city}`));
  });

  it("says every month and every way in its own words", () => {
    const months = Array.from({ length: 12 }, (_, at) =>
      words.text("atlas-best", { month: at + 1 }),
    );
    expect(new Set(months).size).toBe(12);
    const ways = ["n", "ne", "e", "se", "s", "sw", "w", "nw"].map((way) =>
      words.text("atlas-above", { way, time: "21:00", height: 30 }),
    );
    expect(new Set(ways).size).toBe(8);
  });

  it("is set as print is: no straight quotes, no second space, one colon in a sentence", () => {
    const told = source.replace(/^#.*$/gm, "");
    expect(told.match(/["']|\.\.\.|\S {2}\S/g)).toBeNull();
    const lines = told
      .split("\n")
      .flatMap((line) => line.replace(/^\S+ = /, "").split(/(?<=[.!?…]) /));
    expect(lines.filter((line) => /:\s.*:\s/.test(line))).toEqual([]);
    if (language === "fr") expect(told.match(/.{0,20}( [:;!?»]|« )/g)).toBeNull();
  });

  it("knows what the cards do", () => {
    for (const { card } of CONSTELLATIONS) {
      expect(words.has(`page-astra-ability-${card.ability}`)).toBe(true);
      expect(words.has(`element-${card.element}`)).toBe(true);
    }
  });
});

it("has every word the atlas asks for, and no other", () => {
  const asked = new Set(code.match(/(?<=["'])atlas-[\w-]+(?=["'])/g));
  const families = (code.match(/(?<=`)(?:atlas|story|city)-[^`]*\$\{[^`]*(?=`)/g) ?? []).map(
    (name) => new RegExp(`^${name.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
  );
  expect([...asked].filter((id) => !ids("en").includes(id))).toEqual([]);
  const isAsked = (id: string) => asked.has(id) || families.some((family) => family.test(id));
  expect(ids("en").filter((id) => !isAsked(id))).toEqual([]);
});

it("speaks of stars in English by names of the catalogue", () => {
  const catalogue = CONSTELLATIONS.flatMap(({ stars }) => stars.map(({ name }) => name));
  const spoken =
    "Altair Vega Deneb Canopus Capella Arcturus Sirius Procyon Mira Thuban Achernar Alphard Regulus Algol Alrescha Fomalhaut Antares Aldebaran Polaris Spica".split(
      " ",
    );
  const words = new Words("en", messagesOf(...SOURCES.en));
  const stories = CONSTELLATIONS.map(({ id }) => words.text(`story-${id}`)).join(" ");
  expect(spoken.filter((name) => !stories.includes(name))).toEqual([]);
  expect(spoken.filter((name) => !catalogue.includes(name))).toEqual([]);
});
