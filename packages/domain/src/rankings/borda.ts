/** What an album has won in all ballots. */
export type BordaScore = { readonly points: number; readonly ballots: number };

/**
 * The points that one ballot gives, doubled, so that halves are whole. Borda (1781): first of n gets n points, the last
 * gets one. Items that nobody placed share evenly what the placed ones leave (Borda's rule for ties), to the next half.
 */
export function doubledBordaPoints(
  ballot: readonly string[],
  isPlaced: (item: string) => boolean,
): ReadonlyMap<string, number> {
  const points = ballot.map((item, index) => ({ item, own: 2 * (ballot.length - index) }));
  const rest = points.filter(({ item }) => !isPlaced(item));
  const share = Math.round(rest.reduce((sum, { own }) => sum + own, 0) / rest.length);
  return new Map(points.map(({ item, own }) => [item, isPlaced(item) ? own : share]));
}

/** Orders candidates by points, most first; of equal ones the earlier in `candidates` comes first. */
export function rankByPoints<Candidate>(
  candidates: readonly Candidate[],
  pointsOf: (candidate: Candidate) => number,
): readonly Candidate[] {
  return candidates.toSorted((a, b) => pointsOf(b) - pointsOf(a));
}
