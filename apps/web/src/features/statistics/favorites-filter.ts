import type { Album, Song } from '@thirteen/contract/catalogue.ts';
import { createSongSearch } from '@thirteen/domain/catalogue/song-search.ts';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ChartBar } from '#ui/chart/chart-data.ts';

/** What narrows the favorite songs: an album by its slug, a text, and whether only the fan's own Top 13 counts. */
export type FavoritesFilter = Readonly<Record<'album' | 'title' | 'mine', string>>;

/** The filter, which the address holds. */
export function useFavoritesFilter() {
  const [search, setSearch] = useSearchParams();
  // A field must follow each key at once; the address may take its time.
  const [filter, setFilter] = useState<FavoritesFilter>(() => ({
    album: search.get('album') ?? '',
    title: search.get('title') ?? '',
    mine: search.get('mine') ?? '',
  }));

  function change(part: Partial<FavoritesFilter>) {
    const next = { ...filter, ...part };
    setFilter(next);
    const named = Object.entries(next).filter(([, value]) => value !== '');
    setSearch(Object.fromEntries(named), { replace: true, preventScrollReset: true });
  }

  return { filter, change };
}

type Narrowing = {
  readonly albums: readonly Album[] | undefined;
  readonly filter: FavoritesFilter;
  /** The titles of the fan's own Top 13. */
  readonly own: readonly string[];
};

/** The bars that a filter leaves, each with its rank among all. */
export function useNarrowed(all: readonly ChartBar[] | undefined, { albums, filter, own }: Narrowing) {
  const search = useMemo(() => createSongSearch<Song>(), []);
  return useMemo(() => {
    const album = albums?.find(({ slug }) => slug === filter.album);
    const found =
      albums && filter.title.trim() !== ''
        ? new Set(Array.from(search.filter(albums, filter.title), ({ title }) => title))
        : undefined;
    return all?.filter(
      ({ label, detail }) =>
        (!album || detail === album.title) &&
        (!found || found.has(label)) &&
        (filter.mine === '' || own.includes(label)),
    );
  }, [all, albums, filter.album, filter.title, filter.mine, own, search]);
}
