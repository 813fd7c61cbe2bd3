import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { placeAfter, readPlace, toParams } from './explorer-place.ts';
import type { ExplorerFilter, ExplorerPlace, ExplorerSort } from './explorer.queries.ts';

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
      if (text.trim() !== place.search) go({}, { replace: true }, text);
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
