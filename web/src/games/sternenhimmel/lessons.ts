// Lessons for newcomers to Sternenhimmel. The coach's texts are in `locales/learn.*.ftl`.

import type { Course } from "../../learn/lesson";
import { DISCS } from "./discs";
import type { Disc, Figure } from "./view";

const NINE: Figure[] = ["1", "3", "5", "6", "7", "10", "black-hole", "double", "double"];
const ALL = Object.keys(DISCS) as Disc[];

type Standing = [star: number, seat: number, figure: Figure];

interface Sky {
  seats: number;
  /** The open discs, and the figures on them. */
  open: Partial<Record<Disc, Standing[]>>;
  /** The last scoring, if no disc is left to come: the figures on that disc, everybody's coins before it,
   * and everybody's coins for first and second places now. */
  after?: { disc: Disc; stood: Standing[]; coins: number[]; purses: [number, number][] };
}

/** The figures on a disc, in the format of positions. */
function figures(disc: Disc, stands: Standing[]): unknown[] {
  return stands.map(([star, seat, figure]) => {
    const isLarge = DISCS[disc].stars[star - 1]?.large;
    return { star, seat, figure, seen: isLarge ? [] : null };
  });
}

/** A position. All other figures are in their owners' hands. */
function sky({ seats, open, after }: Sky): unknown {
  const discs = Object.entries(open) as [Disc, Standing[]][];
  const standing = discs.flatMap(([, stands]) => stands);
  const handOf = (own: number) => {
    const placed = standing.filter(([, seat]) => seat === own);
    return placed.reduce((hand, [, , figure]) => hand.toSpliced(hand.indexOf(figure), 1), NINE);
  };
  const purseOf = (seat: number) => {
    const [first = 0, second = 0] = after?.purses[seat] ?? [];
    return { first, second, figures: 0, tribute: 0, paid: 0 };
  };
  const oldest = after ? ALL.length - discs.length : 0;
  return {
    format: 1,
    game: "sternenhimmel",
    rules: 1,
    seats,
    options: { first: "0" },
    ply: 0,
    stream: { seed: "0".repeat(64), taken: 0 },
    board: {
      turn: 0,
      open: discs.map(([disc, stands], at) => ({
        disc,
        age: oldest + at,
        figures: figures(disc, stands),
      })),
      pile: after ? [] : ALL.filter((disc) => !(disc in open)),
      seats: Array.from({ length: seats }, (_, seat) => ({
        hand: handOf(seat),
        purse: purseOf(seat),
      })),
      last: after
        ? {
            disc: after.disc,
            age: oldest - 1,
            figures: figures(after.disc, after.stood),
            coins: after.coins,
          }
        : null,
    },
  };
}

const course: Course = {
  game: "sternenhimmel",
  lessons: [
    {
      id: "place",
      position: sky({ seats: 2, open: { aries: [], cancer: [] } }),
      steps: [
        { says: "goal", points: ["aries"] },
        { says: "rewards", points: ["first", "second"] },
        { says: "hand", points: ["hand"] },
        {
          says: "turn",
          points: ["7", "aries 4"],
          answers: ["place 7 aries 4"],
          replies: [
            ["place 7 *", "star"],
            ["*", "figure"],
          ],
          others: ["1 place 5 aries 3"],
        },
        { says: "done", points: ["aries 3"] },
      ],
    },
    {
      id: "sizes",
      position: sky({ seats: 2, open: { aries: [[3, 1, "5"]], cancer: [] } }),
      steps: [
        { says: "small", points: ["aries 3"] },
        {
          says: "large",
          points: ["10", "aries 1"],
          answers: ["place 10 aries 1"],
          replies: [
            ["place 10 *", "open"],
            ["*", "figure"],
          ],
          others: ["1 place 6 aries 2"],
        },
        { says: "secret", points: ["aries 1"] },
        { says: "theirs", points: ["aries 2"] },
      ],
    },
    {
      id: "holes",
      position: sky({
        seats: 2,
        open: {
          cancer: [
            [1, 1, "10"],
            [3, 0, "3"],
            [4, 1, "7"],
            [5, 1, "6"],
          ],
          pisces: [],
        },
      }),
      steps: [
        { says: "what", points: ["black-hole"] },
        {
          says: "swallow",
          points: ["black-hole", "cancer 2"],
          answers: ["place black-hole cancer 2"],
          replies: [
            ["place * cancer 2", "figure"],
            ["*", "star"],
          ],
        },
        { says: "alone", until: "opened" },
        { says: "pair", until: "opened" },
      ],
    },
    {
      id: "doubles",
      position: sky({
        seats: 2,
        open: {
          aries: [
            [2, 0, "1"],
            [3, 0, "7"],
            [4, 1, "10"],
            [5, 1, "5"],
          ],
          gemini: [
            [1, 0, "10"],
            [2, 0, "black-hole"],
          ],
        },
      }),
      steps: [
        { says: "what", points: ["double"] },
        {
          says: "place",
          points: ["double", "aries 1"],
          answers: ["place double aries 1"],
          replies: [
            ["place * aries 1", "figure"],
            ["place double *", "star"],
            ["*", "other"],
          ],
        },
        { says: "sum", until: "opened" },
      ],
    },
    {
      id: "ranks",
      position: sky({
        seats: 3,
        open: {
          cancer: [
            [1, 0, "7"],
            [3, 1, "10"],
            [4, 2, "1"],
            [5, 2, "3"],
          ],
          pisces: [
            [1, 0, "10"],
            [2, 0, "5"],
            [3, 0, "6"],
          ],
          gemini: [
            [1, 0, "double"],
            [2, 0, "double"],
          ],
        },
      }),
      steps: [
        { says: "pays", points: ["first", "second"] },
        {
          says: "tie",
          points: ["3", "cancer 2"],
          answers: ["place 3 cancer 2"],
          replies: [
            ["place 1 cancer 2", "second"],
            ["place black-hole cancer 2", "swallow"],
            ["*", "star"],
          ],
        },
        { says: "third", until: "opened" },
      ],
    },
    {
      id: "bluff",
      position: sky({
        seats: 2,
        after: {
          disc: "cancer",
          stood: [
            [1, 1, "10"],
            [2, 1, "6"],
            [3, 0, "7"],
            [4, 0, "3"],
            [5, 1, "1"],
          ],
          coins: [18, 17],
          purses: [
            [18, 2],
            [22, 0],
          ],
        },
        open: { aries: [[4, 1, "5"]] },
      }),
      steps: [
        { says: "last", points: ["aries"] },
        {
          says: "bait",
          points: ["1", "aries 1"],
          answers: ["place 1 aries 1"],
          replies: [
            ["place 1 *", "large"],
            ["place 10 *", "ten"],
            ["*", "figure"],
          ],
          others: ["1 place black-hole aries 2"],
        },
        {
          says: "taken",
          points: ["10", "aries 5"],
          answers: ["place 10 aries 5"],
          replies: [
            ["place 10 *", "beside"],
            ["*", "high"],
          ],
          others: ["1 place 7 aries 3"],
        },
        { says: "won", until: "won" },
      ],
    },
  ],
};

export default course;
