import { readCounterSums, type CounterChange } from '#platform/db/counters.ts';
import { listStoredPage } from '#platform/saving/lists.repository.ts';
import type { Db } from '#platform/db/tables.ts';
import { contributionsOf, difference, statisticNames } from './contributions.ts';

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
