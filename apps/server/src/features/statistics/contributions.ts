import { bordaPoints } from '@thirteen/domain/ranking/borda.ts';
import type { CounterChange } from '#platform/db/counters.ts';
import type { ListName } from '#platform/db/lists.ts';

/** The names of the statistics that lists count for. */
export const statisticNames = { albumPoints: 'album-points', albumBallots: 'album-ballots' } as const;

/** What one stored list adds to the statistics. Counted from what is stored alone, so that it can be taken back exactly. */
export function contributionsOf(list: ListName, json: string | undefined): readonly CounterChange[] {
  if (json === undefined || list !== 'allAlbums') return [];
  // Only the server writes lists, so that this one holds album keys.
  const ballot = JSON.parse(json) as readonly string[];
  return [...bordaPoints(ballot)].flatMap(([item, points]) => [
    { name: statisticNames.albumPoints, item, change: points },
    { name: statisticNames.albumBallots, item, change: 1 },
  ]);
}

/** What must change so that the statistics count `after` in place of `before`. */
export function difference(
  before: readonly CounterChange[],
  after: readonly CounterChange[],
): readonly CounterChange[] {
  const sums = new Map<string, CounterChange>();
  const add = ({ name, item, change }: CounterChange, sign: 1 | -1) => {
    const key = `${name} ${item}`;
    sums.set(key, { name, item, change: (sums.get(key)?.change ?? 0) + sign * change });
  };
  for (const counted of before) add(counted, -1);
  for (const counted of after) add(counted, 1);
  return [...sums.values()].filter(({ change }) => change !== 0);
}
