// Who came where in the end.

interface Outcome {
  scores: number[];
  winners: number[];
}

/** The place of a seat, and whether others have the same; nothing for who won, and where nobody has. */
export function placeOf(
  { scores, winners }: Outcome,
  seat: number,
): { place: number; shared: boolean } | null {
  const own = scores[seat];
  if (own === undefined || winners.length === 0 || winners.includes(seat)) return null;
  // Whoever won by the rule for ties is ahead with the same score.
  const ahead = scores.filter((score, other) => winners.includes(other) || score > own).length;
  const shared = scores.some(
    (score, other) => other !== seat && score === own && !winners.includes(other),
  );
  return { place: ahead + 1, shared };
}
