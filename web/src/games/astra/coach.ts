// Tips for newcomers to Astra beside the table, most urgent first.

import type { Matter, Tip } from "../../learn/tips";
import { CARDS } from "./cards";
import type { Card, View } from "./view";

/** For how many turns a newcomer gets tips. */
const TURNS = 3;

interface Mark {
  card: Card;
  star: number;
}

const marksIn = (legal: string[]): Mark[] =>
  legal.flatMap((move) => {
    const [, card = "", star = ""] = /^mark (\S+) (\d+)$/.exec(move) ?? [];
    return card ? [{ card: card as Card, star: Number(star) }] : [];
  });

const partOf = ({ card, star }: Mark) => `${card} ${star}`;

const kindOf = ({ card, star }: Mark) => CARDS[card].stars[star - 1]?.kind;

const leftOn = (view: View, card: Card) =>
  [...(view.places.find((place) => place?.card === card)?.marks ?? "")].filter((by) => by === ".")
    .length;

const named = (card: Card): Matter["names"] => ({ card: ["card", card] });

const begins = (view: View) => ["start", "ability"].includes(view.turn.phase.name);

const tips: Tip<View>[] = [
  {
    id: "boons",
    matters: (view, _, legal) => {
      const [first] = legal.filter((move) => move.startsWith("boon"));
      return view.turn.phase.name === "boons" && first ? { points: [first] } : null;
    },
  },
  {
    id: "last",
    times: TURNS,
    matters: (view, _, legal) => {
      const mark = marksIn(legal).find(({ card }) => leftOn(view, card) === 1);
      return mark ? { points: [partOf(mark)], names: named(mark.card) } : null;
    },
  },
  {
    id: "rest",
    times: TURNS,
    matters: (view, you, legal) => {
      const { stardust = 0, pouch = 0 } = view.seats[you] ?? {};
      const isPoor = begins(view) && stardust <= 1 && pouch > stardust + 1;
      return isPoor && legal.includes("rest") ? { numbers: { stardust, pouch } } : null;
    },
  },
  {
    id: "start",
    matters: (view, _, legal) => {
      const mark = marksIn(legal).find((each) => kindOf(each) === "start");
      return begins(view) && mark ? { points: [partOf(mark)] } : null;
    },
  },
  {
    id: "dust",
    matters: (view, _, legal) =>
      view.turn.paid > 0 && legal.length > 0 ? { points: ["stardust"] } : null,
  },
  {
    id: "grand",
    matters: (_, __, legal) => {
      const mark = marksIn(legal).find((each) => kindOf(each) === "grand");
      return mark ? { points: [partOf(mark)] } : null;
    },
  },
  {
    id: "telescope",
    matters: (view) => (view.turn.phase.name === "telescope" ? { points: ["telescopes"] } : null),
  },
  {
    id: "own",
    matters: (_, __, legal) => {
      const card = legal.find((move) => move.startsWith("use "))?.slice("use ".length);
      return card ? { points: [`own ${card}`] } : null;
    },
  },
  {
    id: "sphere",
    matters: (view, you, legal) => {
      const turned = view.seats[you]?.exhausted.length ?? 0;
      return turned > 0 && legal.includes("rest") ? { points: ["sphere"] } : null;
    },
  },
  {
    id: "goals",
    matters: (view, you) => {
      const { active = [], exhausted = [] } = view.seats[you] ?? {};
      return active.length + exhausted.length > 0 ? { points: ["goals"] } : null;
    },
  },
  {
    id: "run",
    times: TURNS,
    matters: (view, _, legal) =>
      view.turn.phase.name === "observe" && marksIn(legal).length > 0 ? {} : null,
  },
  {
    id: "small",
    times: TURNS,
    matters: (view, _, legal) => {
      if (!begins(view)) return null;
      const cards = [...new Set(marksIn(legal).map(({ card }) => card))];
      const [least] = cards.toSorted((one, other) => leftOn(view, one) - leftOn(view, other));
      return least
        ? { points: [least], names: named(least), numbers: { left: leftOn(view, least) } }
        : null;
    },
  },
];

export default tips;
