// Which moves cannot be taken back: they turn up a card, or it is for others to choose after them.

import { CARDS, SPHERES } from "./cards";
import { read } from "./moves";
import type { Card, View } from "./view";
import { isDeadEnd } from "./why";

export function isFinal(notation: string, view: View): boolean {
  const made = read(notation);
  const { phase, seat } = view.turn;
  const has = view.seats[seat];
  if (!has) return true;
  const observesOn = (stardust: number, telescopes: number) => stardust > 0 && telescopes > 0;
  switch (made.kind) {
    case "use":
    case "exchange":
      return false;
    case "rest":
      return !leadsDreamer(view) || passesIcon(view);
    case "stop":
      if (phase.name === "exchange") return false;
      return phase.name !== "observe" || !observesOn(has.stardust, has.telescopes);
    case "mark":
      switch (phase.name) {
        case "start":
        case "ability":
        case "observe":
        case "telescope": {
          const again = phase.name === "telescope" ? 1 : 0;
          const [stardust, telescopes] = [has.stardust - 1, has.telescopes - again];
          const goesOn = stardust > 0 && !isLast(view, made.card, made.star);
          return !goesOn && !observesOn(stardust, telescopes);
        }
        case "dream-on":
          return phase.left <= 1 || isLast(view, made.card, made.star);
        case "dream":
          return dreams(view) <= 1 || isLast(view, made.card, made.star);
        default:
          return false;
      }
    case "boon":
      return phase.name !== "boons" || phase.group.length > 1 || !isActivation(view, made.number);
    case "activate":
      return phase.name !== "activation" || phase.left <= 1;
    case "discard":
      return has.active.length + has.exhausted.length <= has.limit + 1;
    default:
      return true;
  }
}

/** Whether a run that comes to a star cannot go on. */
function isLast(view: View, card: Card, star: number): boolean {
  const marks = view.places.find((place) => place?.card === card)?.marks ?? "";
  return isDeadEnd(card, marks, star);
}

/** With two players whoever rests leads the dreamer next, if there is a star left for it. */
function leadsDreamer(view: View): boolean {
  return view.seats.length === 2 && view.places.some((place) => place?.marks.includes("."));
}

function passesIcon(view: View): boolean {
  return SPHERES.find(({ element }) => element === view.sphere)?.discard ?? false;
}

function dreams(view: View): number {
  return SPHERES.find(({ element }) => element === view.sphere)?.number ?? 0;
}

function isActivation(view: View, number: number): boolean {
  const card = view.discoveries.at(-1)?.card;
  return card !== undefined && CARDS[card].boons[number - 1]?.kind === "activation";
}
