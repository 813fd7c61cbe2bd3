/**
 * The ids that a fan placed, of those that a ranking holds. `placed` is JSON text as it is stored: a list of ids, or null
 * for all. A number, the first so many, is what the version before wrote, which may still run while it is replaced.
 */
export function placedIn(ids: readonly string[], placed: string | null): ReadonlySet<string> {
  if (placed === null) return new Set(ids);
  const stored = JSON.parse(placed) as readonly string[] | number;
  return new Set(typeof stored === 'number' ? ids.slice(0, stored) : stored);
}

/** What is stored of the ids that a fan placed, in the ranking's order; null where these are all. */
export function toPlaced(ids: readonly string[], own: ReadonlySet<string>): string | null {
  const placed = ids.filter((id) => own.has(id));
  return placed.length === ids.length ? null : JSON.stringify(placed);
}
