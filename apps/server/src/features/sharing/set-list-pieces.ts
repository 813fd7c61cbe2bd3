import type { Poster } from '@thirteen/artwork/posters/posters.ts';
import type { Show } from '@thirteen/artwork/posters/show.ts';
import type { SharedPage } from '@thirteen/contract/pages.ts';
import { setListPage } from '@thirteen/contract/shared-pages.ts';
import { piecePath, shownAddress, type Piece, type Shared } from './pieces.ts';

/** What is drawn for a piece. `origin` is the site's; posters say where they are from. */
function toPoster(piece: Piece, show: Show, origin: string): Poster {
  if (piece === 'card') return { kind: 'set-list-card', show };
  return {
    kind: `set-list-${piece}`,
    show,
    address: shownAddress(origin, pageOf(show).path),
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
  const page = pageOf(show);
  const card = toPoster('card', show, origin);
  return { ...page, image: { ...page.image, path: piecePath('set-list', 'card', show.username, card) } };
}

function pageOf({ username, acts, guitar, piano }: Show): SharedPage {
  const eras = acts.filter((act) => act.kind === 'era');
  const songs = eras.reduce((sum, era) => sum + era.songs.length, 0);
  return setListPage({ username, songs, eras: eras.length, guitar, piano });
}
