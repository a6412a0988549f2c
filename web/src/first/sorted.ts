// One's own tables by what is to be done there, and durations in words.

import type { OwnTable } from "../http";

export interface Sorted {
  /** It is one's turn; urgent ones first. */
  turn: OwnTable[];
  /** Others have kept a seat, and the game has not started. */
  invited: OwnTable[];
  /** Waiting for others to move, or to join. */
  waiting: OwnTable[];
  over: OwnTable[];
}

export function sorted(tables: OwnTable[]): Sorted {
  const going = tables.filter(({ phase }) => phase !== "over");
  const others = going.filter(({ since }) => since === null);
  const isInvited = ({ phase, host }: OwnTable) => phase === "lobby" && !host;
  const urgency = ({ remaining, since }: OwnTable) => [remaining ?? Infinity, since ?? 0] as const;
  return {
    turn: going
      .filter(({ since }) => since !== null)
      .sort((one, other) => {
        const [a, b] = [urgency(one), urgency(other)];
        return a[0] === b[0] ? a[1] - b[1] : a[0] - b[0];
      }),
    invited: others.filter(isInvited),
    waiting: others.filter((table) => !isInvited(table)),
    over: tables.filter(({ phase }) => phase === "over"),
  };
}

/** A duration in everyday words: 5 minutes, 3 hours, 2 days. */
export function lasting(milliseconds: number, language: string): string {
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000));
  const [count, unit] =
    minutes >= 2 * 1440
      ? [minutes / 1440, "day"]
      : minutes >= 2 * 60
        ? [minutes / 60, "hour"]
        : [minutes, "minute"];
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.floor(count));
}
