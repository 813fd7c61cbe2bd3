import type { Poster } from '@thirteen/artwork/posters/posters.ts';
import { hashOfPoster } from './hash-of-poster.ts';

/** The pictures that a shared page can be had as: the link preview, a phone's story, and the square of a feed. */
export const pieces = ['card', 'poster', 'square'] as const;
export type Piece = (typeof pieces)[number];

/** What a fan shares, by the folder of its pictures. */
export const sharedKinds = ['set-list', 'profile'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** Something shared that was found: whose it is, what is drawn for each piece, and what files are called. */
export type Shared = {
  readonly username: string;
  readonly posterOf: (piece: Piece) => Poster;
  /** The name of a downloaded file, before its size. */
  readonly fileName: string;
};

/** Where a piece is, by what is on it, so that chats which keep pictures see every change. */
export function piecePath(kind: SharedKind, piece: Piece, username: string, poster: Poster): string {
  return `/share/${kind}/${encodeURIComponent(username)}/${piece}-${hashOfPoster(poster)}.png`;
}

/** What a poster says about where it is from: the address of a page without its scheme. */
export function shownAddress(origin: string, path: string): string {
  return `${new URL(origin).host}${path}`;
}
