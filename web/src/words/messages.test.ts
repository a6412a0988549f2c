// Every message in every language, with every kind of argument it takes, compared with what a person has
// read: `golden/*.txt`. After a change, `UPDATE_GOLDEN=1 npm test` rewrites them: read the difference as a
// speaker of the language.

import { readFileSync, writeFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import * as ftl from "@fluent/syntax";
import { lasting } from "../first/sorted";
import { describe, expect, it } from "vitest";
import en from "../../../locales/en.ftl?raw";
import fr from "../../../locales/fr.ftl?raw";
import ru from "../../../locales/ru.ftl?raw";
import { type Arguments, Words } from "./words";

const SOURCES = { en, fr, ru };
type Language = keyof typeof SOURCES;
const LANGUAGES = Object.keys(SOURCES) as Language[];

/** No, one, two, several, and one again where Russians count. */
const COUNTS = [0, 1, 2, 5, 21];
const CATEGORIES = ["zero", "one", "two", "few", "many"];

/** Arguments that are numbers in every message, even where no language selects by them; some only in one
 * message. */
const NUMBERS = new Set([
  ..."amount below cards coins count fame feels fewest first limit longest most number".split(" "),
  ..."ply pouch round score second shortest star stardust telescopes total value wisdom".split(" "),
  "astra-card-dealt $place",
  "page-list-place $place",
  "page-your-place $place",
]);
/** Exceptions that are texts. */
const TEXTS = new Set([
  "astra-picked $number",
  "hint-change $points",
  "page-astra-move-mark $star",
  "page-astra-seat $cards",
  "page-astra-star $star",
  "page-hint-value $value",
  "page-sternenhimmel-choose-figure $star",
  "stellium-display-removed $cards",
]);
/** Combinations that never occur. */
const UNREAL = new Set([
  "page-sternenhimmel-standing: down false, figure none",
  "sternenhimmel-placed: face_down false, figure none",
]);

/** Arguments that a message names, given along with their other forms; by game or message where they
 * differ. */
const NAMED: Record<string, string> = {
  "astra $card": "card andromeda",
  "stellium $card": "card star-rhombus",
  "sternenhimmel $disc": "disc libra",
  "page-person-card $card": "card orion",
  $body: "body star",
  $boon: "boon observation",
  $direction: "direction east",
  $element: "element air",
  $ends: "of star",
  $figure: "figure black-hole",
  "page-sternenhimmel-rule-number $figure": "figure 7",
  "sternenhimmel-doubled $figure": "figure 7",
  "sternenhimmel-swallowed $figure": "figure double",
  $of: "of star",
  $token: "token star",
};

/** Names of people: they begin with a vowel, which matters in French. */
const PEOPLE = ["Ada", "Ugo", "Eva"];

const bodies = (words: Words) =>
  `${words.text("count-star", { count: 2 })}, ${words.text("count-comet", { count: 1 })}`;
const objectives = (words: Words) =>
  `${words.name("card", "star-line")}, ${words.name("card", "comet-centres")}`;
const stars = (words: Words) => `${words.name("card", "orion")}, ${words.name("card", "lyra")}`;

/** Realistic values of all other arguments. */
const GIVEN: Record<string, string | ((words: Words) => string)> = {
  $ability: (words) => words.text("page-astra-ability-any-star"),
  $all: "2, 4, 7, 11, 16",
  $asked: (words) => words.text("page-stellium-asks-line"),
  $better: "place 7 aries 2",
  $bodies: bodies,
  "page-astra-boon-crossed $boon": (words) => words.text("page-astra-boon-fame", { amount: 4 }),
  "page-astra-boon-take $boon": (words) => words.text("page-astra-boon-fame", { amount: 4 }),
  $boons: (words) =>
    [1, 2].map((amount) => words.text("page-astra-boon-observation", { amount })).join(", "),
  $bot: "expert",
  $by: "Ugo",
  $changes: (words) => `${words.text("page-line-astra-marks")} +1`,
  "page-astra-seat $cards": stars,
  "stellium-display-removed $cards": objectives,
  $chance: "62\u202f%",
  $cleared: "a1, b2",
  $date: "18:05",
  $day: ({ language }) =>
    new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(0),
  $disc: "c",
  $discs: (words) => `${words.name("disc", "aries")}, ${words.name("disc", "leo")}`,
  $drawn: bodies,
  $eyes: (words) => words.text("review-eyes-open"),
  $figures: "1, 3",
  $from: "Ugo",
  $game: "Astra",
  $hand: objectives,
  $hole: "h4",
  $judgement: (words) => words.text("review-mistake"),
  "page-review-moment $judgement": (words) => words.text("page-review-mistake"),
  "page-review-moment $points": "−12",
  "page-review-lucky $points": "+14",
  $last: "40",
  $line: (words) => words.text("page-line-astra-marks"),
  "page-solve-chance $other": "45\u202f%",
  "page-solve-streak $best": "7",
  $list: "12 · 7",
  $loss: "-12.0",
  $move: "place 10 leo 3",
  $moves: (words) =>
    words.text("page-astra-move-mark", { card: words.name("card", "leo"), star: "3" }),
  $name: "Ada",
  "page-notify-awaited-mail $name": "a…@example.org",
  "page-notify-confirmed-text $name": "a…@example.org",
  "page-notify-language $name": "Français",
  "page-notify-stop-all $name": "a…@example.org",
  "page-notify-stop-text $name": "a…@example.org",
  "page-notify-stopped-all $name": "a…@example.org",
  "page-notify-zone $name": "Europe/Paris",
  $names: "Ada, Ugo",
  $number: "3",
  $one: "a1",
  $other: "b2",
  $place: "e5",
  "hint-change $points": "+1",
  $ply: "12",
  $places: "a1, b2",
  $reason: "move 12: it is not the turn of seat 1",
  $returned: bodies,
  $seat: "Ada",
  $skill: (words) => words.text("page-skill-expert"),
  $standing: (words) =>
    words.text("page-sternenhimmel-standing", { name: "Ada", figure: "7", down: "false" }),
  $star: "3 (Vega)",
  $stars: "1, 3 (Vega)",
  $text: "hello",
  $sums: "Ada 12 · Ugo 5",
  $tokens: (words) => `${words.name("body", "star")}, ${words.name("body", "comet")}`,
  $url: "https://example.org",
  $validated: objectives,
  $value: "+1.5",
  $what: (words) => words.text("page-sternenhimmel-awaited"),
  $worth: (words) => words.text("page-stellium-points", { points: 5 }),
  $time: (words) => lasting(3 * 3_600_000, words.language),
};

interface Message {
  id: string;
  /** Its value, and its other forms by name. */
  patterns: Map<string, ftl.Pattern>;
}

function read(source: string): Message[] {
  const { body } = ftl.parse(source, {});
  const unread = body.filter((entry) => entry.type === "Junk").map(({ content }) => content);
  if (unread.length > 0) throw new Error(unread.join("\n"));
  return body
    .filter((entry) => entry.type === "Message")
    .map(({ id, value, attributes }) => ({
      id: id.name,
      patterns: new Map([
        ...(value ? [["", value] as const] : []),
        ...attributes.map((form) => [form.id.name, form.value] as const),
      ]),
    }));
}

const MESSAGES = { en: read(en), fr: read(fr), ru: read(ru) };

/** The other forms that names have, in any language. */
const FORMS = new Set(
  Object.values(MESSAGES).flatMap((all) => all.flatMap(({ patterns }) => [...patterns.keys()])),
);

/** The argument behind a variable; another form of a name comes with it. */
function baseOf(variable: string): string {
  const dash = variable.lastIndexOf("-");
  return dash > 0 && FORMS.has(variable.slice(dash + 1)) ? variable.slice(0, dash) : variable;
}

/** The variables of a message, each with the keys of the variants it selects. */
function variablesOf({ patterns }: Message): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  function find(variable: string, keys: string[] = []) {
    const name = baseOf(variable);
    found.set(name, new Set([...(found.get(name) ?? []), ...keys]));
  }
  class Finder extends ftl.Visitor {
    override visitVariableReference({ id }: ftl.VariableReference) {
      find(id.name);
    }
    override visitSelectExpression(select: ftl.SelectExpression) {
      const keys = select.variants.map(({ key }) =>
        key.type === "Identifier" ? key.name : key.value,
      );
      if (select.selector.type === "VariableReference") find(select.selector.id.name, keys);
      this.genericVisit(select);
    }
  }
  for (const pattern of patterns.values()) new Finder().visit(pattern);
  return found;
}

