import type { EraRef } from '@thirteen/domain/catalogue/era-look.ts';
import type { ProfileImageName } from '@thirteen/domain/profile/profile-choices.ts';

/** A song of a Top 13 with the slot that it has, 1 to 13, the look of its album and the name of its era, null for a single. */
export type TopSong = {
  readonly slot: number;
  readonly title: string;
  readonly theme: EraRef;
  readonly era: string | null;
};

/** A Top 13, ready to be drawn: its songs are in the order of their slots, at most one in each. */
export type TopThirteen = {
  readonly theme: EraRef;
  readonly songs: readonly TopSong[];
  /** What is said of it before all else, such as which songs are guesses. */
  readonly note?: string;
};

/** A public profile, ready to be drawn: a Top 13 and whose it is. */
export type Fan = TopThirteen & { readonly username: string; readonly image: ProfileImageName };

/** Whose Top 13 it is, where that is said: one that is its own link is nobody's. */
export function ownerOf(top13: TopThirteen | Fan): Fan | undefined {
  return 'username' in top13 ? top13 : undefined;
}
