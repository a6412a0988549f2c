// Lessons for newcomers to Astra. The coach's texts are in `locales/learn.*.ftl`.

import type { Course } from "../../learn/lesson";
import type { Card, Element } from "./view";

/** All cards. Not imported from `cards.ts`, which would then become a separate file for every table to
 * load. */
const ALL = `
  andromeda aquarius aquila ara argo-navis aries auriga bootes cancer canis-major canis-minor
  capricornus cassiopeia centaurus cepheus cetus corona-australis corona-borealis corvus
  crater cygnus delphinus draco equuleus eridanus gemini hercules hydra leo lepus libra lupus
  lyra ophiuchus orion pegasus perseus pisces piscis-austrinus sagitta sagittarius scorpius
  serpens taurus triangulum ursa-major ursa-minor virgo
`
  .trim()
  .split(/\s+/) as Card[];
/** The number of cards below Game End, by the number of seats. */
const BELOW: Record<number, number> = { 2: 29, 3: 25 };
/** The number of cards above it. */
const ABOVE = 6;

interface Own {
  stardust?: number;
  fame?: number;
  wisdom?: number;
  active?: Card[];
  exhausted?: Card[];
  scoring: [Element, Element];
}

interface Sky {
  /** The cards around the sphere, and the owner of each star's mark: `.` nobody, `d` the dreamer. */
  places: [Card, string][];
  seats: Own[];
  sphere: Element;
  /** Game End has been revealed, and this is the very last turn. */
  last?: boolean;
}

/** A position at the beginning of the learner's turn. All other cards are in the deck. */
function sky({ places, seats, sphere, last = false }: Sky): unknown {
  const known = new Set([
    ...places.map(([card]) => card),
    ...seats.flatMap(({ active = [], exhausted = [] }) => [...active, ...exhausted]),
  ]);
  const rest = ALL.filter((card) => !known.has(card));
  const below = BELOW[seats.length] ?? 0;
  const above = last ? 0 : ABOVE;
  // The last turn of a game belongs to the seat before the first player.
  const first = last ? 1 : 0;
  return {
    format: 1,
    game: "astra",
    rules: 1,
    seats: seats.length,
    options: { first: String(first), marks: "half" },
    ply: 0,
    stream: { seed: "0".repeat(64), taken: 0 },
    board: {
      first,
      sphere,
      seats: seats.map(
        ({ stardust = 5, fame = 0, wisdom = 0, active = [], exhausted = [], scoring }) => ({
          stardust,
          telescopes: 0,
          fame,
          pouch: 5,
          wisdom,
          active,
          exhausted,
          scoring,
        }),
      ),
      places: places.map(([card, marks]) => ({ card, marks })),
      deck: { above: rest.slice(below, below + above), below: rest.slice(0, below) },
      discard: rest.slice(below + above),
      turn: {
        seat: 0,
        phase: { name: "start" },
        grand_refund: false,
        common_refund: false,
        any_first_star: false,
        fame_for_grand_stars: 0,
        generous_rest: 0,
        no_action: false,
        rested: false,
        dreaming: false,
        uncommon: false,
        grand_stars: 0,
        paid: 0,
        pile: 0,
        grand_in_run: false,
        piles: 0,
      },
      used: [],
      discoveries: [],
      last_mark: null,
      last_turns: last ? 0 : null,
    },
  };
}

const SECOND: Own = { scoring: ["air", "fire"] };
const THIRD: Own = { scoring: ["fire", "water"] };
const UNTOUCHED: [Card, string][] = [
  ["canis-minor", "....."],
  ["taurus", ".........."],
  ["delphinus", "....."],
  ["cassiopeia", "....."],
];

