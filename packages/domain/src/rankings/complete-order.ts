import { fail, ok, type Result } from '../result.ts';

export type OrderProblem =
  | { readonly code: 'ranking-unknown'; readonly items: readonly string[] }
  | { readonly code: 'ranking-duplicate'; readonly items: readonly string[] };

/** Checks that an order holds only what it may, each once, and names what it may not. */
export function checkOrder(
  order: readonly string[],
  allowed: ReadonlySet<string>,
): Result<readonly string[], OrderProblem> {
  const unknown = order.filter((item) => !allowed.has(item));
  if (unknown.length > 0) return fail({ code: 'ranking-unknown', items: [...new Set(unknown)] });

  const seen = new Set<string>();
  const twice = order.filter((item) => seen.size === seen.add(item).size);
  if (twice.length > 0) return fail({ code: 'ranking-duplicate', items: [...new Set(twice)] });
  return ok(order);
}

/**
 * Brings a saved order up to date with the catalogue: what left it is dropped, what is new goes last, in the
 * catalogue's order. The answer is a permutation of `all`.
 */
export function completeOrder(order: readonly string[], all: readonly string[]): readonly string[] {
  const known = new Set(all);
  const ranked = new Set(order.filter((item) => known.has(item)));
  return [...ranked, ...all.filter((item) => !ranked.has(item))];
}
