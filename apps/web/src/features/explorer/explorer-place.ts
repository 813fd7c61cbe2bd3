import type { ExplorerPlace, ExplorerFilter, ExplorerSort } from './explorer.queries.ts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** How long the fan has stopped typing before the search begins (specification, section 9). */
const SEARCH_DEBOUNCE_MS = 500;

/** Where the fan is in the explorer. The address holds it, so that links, reloads and the browser's Back lead there again. */
export function useExplorerPlace() {
  const [params, setParams] = useSearchParams();
  const place = readPlace(params);
  const [typed, setTyped] = useState(place.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The browser's Back and Forward change the address without the field.
  const [shown, setShown] = useState(place.search);
  if (shown !== place.search) {
    setShown(place.search);
    setTyped(place.search);
  }

  useEffect(() => () => clearTimeout(timer.current), [place.search]);

  function go(change: Partial<ExplorerPlace>, options?: { readonly replace: boolean }, text = typed) {
    clearTimeout(timer.current);
    const next = placeAfter(place, change, text);
    // The field keeps what is typed around the search.
    setShown(next.search);
    setParams(toParams(next), { ...options, preventScrollReset: true });
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (toText(text) !== place.search) go({}, { replace: true }, text);
    }, SEARCH_DEBOUNCE_MS);
  }

  return {
    place,
    typed,
    type,
    turnTo: (page: number) => go({ page }),
    /** A page that does not exist adds no entry to the browser's history. */
    correctTo: (page: number) => go({ page }, { replace: true }),
    sortBy: (sort: ExplorerSort) => go({ sort }, { replace: true }),
    /** Keeps what else is narrowed; a filter ends a search. */
    filterBy: (filter: Partial<ExplorerFilter>) => {
      setTyped('');
      go(filter, { replace: true }, '');
    },
    clear: () => {
      setTyped('');
      go({ theme: '', song: '' }, undefined, '');
    },
  };
}

/** No name, theme or song is longer; the site refuses what is, and control characters. */
const LONGEST = 100;

function toText(given: string | null): string {
  return (given ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, LONGEST);
}

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
  const search = toText(typed);
  const ended = search === '' ? undefined : NO_FILTER;
  return { ...place, ...change, search, ...ended, ...(search !== place.search && { page: 1 }) };
}

/** The place that an address names. */
export function readPlace(params: URLSearchParams): ExplorerPlace {
  const page = Number(params.get('page') ?? 1);
  const search = toText(params.get('search'));
  const read = (name: keyof typeof NO_FILTER) => (search === '' ? toText(params.get(name)) : '');
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
