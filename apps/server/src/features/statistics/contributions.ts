import { doubledBordaPoints } from '@thirteen/domain/rankings/borda.ts';
import { songIdsIn, songsOfEntry, type SetListDraft } from '@thirteen/domain/set-list/set-list.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { readCounterSums, type CounterChange } from '#platform/db/counters.ts';
import { listStoredPage, placedIn, type ListName } from '#platform/saving/lists.repository.ts';
import type { Db } from '#platform/db/tables.ts';

/** The names of the statistics that lists count for. */
export const statisticNames = {
  /** Doubled: what nobody placed may get half a point. */
  albumPoints: 'album-points',
  albumBallots: 'album-ballots',
  favoriteSongs: 'favorite-songs',
  tourSongs: 'tour-songs',
} as const;

/** A list as it is stored: JSON text of its items, and of what of them the fan placed. Without items: never saved. */
type Stored = { readonly items: string | undefined; readonly placed: string | null };

/** What one stored list adds to the statistics. Counted from what is stored alone, so that it can be taken back exactly. */
export function contributionsOf(list: ListName, { items: json, placed }: Stored): readonly CounterChange[] {
  // Only the server writes lists, so that each has the shape of its kind.
  if (json === undefined) return [];
  if (list === 'allAlbums') return countBallot(JSON.parse(json) as readonly string[], placed);
  if (list === 'top13') return countTop13(JSON.parse(json) as Top13);
  if (list === 'setList') return countSetListSongs(JSON.parse(json) as SetListDraft);
  return [];
}

function countBallot(ballot: readonly string[], placed: string | null): readonly CounterChange[] {
  const own = placedIn(ballot, placed);
  return [...doubledBordaPoints(ballot, (item) => own.has(item))].flatMap(([item, points]) => [
    { name: statisticNames.albumPoints, item, change: points },
    { name: statisticNames.albumBallots, item, change: 1 },
  ]);
}

function countTop13(top13: Top13): readonly CounterChange[] {
  return countOnce(
    statisticNames.favoriteSongs,
    top13.filter((id) => id !== null),
  );
}

/** A mashup counts for both of its songs. */
function countSetListSongs({ entries }: SetListDraft): readonly CounterChange[] {
  return countOnce(statisticNames.tourSongs, entries.flatMap(songsOfEntry).flatMap(songIdsIn));
}

function countOnce(name: string, items: readonly string[]): readonly CounterChange[] {
  return [...new Set(items)].map((item) => ({ name, item, change: 1 }));
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

const PAGE = 2000;

/**
 * Counts all lists again, slowly and surely, and answers by how much the counters are off: what would have to be added
 * to each. Empty when they agree. Read it in a snapshot, so that writes under way don't look like mistakes.
 */
export async function recount(
  db: Db,
  isCounted: (userId: string) => boolean,
): Promise<readonly CounterChange[]> {
  const sums = new Map<string, CounterChange>();
  let after = { userId: '', list: '' };
  for (;;) {
    const page = await listStoredPage(db, after, PAGE);
    for (const { userId, list, ...stored } of page) {
      if (!isCounted(userId)) continue;
      for (const counted of contributionsOf(list, stored)) {
        const key = `${counted.name} ${counted.item}`;
        const change = (sums.get(key)?.change ?? 0) + counted.change;
        sums.set(key, { ...counted, change });
      }
    }
    const last = page.at(-1);
    if (!last) break;
    after = last;
  }
  return difference(await readCounterSums(db, Object.values(statisticNames)), [...sums.values()]);
}
