import { useQuery } from '@tanstack/react-query';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { AllSongsRanking } from '#features/rankings/all-songs/all-songs-ranking.tsx';
import { TakeAlongSongs } from './take-along-songs.tsx';

/** The ranking of all songs, with the albums to start from. */
export function AllSongsRankingPage() {
  const albums = useQuery(albumsQuery);
  return (
    <AllSongsRanking
      albums={albums.data}
      renderTools={(ids) => <TakeAlongSongs name="My ranking of all songs" ids={ids} albums={albums.data} />}
    />
  );
}
