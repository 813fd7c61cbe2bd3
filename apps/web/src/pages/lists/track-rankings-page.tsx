import { useQuery } from '@tanstack/react-query';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { TrackRankings } from '#features/rankings/track-numbers/track-rankings.tsx';
import { TracksNotLoaded } from '#features/rankings/track-numbers/track-states.tsx';
import { PageSkeleton } from '#ui/page/skeleton.tsx';
import { TakeAlongSongs } from './take-along-songs.tsx';

/** The rankings by track number, and the album that they make. */
export function TrackRankingsPage() {
  const albums = useQuery(albumsQuery);
  if (albums.data) {
    return (
      <TrackRankings
        albums={albums.data}
        renderTools={(name, ids) => <TakeAlongSongs name={name} ids={ids} albums={albums.data} />}
      />
    );
  }
  return albums.isError ? <TracksNotLoaded onRetry={() => void albums.refetch()} /> : <PageSkeleton />;
}
