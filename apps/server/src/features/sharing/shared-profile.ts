import type { Fan } from '@thirteen/artwork/posters/fan.ts';
import type { Poster } from '@thirteen/artwork/posters/posters.ts';
import { profilePage, type SharedPage } from '@thirteen/contract/sharing.ts';
import { eraRefOf } from '@thirteen/catalogue/eras.ts';
import { findAlbum, type Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { eraKey } from '@thirteen/domain/catalogue/era-look.ts';
import {
  DEFAULT_PROFILE_IMAGE,
  isProfileImageName,
  themeFinder,
} from '@thirteen/domain/profile/profile-choices.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { shareImagePath, shownAddress, type Shared, type ShareImage } from './share-images.ts';
import { toTopSongs } from './shared-top13.ts';

/** What is shown of a public profile: its owner, spelled as at signup, what was chosen for it, and its Top 13 by id. */
export type SharedProfile = {
  readonly username: string;
  readonly choices: { readonly theme: string; readonly image: string; readonly noindex: boolean };
  readonly top13: Top13;
};

/** What of a profile is drawn. */
export type DrawnProfile = Omit<SharedProfile, 'choices'> & {
  readonly choices: Pick<SharedProfile['choices'], 'theme' | 'image'>;
};

/** A public profile as posters show it: titles and looks from the catalogue. A song that left it is left out. */
export function toFan({ username, choices, top13 }: DrawnProfile, catalogue: Catalogue): Fan {
  const { theme, image } = choices;
  return {
    username,
    theme: eraRefOf(findAlbum(catalogue, themeFinder(catalogue)(theme).era)),
    image: isProfileImageName(image) ? image : DEFAULT_PROFILE_IMAGE,
    songs: toTopSongs(top13, catalogue),
  };
}

/** The images of a public profile. `origin` is the site's; posters say where they are from. */
export function toSharedProfile(fan: Fan, origin: string): Shared {
  return {
    name: fan.username,
    page: () => profilePage(fan).path,
    posterOf: (image) => toPoster(image, fan, origin),
    inEra: (theme) => toSharedProfile({ ...fan, theme }, origin),
    fileName: `${fan.username}-top-13`,
  };
}

/** What crawlers and chats are told about a fan's public profile. */
export function toProfilePage(fan: Fan, origin: string): SharedPage {
  const page = profilePage(fan);
  const card = toPoster('card', fan, origin);
  return {
    ...page,
    picture: `/media/backgrounds/${eraKey(fan.theme)}.svg`,
    firstScreen: { for: 'all', look: 'banner', heading: fan.username, era: eraKey(fan.theme) },
    image: { ...page.image, path: shareImagePath('profile', 'card', fan.username, card) },
  };
}

function toPoster(image: ShareImage, fan: Fan, origin: string): Poster {
  return { kind: `profile-${image}`, fan, address: shownAddress(origin, profilePage(fan).path) };
}
