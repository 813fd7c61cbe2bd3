import { mostLovedFirst } from '@thirteen/domain/top13/loved-songs.ts';
import type { SortPlan } from '@thirteen/domain/sorter/sort.ts';
import { SORT_LIMITS } from '@thirteen/domain/sorter/stored-sort.ts';
import type { SortView } from '../sort-view.ts';

/**
 * The ranking that a sort has come to, done or not: what is certain, then what is likeliest, no more than was wanted. Songs
 * of which nothing is known stand in the order in which everyone loves them.
 */
export function resultOrder(
  { settled, rest, untold }: Pick<SortView, 'settled' | 'rest' | 'untold'>,
  { wanted }: SortPlan,
  mostLoved: readonly string[] = [],
): readonly string[] {
  const isUntold = new Set(untold);
  const known = rest.filter((id) => !isUntold.has(id));
  const first = rest.findIndex((id) => isUntold.has(id));
  const loved = mostLovedFirst(
    rest.filter((id) => isUntold.has(id)),
    (id) => id,
    mostLoved,
  );
  const order = [...settled, ...(first < 0 ? rest : known.toSpliced(first, 0, ...loved))];
  return wanted === 'all' ? order : order.slice(0, wanted);
}

/** The whole order to save as a ranking of `all`: what the sort says, then what it leaves out, as it stood before. */
export function orderToSave(
  result: readonly string[],
  before: readonly string[],
  all: readonly string[],
): readonly string[] {
  const belongs = new Set(all);
  return [...new Set([...result, ...before, ...all])].filter((id) => belongs.has(id));
}

/** The plan of a fan to whom a result looks right as it stands: it counts as known from then on, and nothing is asked. */
export function confirmed(plan: SortPlan, order: readonly string[]): SortPlan {
  const last = order.at(-1) ?? '';
  const below = plan.items.filter((id) => !order.includes(id)).map((id) => [last, id]);
  return { ...plan, known: [order, ...below, ...plan.known].slice(0, SORT_LIMITS.known) };
}
