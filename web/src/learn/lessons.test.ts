// Every lesson is played to its end by the real rules, along the right path and along wrong ones, and
// everything the coach says exists in every language.

import * as ftl from "@fluent/syntax";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import learnEn from "../../../locales/learn.en.ftl?raw";
import learnFr from "../../../locales/learn.fr.ftl?raw";
import learnRu from "../../../locales/learn.ru.ftl?raw";
import { GAMES, gameName } from "../games/game";
import type { Device, Rehearsal } from "../local/device";
import { stage } from "../local/stage";
import { Words } from "../words/words";
import { courseOf } from "./courses";
import { tipsOf } from "./tips";
import {
  answer,
  back,
  BEGINNING,
  fits,
  goOn,
  isDone,
  LEARNER,
  type Lesson,
  type Progress,
  saidAt,
  whereabouts,
} from "./lesson";

const SOURCES = { en: learnEn, fr: learnFr, ru: learnRu };
const LANGUAGES = Object.keys(SOURCES) as (keyof typeof SOURCES)[];
/** The most words of a single text. */
const MOST = 50;

const courses = (await Promise.all(GAMES.map(({ id }) => courseOf(id)))).filter(
  (course) => course !== null,
);
const LESSONS = courses.flatMap(({ game, lessons }) =>
  lessons.map((lesson) => ({ name: `${game} ${lesson.id}`, lesson })),
);

let device: Device;
beforeAll(async () => ({ device } = await stage()));

function rehearse(lesson: Lesson, progress: Progress): Promise<Rehearsal> {
  const { position, moves } = whereabouts(lesson, progress);
  return device.rehearse(position, moves, LEARNER);
}

it("teaches every game", () => {
  expect(courses.map(({ game }) => game)).toEqual(GAMES.map(({ id }) => id));
  for (const { lessons } of courses) expect(lessons.length).toBeGreaterThanOrEqual(6);
});

describe.each(LESSONS)("$name", ({ lesson }) => {
  it("is played to its end, whatever answer is given", async () => {
    const follow = async (progress: Progress): Promise<void> => {
      if (isDone(lesson, progress)) return;
      const step = lesson.steps[progress.at];
      if (step?.until) {
        const { story } = await rehearse(lesson, progress);
        expect(story.at(-1)?.events.map(({ event }) => event)).toContain(step.until);
      }
      if (!step?.answers) return follow(goOn(lesson, progress));
      const { legal, to_act } = await rehearse(lesson, progress);
      expect(to_act).toContain(LEARNER);
      const right = legal.filter((move) => step.answers?.some((pattern) => fits(pattern, move)));
      for (const pattern of step.answers)
        expect(
          legal.some((move) => fits(pattern, move)),
          pattern,
        ).toBe(true);
      for (const move of right) {
        const next = answer(lesson, progress, move);
        expect(next.at).toBe(progress.at + 1);
        // The others' moves after that are legal.
        await rehearse(lesson, next);
        await follow(next);
      }
    };
    await follow(BEGINNING);
  });

  it("has a reason for every other move, and goes back", async () => {
    let progress = BEGINNING;
    while (!isDone(lesson, progress)) {
      const step = lesson.steps[progress.at];
      if (!step?.answers) {
        expect(answer(lesson, progress, "rest")).toBe(progress);
        progress = goOn(lesson, progress);
        continue;
      }
      expect(goOn(lesson, progress)).toBe(progress);
      const { legal } = await rehearse(lesson, progress);
      const used = new Set<string>();
      for (const move of legal) {
        const next = answer(lesson, progress, move);
        if (next.at !== progress.at) continue;
        expect(next.reply, move).not.toBeNull();
        expect(next.made).toBe(progress.made);
        expect(back(lesson, next)).toEqual(progress);
        used.add(next.reply ?? "");
      }
      for (const [pattern, says] of step.replies ?? []) expect(used, pattern).toContain(says);
      const [right = ""] = legal.filter((move) => step.answers?.some((each) => fits(each, move)));
      const next = answer(lesson, progress, right);
      const before = back(lesson, next);
      expect(saidAt(lesson, before.at)).toBe(saidAt(lesson, progress.at));
      progress = next;
    }
  });

  it("points at what makes the move", () => {
    for (const { answers, points } of lesson.steps)
      if (answers) expect(points?.length ?? 0).toBeGreaterThan(0);
    // Before a new position, the learner sees the result of the last one.
    lesson.steps.forEach(({ position }, at) => {
      if (position !== undefined) expect(lesson.steps[at - 1]?.answers).toBeUndefined();
    });
    expect(lesson.steps[0]?.says).toBeDefined();
    expect(lesson.steps.at(-1)?.answers).toBeUndefined();
  });
});

