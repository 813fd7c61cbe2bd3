import type { Fan } from '@thirteen/artwork/posters/fan.ts';
import type { Poster } from '@thirteen/artwork/posters/posters.ts';
import { namedTop13Page, type SharedPage } from '@thirteen/contract/sharing.ts';
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { eraKey, PLAIN_ERA } from '@thirteen/domain/catalogue/era-look.ts';
import { shareImagePath, shownAddress, type Shared, type ShareImage } from './share-images.ts';
import { toFan, type DrawnProfile } from './shared-profile.ts';

/** A fan whose Top 13 has their name, as posters show it: in the look of the first song, as the page. */
export function toNamedFan(profile: DrawnProfile, catalogue: Catalogue): Fan {
  const fan = toFan(profile, catalogue);
  return { ...fan, theme: fan.songs[0]?.theme ?? PLAIN_ERA };
}

/** The images of a Top 13 with a name. `origin` is the site's; posters say where they are from. */
export function toSharedNamedTop13(fan: Fan, origin: string): Shared {
  return {
    name: fan.username,
    page: () => namedTop13Page(fan).path,
    posterOf: (image) => toPoster(image, fan, origin),
    inEra: (theme) => toSharedNamedTop13({ ...fan, theme }, origin),
    fileName: `${fan.username}-top-13`,
  };
}

/** What crawlers and chats are told about a Top 13 with a name. */
export function toNamedTop13Page(fan: Fan, origin: string): SharedPage {
  const page = namedTop13Page(fan);
  const card = toPoster('card', fan, origin);
  return {
    ...page,
    firstScreen: { for: 'all', look: 'bracelet', heading: page.title, era: eraKey(fan.theme) },
    image: { ...page.image, path: shareImagePath('named-top-13', 'card', fan.username, card) },
  };
}

function toPoster(image: ShareImage, fan: Fan, origin: string): Poster {
  return { kind: `top13-${image}`, top13: fan, address: shownAddress(origin, namedTop13Page(fan).path) };
}
