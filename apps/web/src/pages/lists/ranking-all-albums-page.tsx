import { useQuery } from '@tanstack/react-query';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { AllAlbumsRanking } from '#features/rankings/album/all-albums-ranking.tsx';
import { RankingLoading, RankingNotLoaded } from '#features/rankings/ranking-states.tsx';
import { rankingWords } from '#features/rankings/rankings.words.ts';
import { TakeAlong } from '#features/transfer/take-along.tsx';
import { catalogueArtist } from '#lib/built-catalogue.ts';

/** The ranking of the albums against each other. */
export function RankingAllAlbumsPage() {
  const { data: albums, isFetching, refetch } = useQuery(albumsQuery);

  if (albums) {
    const toTaken = (title: string) => {
      const released = albums.find((album) => album.title === title)?.releaseDate ?? null;
      return { id: title, title, album: title, artist: catalogueArtist, released };
    };
    return (
      <AllAlbumsRanking
        albums={albums}
        renderTools={(titles) => (
          <TakeAlong
            isEmpty={titles.length === 0}
            read={() => ({ name: 'My album ranking', of: 'albums', songs: titles.map(toTaken) })}
          />
        )}
      />
    );
  }
  if (isFetching) return <RankingLoading hasCover={false} />;
  return (
    <RankingNotLoaded
      title={rankingWords.allAlbums}
      message={rankingWords.albumsNotLoaded}
      onRetry={() => void refetch()}
    />
  );
}
