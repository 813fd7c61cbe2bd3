import { WidgetLink } from '#ui/widget/widget.tsx';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#lib/paths.ts';
import type { FindSong } from './song-bars.ts';
import { SongChartWidget } from './song-chart-widget.tsx';
import { popularTourSongsQuery, topFavoriteSongsQuery } from './statistics.queries.ts';
import { statisticsWords } from './statistics.words.ts';

type SongWidgetProps = { readonly findSong: FindSong | undefined };

/** The songs that are in most Top 13 lists. */
export function FavoriteSongsWidget({ findSong }: SongWidgetProps) {
  return (
    <SongChartWidget
      words={statisticsWords.favorites}
      firstStep={paths.top13}
      songs={useQuery(topFavoriteSongsQuery)}
      findSong={findSong}
      fileName="favorite-songs"
      link={<WidgetLink to={paths.allFavoriteSongs}>{statisticsWords.favorites.viewAll}</WidgetLink>}
    />
  );
}

/** The songs that are in most set lists. */
export function TourSongsWidget({ findSong }: SongWidgetProps) {
  return (
    <SongChartWidget
      words={statisticsWords.tourSongs}
      firstStep={paths.erasTourBuilder}
      songs={useQuery(popularTourSongsQuery)}
      findSong={findSong}
      fileName="popular-eras-tour-songs"
      width="wide"
    />
  );
}
