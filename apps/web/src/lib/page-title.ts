import { useEffect, useLayoutEffect } from 'react';

const PRODUCT = 'Thirteen';

/** Names the page in the browser's title: `<Page> | Thirteen`, or the product alone. The router does it for each route. */
export function usePageTitle(page: string | undefined): void {
  // Before the effects of the page within, which may know a better name.
  useLayoutEffect(() => setTitle(page), [page]);
}

/** Names a page whose name depends on its data, over the name of its route. */
export function useOwnPageTitle(page: string): void {
  useEffect(() => setTitle(page), [page]);
}

function setTitle(page: string | undefined): void {
  document.title = page === undefined ? PRODUCT : `${page} | ${PRODUCT}`;
}
