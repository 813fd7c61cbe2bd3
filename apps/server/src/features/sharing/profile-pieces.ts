import type { Fan } from '@thirteen/artwork/posters/fan.ts';
import type { Poster } from '@thirteen/artwork/posters/posters.ts';
import type { SharedPage } from '@thirteen/contract/pages.ts';
import { profilePage } from '@thirteen/contract/shared-pages.ts';
import { piecePath, shownAddress, type Piece, type Shared } from './pieces.ts';

/** What is drawn for a piece. `origin` is the site's; posters say where they are from. */
function toPoster(piece: Piece, fan: Fan, origin: string): Poster {
  if (piece === 'card') return { kind: 'profile-card', fan };
  return { kind: `profile-${piece}`, fan, address: shownAddress(origin, profilePage(fan).path) };
}

/** The pictures of a public profile. */
export function toSharedProfile(fan: Fan, origin: string): Shared {
  return {
    username: fan.username,
    posterOf: (piece) => toPoster(piece, fan, origin),
    fileName: `${fan.username}-top-13`,
  };
}

/** What crawlers and chats are told about a fan's public profile. */
export function toProfilePage(fan: Fan, origin: string): SharedPage {
  const page = profilePage(fan);
  const card = toPoster('card', fan, origin);
  return {
    ...page,
    picture: `/media/backgrounds/${fan.theme}.svg`,
    firstScreen: { for: 'all', heading: fan.username, era: fan.theme },
    image: { ...page.image, path: piecePath('profile', 'card', fan.username, card) },
  };
}
