import { isAbove, isTied, type PartialOrder } from './partial-order.ts';
import type { Standing } from './settled.ts';

/** Items of which each is known to be better than the next, or tied with it. */
export type Chain = readonly number[];

/**
 * Divides items into chains, long ones where possible. Not always into the fewest, which would take a matching (Dilworth,
 * 1950), but nearly so in a fraction of the time.
 */
export function divideIntoChains(order: PartialOrder, items: readonly Standing[]): readonly Chain[] {
  const chains: number[][] = [];
  for (const { item } of items.toSorted((a, b) => a.above - b.above || a.item - b.item)) {
    let longest: number[] | undefined;
    for (const chain of chains) {
      const last = chain.at(-1) ?? item;
      if (longest && chain.length <= longest.length) continue;
      if (isAbove(order, last, item) || isTied(order, last, item)) longest = chain;
    }
    if (longest) longest.push(item);
    else chains.push([item]);
  }
  return chains;
}
