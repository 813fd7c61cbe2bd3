import data from './data/author.json' with { type: 'json' };
import type { Catalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { completeShow } from '@thirteen/domain/set-list/complete-show.ts';
import {
  emptySetList,
  songIdsIn,
  type SetListDraft,
  type SetSong,
} from '@thirteen/domain/set-list/set-list.ts';
import { draftFromTour, type Tour } from '@thirteen/domain/set-list/tour.ts';

/** What the site's author shows as an example: choices by name, songs and albums by id, an answer for each question. */
export const authorProfile: {
  readonly theme: string;
  readonly image: string;
  readonly top13: readonly string[];
  readonly albums: readonly string[];
  readonly answers: readonly string[];
} = data;

/**
 * The last version of the real show as a whole set list: filled up with what earlier versions had, what was a surprise
 * song, in order of time, and the songs of the catalogue; with the surprise songs of the last night.
 */
export function exampleShow({ setLists, surprisePlays }: Tour, catalogue: Catalogue): SetListDraft {
  const empty = emptySetList(catalogue);
  const eraOf = (song: SetSong) => {
    const first = catalogue.songsById.get(songIdsIn(song)[0] ?? '');
    return first && catalogue.albumsByKey.get(first.albumKey)?.era;
  };
  const last = setLists.at(-1);
  const draft = last ? draftFromTour(last, empty, eraOf).setList : empty;
  const lastFirst = surprisePlays.toReversed();
  const picksOf = (instrument: string) =>
    lastFirst
      .filter((play) => play.instrument === instrument)
      .map(({ songIds }) => songIds.slice(0, 2).join('/'));
  const acts = setLists.flatMap((version) => version.acts);
  return completeShow(draft, {
    songs: [
      ...acts.flatMap((act) => (act.kind === 'era' ? act.songs.flatMap(songIdsIn) : [])),
      ...surprisePlays.flatMap(({ songIds }) => songIds),
      ...catalogue.songs.map((song) => song.id),
    ],
    picks: { guitar: picksOf('guitar'), piano: picksOf('piano') },
    eraOf,
  });
}
