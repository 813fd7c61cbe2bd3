import type { EraTheme } from '@thirteen/domain/catalogue/era-theme.ts';

/** What is sung in one place of the show, as it is written. */
export type ShowSong = { readonly title: string; readonly isMashup: boolean };

/** An era's part of the show, in running order. */
export type ShowEra = {
  readonly name: string;
  readonly theme: EraTheme;
  readonly songs: readonly ShowSong[];
};

/** A verified set list, ready to be drawn: eras and songs in the order of the show, the surprise songs by instrument. */
export type Show = {
  readonly username: string;
  readonly eras: readonly ShowEra[];
  readonly guitar: string;
  readonly piano: string;
};

/** The two numbers under the title. The surprise songs count as an era, as on the tour. */
export function showTotals({ eras }: Show): string {
  const songs = eras.reduce((sum, era) => sum + era.songs.length, 0);
  return `${songs} songs, ${eras.length + 1} eras`;
}

/** One bead of the show: the look of its era, square for a mashup. */
export type ShowBead = { readonly theme: EraTheme; readonly isMashup: boolean };

/** Every song of the show as a bead, in running order. */
export function showBeads({ eras }: Show): readonly ShowBead[] {
  return eras.flatMap(({ theme, songs }) => songs.map(({ isMashup }) => ({ theme, isMashup })));
}
