import type { Fan } from '@thirteen/artwork/posters/fan.ts';
import { themeOf, type Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { DEFAULT_PROFILE_IMAGE, isProfileImageName } from '@thirteen/domain/profile/profile-images.ts';
import { eraOfTheme } from '@thirteen/domain/profile/profile-themes.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';

/** What is shown of a public profile: its owner, spelled as at signup, what was chosen for it, and its Top 13 by id. */
export type SharedProfile = {
  readonly username: string;
  readonly choices: { readonly theme: string; readonly image: string };
  readonly top13: Top13;
};

/** A public profile as posters show it: titles and looks from the catalogue. A song that left it is left out. */
export function toFan(
  { username, choices, top13 }: SharedProfile,
  { songsById, albumsByKey }: Catalogue,
): Fan {
  const { theme, image } = choices;
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
