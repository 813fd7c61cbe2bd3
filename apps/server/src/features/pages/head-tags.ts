import {
  FIRST_REPLIES_ID,
  pageTitle,
  PRODUCT_NAME,
  type PageImage,
  type SharedPage,
  type SitePage,
} from '@thirteen/contract/pages.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand between tags and in quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

type Place = {
  /** The page's own address, without a query. */
  readonly path: string;
  readonly origin: string;
  readonly image: PageImage;
};

/** What crawlers and chats read, since they run no script: title, description, Open Graph and Twitter tags. */
export function headTags(page: SitePage, { path, origin, image }: Place): string {
  const title = escapeHtml(pageTitle(page.title));
  if (page.description === undefined) return `<title>${title}</title>`;
  const description = escapeHtml(page.description);
  const url = escapeHtml(`${origin}${path}`);
  const imageUrl = escapeHtml(`${origin}${image.path}`);
  const imageAlt = escapeHtml(image.alt);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${url}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="${PRODUCT_NAME}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${url}" />`,
    `<meta property="og:image" content="${imageUrl}" />`,
    `<meta property="og:image:type" content="image/png" />`,
    `<meta property="og:image:width" content="${image.width}" />`,
    `<meta property="og:image:height" content="${image.height}" />`,
    `<meta property="og:image:alt" content="${imageAlt}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    `<meta name="twitter:title" content="${title}" />`,
    `<meta name="twitter:description" content="${description}" />`,
    `<meta name="twitter:image" content="${imageUrl}" />`,
    `<meta name="twitter:image:alt" content="${imageAlt}" />`,
  ].join('\n    ');
}

type First = Pick<Partial<SharedPage>, 'picture' | 'firstScreen' | 'firstReplies'>;

/** What a page needs first, so that it comes with the document: its picture, and replies as data that is no script. */
export function firstParts({ picture, firstReplies }: First): string {
  const parts = [
    ...(picture === undefined
      ? []
      : [`<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(picture)}" />`]),
    ...(firstReplies === undefined
      ? []
      : [`<script type="application/json" id="${FIRST_REPLIES_ID}">${toSafeJson(firstReplies)}</script>`]),
  ];
  return parts.join('\n    ');
}

/**
 * What stands in the document where the app will draw the page, with the addresses of the code that is to be loaded
 * once it was seen. Its looks are in the web app's first-screen.css.
 */
export function firstScreenHtml({ picture = '', firstScreen }: First, code: readonly string[]): string {
  if (firstScreen === undefined) return '';
  const art = `<img src="${escapeHtml(picture)}" width="1600" height="900" alt="" fetchpriority="high" />`;
  const start = `<div class="first-screen" data-code="${escapeHtml(code.join(' '))}"`;
  if (firstScreen.for === 'fans') return `${start} data-for="fans">${art}</div>`;
  const { heading, era } = firstScreen;
  return `${start} data-era="${escapeHtml(era)}">${art}<p>${escapeHtml(heading)}</p></div>`;
}

/** JSON that can't end the element around it. */
function toSafeJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
