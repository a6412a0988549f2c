// Times of day, in the format of the server and of a time field.

/** Options for the minutes of absence before a notification. */
export const ABSENCES = [1, 5, 15, 60] as const;

/** 1350 becomes 22:30. */
export function timeOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Null for an empty field. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}
