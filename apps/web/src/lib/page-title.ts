import { useEffect } from 'react';

const PRODUCT = 'Thirteen';

/** Names the page in the browser's title: `<Page> | Thirteen`, or the product alone. The router does it for each route; a page whose name depends on its data does it again. */
export function usePageTitle(page: string | undefined): void {
  useEffect(() => {
    document.title = page === undefined ? PRODUCT : `${page} | ${PRODUCT}`;
  }, [page]);
}
