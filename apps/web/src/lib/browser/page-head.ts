import { findSitePage } from '@thirteen/contract/pages/page-address.ts';
import { headTagsOf, pageTitle } from '@thirteen/contract/pages/page-head.ts';
import { notFoundPage, type SitePage } from '@thirteen/contract/pages/pages.ts';
import { siteCardImage, type PageImage } from '@thirteen/contract/sharing.ts';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** What a page says of itself, in the browser's title and to what shares its address. */
type PageHead = Pick<SitePage, 'title' | 'description'> & { readonly image?: PageImage };

/** Says what the page of a path is, as the server does in the document. The router does it for each route. */
export function usePageHead(path: string): void {
  // Before the effects of the page within, which may know better.
  useLayoutEffect(() => writeHead(headOf(path)), [path]);
}

/** Says what a page is that depends on its data, over what its route says. What is left out stays the route's. */
export function useOwnPageHead(own: PageHead & { readonly path?: string }): void {
  const write = useEffectEvent(() => writeHead({ ...headOf(window.location.pathname), ...own }, own.path));
  useEffect(() => write(), [own.title, own.description, own.path]);
}

function headOf(path: string): PageHead {
  return findSitePage(path)?.page ?? notFoundPage;
}

function writeHead({ image = siteCardImage, ...page }: PageHead, ownPath?: string): void {
  document.title = pageTitle(page.title);
  for (const old of document.head.querySelectorAll(
    'meta[name="description"], link[rel="canonical"], meta[property^="og:"], meta[name^="twitter:"]',
  )) {
    old.remove();
  }
  const { origin, pathname } = window.location;
  const tags = headTagsOf(page, { origin, path: ownPath ?? pathname, image }).map(
    ({ element, key, name, value }) => {
      const tag = document.createElement(element);
      tag.setAttribute(key, name);
      tag.setAttribute(element === 'meta' ? 'content' : 'href', value);
      return tag;
    },
  );
  document.head.append(...tags);
}
