import type { PageImage } from '../sharing.ts';
import type { SitePage } from './pages.ts';

/** The product's name, at the end of every page's title. */
export const PRODUCT_NAME = 'Thirteen';

/** The whole title of a page. */
export function pageTitle(title: string): string {
  return `${title} | ${PRODUCT_NAME}`;
}

/** An element of a page's head, without its title: `<meta name|property="…" content="…">` or `<link rel="…" href="…">`. */
export type HeadTag = {
  readonly element: 'meta' | 'link';
  readonly key: 'name' | 'property' | 'rel';
  readonly name: string;
  readonly value: string;
};

type Place = {
  readonly origin: string;
  /** The page's own address, with what of the query says what it shows. */
  readonly path: string;
  readonly image: PageImage;
};

/**
 * The head tags of a page beside its title, for crawlers, chats and share sheets: description, Open Graph and Twitter. The
 * server writes them into the document; the web app replaces them on each page. A page without a description has none.
 */
export function headTagsOf(
  { title: page, description }: Pick<SitePage, 'title' | 'description'>,
  { origin, path, image }: Place,
): readonly HeadTag[] {
  if (description === undefined) return [];
  const title = pageTitle(page);
  const imageUrl = `${origin}${image.path}`;
  return [
    named('description', description),
    { element: 'link', key: 'rel', name: 'canonical', value: `${origin}${path}` },
    property('og:type', 'website'),
    property('og:site_name', PRODUCT_NAME),
    property('og:title', title),
    property('og:description', description),
    property('og:url', `${origin}${path}`),
    property('og:image', imageUrl),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', imageUrl),
    named('twitter:image:alt', image.alt),
  ];
}

function named(name: string, value: string): HeadTag {
  return { element: 'meta', key: 'name', name, value };
}

function property(name: string, value: string): HeadTag {
  return { element: 'meta', key: 'property', name, value };
}
