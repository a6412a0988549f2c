// Assembles the atlas while the page is built: the stars and figures of the catalogue, their cards in Astra,
// and the words of one language.

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import cards from "../src/games/astra/cards.json" with { type: "json" };
import type { Atlas, Constellation, NamedStar } from "../src/atlas/data";

/** Fainter stars are left out, unless they have a name, or are drawn in a figure or on a card. */
const FAINTEST = 5;
/** Figures are neighbours if two of their stars are this close, in degrees. */
const NEAR = 7;
/** Light years in a parsec, the distance of a parallax of 1000 milliarcseconds. */
const LIGHT_YEARS = 3.26156;

interface Row {
  hip: number;
  constellation: string;
  ra: number;
  dec: number;
  mag: number;
  designation: string;
  name: string | null;
}

const tenths = (number: number) => Math.round(number * 10) / 10;
const hundredths = (number: number) => Math.round(number * 100) / 100;

function rows(file: URL): string[][] {
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  const [, ...data] = lines.filter((line) => !line.startsWith("#"));
  return data.map((line) => line.split("\t"));
}

/** The same as `Star::designation` in crates/sky. */
function designation([hip, , iau, , , , bayer = "-", flamsteed]: string[]): string {
  const letter = bayer.replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? "");
  if (letter !== "-") return `${letter} ${iau}`;
  return flamsteed === "-" ? `HIP ${hip}` : `${flamsteed} ${iau}`;
}

function read(row: string[]): Row {
  const [hip, constellation = "", , ra, dec, mag, , , name = "-"] = row;
  return {
    hip: Number(hip),
    constellation,
    ra: Number(ra),
    dec: Number(dec),
    mag: Number(mag),
    designation: designation(row),
    name: name === "-" ? null : name,
  };
}

function towards({ ra, dec }: Row): [number, number, number] {
  const [a, d] = [(ra * Math.PI) / 180, (dec * Math.PI) / 180];
  return [Math.cos(d) * Math.cos(a), Math.cos(d) * Math.sin(a), Math.sin(d)];
}

/** The neighbours of each constellation, nearest first. */
function neighbours(stars: Row[]): Map<string, string[]> {
  const nearest = new Map<string, Map<string, number>>();
  const seen = stars.map((star) => ({ of: star.constellation, at: towards(star) }));
  const far = Math.cos((NEAR * Math.PI) / 180);
  for (const one of seen) {
    const own = nearest.get(one.of) ?? new Map<string, number>();
    nearest.set(one.of, own);
    for (const other of seen) {
      if (one.of === other.of) continue;
      const near = one.at[0] * other.at[0] + one.at[1] * other.at[1] + one.at[2] * other.at[2];
      if (near > (own.get(other.of) ?? far)) own.set(other.of, near);
    }
  }
  const sorted = (own: Map<string, number>) =>
    [...own].sort(([, one], [, other]) => other - one).map(([id]) => id);
  return new Map([...nearest].map(([id, own]) => [id, sorted(own)]));
}

/** The atlas made from the catalogue, given the folder of its tables. */
export function atlasOf(folder: URL): Atlas {
  const figures = rows(new URL("figures.tsv", folder)).map(
    ([id = "", latin = "", , lines = ""]) => ({
      id,
      latin,
      lines: lines.split(" ").map((line) => line.split("-").map(Number)),
    }),
  );
  const parallaxes = new Map(
    rows(new URL("parallaxes.tsv", folder)).map(([hip, parallax]) => [
      Number(hip),
      Number(parallax),
    ]),
  );
  const whole = rows(new URL("stars.tsv", folder)).map(read);
  const labels = new Map(whole.map((star) => [star.name ?? star.designation, star.hip]));
  const drawn = new Set([
    ...figures.flatMap(({ lines }) => lines.flat()),
    ...Object.values(cards).flatMap(({ names }) => names.map((name) => labels.get(name))),
  ]);
  const stars = whole.filter(({ hip, mag, name }) => mag <= FAINTEST || name || drawn.has(hip));
  const places = new Map(stars.map(({ hip }, at) => [hip, at]));
  const near = neighbours(whole);

  const place = (hip: number | undefined): number => {
    const at = places.get(hip ?? 0);
    if (at === undefined) throw new Error(`star ${hip} is not in the catalogue`);
    return at;
  };
  const named = ({ hip, mag, designation, name }: Row): NamedStar => {
    const parallax = parallaxes.get(hip);
    const years = parallax === undefined ? null : tenths((LIGHT_YEARS * 1000) / parallax);
    return { at: place(hip), name: name ?? "", designation, mag, years };
  };
  const constellation = ({ id, latin, lines }: (typeof figures)[number]): Constellation => {
    const card = cards[id as keyof typeof cards];
    const onCard = card.names.map((name) => place(labels.get(name)));
    const ends = new Set([...lines.flat().map(place), ...onCard]);
    const own = stars.filter((star, at) => star.constellation === id || ends.has(at));
    return {
      id,
      latin,
      lines: lines.map((line) => line.map(place)),
      stars: own
        .filter(({ name }) => name !== null)
        .sort((one, other) => one.mag - other.mag)
        .map(named),
      near: near.get(id) ?? [],
      card: {
        stars: onCard,
        lines: card.lines.map((line) => line.map((end) => onCard[end] ?? 0)),
        start: onCard[card.start - 1] ?? 0,
        grand: (card.grand as number[]).map((number) => onCard[number - 1] ?? 0),
        names: card.names,
        element: card.element,
        fame: card.fame,
        ability: card.ability,
      },
    };
  };
  return {
    stars: stars.map(({ ra, dec, mag }) => [ra, dec, mag].map(hundredths)),
    constellations: figures.map(constellation),
  };
}

/** Messages of Astra that the atlas uses: names, elements, abilities. */
const OF_ASTRA = /^(card-.*|disc-.*|element-.*|page-astra-ability-.*)$/;

/** The atlas's own messages, and those of the page it needs. */
export function messagesOf(own: string, all: string): FluentResource["body"] {
  const borrowed = new FluentResource(all).body.filter(({ id }) => OF_ASTRA.test(id));
  return [...new FluentResource(own).body, ...borrowed];
}

/** Provides `…/figures.tsv?atlas` as an `Atlas`, and `…/atlas.en.ftl?atlas` as messages. */
export function atlas(): Plugin {
  const readHere = (file: string) => readFileSync(file, "utf8");
  return {
    name: "atlas",
    enforce: "pre",
    load(id) {
      const [file = "", part] = id.split("?");
      if (part !== "atlas") return null;
      this.addWatchFile(file);
      const made = file.endsWith(".ftl")
        ? messagesOf(readHere(file), readHere(file.replace("atlas.", "")))
        : atlasOf(new URL(".", `file://${file}`));
      // Browsers parse this faster than the same data as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(made))})`;
    },
  };
}
