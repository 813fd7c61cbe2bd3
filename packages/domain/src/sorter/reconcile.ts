import { mixItems } from './sort-items.ts';
import { emptyOrder, isAbove, putAbove } from './partial-order.ts';

/**
 * Makes orders that may contradict each other, best first and the newest order first, into ones that do not. The newest
 * holds in full; of an older one holds, for any two of its items, what the newer ones and all that follows from them do
 * not contradict. The answer may hold more orders than were given, each a part of one of them: what is left of an
 * older one need not be a single line.
 */
export function reconcile(orders: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const ids = mixItems(orders.flat());
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const order = emptyOrder(ids.length);
  return orders.flatMap((given) => {
    const items = [...new Set(given)];
    const lines = new Map<string, string[]>();
    const kept: string[][] = [];
    // Neighbours first: where they hold, all pairs further apart follow, and nothing more is to be noted.
    for (let apart = 1; apart < items.length; apart += 1) {
      for (const [at, better] of items.slice(0, -apart).entries()) {
        const worse = items[at + apart] ?? better;
        const [a, b] = [numbers.get(better) ?? 0, numbers.get(worse) ?? 0];
        if (isAbove(order, a, b) || isAbove(order, b, a)) continue;
        putAbove(order, a, b);
        const line = lines.get(better) ?? [better];
        lines.delete(better);
        if (line.length === 1) kept.push(line);
        line.push(worse);
        lines.set(worse, line);
      }
    }
    return kept;
  });
}
