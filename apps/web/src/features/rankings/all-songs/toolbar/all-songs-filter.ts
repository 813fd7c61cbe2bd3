import { createSongSearch } from '@thirteen/domain/catalogue/song-search.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { RankedSong } from '#features/rankings/all-songs/ranked-songs.ts';

/** What narrows the view of all songs; an empty text narrows nothing. */
export type SongFilter = { readonly title: string; readonly album: string };

/** The filter, which the address holds too, so that a reload keeps it. */
export function useSongFilter() {
  const [search, setSearch] = useSearchParams();
  // A field must follow each key at once; the address may take its time.
  const [filter, setFilter] = useState<SongFilter>(() => ({
    title: search.get('title') ?? '',
    album: search.get('album') ?? '',
  }));

  function change(part: Partial<SongFilter>) {
    setFilter({ ...filter, ...part });
    setSearch((now) => withFilter(now, part), { replace: true, preventScrollReset: true });
  }

  return { filter, change };
}

function withFilter(search: URLSearchParams, part: Partial<SongFilter>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(part)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The songs that a filter leaves, in their order. Typing stays quick while a long list follows. */
export function useFiltered(songs: readonly RankedSong[], filter: SongFilter): readonly RankedSong[] {
  const { title, album } = useDeferredValue(filter);
  return useMemo(() => filterSongs(songs, { title, album }), [songs, title, album]);
}

/** Songs of the album that answer what was typed, in their order. */
export function filterSongs(
  songs: readonly RankedSong[],
  { title, album }: SongFilter,
): readonly RankedSong[] {
  const ofAlbum = album === '' ? songs : songs.filter(({ albumName }) => albumName === album);
  if (title.trim() === '') return ofAlbum;
  const albums = [...Map.groupBy(ofAlbum, ({ albumName }) => albumName)];
  const found = createSongSearch<RankedSong>().filter(
    albums.map(([name, each]) => ({ title: name, songs: each })),
    title,
  );
  return ofAlbum.filter((song) => found.has(song));
}
