import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { albumsQuery, findSongs, songQuery, themesByTitle } from '#features/catalogue/catalogue.queries.ts';
import { Top13Editor } from '#features/top13/top13-editor.tsx';
import { queryClient } from '#lib/query-client.ts';

const source = {
  findSongs,
  // The answer decides whether the song still exists, so it is asked for anew and without a second try.
  getSong: (id: string) => queryClient.fetchQuery({ ...songQuery(id), staleTime: 0, retry: false }),
};

/** The Top 13 editor, with the catalogue to choose from. */
export function Top13Page() {
  const albums = useQuery(albumsQuery);
  const themeOf = useMemo(() => themesByTitle(albums.data), [albums.data]);
  return <Top13Editor source={source} themeOf={themeOf} />;
}
