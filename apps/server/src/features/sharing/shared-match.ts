import type { MatchedPair } from '@thirteen/artwork/posters/match/match.ts';
import type { Poster } from '@thirteen/artwork/posters/posters.ts';
import { profilePage } from '@thirteen/contract/sharing.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import type { MatchAddresses } from './match-addresses.ts';
import { shownAddress, withLink, type ShareImage } from './share-images.ts';
import { toFan, type DrawnProfile } from './shared-profile.ts';

/** Two fans who may be compared, and how alike they rank songs, 0 to 100. */
export type SharedMatch = {
  readonly yours: DrawnProfile;
  readonly theirs: DrawnProfile;
  readonly percent: number;
};

/** A match as pictures show it: titles and looks from the catalogue. */
export function toPair({ yours, theirs, percent }: SharedMatch, catalogue: Catalogue): MatchedPair {
  return { yours: toFan(yours, catalogue), theirs: toFan(theirs, catalogue), percent };
}

/** Where the site is: the origin of what is written on pictures, and the one that codes on them lead to, if there is one. */
export type SiteOrigins = { readonly origin: string; readonly publicOrigin: string | undefined };

/** The picture of a match; it says where the other fan is found. */
export function toMatchPoster(image: ShareImage, pair: MatchedPair, site: SiteOrigins): Poster {
  const { path } = profilePage(pair.theirs);
  const poster = { kind: `match-${image}`, pair, address: shownAddress(site.origin, path) } as const;
  return withLink(poster, site.publicOrigin, () => path);
}

/** Where the pictures of a match are. */
export function toMatchPictures(
  addresses: MatchAddresses,
  pair: MatchedPair,
  site: SiteOrigins,
): Readonly<Record<ShareImage, string>> {
  const fans = { theirs: pair.theirs.username, yours: pair.yours.username };
  const pathOf = (image: ShareImage) => addresses.of(image, fans, toMatchPoster(image, pair, site));
  return { card: pathOf('card'), poster: pathOf('poster'), square: pathOf('square') };
}
