// Tips for newcomers to Sternenhimmel beside the table, most urgent first.

import type { Tip } from "../../learn/tips";
import { DISCS } from "./discs";
import { read } from "./moves";
import { preview, scored } from "./score";
import type { Standing, View } from "./view";

/** For how many turns a newcomer gets tips. */
const TURNS = 3;
/** How many figures of others justify a black hole. */
const WORTH = 2;

/** The figure a move would place, and the figures on its disc. */
function placed(move: string, view: View, you: number) {
  const { figure, disc, star } = read(move);
  const open = view.open.find((each) => each.disc === disc);
  const seen = DISCS[disc].stars[star - 1]?.large ? [] : null;
  const on: Standing = { star, seat: you, figure, seen };
  return { figure, disc, star, on, figures: open?.figures ?? [], free: open?.free ?? 0 };
}

const inHand = (figure: string): Tip<View>["matters"] => {
  return (view, you) =>
    view.seats[you]?.hand?.some((each) => each === figure) ? { points: [figure] } : null;
};

const tips: Tip<View>[] = [
  {
    id: "fill",
    times: TURNS,
    matters: (view, you, legal) => {
      for (const move of legal) {
        const { figure, disc, star, on, figures, free } = placed(move, view, you);
        if (free !== 1 || !/^\d/.test(figure)) continue;
        const { totals } = scored(disc, [...figures, on]);
        const others = [...totals].filter(([seat]) => seat !== you).map(([, total]) => total);
        if ((totals.get(you) ?? 0) <= Math.max(0, ...others)) continue;
        const names = { disc: ["disc", disc], figure: ["figure", figure] } as const;
        return {
          points: [figure, `${disc} ${star}`],
          names: { disc: [...names.disc], figure: [...names.figure] },
        };
      }
      return null;
    },
  },
  {
    id: "swallow",
    times: TURNS,
    matters: (view, you, legal) => {
      for (const move of legal.filter((each) => read(each).figure === "black-hole")) {
        const { disc, star, on, figures } = placed(move, view, you);
        const { swallowed, vanished } = preview(disc, figures, on);
        const isOwn = ({ seat }: Standing) => seat === you;
        if (vanished.length > 0 || swallowed.some(isOwn) || swallowed.length < WORTH) continue;
        return {
          points: ["black-hole", `${disc} ${star}`],
          numbers: { count: swallowed.length },
          names: { disc: ["disc", disc] },
        };
      }
      return null;
    },
  },
  { id: "rewards", matters: () => ({ points: ["first"] }) },
  {
    id: "large",
    matters: (_, __, legal) => {
      const large = legal.map(read).find(({ disc, star }) => DISCS[disc].stars[star - 1]?.large);
      return large ? { points: [`${large.disc} ${large.star}`] } : null;
    },
  },
  { id: "hole", matters: inHand("black-hole") },
  { id: "double", matters: inHand("double") },
  {
    id: "join",
    times: TURNS,
    matters: (view, you) => {
      const own = view.open.find(({ figures }) => figures.some(({ seat }) => seat === you));
      return own ? { points: [own.disc], names: { disc: ["disc", own.disc] } } : null;
    },
  },
  { id: "open", times: TURNS, matters: () => ({}) },
];

export default tips;
