import type { Fan } from '@thirteen/artwork/posters/fan.ts';
import { themeOf, type Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { DEFAULT_PROFILE_IMAGE, isProfileImageName } from '@thirteen/domain/profile/profile-images.ts';
import { eraOfTheme } from '@thirteen/domain/profile/profile-themes.ts';
import type { SharedProfile } from './sharing.repository.ts';

/** A public profile as posters show it: titles and looks from the catalogue. A song that left it is left out. */
export function toFan(
  { username, theme, image, top13 }: SharedProfile,
  { songsById, albumsByKey }: Catalogue,
): Fan {
  return {
    username,
    theme: eraOfTheme(theme),
    image: isProfileImageName(image) ? image : DEFAULT_PROFILE_IMAGE,
    songs: top13.flatMap((id, index) => {
      const song = id === null ? undefined : songsById.get(id);
      const album = song && albumsByKey.get(song.albumKey);
      return album ? [{ slot: index + 1, title: song.title, theme: themeOf(album) }] : [];
    }),
  };
}
