import type { Album } from '@thirteen/contract/catalogue.ts';
import { runsOf, type Run } from '@thirteen/domain/history/top-changes.ts';
import type { ChartBar } from '#ui/chart/chart-data.ts';
import type { Top13Time } from './my-eras.queries.ts';
import { myErasWords } from './my-eras.words.ts';

/** What is shown of a song of the past: its title, its album, and the look of that. */
export type FoundSong = { readonly title: string; readonly album: string; readonly era: string };

/** Tells what is known of a song by its id; one that the catalogue does not have stands as its id. */
export function songFinder(albums: readonly Album[] | undefined): (id: string) => FoundSong {
  const songs = new Map(
    albums?.flatMap(({ title: album, theme: era, songs: own }) =>
      own.map(({ _id, title }) => [_id, { title, album, era }] as const),
    ),
  );
  return (id) => songs.get(id) ?? { title: id, album: '', era: 'singles' };
}

/** A song as a line of the chart: when it stood where, and its slot of today, from 0. */
export type TimeSong = ChartBar & {
  readonly era: string;
  readonly runs: readonly Run[];
  readonly slotNow: number | undefined;
};

/** The songs of a Top 13 through time: those of today in their order, then those that stood in it longest. */
export function timeSongs(
  { states, today }: Top13Time,
  findSong: (id: string) => FoundSong,
): readonly TimeSong[] {
  const present = states.findLast(({ until }) => until >= today)?.state ?? [];
  const songs = [...runsOf(states)].map(([id, runs]): TimeSong => {
    const { title, album, era } = findSong(id);
    const days = runs.reduce((sum, { steps, until }) => sum + until - (steps[0]?.day ?? until) + 1, 0);
    const best = 1 + Math.min(...runs.flatMap(({ steps }) => steps.map(({ slot }) => slot)));
    const slot = present.indexOf(id);
    const slotNow = slot < 0 ? undefined : slot;
    const valueText = myErasWords.lineText(days, best, slotNow === undefined ? undefined : slotNow + 1);
    return { id, label: title, detail: album, era, value: days, valueText, rank: best, runs, slotNow };
  });
  return songs.toSorted((a, b) => (a.slotNow ?? Infinity) - (b.slotNow ?? Infinity) || b.value - a.value);
}
