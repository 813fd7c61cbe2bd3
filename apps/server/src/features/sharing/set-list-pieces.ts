import { posterSizes, type Poster } from '@thirteen/artwork/posters/posters.ts';
import { showTotals, type Show } from '@thirteen/artwork/posters/show.ts';
import type { SharedPage } from '@thirteen/contract/pages.ts';
import { piecePath, shownAddress, type Piece, type Shared } from './pieces.ts';

/** The address of a fan's public set list. */
function setListPath(username: string): string {
  return `/share-setlist/${encodeURIComponent(username)}`;
}

/** What is drawn for a piece. `origin` is the site's; posters say where they are from. */
function toPoster(piece: Piece, show: Show, origin: string): Poster {
  if (piece === 'card') return { kind: 'set-list-card', show };
  return {
    kind: `set-list-${piece}`,
    show,
    address: shownAddress(origin, setListPath(show.username)),
  };
}

/** The pictures of a set list. */
export function toSharedSetList(show: Show, origin: string): Shared {
  return {
    username: show.username,
    posterOf: (piece) => toPoster(piece, show, origin),
    fileName: `${show.username}-eras-tour`,
  };
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
      path: piecePath('set-list', 'card', username, card),
      ...posterSizes[card.kind],
      alt: `${username}'s dream Eras Tour: one bead for each of its songs, and the surprise songs ${guitar} and ${piano}`,
    },
  };
}
