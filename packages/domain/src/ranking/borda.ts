/** What an album has won in all ballots. */
export type BordaScore = { readonly points: number; readonly ballots: number };

/**
 * The points that one ballot gives. Borda (1781): first of n gets n points, the last gets one, so that lists of
 * different lengths weigh by what they compare.
 */
export function bordaPoints(ballot: readonly string[]): ReadonlyMap<string, number> {
  return new Map(ballot.map((item, index) => [item, ballot.length - index]));
}

/** Orders candidates by points, most first; of equal ones the earlier in `candidates` comes first. */
export function rankByPoints<Candidate>(
  candidates: readonly Candidate[],
  pointsOf: (candidate: Candidate) => number,
): readonly Candidate[] {
  return candidates.toSorted((a, b) => pointsOf(b) - pointsOf(a));
}
