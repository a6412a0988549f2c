// The arithmetic of thinking time.

/** At how many seconds left to warn, first warning first. */
export const WARNINGS = [30, 10] as const;

/** The longest delay of a browser's timer, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

export interface Told {
  /** The time left at `since`, in milliseconds. */
  left: number;
  /** When the server reported it. */
  since: number;
  runs: boolean;
}

/** The milliseconds left; never more than reported, whatever this device's clock does. */
export function timeLeft({ left, since, runs }: Told, now: number): number {
  const gone = runs ? Math.max(0, now - since) : 0;
  return Math.max(0, left - gone);
}

/** The warnings still to come, and in how many milliseconds. */
export function warnings(told: Told, now: number): { seconds: number; after: number }[] {
  if (!told.runs) return [];
  return WARNINGS.map((seconds) => ({
    seconds,
    after: timeLeft(told, now) - seconds * 1000,
  })).filter(({ after }) => after > 0 && after <= LONGEST);
}

/** The time for the eye: 4:57, or 1:02:03. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** The time for screen readers: rough, so that they do not announce every second. */
export function roughly(milliseconds: number): { id: string; count: number } {
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds >= 2 * 3600) return { id: "page-hours-left", count: Math.floor(seconds / 3600) };
  if (seconds >= 60) return { id: "page-minutes-left", count: Math.floor(seconds / 60) };
  return { id: "page-seconds-left", count: Math.ceil(seconds / 10) * 10 };
}
