import { seededRandom } from '@thirteen/artwork/random.ts';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import type { StoredGoal } from '@thirteen/contract/sorter.ts';
import { ok } from '@thirteen/domain/result.ts';
import { openSort, type SortPlan } from '@thirteen/domain/sorter/sort.ts';
import { toStoredAnswers, toStoredPlan } from '@thirteen/domain/sorter/stored-sort.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { changeSort } from '#features/sorter/sorts.service.ts';
import type { Database } from '#platform/db/database.ts';

type DemoSort = {
  readonly id: string;
  readonly goal: StoredGoal;
  readonly plan: SortPlan;
  readonly taps: number;
};

const songs = catalogueAlbums.flatMap((album) => album.songs.map(({ id }) => id));
const [album] = catalogueAlbums;

const sorts: readonly DemoSort[] = [
  {
    id: 'demo-sort-of-my-top-13',
    goal: { kind: 'top13' },
    plan: { items: songs, wanted: TOP13_SLOTS, known: [], choices: 5 },
    taps: 40,
  },
  {
    id: 'demo-sort-of-an-album',
    goal: { kind: 'album', of: album?.key ?? '' },
    plan: { items: album?.songs.map(({ id }) => id) ?? [], wanted: 'all', known: [], choices: 2 },
    taps: 12,
  },
];

/** Gives a fan sorts under way, answered by a taste that is the same each time. */
export async function addSorts(
  parts: { readonly database: Database; readonly now: () => number },
  userId: string,
): Promise<void> {
  for (const { id, goal, plan, taps } of sorts) {
    const sort = answerSome(plan, taps);
    const kept = {
      goal,
      plan: toStoredPlan(plan),
      answers: toStoredAnswers(sort.answers(), plan.items),
      left: Math.ceil(sort.left().expected),
    };
    await changeSort(parts, { userId, id, ifMatch: undefined, rule: () => ok(kept) });
  }
}

function answerSome(plan: SortPlan, taps: number) {
  const random = seededRandom(`sort of ${plan.items.length}`);
  const taste = new Map(plan.items.map((id) => [id, random.next()]));
  const sort = openSort(plan);
  for (let tap = 0; tap < taps; tap += 1) {
    const of = sort.question() ?? [];
    const [best] = of.toSorted((a, b) => (taste.get(b) ?? 0) - (taste.get(a) ?? 0));
    if (best !== undefined) sort.answer({ kind: 'best', of, best });
  }
  return sort;
}
