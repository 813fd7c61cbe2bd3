import { useQuery } from '@tanstack/react-query';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ChartMenu } from '#ui/chart/chart-menu.tsx';
import { useChartTools, type ChartTools } from '#ui/chart/chart-tools.ts';
import { chartWords } from '#ui/chart/chart.words.ts';
import { Icon } from '#ui/icon.tsx';
import { Page } from '#ui/page.tsx';
import { Select } from '#ui/select.tsx';
import styles from './all-favorite-songs.module.css';
import { FavoritesCard } from './favorites-card.tsx';
import { songBars, type FindSong } from './song-bars.ts';
import { allFavoriteSongsQuery } from './statistics.queries.ts';
import { statisticsWords, summarize } from './statistics.words.ts';
import type { ChartBar, ChartData } from '#ui/chart/chart-data.ts';

const words = statisticsWords.favorites;
const ALBUM = 'album'; // in the query of the address

type AllFavoriteSongsProps = {
  /** Undefined while they are on their way; empty where they could not be read. */
  readonly albums: readonly Album[] | undefined;
  readonly findSong: FindSong;
};

/** How many Top 13s include each song, all of them or those of one album. */
export function AllFavoriteSongs({ albums, findSong }: AllFavoriteSongsProps) {
  const { data: counts, isError, isFetching, refetch } = useQuery(allFavoriteSongsQuery);
  const [search, setSearch] = useSearchParams();
  const album = findAlbum(albums, search.get(ALBUM));

  const all = useMemo(
    () => counts && albums && songBars(counts, findSong, words.amount),
    [counts, albums, findSong],
  );
  const data = useMemo(() => all && favoritesChart(all, album), [all, album]);
  const tools = useChartTools(data);

  return (
    <Page>
      <header className={styles['head']}>
        <ButtonLink to={paths.userHome} variant="quiet">
          <Icon name="left" size="sm" />
          {words.backToHome}
        </ButtonLink>
        <h1>{words.fullTitle}</h1>
        <p>{words.lead}</p>
      </header>
      <div className={styles['bar']}>
        <Select
          label={statisticsWords.filter}
          value={album?.slug ?? ''}
          choices={[
            { value: '', name: statisticsWords.allAlbums },
            ...(albums ?? []).map(({ slug, title }) => ({ value: slug, name: title })),
          ]}
          onChange={(slug) => setSearch(slug === '' ? {} : { [ALBUM]: slug }, { replace: true })}
        />
        <p aria-live="polite">{data && all && statisticsWords.shown(data.bars.length, all.length)}</p>
        <FavoritesTools tools={data?.bars.length === 0 ? undefined : tools} />
      </div>
      <FavoritesCard
        data={data}
        tools={tools}
        empty={album ? statisticsWords.noneOfAlbum : statisticsWords.empty}
        hasFailed={isError && !isFetching}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}

function findAlbum(albums: readonly Album[] | undefined, chosen: string | null): Album | undefined {
  return albums?.find(({ slug }) => slug === chosen);
}

function FavoritesTools({ tools }: { readonly tools: ChartTools | undefined }) {
  return (
    <div className={styles['tools']}>
      <Button variant="quiet" disabled={!tools} onClick={() => tools?.toggleTable()}>
        {tools?.isTable ? chartWords.showAsChart : chartWords.showAsTable}
      </Button>
      <ChartMenu name={words.title} tools={tools} />
    </div>
  );
}

/** The chart of all favorite songs, or of those of one album; each keeps its rank among all. */
function favoritesChart(all: readonly ChartBar[], album: Album | undefined): ChartData {
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
