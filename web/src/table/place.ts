// The final placing.

interface Outcome {
  scores: number[];
  winners: number[];
}

/** The place of a seat, and whether others share it; null for winners, and where nobody has won. */
export function placeOf(
  { scores, winners }: Outcome,
  seat: number,
): { place: number; shared: boolean } | null {
  const own = scores[seat];
  if (own === undefined || winners.length === 0 || winners.includes(seat)) return null;
  // A winner by the tie-break rule is ahead with the same score.
  const ahead = scores.filter((score, other) => winners.includes(other) || score > own).length;
  const shared = scores.some(
    (score, other) => other !== seat && score === own && !winners.includes(other),
  );
  return { place: ahead + 1, shared };
}
