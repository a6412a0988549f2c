// A universe for the rules: the start of a random game.

import type { View } from "./view";

export const RULES_VIEW: View = {
  round: 1,
  last_round: false,
  limit: 30,
  first: 0,
  turn: 0,
  to_act: null,
  phase: { name: "over" },
  last_push: null,
  discs: [2, 4, 1, 3, 1, 2].map((turned) => ({ galaxy: "", turned })),
  symbols: {
    planet: ["a3", "b5", "c2", "d4", "e2", "f3"],
    comet: ["a5", "b6", "c5", "d2", "e6", "f4"],
    star: ["a4", "b2", "c6", "d5", "e5", "f5"],
    supernova: ["a1", "b1", "c3", "d6", "e3", "f6"],
  },
  bodies: {
    planet: ["a3", "b2", "c3", "d6", "e2", "f4"],
    comet: ["a4", "b6", "c5", "d4", "e6", "f5"],
    star: ["a1", "b5", "c6", "d2", "e3", "f3"],
    supernova: ["a5", "b1", "c2", "d5", "e5", "f6"],
  },
  bag: { planet: 5, comet: 4, star: 3, supernova: 2 },
  display: [],
  reserve: 0,
  out: [],
  seats: [],
  reached: [],
  faces: {},
};
