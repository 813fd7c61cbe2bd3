import type { EraRef } from '@thirteen/domain/catalogue/era-look.ts';

/** What is sung in one place of the show, as it is written. */
export type ShowSong = { readonly title: string; readonly isMashup: boolean };

/** An era's part of the show, in running order. */
export type ShowEra = {
  readonly kind: 'era';
  readonly name: string;
  readonly theme: EraRef;
  readonly songs: readonly ShowSong[];
};

/** A part of the show: an era, or the place of the two surprise songs. */
export type ShowAct = ShowEra | { readonly kind: 'surprise' };

/** A published set list, ready to be drawn: its acts in the order of the show, the surprise songs by instrument. */
export type Show = {
  readonly username: string;
  readonly acts: readonly ShowAct[];
  readonly guitar: string;
  readonly piano: string;
};

/** The two numbers under the title; the surprise songs count for neither. */
export function showTotals({ acts }: Show): string {
  const eras = acts.filter((act) => act.kind === 'era');
  const songs = eras.reduce((sum, era) => sum + era.songs.length, 0);
  return `${songs} songs, ${eras.length} eras`;
}

/** One bead of the show: the look of its era, square for a mashup; a surprise song has the theme `surprise`. */
export type ShowBead = { readonly theme: EraRef; readonly isMashup: boolean };

const SURPRISE_BEAD: ShowBead = { theme: 'surprise', isMashup: false };

/** Every song of the show as a bead, in running order. */
export function showBeads({ acts }: Show): readonly ShowBead[] {
  return acts.flatMap((act): readonly ShowBead[] =>
    act.kind === 'era'
      ? act.songs.map(({ isMashup }) => ({ theme: act.theme, isMashup }))
      : [SURPRISE_BEAD, SURPRISE_BEAD],
  );
}
