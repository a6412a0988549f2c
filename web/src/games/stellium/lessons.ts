// Lessons for newcomers to Stellium. The coach's texts are in `locales/learn.*.ftl`.

import type { Course } from "../../learn/lesson";
import type { Body, Card, Place } from "./view";

const KINDS: Body[] = ["planet", "comet", "star", "supernova"];
/** The number of bodies of each kind. */
const BODIES: Record<Body, number> = { planet: 11, comet: 10, star: 9, supernova: 8 };
const FIGURES = [
  "arc",
  "centres",
  "large-triangle",
  "line",
  "pair",
  "rectangle",
  "rhombus",
  "s",
  "small-triangle",
  "symbols",
] as const;
const ALL = KINDS.flatMap((body) => FIGURES.map((figure): Card => `${body}-${figure}`));
const GALAXIES = ["milky-way", "pinwheel", "whirlpool", "sombrero", "triangulum", "andromeda"];
/** The display of objectives, in most lessons. */
const DISPLAY: Card[] = [
  "comet-line",
  "supernova-line",
  "star-pair",
  "supernova-arc",
  "comet-rhombus",
  "comet-s",
];

interface Own {
  hand?: Card[];
  tokens?: Body[];
  validated?: Partial<Record<Card, number>>;
}

interface Universe {
  bodies: Partial<Record<Body, Place[]>>;
  /** The phase of the turn; a drawn body means that it has to be placed. */
  phase: "draw" | "objectives" | Body;
  seats?: [Own, Own];
  /** The learner's turn is the last of this round. */
  last?: boolean;
}

/** A position in the learner's turn. All other bodies are in the bag, all other objectives in the reserve. */
function universe({ bodies, phase, seats = [{}, {}], last = false }: Universe): unknown {
  const held = phase === "draw" || phase === "objectives" ? null : phase;
  const inBag = (body: Body) =>
    BODIES[body] - (bodies[body]?.length ?? 0) - (held === body ? 1 : 0);
  const known = new Set<string>([
    ...DISPLAY,
    ...seats.flatMap(({ hand = [], validated = {} }) => [...hand, ...Object.keys(validated)]),
  ]);
  const first = last ? 1 : 0;
  return {
    format: 1,
    game: "stellium",
    rules: 1,
    seats: 2,
    options: { draw: "touch", first: String(first), influence: "optional", length: "full" },
    ply: 0,
    // With this seed a comet is felt first, then a planet.
    stream: { seed: "3".padStart(64, "0"), taken: 0 },
    board: {
      round: 9,
      last_round: false,
      first,
      turn: 0,
      phase: held ? { name: "place", body: held, feels: 1, token: null } : { name: phase },
      last_push: null,
      discs: GALAXIES.map((galaxy) => ({ galaxy, turned: 0 })),
      bodies: Object.fromEntries(KINDS.map((body) => [body, bodies[body] ?? []])),
      bag: Object.fromEntries(KINDS.map((body) => [body, inBag(body)])),
      display: DISPLAY,
      reserve: ALL.filter((card) => !known.has(card)),
      out: [],
      seats: seats.map(({ hand = [], tokens = KINDS, validated = {} }) => ({
        hand,
        tokens,
        validated,
      })),
      reached: [],
    },
  };
}

const BOARD: Universe["bodies"] = {
  planet: ["a6", "d0", "d5", "f2"],
  comet: ["b5", "c4", "e3"],
  star: ["a3", "e6", "f6"],
  supernova: ["b1", "c0", "d4"],
};
const LINE: Universe["bodies"] = { ...BOARD, planet: ["a6", "d0", "d2", "d5"] };
const SPARSE: Universe["bodies"] = {
  planet: ["b5", "d1"],
  comet: ["a2", "c4", "d0"],
  star: ["e6", "f6"],
  supernova: ["b1"],
};
const HAND: [Own, Own] = [{ hand: ["planet-line"] }, { hand: ["comet-pair"] }];

/** 27 points, and every colour. */
const MINE: Own["validated"] = {
  "planet-rectangle": 5,
  "comet-rectangle": 6,
  "star-rectangle": 6,
  "supernova-rectangle": 6,
  "comet-small-triangle": 4,
};
/** 28 points, and three colours. */
const THEIRS: Own["validated"] = {
  "planet-s": 4,
  "star-s": 5,
  "supernova-s": 6,
  "star-rhombus": 5,
  "star-small-triangle": 4,
  "supernova-small-triangle": 4,
};

