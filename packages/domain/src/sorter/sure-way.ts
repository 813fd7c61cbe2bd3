import { divideIntoChains } from './chains.ts';
import { insertWay } from './insert-way.ts';
import { mergeWay } from './merge-way.ts';
import type { PartialOrder } from './partial-order.ts';
import type { Standing } from './settled.ts';
import type { Way } from './way.ts';

/** The way that takes the fewest questions at most, from what is known now. `wanted` counts from the first open item. */
export function findSureWay(
  order: PartialOrder,
  open: readonly Standing[],
  goal: { readonly wanted: number; readonly choices: number },
): Way {
  const chains = divideIntoChains(order, open);
  const longest = chains.reduce((a, b) => (b.length > a.length ? b : a), []);
  const others = chains.filter((chain) => chain !== longest).flat();
  const merge = mergeWay(chains, goal);
  const insert = insertWay(longest, others, goal.wanted);
  return insert(order).atMost < merge(order).atMost ? insert : merge;
}