const course: Course = {
  game: "astra",
  lessons: [
    {
      id: "run",
      position: sky({
        places: UNTOUCHED,
        seats: [{ stardust: 8, scoring: ["earth", "water"] }, SECOND, THIRD],
        sphere: "fire",
      }),
      steps: [
        { says: "goal", points: ["canis-minor"] },
        {
          says: "first",
          points: ["canis-minor 1"],
          answers: ["mark canis-minor 1"],
          replies: [
            ["mark *", "card"],
            ["*", "rest"],
          ],
        },
        {
          says: "on",
          points: ["canis-minor 2"],
          answers: ["mark canis-minor 2"],
          replies: [["*", "stop"]],
        },
        {
          says: "grand",
          points: ["canis-minor 3"],
          answers: ["mark canis-minor 3"],
          replies: [["*", "stop"]],
        },
        {
          says: "end",
          points: ["canis-minor 4"],
          answers: ["mark canis-minor 4"],
          replies: [
            ["mark *", "either"],
            ["*", "stop"],
          ],
        },
        { says: "done", points: ["canis-minor 5"] },
      ],
    },
    {
      id: "rest",
      position: sky({
        places: [["canis-minor", "00.1."], ...UNTOUCHED.slice(1)],
        seats: [
          { stardust: 1, exhausted: ["sagitta"], scoring: ["earth", "water"] },
          SECOND,
          THIRD,
        ],
        sphere: "air",
      }),
      steps: [
        { says: "dust", points: ["stardust"] },
        { says: "pouch", points: ["pouch"] },
        {
          says: "rest",
          points: ["rest"],
          answers: ["rest"],
          replies: [["*", "mark"]],
        },
        { says: "filled", points: ["stardust"] },
        { says: "sphere", points: ["sphere"] },
      ],
    },
    {
      id: "discovery",
      position: sky({
        places: [
          ["canis-minor", "0121."],
          ["taurus", ".........."],
          ["delphinus", "001.0"],
          ["cassiopeia", "....."],
        ],
        seats: [{ stardust: 4, scoring: ["earth", "water"] }, SECOND, THIRD],
        sphere: "fire",
      }),
      steps: [
        {
          says: "last",
          points: ["canis-minor 5"],
          answers: ["mark canis-minor 5"],
          replies: [
            ["mark delphinus *", "theirs"],
            ["*", "other"],
          ],
        },
        {
          says: "yours",
          points: ["canis-minor"],
          others: ["1 boon 1", "2 boon 2", "1 mark delphinus 4"],
        },
        {
          says: "boon",
          points: ["boon 2"],
          answers: ["boon *"],
        },
        { says: "done" },
      ],
    },
    {
      id: "abilities",
      position: sky({
        places: [
          ["canis-minor", "....."],
          ["taurus", "000......."],
          ["delphinus", "....."],
          ["cassiopeia", "....."],
        ],
        seats: [{ stardust: 1, active: ["aries"], scoring: ["earth", "water"] }, SECOND, THIRD],
        sphere: "water",
      }),
      steps: [
        { says: "card", points: ["own aries"] },
        {
          says: "use",
          points: ["own aries"],
          answers: ["use aries"],
          replies: [
            ["rest", "rest"],
            ["*", "first"],
          ],
        },
        {
          says: "mark",
          points: ["taurus 4"],
          answers: ["mark taurus 4"],
          replies: [["*", "grand"]],
        },
        {
          points: ["taurus 5"],
          answers: ["mark taurus 5"],
          replies: [["*", "grand"]],
        },
        { says: "turned", points: ["own aries"] },
      ],
    },
    {
      id: "elements",
      position: sky({
        places: [
          ["aries", "1120."],
          ["taurus", "000......."],
          ["delphinus", "011.0"],
          ["cassiopeia", "....."],
        ],
        seats: [
          { stardust: 1, wisdom: 2, active: ["crater"], scoring: ["earth", "water"] },
          SECOND,
          THIRD,
        ],
        sphere: "water",
      }),
      steps: [
        { says: "secret", points: ["goals"] },
        { says: "rows", points: ["goals"] },
        {
          says: "choose",
          points: ["delphinus 4"],
          answers: ["mark delphinus 4"],
          replies: [
            ["mark aries *", "fire"],
            ["use *", "use"],
            ["*", "other"],
          ],
          others: ["1 boon 1"],
        },
        { says: "three", points: ["goals"] },
      ],
    },
    {
      id: "end",
      position: sky({
        places: [
          ["aries", "1120."],
          ["taurus", "000......."],
          ["delphinus", "011.0"],
          ["cassiopeia", "....."],
        ],
        seats: [
          { stardust: 1, fame: 12, wisdom: 3, active: ["crater"], scoring: ["earth", "water"] },
          { stardust: 2, fame: 17, wisdom: 2, active: ["corvus"], scoring: ["air", "fire"] },
          { stardust: 0, fame: 9, wisdom: 1, scoring: ["fire", "water"] },
        ],
        sphere: "water",
        last: true,
      }),
      steps: [
        { says: "deck", points: ["deck"] },
        { says: "counts", points: ["fame"] },
        {
          says: "choose",
          points: ["delphinus 4"],
          answers: ["mark delphinus 4"],
          replies: [
            ["use *", "use"],
            ["mark aries *", "aries"],
            ["*", "other"],
          ],
          others: ["1 boon 1"],
        },
        { says: "won" },
      ],
    },
    {
      id: "dreamer",
      position: sky({
        places: [
          ["canis-minor", "00..."],
          ["taurus", ".........."],
          ["delphinus", "....."],
        ],
        seats: [{ stardust: 0, scoring: ["earth", "water"] }, SECOND],
        sphere: "water",
      }),
      steps: [
        { says: "two", points: ["sphere"] },
        {
          says: "rest",
          points: ["rest"],
          answers: ["rest"],
        },
        { says: "marks", points: ["taurus"] },
        { says: "boons" },
      ],
    },
  ],
};

export default course;