const course: Course = {
  game: "stellium",
  lessons: [
    {
      id: "draw",
      position: universe({ bodies: BOARD, phase: "draw", seats: HAND }),
      steps: [
        { says: "goal", points: ["planet-line"] },
        { says: "feel", points: ["feel"], answers: ["feel"] },
        {
          says: "drop",
          points: ["drop"],
          answers: ["drop"],
          replies: [["keep", "comet"]],
        },
        {
          says: "keep",
          points: ["keep"],
          answers: ["keep"],
          replies: [["drop", "planet"]],
        },
        { says: "done", points: ["bag"] },
      ],
    },
    {
      id: "place",
      position: universe({ bodies: BOARD, phase: "planet", seats: HAND }),
      steps: [
        { says: "where", points: ["disc d"] },
        {
          says: "line",
          points: ["d2"],
          answers: ["place d2"],
          replies: [
            ["place *", "other"],
            ["*", "token"],
          ],
        },
        {
          says: "pass",
          points: ["pass"],
          answers: ["pass"],
          replies: [["*", "swap"]],
        },
        { says: "done", points: ["d5", "d0", "d2"] },
      ],
    },
    {
      id: "influences",
      position: universe({
        bodies: { ...SPARSE, comet: ["a2", "c4", "d6"] },
        phase: "star",
      }),
      steps: [
        {
          says: "star",
          points: ["d0"],
          answers: ["place d0"],
          replies: [
            ["place *", "ring"],
            ["*", "token"],
          ],
        },
        {
          says: "turn",
          points: ["turn 1"],
          answers: ["turn *"],
          replies: [["*", "skip"]],
        },
        { says: "turned", points: ["disc d"] },
        {
          says: "comet",
          position: universe({ bodies: { ...SPARSE, supernova: ["b1", "d3"] }, phase: "comet" }),
          points: ["d0"],
          answers: ["strike d0"],
          replies: [
            ["strike *", "ring"],
            ["*", "token"],
          ],
        },
        { says: "push", points: ["push east"], answers: ["push *"] },
        { says: "pushed", points: ["d0"] },
        {
          says: "planet",
          position: universe({ bodies: SPARSE, phase: "planet" }),
          points: ["e0"],
          answers: ["place e0"],
          replies: [
            ["place *", "ring"],
            ["*", "token"],
          ],
        },
        {
          says: "swap",
          points: ["d1", "d0"],
          answers: ["swap d1 d0"],
          replies: [
            ["swap *", "ring"],
            ["*", "skip"],
          ],
        },
        { says: "swapped", points: ["d1", "d0"] },
        {
          says: "supernova",
          position: universe({ bodies: SPARSE, phase: "supernova" }),
          points: ["e0"],
          answers: ["place e0"],
          replies: [
            ["place *", "ring"],
            ["*", "token"],
          ],
        },
        {
          says: "attract",
          points: ["d1", "h6"],
          answers: ["attract h6 d1"],
          replies: [
            ["attract *", "ring"],
            ["*", "skip"],
          ],
        },
        { says: "holes", points: ["h6"] },
      ],
    },
    {
      id: "objectives",
      position: universe({ bodies: LINE, phase: "objectives", seats: HAND }),
      steps: [
        {
          says: "validate",
          points: ["planet-line"],
          answers: ["validate *"],
          replies: [["*", "pass"]],
        },
        { says: "stay", points: ["d0"], answers: ["stay *"] },
        { says: "take", points: ["supernova-line"], answers: ["take *"] },
        { says: "three", points: ["objectives"] },
      ],
    },
    {
      id: "tokens",
      position: universe({
        bodies: { ...SPARSE, comet: ["a2", "c4"] },
        phase: "planet",
        seats: [{ hand: ["planet-pair"] }, { hand: ["comet-pair"] }],
      }),
      steps: [
        { says: "what", points: ["tokens"] },
        {
          says: "spend",
          points: ["token star"],
          answers: ["token star"],
          replies: [
            ["token *", "other"],
            ["*", "first"],
          ],
        },
        {
          says: "place",
          points: ["a1"],
          answers: ["place a1"],
          replies: [["*", "ring"]],
        },
        {
          says: "turn",
          points: ["turn 1"],
          answers: ["turn 1"],
          replies: [["*", "way"]],
        },
        { says: "done", points: ["a2", "b5"] },
      ],
    },
    {
      id: "end",
      position: universe({
        bodies: LINE,
        phase: "objectives",
        last: true,
        seats: [
          { hand: ["planet-line"], tokens: ["planet", "star"], validated: MINE },
          { hand: ["comet-pair"], tokens: ["planet"], validated: THEIRS },
        ],
      }),
      steps: [
        { says: "limit", points: ["planet-line"] },
        {
          says: "last",
          points: ["planet-line"],
          answers: ["validate *"],
          replies: [["*", "pass"]],
        },
        { says: "stay", points: ["d0"], answers: ["stay *"] },
        { says: "take", points: ["supernova-line"], answers: ["take *"] },
        { says: "won" },
      ],
    },
  ],
};

export default course;
