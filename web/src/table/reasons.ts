// Why a bot would make a move: what would surely come of it, as the engine has found out.

import type { GameModule } from "../games/game";
import type { Outlook, Thought } from "../wire";
import type { Happening, Words } from "../words/words";

/** A table, as far as reasons need it. */
interface Scene {
  game: string;
  module: Pick<GameModule, "isReason" | "move" | "prospect">;
  view: unknown;
  names: string[];
  you: number | null;
}

/** What speaks for a move, in sentences: what would happen, in the words of the log, and what else
 * can be seen. Then the same of the own moves expected after it; and what changes in the own score. */
export function reasonsOf(candidate: Thought, scene: Scene, words: Words): string[] {
  const { module, view, names } = scene;
  const { move, line, plan } = candidate;
  const follow = line.slice(1, plan?.moves ?? 1).map((next) => module.move(next.move, words));
  return [
    ...happenings(candidate, scene, words),
    module.prospect?.(move, view, names, words) ?? "",
    follow.length > 0 ? words.text("page-hint-then", { moves: follow.join(" · ") }) : "",
    ...(plan ? happenings(plan, scene, words) : []),
    scoreText(plan ?? candidate, candidate.events ?? [], scene, words),
  ].filter(Boolean);
}

function happenings({ events = [] }: Outlook, scene: Scene, words: Words): string[] {
  const reasons = events.filter((event) => scene.module.isReason(event));
  return reasons.map((event) => words.event(scene.game, event, (seat) => scene.names[seat] ?? ""));
}

/** What changes in the own score, as far as no event says it: neither one of these nor of before. */
function scoreText(outlook: Outlook, before: Happening[], scene: Scene, words: Words): string {
  const { game, module, you } = scene;
  const told = [...before, ...(outlook.events ?? [])].filter((event) => module.isReason(event));
  const changes = (outlook.changes ?? []).filter(
    ({ seat, points }) => seat === you && !told.some((event) => says(event, seat, points)),
  );
  const texts = changes.map(
    ({ name, points }) => `${words.text(`page-line-${game}-${name}`)} ${signed(points)}`,
  );
  return texts.length > 0 ? words.text("page-hint-score", { changes: texts.join(" · ") }) : "";
}

/** Whether an event says by itself how many points it brings a seat. */
function says(event: Happening, seat: number, points: number): boolean {
  return "seat" in event && event.seat === seat && Object.values(event).includes(points);
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
