import { useQuery } from '@tanstack/react-query';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { useMemo } from 'react';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { ChartMenu } from '#ui/chart/chart-figure.tsx';
import { useChartTools, type ChartTools, chartWords } from '#ui/chart/chart-tools.ts';
import { Icon } from '#ui/icon.tsx';
import { listenAction } from '#ui/listen/listen-button.tsx';
import { Page } from '#ui/page/page.tsx';
import { SearchBox } from '#ui/forms/search-box.tsx';
import { Select } from '#ui/forms/select.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import styles from './all-favorite-songs.module.css';
import { useFavoritesFilter, useNarrowed, type FavoritesFilter } from './favorites-filter.ts';
import { FavoritesCard } from './favorites-card.tsx';
import { songBars, type FindSong } from './bars.ts';
import { allFavoriteSongsQuery } from './statistics.queries.ts';
import { statisticsWords, summarize } from './statistics.words.ts';
import type { ChartBar, ChartData } from '#ui/chart/chart-data.ts';

const words = statisticsWords.favorites;

type AllFavoriteSongsProps = {
  /** Undefined while they are on their way; empty where they could not be read. */
  readonly albums: readonly Album[] | undefined;
  readonly findSong: FindSong;
  /** The titles of the fan's own Top 13. */
  readonly own: readonly string[];
};

/** How many Top 13s include each song, all of them or those of one album, of a text or of the fan's own Top 13. */
export function AllFavoriteSongs({ albums, findSong, own }: AllFavoriteSongsProps) {
  const { data: counts, isError, isFetching, refetch } = useQuery(allFavoriteSongsQuery);
  const { filter, change } = useFavoritesFilter();
  const album = albums?.find(({ slug }) => slug === filter.album);

  const all = useMemo(
    () => counts && albums && songBars(counts, findSong, words.amount),
    [counts, albums, findSong],
  );
  const bars = useNarrowed(all, { albums, filter, own });
  const data = useMemo(() => bars && favoritesChart(bars, album), [bars, album]);
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
          onChange={(slug) => change({ album: slug })}
        />
        <SearchBox label={words.find} value={filter.title} onChange={(title) => change({ title })} />
        <Switch
          label={words.mine}
          isOn={filter.mine !== ''}
          onChange={(isOn) => change({ mine: isOn ? 'yes' : '' })}
        />
        <p aria-live="polite">{data && all && statisticsWords.shown(data.bars.length, all.length)}</p>
        <FavoritesTools tools={data?.bars.length === 0 ? undefined : tools} />
      </div>
      <FavoritesCard
        data={data}
        tools={tools}
        empty={emptyText(filter, own)}
        hasFailed={isError && !isFetching}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}

function emptyText({ album, title, mine }: FavoritesFilter, own: readonly string[]): string {
  if (mine !== '' && own.length === 0) return words.noneMine;
  if (title + mine !== '') return words.noneMatch;
  return album === '' ? statisticsWords.empty : statisticsWords.noneOfAlbum;
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

/** The chart of the favorite songs that are shown. */
function favoritesChart(bars: readonly ChartBar[], album: Album | undefined): ChartData {
  const name = album ? `${words.title}: ${album.title}` : words.title;
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
    action: listenAction,
    fileName: album ? `favorite-songs-${album.slug}` : 'all-favorite-songs',
  };
}