/** The arguments a message takes, in all languages together. */
function takenBy(id: string): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const message of Object.values(MESSAGES).flat()) {
    if (message.id !== id) continue;
    for (const [name, keys] of variablesOf(message)) {
      all.set(name, new Set([...(all.get(name) ?? []), ...keys]));
    }
  }
  return all;
}

interface Choice {
  /** Shown beside the text; empty where there is only one choice. */
  label: string;
  given: Arguments;
}

/** The possible values of a variable, and whether it is a number. */
function choicesOf(
  id: string,
  name: string,
  keys: Set<string>,
  words: Words,
): { counts: boolean; choices: Choice[] } {
  const choice = (value: string | number): Choice => ({
    label: `${name} ${value}`,
    given: { [name]: value },
  });
  const numerals = [...keys].filter((key) => /^\d+$/.test(key));
  const texts = [...keys].filter(
    (key) => !numerals.includes(key) && !CATEGORIES.includes(key) && key !== "other",
  );
  if (keys.size > 0 && numerals.length === keys.size) {
    return { counts: false, choices: numerals.map((key) => choice(Number(key))) };
  }
  const isText = texts.length > 0 || TEXTS.has(`${id} $${name}`);
  if (!isText && (keys.size > 0 || NUMBERS.has(name) || NUMBERS.has(`${id} $${name}`))) {
    return { counts: true, choices: COUNTS.map(choice) };
  }
  if (keys.has("true")) return { counts: false, choices: [choice("true"), choice("false")] };
  const some = texts.map(choice);
  if (texts.length > 0 && !keys.has("other")) return { counts: false, choices: some };
  const game = /^(?:page-)?(astra|sternenhimmel|stellium)-/.exec(id)?.[1] ?? "";
  const given = GIVEN[`${id} $${name}`];
  const named = NAMED[`${id} $${name}`] ?? NAMED[`${game} $${name}`] ?? NAMED[`$${name}`];
  const [field = "", text = ""] = named?.split(" ") ?? [];
  const plain = given ?? GIVEN[`$${name}`];
  if (named && !given) some.push({ label: "", given: words.forms(name, field, text) });
  else if (typeof plain === "string") some.push({ label: "", given: { [name]: plain } });
  else if (plain) some.push({ label: "", given: { [name]: plain(words) } });
  else if (texts.length > 0) some.push(choice("other"));
  else throw new Error(`${id}: what is $${name}, a number or a text?`);
  return { counts: false, choices: some };
}

