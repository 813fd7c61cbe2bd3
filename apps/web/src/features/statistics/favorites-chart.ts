import type { Album } from '@thirteen/contract/albums.ts';
import type { ChartBar, ChartData } from '#ui/chart/chart-data.ts';
import { statisticsWords, summarize } from './statistics.words.ts';

const words = statisticsWords.favorites;

/** The chart of all favorite songs, or of those of one album; each keeps its rank among all. */
export function favoritesChart(all: readonly ChartBar[], album: Album | undefined): ChartData {
  const name = album ? `${words.title}: ${album.title}` : words.title;
  const bars = album ? all.filter(({ detail }) => detail === album.title) : all;
  return {
    name,
    summary: summarize(name, bars),
    columns: {
      rank: statisticsWords.rank,
      label: statisticsWords.song,
      detail: statisticsWords.songAlbum,
      value: words.value,
    },
    bars,
    fileName: album ? `favorite-songs-${album.slug}` : 'all-favorite-songs',
  };
}
