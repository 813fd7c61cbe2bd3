/** What becomes of an item when a sort is saved: how many places it rises (or falls, below 0), or that it is new. */
export type RankChange = { readonly kind: 'new' } | { readonly kind: 'moved'; readonly by: number };

/** What changes from one ranking to another, by id; what keeps its place is left out. */
export function rankChanges(
  before: readonly string[],
  after: readonly string[],
): ReadonlyMap<string, RankChange> {
  const places = new Map(before.map((id, place) => [id, place]));
  const changes = new Map<string, RankChange>();
  for (const [place, id] of after.entries()) {
    const old = places.get(id);
    if (old === undefined) changes.set(id, { kind: 'new' });
    else if (old !== place) changes.set(id, { kind: 'moved', by: old - place });
  }
  return changes;
}