/** The kinds of things on a board: everything a board calls a kind, by name or by prefix. */
const boards = import.meta.glob(["../games/**/*.svelte", "../board/Names.svelte"], {
  eager: true,
  query: "?raw",
  import: "default",
}) as Record<string, string>;
const KINDS = [
  ...Object.values(boards)
    .join("\n")
    .matchAll(/(?:words\.text|t)\(["`](name-[\w-]+)/g),
].map(([, name = ""]) => name);

/** Everything that lessons say, by message name. */
const SAID = courses.flatMap(({ game, lessons }) => [
  `learn-${game}-course`,
  ...lessons.flatMap(({ id, steps }) => [
    `learn-${game}-${id}`,
    ...steps.flatMap(({ says, replies = [] }) =>
      [says, ...replies.map(([, reply]) => reply)].flatMap((key) =>
        key === undefined ? [] : [`learn-${game}-${id}-${key}`],
      ),
    ),
  ]),
]);

const files = import.meta.glob(["./*.svelte"], {
  eager: true,
  query: "?raw",
  import: "default",
}) as Record<string, string>;
const OWN = Object.values(files)
  .join("\n")
  .match(/(?<=t\(")learn-[\w-]+(?=")|(?<=\? ")learn-[\w-]+|(?<=: ")learn-[\w-]+/g);

describe.each(LANGUAGES)("in %s", (language) => {
  const source = SOURCES[language];
  const ids = new FluentResource(source).body.map(({ id }) => id);
  const words = new Words(language, new FluentResource(source).body);

  it("can be read, and says nothing twice", () => {
    const { body } = ftl.parse(source, {});
    expect(body.filter(({ type }) => type === "Junk")).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("everything is said, and nothing else", () => {
    const told = ids.filter((id) => id.startsWith("learn-"));
    expect([...new Set([...SAID, ...(OWN ?? [])])].sort()).toEqual(told.sort());
  });

  it("says what every kind of thing on a board is, and nothing else", () => {
    const named = ids.filter((id) => id.startsWith("name-"));
    const known = named.filter((id) => KINDS.some((kind) => id === kind || id.startsWith(kind)));
    expect(known).toEqual(named);
    for (const kind of KINDS) expect(named.some((id) => id.startsWith(kind))).toBe(true);
  });

  it("the coach beside a table says all its tips, and nothing else", async () => {
    const own =
      Object.values(files)
        .join("\n")
        .match(/(?<=t\(")coach-[\w-]+(?=")/g) ?? [];
    const tips = await Promise.all(
      GAMES.map(async ({ id }) => [
        `coach-${id}-goal`,
        ...(await tipsOf(id)).map((tip) => `coach-${id}-${tip.id}`),
      ]),
    );
    const told = ids.filter((id) => id.startsWith("coach-"));
    expect(told.sort()).toEqual([...new Set([...own, ...tips.flat()])].sort());
  });

  it("nothing is long", () => {
    const long = SAID.map((id) => words.text(id, { game: gameName("astra") })).filter(
      (text) => text.split(/\s+/).length > MOST,
    );
    expect(long).toEqual([]);
  });

  it("is set as print is: no straight quotes, no second space", () => {
    const told = source.replace(/^#.*$/gm, "");
    expect(told.match(/["']|\.\.\.|\S {2}\S/g)).toBeNull();
    if (language === "fr") expect(told.match(/.{0,20}( [:;!?»]|« )/g)).toBeNull();
  });
});

it("knows which moves a pattern means", () => {
  expect(fits("rest", "rest")).toBe(true);
  expect(fits("rest", "rest 2")).toBe(false);
  expect(fits("place * aries 1", "place black-hole aries 1")).toBe(true);
  expect(fits("place * aries 1", "place 3 aries 2")).toBe(false);
  expect(fits("*", "mark orion 1")).toBe(true);
  expect(fits("a*a", "a")).toBe(false);
});