/** All sets of arguments of a message: each number in turn, everything else in every combination. */
function waysToGive(id: string, words: Words): Choice[] {
  const taken = [...takenBy(id)].map(([name, keys]) => choicesOf(id, name, keys, words));
  const listsOf = (counts: boolean) =>
    taken.filter((each) => each.counts === counts).map(({ choices }) => choices);
  const usual = listsOf(true).map((choices) => choices.slice(3, 4));
  const counted = listsOf(true).flatMap((choices, at) => combined(usual.with(at, choices)));
  const kinds = combined(listsOf(false)).filter(({ label }) => !UNREAL.has(`${id}: ${label}`));
  return combined([kinds, counted.length > 0 ? counted : combined([])]).map(({ label, given }) => ({
    label,
    given: "names" in given ? { ...given, names: people(given["count"], words.language) } : given,
  }));
}

/** As many people, as the page lists them. */
function people(count: unknown, language: string): string {
  const some = typeof count === "number" ? PEOPLE.slice(0, Math.max(count, 1)) : PEOPLE.slice(0, 2);
  return new Intl.ListFormat(language).format(some);
}

function combined(lists: Choice[][]): Choice[] {
  const both = (one: Choice, other: Choice): Choice => ({
    label: [one.label, other.label].filter((label) => label !== "").join(", "),
    given: { ...one.given, ...other.given },
  });
  return lists.reduce(
    (ways, list) => ways.flatMap((way) => list.map((each) => both(way, each))),
    [{ label: "", given: {} }],
  );
}

