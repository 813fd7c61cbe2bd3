import type { Fan } from '@thirteen/artwork/posters/fan.ts';
import { posterSizes, type Poster } from '@thirteen/artwork/posters/posters.ts';
import type { SharedPage } from '@thirteen/contract/pages.ts';
import { piecePath, shownAddress, type Piece, type Shared } from './pieces.ts';

/** How many songs a description names. */
const NAMED = 3;

/** The address of a fan's public profile. */
function profilePath(username: string): string {
  return `/public-profile/${encodeURIComponent(username)}`;
}

/** What is drawn for a piece. `origin` is the site's; posters say where they are from. */
function toPoster(piece: Piece, fan: Fan, origin: string): Poster {
  if (piece === 'card') return { kind: 'profile-card', fan };
  return { kind: `profile-${piece}`, fan, address: shownAddress(origin, profilePath(fan.username)) };
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
  const card = toPoster('card', fan, origin);
  const { username } = fan;
  return {
    path: profilePath(username),
    title: `${username}'s Top 13`,
    picture: `/media/backgrounds/${fan.theme}.svg`,
    firstScreen: { for: 'all', heading: username, era: fan.theme },
    description: `${firstSongs(fan)} See the whole profile, then make your own.`,
    image: {
      path: piecePath('profile', 'card', username, card),
      ...posterSizes[card.kind],
      alt: `${username}'s Top 13 as a bracelet. ${firstSongs(fan)}`,
    },
  };
}

/** The first songs in one sentence, and how many come after them. */
function firstSongs({ songs }: Fan): string {
  if (songs.length === 0) return 'Thirteen Taylor Swift songs, one for every bead.';
  const named = songs.slice(0, NAMED).map(({ slot, title }) => `${slot}. ${title}`);
  const more = songs.length - named.length;
  return more === 0 ? `${named.join(', ')}.` : `${named.join(', ')} and ${more} more.`;
}
