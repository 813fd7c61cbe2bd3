import { useQuery } from '@tanstack/react-query';
import type { PopularAlbum } from '@thirteen/contract/rankings.ts';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { ChartData } from '#ui/chart/chart-data.ts';
import { ChartFigure, ChartMenu } from '#ui/chart/chart-figure.tsx';
import { useChartTools } from '#ui/chart/chart-tools.ts';
import { rankingPath } from '#lib/paths.ts';
import { Cover } from '#ui/covers/cover.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { Widget, WidgetEmpty, WidgetFailure } from '#ui/widget/widget.tsx';
import styles from './album-popularity-widget.module.css';
import { albumPopularityQuery } from './statistics.queries.ts';
import { statisticsWords, summarize } from './statistics.words.ts';

const HEIGHT = '11rem';
const COVER = 104;
const USUAL_COUNT = 11;

const words = statisticsWords.albums;

type AlbumPopularityWidgetProps = {
  /** The page of an album by its title, where there is one. */
  readonly pageOf: (albumTitle: string) => string | undefined;
};

/** The albums in the order of all fans' rankings. */
export function AlbumPopularityWidget({ pageOf }: AlbumPopularityWidgetProps) {
  const { data: albums, isError, isFetching, refetch } = useQuery(albumPopularityQuery);
  const data = useMemo(() => albums && toChart(albums), [albums]);
  const tools = useChartTools(data);

  const usable = data && data.bars.length > 0 ? tools : undefined;
  const isEmpty = data !== undefined && !usable;
  return (
    <Widget
      title={words.title}
      height={HEIGHT}
      actions={!isEmpty && <ChartMenu name={words.title} tools={usable} />}
      isEmpty={isEmpty}
    >
      {data && usable && albums ? (
        <ChartFigure data={data} tools={usable}>
          <ol className={styles['albums']}>
            {albums.map((album, index) => (
              <li key={album.albumName}>
                <PlacedAlbum album={album} place={index + 1} page={pageOf(album.albumName)} />
              </li>
            ))}
          </ol>
        </ChartFigure>
      ) : isFetching && !albums ? (
        <div className={styles['albums']} aria-hidden="true">
          {Array.from({ length: USUAL_COUNT }, (_, place) => `place-${place}`).map((place) => (
            <div key={place} className={styles['waiting']}>
              <Skeleton shape="cover" height="auto" />
            </div>
          ))}
        </div>
      ) : isError ? (
        <WidgetFailure message={statisticsWords.failed} onRetry={() => void refetch()} />
      ) : (
        <WidgetEmpty words={words.empty} to={rankingPath('allAlbums')} />
      )}
    </Widget>
  );
}

type PlacedAlbumProps = {
  readonly album: PopularAlbum;
  readonly place: number;
  readonly page: string | undefined;
};

function PlacedAlbum({ album: { albumName, albumCover, points }, place, page }: PlacedAlbumProps) {
  const content = (
    <>
      <Cover src={albumCover} size={COVER} />
      <span className={styles['place']}>{place}</span>
      <span className={styles['title']}>{albumName}</span>
    </>
  );
  const hint = `${albumName}, ${words.amount(points)}`;
  return page === undefined ? (
    <div className={styles['album']} title={hint}>
      {content}
    </div>
  ) : (
    <Link className={styles['album']} to={page} title={hint}>
      {content}
    </Link>
  );
}

function toChart(albums: readonly PopularAlbum[]): ChartData {
  const bars = albums.map(({ albumName, points }, index) => ({
    id: albumName,
    label: albumName,
    value: points,
    valueText: words.amount(points),
    rank: index + 1,
  }));
  return {
    name: words.title,
    summary: `${summarize(words.title, bars)} ${words.explain}`,
    columns: { rank: statisticsWords.rank, label: words.album, value: words.value },
    bars,
    fileName: 'album-popularity',
    hasDrawing: false,
  };
}
