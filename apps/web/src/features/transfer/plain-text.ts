import type { TakenList, TakenSong } from './song-list.ts';

/** A list as far as its text goes. */
export type TextList = Pick<TakenList, 'name' | 'of'> & {
  readonly songs: readonly Pick<TakenSong, 'title' | 'album'>[];
};

/** A list as text, one song a line: "1. cardigan – folklore". */
export function toPlainText({ songs, of }: TextList): string {
  const nameOf = ({ title, album }: TextList['songs'][number]) =>
    of === 'albums' ? title : `${title} – ${album}`;
  return songs.map((song, index) => `${index + 1}. ${nameOf(song)}`).join('\n');
}
