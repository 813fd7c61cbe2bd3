import type { ExplorerPlace } from './explorer.queries.ts';

/**
 * Where a change leads, with what is typed in the field by then: a search that has not begun yet is not lost, and begins on
 * its first page.
 */
export function placeAfter(
  place: ExplorerPlace,
  change: Partial<ExplorerPlace>,
  typed: string,
): ExplorerPlace {
  const search = typed.trim();
  return { ...place, ...change, search, ...(search !== place.search && { page: 1 }) };
}

/** The place that an address names. */
export function readPlace(params: URLSearchParams): ExplorerPlace {
  const page = Number(params.get('page') ?? 1);
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: params.get('search') ?? '',
    sort: params.get('sort') === 'match' ? 'match' : 'listed',
  };
}

/** What the address says of a place. */
export function toParams({ page, search, sort }: ExplorerPlace): Record<string, string> {
  return {
    ...(search !== '' && { search }),
    ...(page > 1 && { page: String(page) }),
    ...(sort === 'match' && { sort }),
  };
}
