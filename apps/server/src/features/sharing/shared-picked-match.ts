import type { MatchedPair } from '@thirteen/artwork/posters/match/match.ts';
import type { Poster } from '@thirteen/artwork/posters/posters.ts';
import { pages } from '@thirteen/contract/pages/pages.ts';
import { linkedMatchPage, type SharedPage } from '@thirteen/contract/sharing.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { eraKey } from '@thirteen/domain/catalogue/era-look.ts';
import type { PickedSongs } from '@thirteen/domain/match/match-code.ts';
import { matchOfPicks } from '@thirteen/domain/match/match.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { UNNAMED_IMAGES } from '@thirteen/domain/profile/profile-choices.ts';
import { shareImagePath, shownAddress, type Shared, type ShareImage } from './share-images.ts';
import { toTopThirteen } from './shared-top13.ts';

/** A match that is its own link, by its code. */
type LinkedMatch = PickedSongs & { readonly code: string };

/** The images of a match that is its own link. `origin` is the site's; posters say where to make a Top 13. */
export function toSharedPickedMatch(match: LinkedMatch, catalogue: Catalogue, origin: string): Shared {
  const pair = toUnnamedPair(match, catalogue);
  return {
    name: match.code,
    page: () => linkedMatchPage({ code: match.code, percent: pair.percent }).path,
    posterOf: (image) => toPoster(image, pair, origin),
    fileName: 'a-match',
  };
}

/** What crawlers and chats are told about a match that is its own link. */
export function toLinkedMatchPage(match: LinkedMatch, catalogue: Catalogue, origin: string): SharedPage {
  const pair = toUnnamedPair(match, catalogue);
  const page = linkedMatchPage({ code: match.code, percent: pair.percent });
  const { text, lead } = pages.match.heading;
  const card = toPoster('card', pair, origin);
  return {
    ...page,
    firstScreen: { for: 'all', look: 'bracelet', heading: text, lead, era: eraKey(pair.yours.theme) },
    image: { ...page.image, path: shareImagePath('picked-match', 'card', match.code, card) },
  };
}

/** Who picked stands on the left, with the five songs alone; each in the look of the song loved most. */
function toUnnamedPair({ picks, top13 }: PickedSongs, catalogue: Catalogue): MatchedPair {
  const [left, right] = UNNAMED_IMAGES;
  return {
    yours: { username: '', image: left, ...toTopThirteen(picks, catalogue) },
    theirs: { username: '', image: right, ...toTopThirteen(top13, catalogue) },
    // Five picks of one list always have a figure.
    percent: matchOfPicks(picks, songsOf(top13)).percent ?? 0,
    unnamed: { who: 'Two fans', songs: 'Five picks out of a Top 13' },
  };
}

function songsOf(top13: Top13): readonly string[] {
  return top13.filter((id) => id !== null);
}

function toPoster(image: ShareImage, pair: MatchedPair, origin: string): Poster {
  if (image === 'card') return { kind: 'match-card', pair };
  return { kind: `match-${image}`, pair, address: shownAddress(origin, pages.loved.path) };
}
