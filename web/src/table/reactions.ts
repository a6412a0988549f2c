import type { Reaction } from "../wire";

export const REACTIONS: readonly Reaction[] = [
  "wave",
  "applause",
  "surprise",
  "thinking",
  "thanks",
];
