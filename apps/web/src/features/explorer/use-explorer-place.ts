import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ExplorerPlace, ExplorerSort } from './explorer.queries.ts';

/** How long the fan has stopped typing before the search begins (specification, section 9). */
const SEARCH_DEBOUNCE_MS = 500;

/** Where the fan is in the explorer. The address holds it, so that links, reloads and the browser's Back lead there again. */
export function useExplorerPlace() {
  const [params, setParams] = useSearchParams();
  const place: ExplorerPlace = {
    page: readPage(params.get('page')),
    search: params.get('search') ?? '',
    sort: params.get('sort') === 'match' ? 'match' : 'listed',
  };
  const [typed, setTyped] = useState(place.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The browser's Back and Forward change the address without the field.
  const [shown, setShown] = useState(place.search);
  if (shown !== place.search) {
    setShown(place.search);
    setTyped(place.search);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function go(next: ExplorerPlace, options?: { readonly replace: boolean }) {
    clearTimeout(timer.current);
    setParams(toParams(next), { ...options, preventScrollReset: true });
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const search = text.trim();
      if (search === place.search) return;
      setShown(search);
      go({ ...place, page: 1, search }, { replace: true });
    }, SEARCH_DEBOUNCE_MS);
  }

  return {
    place,
    typed,
    type,
    turnTo: (page: number) => go({ ...place, page }),
    /** A page that does not exist adds no entry to the browser's history. */
    correctTo: (page: number) => go({ ...place, page }, { replace: true }),
    sortBy: (sort: ExplorerSort) => go({ ...place, sort }, { replace: true }),
    clear: () => {
      setTyped('');
      go({ ...place, page: 1, search: '' });
    },
  };
}

function readPage(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

function toParams({ page, search, sort }: ExplorerPlace): Record<string, string> {
  return {
    ...(search !== '' && { search }),
    ...(page > 1 && { page: String(page) }),
    ...(sort === 'match' && { sort }),
  };
}
