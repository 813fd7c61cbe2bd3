import { posterSizes, type Poster } from '@thirteen/artwork/posters/posters.ts';
import { showTotals, type Show } from '@thirteen/artwork/posters/show.ts';
import type { SharedPage } from '@thirteen/contract/pages.ts';
import { hashOfPoster } from './poster-store.ts';

/** The pictures that a set list can be had as: the link preview, and a phone's story. */
export const setListPieces = ['card', 'poster'] as const;
export type SetListPiece = (typeof setListPieces)[number];

/** The address of a fan's public set list. */
function setListPath(username: string): string {
  return `/share-setlist/${encodeURIComponent(username)}`;
}

/** What is drawn for a piece. `origin` is the site's; the poster says where it is from. */
export function toPoster(piece: SetListPiece, show: Show, origin: string): Poster {
  if (piece === 'card') return { kind: 'set-list-card', show };
  return { kind: 'set-list-poster', show, address: `${new URL(origin).host}${setListPath(show.username)}` };
}

/** Where a piece of a set list is, by what is on it, so that chats which keep pictures see every change. */
export function piecePath(piece: SetListPiece, username: string, poster: Poster): string {
  return `/share/set-list/${encodeURIComponent(username)}/${piece}-${hashOfPoster(poster)}.png`;
}

/** What crawlers and chats are told about a fan's set list. */
export function toSetListPage(show: Show, origin: string): SharedPage {
  const card = toPoster('card', show, origin);
  const { username, guitar, piano } = show;
  return {
    path: setListPath(username),
    title: `${username}'s Eras Tour set list`,
    description: `${showTotals(show)}, and as surprise songs ${guitar} on guitar and ${piano} on piano. See the whole show, then build your own.`,
    image: {
      path: piecePath('card', username, card),
      ...posterSizes[card.kind],
      alt: `${username}'s dream Eras Tour: one bead for each of its songs, and the surprise songs ${guitar} and ${piano}`,
    },
  };
}
