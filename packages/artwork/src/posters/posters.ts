import { toSvg, type Canvas, type Drawing } from '../drawing/svg.ts';
import type { Lettering } from './lettering/lettering.ts';
import type { Fan, TopThirteen } from './fan.ts';
import type { CardAddress, FootAddress } from './foot.ts';
import type { Inlay } from './inlay.ts';
import { matchCard, matchPoster, matchSquare } from './match/match-pictures.ts';
import type { MatchedPair } from './match/match.ts';
import { profileCard } from './profile/profile-card.ts';
import { profilePoster } from './profile/profile-poster.ts';
import { profileSquare } from './profile/profile-square.ts';
import type { RankedRecord } from './ranking/ranked.ts';
import { rankingCard, rankingPoster, rankingSquare } from './ranking/ranking-pictures.ts';
import { setListCard } from './set-list/set-list-card.ts';
import { setListPoster } from './set-list/set-list-poster.ts';
import { setListSquare } from './set-list/set-list-square.ts';
import { CARD, SQUARE, STORY } from './shapes.ts';
import type { Show } from './set-list/show.ts';
import { siteCard } from './site-card.ts';

/** A picture to share, by what is on it. Equal values give equal pictures. */
export type Poster =
  | { readonly kind: 'site-card' }
  /** `address` is what is written at the foot, `link` what can be scanned there, where there is room for it. */
  | ({ readonly kind: 'set-list-card'; readonly show: Show } & CardAddress)
  | ({ readonly kind: 'set-list-poster' | 'set-list-square'; readonly show: Show } & FootAddress)
  | ({ readonly kind: 'profile-card'; readonly fan: Fan } & CardAddress)
  | ({ readonly kind: 'profile-poster' | 'profile-square'; readonly fan: Fan } & FootAddress)
  | ({ readonly kind: 'match-card'; readonly pair: MatchedPair } & CardAddress)
  | ({ readonly kind: 'match-poster' | 'match-square'; readonly pair: MatchedPair } & FootAddress)
  | ({ readonly kind: 'top13-card'; readonly top13: TopThirteen } & CardAddress)
  | ({ readonly kind: 'top13-poster' | 'top13-square'; readonly top13: TopThirteen } & FootAddress)
  | ({ readonly kind: 'ranking-card'; readonly ranked: RankedRecord } & CardAddress)
  | ({ readonly kind: 'ranking-poster' | 'ranking-square'; readonly ranked: RankedRecord } & FootAddress);

type PosterKind = Poster['kind'];

/** The size of each in pixels. */
export const posterSizes: Readonly<Record<PosterKind, Canvas>> = {
  'site-card': CARD,
  'set-list-card': CARD,
  'set-list-poster': STORY,
  'set-list-square': SQUARE,
  'profile-card': CARD,
  'profile-poster': STORY,
  'profile-square': SQUARE,
  'match-card': CARD,
  'match-poster': STORY,
  'match-square': SQUARE,
  'top13-card': CARD,
  'top13-poster': STORY,
  'top13-square': SQUARE,
  'ranking-card': CARD,
  'ranking-poster': STORY,
  'ranking-square': SQUARE,
};

/** Part of what names a drawn file: raise it whenever a poster looks different, so that all are drawn anew. */
export const POSTERS_VERSION = 9;

const SEED = 13;

/** The SVG of a poster, with its words as paths. `inlay` is how covers and backgrounds get onto it. */
export function drawPoster(poster: Poster, lettering: Lettering, inlay: Inlay): string {
  return toSvg(posterSizes[poster.kind], toDrawing(poster, lettering, inlay), 'po-', SEED);
}

function toDrawing(poster: Poster, lettering: Lettering, inlay: Inlay): Drawing {
  switch (poster.kind) {
    case 'site-card':
      return siteCard(lettering);
    case 'set-list-card':
      return setListCard(poster.show, poster, lettering);
    case 'set-list-poster':
      return setListPoster(poster.show, poster, lettering);
    case 'set-list-square':
      return setListSquare(poster.show, poster, lettering);
    case 'profile-card':
      return profileCard(poster.fan, poster, { lettering, inlay });
    case 'profile-poster':
      return profilePoster(poster.fan, poster, { lettering, inlay });
    case 'profile-square':
      return profileSquare(poster.fan, poster, { lettering, inlay });
    case 'match-card':
      return matchCard(poster.pair, poster, lettering, inlay);
    case 'match-poster':
      return matchPoster(poster.pair, poster, lettering, inlay);
    case 'match-square':
      return matchSquare(poster.pair, poster, lettering, inlay);
    case 'top13-card':
      return profileCard(poster.top13, poster, { lettering, inlay });
    case 'top13-poster':
      return profilePoster(poster.top13, poster, { lettering, inlay });
    case 'top13-square':
      return profileSquare(poster.top13, poster, { lettering, inlay });
    case 'ranking-card':
      return rankingCard(poster.ranked, poster, lettering, inlay);
    case 'ranking-poster':
      return rankingPoster(poster.ranked, poster, lettering, inlay);
    case 'ranking-square':
      return rankingSquare(poster.ranked, poster, lettering, inlay);
  }
}
