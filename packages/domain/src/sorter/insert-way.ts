import type { Chain } from './chains.ts';
import { log2 } from './entropy.ts';
import { isAbove, isLive, isTied, type PartialOrder } from './partial-order.ts';
import type { Way } from './way.ts';

/**
 * Inserts items into a chain one by one, by halves, as far as its top is wanted: the way for a few new items and a long
 * ranking.
 */
export function insertWay(chain: Chain, others: readonly number[], wanted: number): Way {
  return (order) => {
    const list = chain.filter((item) => isLive(order, item)).slice(0, wanted);
    let question: readonly number[] = [];
    let atMost = 0;
    let pending = 0;
    for (const item of others) {
      if (!isLive(order, item)) continue;
      const [from, to] = findGap(order, list, item);
      if (from === to && pending === 0) {
        list.splice(from, 0, item);
        list.splice(wanted);
        continue;
      }
      // Those that wait before it may each add a place to where it can go.
      atMost += Math.ceil(log2(to - from + 1 + pending));
      if (pending === 0) question = [item, list[Math.floor((from + to) / 2)] ?? item];
      pending += 1;
    }
    return { atMost, question };
  };
}

/** The first and the last place in a list where an item can go: behind all that is better, and before all that is not. */
function findGap(order: PartialOrder, list: readonly number[], item: number): readonly [number, number] {
  const from = list.findLastIndex((other) => isAbove(order, other, item) || isTied(order, other, item)) + 1;
  const to = list.findIndex((other, at) => at >= from && isAbove(order, item, other));
  if (list.some((other) => isTied(order, other, item))) return [from, from];
  return [from, to === -1 ? list.length : to];
}
