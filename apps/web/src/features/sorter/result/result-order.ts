import type { SortPlan } from '@thirteen/domain/sorter/sort.ts';
import type { SortView } from '../sort-view.ts';

/** The ranking that a sort has come to, done or not: what is certain, then what is likeliest, no more than was wanted. */
export function resultOrder({ settled, rest }: SortView, { wanted }: SortPlan): readonly string[] {
  const order = [...settled, ...rest];
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
