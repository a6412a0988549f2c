// Tips for newcomers to Stellium beside the table, most urgent first.

import type { Tip } from "../../learn/tips";
import { objectiveParts } from "./moves";
import type { Body, View } from "./view";

/** For how many turns a newcomer gets tips. */
const TURNS = 3;
const BODIES: Body[] = ["planet", "comet", "star", "supernova"];

/** The influence of a kind of body, once it can be used. */
const influence = (of: Body): Tip<View> => ({
  id: of,
  matters: ({ phase }) =>
    (phase.name === "influence" && phase.of === of) || (phase.name === "push" && of === "comet")
      ? {}
      : null,
});

const tips: Tip<View>[] = [
  {
    id: "validate",
    times: TURNS,
    matters: (_, __, legal) => {
      const [, card] =
        /^validate (\S+)/.exec(legal.find((move) => /^validate/.test(move)) ?? "") ?? [];
      return card ? { points: [card], names: { card: ["card", card] } } : null;
    },
  },
  { id: "stay", matters: ({ phase }) => (phase.name === "stay" ? {} : null) },
  { id: "bag", matters: (_, __, legal) => (legal.includes("feel") ? { points: ["bag"] } : null) },
  {
    id: "want",
    times: TURNS,
    matters: ({ phase, seats }, you) => {
      const bodies = new Set(seats[you]?.hand.map((card) => objectiveParts(card).body));
      const wanted = BODIES.filter((body) => bodies.has(body));
      if (phase.name !== "feel" || wanted.length === 0) return null;
      return { points: ["objectives"], names: { bodies: ["body", ...wanted] } };
    },
  },
  ...BODIES.map(influence),
  {
    id: "tokens",
    matters: (_, __, legal) =>
      legal.some((move) => move.startsWith("token")) ? { points: ["tokens"] } : null,
  },
  {
    id: "place",
    times: TURNS,
    matters: ({ phase }) => (phase.name === "place" && phase.body !== "comet" ? {} : null),
  },
  {
    id: "take",
    times: TURNS,
    matters: ({ phase, display }) =>
      phase.name === "take" && display[0] ? { points: [display[0]] } : null,
  },
];

export default tips;
