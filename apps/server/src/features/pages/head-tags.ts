import { pageTitle, PRODUCT_NAME, type SitePage } from '@thirteen/contract/pages.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

type Place = {
  /** The address asked for, without its query. */
  readonly path: string;
  readonly origin: string;
};

/** What crawlers and chats read, since they run no script: title, description, Open Graph and Twitter tags. */
export function headTags(page: SitePage, { path, origin }: Place): string {
  const title = escapeHtml(pageTitle(page.title));
  if (page.description === undefined) return `<title>${title}</title>`;
  const description = escapeHtml(page.description);
  const url = escapeHtml(`${origin}${path}`);
  const image = escapeHtml(`${origin}/media/icons/icon-512.png`);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${url}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="${PRODUCT_NAME}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${url}" />`,
    `<meta property="og:image" content="${image}" />`,
    `<meta name="twitter:card" content="summary" />`,
    `<meta name="twitter:title" content="${title}" />`,
    `<meta name="twitter:description" content="${description}" />`,
    `<meta name="twitter:image" content="${image}" />`,
  ].join('\n    ');
}
