import type { EraTheme } from '@thirteen/domain/catalogue/era-theme.ts';
import type { ProfileImageName } from '@thirteen/domain/profile/profile-images.ts';

/** A song of a Top 13 with the slot that it has, 1 to 13, and the look of its album. */
export type TopSong = { readonly slot: number; readonly title: string; readonly theme: EraTheme };

/** A public profile, ready to be drawn: its songs are in the order of their slots, at most one in each. */
export type Fan = {
  readonly username: string;
  readonly theme: EraTheme;
  readonly image: ProfileImageName;
  readonly songs: readonly TopSong[];
};