interface Reading {
  id: string;
  /** The given values, where others are possible. */
  label: string;
  text: string;
}

/** Every message as it reads; identical readings appear once. */
function readings(language: Language): Reading[] {
  const resource = new FluentResource(SOURCES[language]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  const twice = bundle.addResource(resource);
  if (twice.length > 0) throw twice[0];
  const words = new Words(language, resource.body);
  return MESSAGES[language].flatMap(({ id, patterns }) => {
    const found = bundle.getMessage(id);
    const told = new Map<string, Reading>();
    for (const { label, given } of waysToGive(id, words)) {
      for (const form of patterns.keys()) {
        const pattern = form === "" ? found?.value : found?.attributes[form];
        // Without an array to collect errors, they are thrown.
        const text = bundle.formatPattern(pattern ?? "", given);
        const named = [form && `.${form}`, label].filter((part) => part !== "").join(" ");
        if (!told.has(text)) told.set(text, { id, label: named, text });
      }
    }
    return [...told.values()];
  });
}

/** The golden file: a message, and how it reads below. */
function written(all: Reading[]): string {
  const lines = all.map(({ id, label, text }, at) => {
    const head = all[at - 1]?.id === id ? "" : `${id}\n`;
    return `${head}    ${text}${label && `  (${label})`}\n`;
  });
  return lines.join("");
}

describe.each(LANGUAGES)("%s", (language) => {
  const all = readings(language);

  it("reads as it did when somebody read it", () => {
    const path = `golden/${language}.txt`;
    if (process.env["UPDATE_GOLDEN"]) {
      writeFileSync(new URL(path, import.meta.url), written(all));
    }
    expect(readFileSync(new URL(path, import.meta.url), "utf8")).toBe(written(all));
  });

  it("has the messages of English, and gives them the same", () => {
    const given = (messages: Message[]) =>
      messages.map(
        (message) => `${message.id} ${[...variablesOf(message).keys()].sort().join(" ")}`,
      );
    expect(given(MESSAGES[language])).toEqual(given(MESSAGES.en));
  });

  it("is set as print is: no straight quotes, no dots for an ellipsis, no second space", () => {
    expect(all.filter(({ text }) => /["']|\.\.\.|\s\s|^\s|\s$/.test(text))).toEqual([]);
  });

  it("has one colon in a sentence at most", () => {
    const words = new Words(language, new FluentResource(SOURCES[language]).body);
    const awaited = all.filter(({ id }) => /^page-(astra|sternenhimmel|stellium)-awaited/.test(id));
    const lines = awaited.map(({ text }) => words.text("page-your-turn", { what: text }));
    const sentences = [...all.map(({ text }) => text), ...lines].flatMap((text) =>
      text.split(/(?<=[.!?…]) /),
    );
    expect(sentences.filter((sentence) => /:\s.*:\s/.test(sentence))).toEqual([]);
  });
});
