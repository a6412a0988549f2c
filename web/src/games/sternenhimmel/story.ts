// The table while a move is shown: a filled disc is first seen full, then scored step by step, and only then
// replaced by the next one.

import { isScoring } from "./say";
import type { Disc, Figure, GameEvent, OpenView, Standing, View } from "./view";

/** A disc being scored, and the events so far. */
export interface Scene {
  disc: Disc;
  /** Face down until revealed. */
  figures: Standing[];
  told: GameEvent[];
}

export interface Stage {
  view: View;
  scene: Scene | null;
}

/** The table after some of the events that lead from one view to another. */
export function stageOf(before: View, after: View, told: GameEvent[]): Stage {
  let { open, seats } = before;
  let scene: Scene | null = null;
  for (const event of told) {
    if (event.event === "placed") {
      open = replaced(open, event.disc, (disc) => placedOn(disc, event));
      seats = seats.map((seat, at) =>
        at === event.seat ? { ...seat, hand: without(seat.hand, event.figure) } : seat,
      );
    } else if (event.event === "opened") {
      const next = after.open.find(({ disc }) => disc === event.disc);
      if (scene && next) open = replaced(open, scene.disc, () => next);
      scene = null;
    } else if (isScoring(event) && "disc" in event) {
      scene = scoredOn(scene?.disc === event.disc ? scene : begun(open, event.disc), event);
    }
  }
  return { view: { ...before, open, seats }, scene };
}

function replaced(open: OpenView[], disc: Disc, by: (open: OpenView) => OpenView): OpenView[] {
  return open.map((each) => (each.disc === disc ? by(each) : each));
}

type Placed = Extract<GameEvent, { event: "placed" }>;

function placedOn(disc: OpenView, { star, seat, figure, face_down }: Placed): OpenView {
  const placed = { star, seat, figure, seen: face_down ? [] : null };
  return { ...disc, free: disc.free - 1, figures: [...disc.figures, placed] };
}

function without(hand: Figure[] | null, figure: Figure | null): Figure[] | null {
  const at = hand?.indexOf(figure as Figure) ?? -1;
  return at < 0 ? hand : (hand?.toSpliced(at, 1) ?? null);
}

function begun(open: OpenView[], disc: Disc): Scene {
  const figures = open.find((each) => each.disc === disc)?.figures ?? [];
  return { disc, figures, told: [] };
}

function scoredOn(scene: Scene, event: GameEvent): Scene {
  const told = [...scene.told, event];
  if (event.event !== "revealed") return { ...scene, told };
  const { star, figure } = event;
  const figures = scene.figures.map((on) =>
    on.star === star ? { ...on, figure, seen: null } : on,
  );
  return { ...scene, figures, told };
}
