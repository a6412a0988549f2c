import type { Reaction } from "../wire";

export const REACTIONS: Record<Reaction, string> = {
  applause: "👏",
  surprise: "😮",
  thinking: "🤔",
  thanks: "🙏",
  wave: "👋",
};
