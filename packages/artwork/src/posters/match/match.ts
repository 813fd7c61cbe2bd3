import type { Fan, TopSong } from '../fan.ts';

/** Two fans and how alike they rank songs, ready to be drawn. `percent` is 0 to 100; `yours` stands on the left. */
export type MatchedPair = {
  readonly yours: Fan;
  readonly theirs: Fan;
  readonly percent: number;
  /** What stands in place of the two names and of how many songs are in both lists, where nobody is named. */
  readonly unnamed?: { readonly who: string; readonly songs: string };
};

/** The songs of both Top 13, those that both love most first, with the slots that they have in yours. */
export function sharedSongs({ yours, theirs }: MatchedPair): readonly TopSong[] {
  const slots = new Map(theirs.songs.map(({ title, slot }) => [title, slot]));
  return yours.songs
    .flatMap((song) => {
      const slot = slots.get(song.title);
      return slot === undefined ? [] : [{ song, both: song.slot + slot }];
    })
    .toSorted((a, b) => a.both - b.both || a.song.slot - b.song.slot)
    .map(({ song }) => song);
}

/** How many songs both fans have in their Top 13, in words. */
export function sharedSongsText(count: number): string {
  if (count === 0) return 'No song in both Top 13s yet';
  if (count === 13) return 'All thirteen songs in both Top 13s';
  return count === 1 ? 'One song in both Top 13s' : `${count} songs in both Top 13s`;
}
