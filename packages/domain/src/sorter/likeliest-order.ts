import type { PartialOrder } from './partial-order.ts';
import { sampleOrders } from './sampled-orders.ts';
import type { Standing } from './settled.ts';

/**
 * The likeliest order of items by what is known: by the mean of their places in possible true orders. It contradicts
 * nothing that is known, and tied items stand next to each other.
 */
export function likeliestOrder(order: PartialOrder, open: readonly Standing[]): readonly number[] {
  const items = open.toSorted((a, b) => a.above - b.above || a.item - b.item);
  // Few samples do for a long list: what is not known of it outweighs them.
  const { count, places } = sampleOrders(order, items, items.length > 1000 ? 8 : 64);
  const sums = new Map<number, number>();
  for (const [at, { item }] of items.entries()) {
    let sum = 0;
    for (let sample = 0; sample < count; sample += 1) sum += places[at * count + sample] ?? 0;
    sums.set(item, sum);
  }
  return items.map(({ item }) => item).toSorted((a, b) => (sums.get(a) ?? 0) - (sums.get(b) ?? 0));
}
