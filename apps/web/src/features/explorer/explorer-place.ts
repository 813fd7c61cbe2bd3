import type { ExplorerPlace } from './explorer.queries.ts';

const NO_FILTER = { theme: '', song: '' } as const;

/**
 * Where a change leads, with what is typed in the field by then: a search that has not begun yet is not lost, and begins on
 * its first page. A name is searched for among all fans, so that a search ends a filter, and a filter a search.
 */
export function placeAfter(
  place: ExplorerPlace,
  change: Partial<ExplorerPlace>,
  typed: string,
): ExplorerPlace {
  if (change.theme !== undefined || change.song !== undefined)
    return { ...place, ...change, search: '', page: 1 };
  const search = typed.trim();
  const ended = search === '' ? undefined : NO_FILTER;
  return { ...place, ...change, search, ...ended, ...(search !== place.search && { page: 1 }) };
}

/** The place that an address names. */
export function readPlace(params: URLSearchParams): ExplorerPlace {
  const page = Number(params.get('page') ?? 1);
  const search = params.get('search') ?? '';
  const read = (name: keyof typeof NO_FILTER) => (search === '' ? (params.get(name) ?? '') : '');
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search,
    theme: read('theme'),
    song: read('song'),
    sort: params.get('sort') === 'match' ? 'match' : 'listed',
  };
}

/** What the address says of a place. */
export function toParams({ page, sort, ...texts }: ExplorerPlace): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(page > 1 && { page: String(page) }),
    ...(sort === 'match' && { sort }),
  };
}
