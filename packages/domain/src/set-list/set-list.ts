/** The numbers of the tour's rules. */
export const SHOW_SONGS = 45;
export const SURPRISE_SONGS = 2;
export const MAX_MASHUPS = 3;
export const MASHUP_SONGS = 2;
export const MAX_ERA_SONGS = 6;

/** The name of the entry that holds the guitar and the piano pick. */
export const SURPRISE_ERA = 'Surprise Songs';

export const surpriseInstruments = ['guitar', 'piano'] as const;
export type SurpriseInstrument = (typeof surpriseInstruments)[number];

/** What is sung in one place of the show: a song by its id, or two at once with their ids joined by a slash. */
export type SetSong = string;

/** An era's part of the show, in running order. `era` is the album's short name. */
export type EraSet = { readonly kind: 'era'; readonly era: string; readonly songs: readonly SetSong[] };

/** The two songs that change every night. */
export type SurpriseSet = { readonly kind: 'surprise' } & {
  readonly [Instrument in SurpriseInstrument]: SetSong | null;
};

export type SetListEntry = EraSet | SurpriseSet;

/** A set list that a fan is still working on: every era once and the surprise songs, in the order of the show. */
export type SetListDraft = { readonly entries: readonly SetListEntry[] };

/** What the tour needs to know of an album: its era, and whether that is a part of the show. */
type AlbumOfEra = { readonly era: string | null; readonly onTour: boolean };

/** The album of each era, in the order that stands until a fan moves them. */
export function tourAlbums<A extends AlbumOfEra>({
  albums,
}: {
  readonly albums: readonly A[];
}): readonly (A & { readonly era: string })[] {
  return albums.flatMap((album) => (album.era === null || !album.onTour ? [] : { ...album, era: album.era }));
}

/** The set list before the first song: one empty entry per era in fixed order, the surprise songs last. */
export function emptySetList(catalogue: { readonly albums: readonly AlbumOfEra[] }): SetListDraft {
  const eras = tourAlbums(catalogue).map(({ era }): EraSet => ({ kind: 'era', era, songs: [] }));
  return { entries: [...eras, { kind: 'surprise', guitar: null, piano: null }] };
}

/** The same eras in the same order, without a song. */
export function clearSetList({ entries }: SetListDraft): SetListDraft {
  return {
    entries: entries.map((entry) =>
      entry.kind === 'era' ? { ...entry, songs: [] } : { ...entry, guitar: null, piano: null },
    ),
  };
}

export function eraName(entry: SetListEntry): string {
  return entry.kind === 'era' ? entry.era : SURPRISE_ERA;
}

/** What an entry holds, in running order; the guitar comes before the piano. */
export function songsOfEntry(entry: SetListEntry): readonly SetSong[] {
  if (entry.kind === 'era') return entry.songs;
  return surpriseInstruments.flatMap((instrument) => entry[instrument] ?? []);
}

/** Joins two songs to a mashup. */
export function toMashup(first: string, second: string): SetSong {
  return `${first}/${second}`;
}

export function isMashup(song: SetSong): boolean {
  return song.includes('/');
}

/** The ids of the catalogue's songs that are sung: one, or the two of a mashup. Ids never hold a slash. */
export function songIdsIn(song: SetSong): readonly string[] {
  return song.split('/');
}

/** What joins more songs than a mashup may. Undefined where nothing does. */
export function findTooLargeMashup({ entries }: SetListDraft): SetSong | undefined {
  return entries.flatMap(songsOfEntry).find((song) => songIdsIn(song).length > MASHUP_SONGS);
}

/** What is sung, as one title: a mashup's two titles joined by ' / '. An unknown id stands for itself. */
export function titleOfSetSong(song: SetSong, titleOf: (songId: string) => string | undefined): string {
  return songIdsIn(song)
    .map((id) => titleOf(id) ?? id)
    .join(' / ');
}

/** How far a set list is: the counts that the rules look at. */
export function countSetList({ entries }: SetListDraft) {
  const eras = entries.filter((entry) => entry.kind === 'era');
  const all = entries.flatMap(songsOfEntry);
  return {
    showSongs: eras.flatMap((entry) => entry.songs).length,
    surpriseSongs: all.length - eras.flatMap((entry) => entry.songs).length,
    mashups: all.filter(isMashup).length,
    erasFilled: eras.filter((entry) => entry.songs.length > 0).length,
    eras: eras.length,
  };
}

/** Whether all is chosen that a whole show holds; only then can it be verified. */
export function hasAllChoices(setList: SetListDraft): boolean {
  const { showSongs, surpriseSongs, erasFilled, eras } = countSetList(setList);
  return showSongs === SHOW_SONGS && surpriseSongs === SURPRISE_SONGS && erasFilled === eras;
}

/** Where each song of the catalogue stands that is in the show: its id, to the name of its era. */
export function listUses({ entries }: SetListDraft): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap((entry) =>
      songsOfEntry(entry)
        .flatMap(songIdsIn)
        .map((id): [string, string] => [id, eraName(entry)]),
    ),
  );
}

/** What a song without a known duration counts: 3:30. */
export const USUAL_SONG_SECONDS = 210;

/** A running time in whole seconds. `isAbout` where a duration had to be guessed or an average was taken. */
export type ShowLength = { readonly seconds: number; readonly isAbout: boolean };

/** The duration of a song in seconds; null or undefined where nobody knows it. */
export type DurationOf = (songId: string) => number | null | undefined;

/** How long it takes to sing all of this. A mashup lasts as long as its longer half. */
export function lengthOfSongs(songs: readonly SetSong[], durationOf: DurationOf): ShowLength {
  const known = songs.map((song) => songIdsIn(song).map((id) => durationOf(id) ?? undefined));
  const seconds = known.map((halves) => Math.max(...halves.map((half) => half ?? USUAL_SONG_SECONDS)));
  return {
    seconds: seconds.reduce((sum, each) => sum + each, 0),
    isAbout: known.flat().includes(undefined),
  };
}
