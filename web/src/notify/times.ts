// Times of the day, as a server and a field for them write it.

/** After how many minutes of absence somebody may want to be called. */
export const ABSENCES = [1, 5, 15, 60] as const;

/** 1350 is 22:30. */
export function timeOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Null for a field that is empty. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}
