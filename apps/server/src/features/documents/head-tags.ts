import { ADDED_ERA_STYLES } from '@thirteen/contract/catalogue.ts';
import { headTagsOf, pageTitle } from '@thirteen/contract/pages/page-head.ts';
import type { Era } from '@thirteen/domain/catalogue/era-look.ts';
import { FIRST_REPLIES_ID } from '@thirteen/contract/pages/document.ts';
import type { SitePage } from '@thirteen/contract/pages/pages.ts';
import type { SharedPage } from '@thirteen/contract/sharing.ts';

type Place = Parameters<typeof headTagsOf>[1];

/** The head of a page as crawlers and chats read it, since they run no script: its title and what it says of itself. */
export function headTags(page: Pick<SitePage, 'title' | 'description'>, place: Place): string {
  const tags = headTagsOf(page, place).map(({ element, key, name, value }) => {
    const content = element === 'meta' ? 'content' : 'href';
    return `<${element} ${key}="${name}" ${content}="${escapeHtml(value)}" />`;
  });
  return [`<title>${escapeHtml(pageTitle(page.title))}</title>`, ...tags].join('\n    ');
}

type First = Pick<Partial<SharedPage>, 'picture' | 'firstReplies'>;

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

/** The style sheet of eras that the build knows nothing of, in a state of the catalogue; empty where there are none. */
export function addedEraLink(added: readonly Era[], revision: number): string {
  if (added.length === 0) return '';
  const keys = escapeHtml(added.map(({ key }) => key).join(' '));
  return `<link rel="stylesheet" href="${ADDED_ERA_STYLES}?v=${revision}" data-eras="${keys}" />`;
}

/** JSON that can't end the element around it. */
function toSafeJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

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
