/** What moved up: its place now and before among all that is counted, its count now, and by how much that grew. */
export type RankChange = {
  readonly item: string;
  readonly rank: number;
  /** Null for a newcomer, which was counted nowhere before. */
  readonly rankBefore: number | null;
  readonly count: number;
  readonly gained: number;
};

/** Counts by item; what is counted nowhere is left out, or stands at zero. */
type Counts = ReadonlyMap<string, number>;

/**
 * The climbers and newcomers between two counts: what grew, and stands higher than before or is counted for the first
 * time. The most grown comes first, of equal ones the higher place, then the name. Equal counts share the better place
 * (standard competition ranking: 1, 2, 2, 4), so that ties move nothing.
 */
export function listClimbers(now: Counts, before: Counts): readonly RankChange[] {
  const [ranks, ranksBefore] = [ranksOf(now), ranksOf(before)];
  return [...ranks]
    .flatMap(([item, rank]): readonly RankChange[] => {
      const count = now.get(item) ?? 0;
      const gained = count - (before.get(item) ?? 0);
      const rankBefore = ranksBefore.get(item) ?? null;
      const hasClimbed = gained > 0 && (rankBefore === null || rank < rankBefore);
      return hasClimbed ? [{ item, rank, rankBefore, count, gained }] : [];
    })
    .toSorted((a, b) => b.gained - a.gained || a.rank - b.rank || (a.item < b.item ? -1 : 1));
}

function ranksOf(counts: Counts): ReadonlyMap<string, number> {
  const counted = [...counts].filter(([, count]) => count > 0).toSorted(([, a], [, b]) => b - a);
  const ranks = new Map<string, number>();
  let last = { count: Infinity, rank: 0 };
  for (const [index, [item, count]] of counted.entries()) {
    if (count < last.count) last = { count, rank: index + 1 };
    ranks.set(item, last.rank);
  }
  return ranks;
}
