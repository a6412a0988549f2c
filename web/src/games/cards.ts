// The games for the first page, found by their folders.

import { type CardParts, GAMES, type GameCard } from "./game";

const PARTS = import.meta.glob<CardParts>("./*/card.ts", { eager: true, import: "default" });

export const CARDS: readonly GameCard[] = GAMES.flatMap((game) => {
  const parts = PARTS[`./${game.id}/card.ts`];
  return parts ? [{ ...game, ...parts }] : [];
});
