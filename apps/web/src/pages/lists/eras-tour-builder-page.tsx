import { useQuery } from '@tanstack/react-query';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { SetListBuilder } from '#features/set-list/set-list-builder.tsx';
import { TakeAlongSongs } from './take-along-songs.tsx';

/** The dream set list of the fan, with the catalogue to choose from. */
export function ErasTourBuilderPage() {
  const albums = useQuery(albumsQuery);
  return (
    <SetListBuilder
      albums={albums.data}
      haveAlbumsFailed={albums.isError}
      onRetryAlbums={() => void albums.refetch()}
      renderTools={(ids) => <TakeAlongSongs name="My dream set list" ids={ids} albums={albums.data} />}
    />
  );
}
