// Why a bot would make a move: its certain consequences, as the engine has found them.

import type { GameModule } from "../games/game";
import type { Outlook, Thought } from "../wire";
import type { Happening, Words } from "../words/words";

/** The parts of a table that reasons need. */
interface Scene {
  game: string;
  module: Pick<GameModule, "isReason" | "move" | "prospect">;
  view: unknown;
  names: string[];
  you: number | null;
}

/** What speaks for a move, in sentences: what would happen, in the words of the log, and what else is
 * visible. Then the same for the player's own moves expected after it, and the changes of their own
 * score. */
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

/** The changes of the player's own score that no event mentions, neither of `outlook` nor of `before`. */
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

/** Whether an event itself says how many points it gives a seat. */
function says(event: Happening, seat: number, points: number): boolean {
  return "seat" in event && event.seat === seat && Object.values(event).includes(points);
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
