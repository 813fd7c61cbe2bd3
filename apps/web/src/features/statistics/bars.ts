import type { SongCount } from '@thirteen/contract/statistics.ts';
import { songPath } from '#lib/paths.ts';
import type { ChartBar } from '#ui/chart/chart-data.ts';
import { PLAIN_ERA } from '@thirteen/domain/catalogue/era-look.ts';
import { eraKeys } from '#lib/built-catalogue.ts';
import { statisticsWords } from './statistics.words.ts';

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

/** The account that counts nowhere. */
const LEFT_OUT = 'taylorSwift';

// Fans have no album of their own here: neighbors differ, and the first is gold.
const COLORS = [...eraKeys, PLAIN_ERA];
const FIRST_COLOR = COLORS.indexOf('fearless');
const COLOR_STEP = 5;

/** A fan and what is counted of the fan. */
type FanCount = { readonly username: string; readonly count: number };

/** The fans of whom most is counted, at most `most` of them, each in a color of its own; `amount` says a count in words. */
export function fanBars(
  fans: readonly FanCount[],
  {
    most,
    own,
    amount,
  }: { readonly most: number; readonly own: string | undefined; readonly amount: (count: number) => string },
): readonly ChartBar[] {
  return fans
    .filter(({ username }) => username !== LEFT_OUT)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ username, count }, index) => ({
      id: username,
      label: username,
      value: count,
      valueText: amount(count),
      rank: index + 1,
      detail: username === own ? statisticsWords.topUsers.you : undefined,
      era: COLORS[(FIRST_COLOR + index * COLOR_STEP) % COLORS.length],
    }));
}
