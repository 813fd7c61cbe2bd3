import type { SongCount } from '@thirteen/contract/statistics.ts';
import { songPath } from '#lib/paths.ts';
import type { ChartBar } from '#ui/chart/chart-data.ts';

/** What a chart needs to know of a song: its album's title, and the look of that album. */
type SongFacts = { readonly album: string; readonly era: string };

/** Looks a song up by its title, which is unique. Undefined for one that the catalogue does not know. */
export type FindSong = (title: string) => SongFacts | undefined;

/** Songs as bars, the most popular first and ties by title, in the color of their albums. */
export function songBars(
  counts: readonly SongCount[],
  findSong: FindSong,
  amount: (count: number) => string,
): readonly ChartBar[] {
  return counts
    .toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title))
    .map(({ title, count }, index) => {
      const song = findSong(title);
      return {
        id: title,
        label: title,
        href: songPath(title),
        value: count,
        valueText: amount(count),
        rank: index + 1,
        detail: song?.album,
        era: song?.era ?? 'singles',
      };
    });
}
