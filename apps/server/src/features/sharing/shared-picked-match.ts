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

/** The images of a match that is its own link. `origin` is the site's; posters say where they are from. */
export function toSharedPickedMatch(match: LinkedMatch, catalogue: Catalogue, origin: string): Shared {
  const pair = toUnnamedPair(match, catalogue);
  return {
    name: match.code,
    page: () => pageOf(match, pair).path,
    posterOf: (image) => toPoster(image, { match, pair, origin }),
    fileName: 'a-match',
  };
}

/** What crawlers and chats are told about a match that is its own link. */
export function toLinkedMatchPage(match: LinkedMatch, catalogue: Catalogue, origin: string): SharedPage {
  const pair = toUnnamedPair(match, catalogue);
  const page = pageOf(match, pair);
  const { text, lead } = pages.match.heading;
  const card = toPoster('card', { match, pair, origin });
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

type Drawn = { readonly match: LinkedMatch; readonly pair: MatchedPair; readonly origin: string };

function toPoster(image: ShareImage, { match, pair, origin }: Drawn): Poster {
  return { kind: `match-${image}`, pair, address: shownAddress(origin, pageOf(match, pair).path) };
}

function pageOf({ code }: LinkedMatch, { percent }: MatchedPair): SharedPage {
  return linkedMatchPage({ code, percent });
}
