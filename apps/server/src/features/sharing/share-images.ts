import { createHash } from 'node:crypto';
import { POSTERS_VERSION, type Poster } from '@thirteen/artwork/posters/posters.ts';
import type { EraRef } from '@thirteen/domain/catalogue/era-look.ts';

/** The images that a shared page can be had as: the link preview, a phone's story, and the square of a feed. */
export const shareImages = ['card', 'poster', 'square'] as const;
export type ShareImage = (typeof shareImages)[number];

/** What a fan shares, by the folder of its images. */
export const sharedKinds = [
  'set-list',
  'profile',
  'named-top-13',
  'top-13',
  'picked-match',
  'ranking',
] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** Something shared that was found: its name in addresses, which is a username or a code, what is drawn for each image, and what files are called. */
export type Shared = {
  readonly name: string;
  readonly posterOf: (image: ShareImage) => Poster;
  /** The path of the page that a code on it leads to, where there is one. */
  readonly page?: () => string;
  /** The same in the look of another era, where the look can be chosen. */
  readonly inEra?: (theme: EraRef) => Shared;
  /** The name of a downloaded file, before its size. */
  readonly fileName: string;
  /** Whether search engines are asked to leave it out. */
  readonly noindex?: boolean;
};

/** Where an image is, by what is on it, so that chats which keep images see every change. */
export function shareImagePath(kind: SharedKind, image: ShareImage, name: string, poster: Poster): string {
  return `/share/${kind}/${encodeURIComponent(name)}/${image}-${hashOfPoster(poster)}.png`;
}

/** Names what a poster shows: another picture has another name, and an equal one the same on every server. */
export function hashOfPoster(poster: Poster): string {
  return createHash('sha256')
    .update(`${POSTERS_VERSION} ${JSON.stringify(poster)}`)
    .digest('hex')
    .slice(0, 24);
}

/** The most letters of an address in a code that is read well at the size of posters. */
const MOST_LETTERS = 120;

/**
 * A poster with a code that leads to a page of the site; to its first page, where that address would be too long. A wide
 * one has none: it stands beside its link.
 */
export function withLink(poster: Poster, origin: string | undefined, page: Shared['page']): Poster {
  if (origin === undefined || page === undefined || isCard(poster)) return poster;
  const link = origin + page();
  return { ...poster, link: link.length > MOST_LETTERS ? origin : link };
}

function isCard(poster: Poster): poster is Extract<Poster, { kind: `${string}-card` }> {
  return poster.kind.endsWith('-card');
}

/** What a poster says about where it is from: the address of a page without its scheme; of the first one, the host alone. */
export function shownAddress(origin: string, path: string): string {
  return `${new URL(origin).host}${path === '/' ? '' : path}`;
}
