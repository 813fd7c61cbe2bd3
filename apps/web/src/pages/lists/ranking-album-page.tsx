import { useQuery } from '@tanstack/react-query';
import { rankingPageTitle } from '@thirteen/contract/pages/page-address.ts';
import { notFoundPage } from '@thirteen/contract/pages/pages.ts';
import { Navigate, useParams } from 'react-router';
import { albumQuery, albumsQuery, findLoadedAlbum } from '#features/catalogue/catalogue.queries.ts';
import { AlbumRanking } from '#features/rankings/album/album-ranking.tsx';
import { RankingLoading, RankingNotLoaded } from '#features/rankings/ranking-states.tsx';
import { rankingWords } from '#features/rankings/rankings.words.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { useOwnPageHead } from '#lib/browser/page-head.ts';
import { rankingPath } from '#lib/paths.ts';
import { usePageEra } from '#ui/page/page-era.ts';
import { NotFoundScreen } from '#ui/page/not-found.tsx';
import { TakeAlongSongs } from './take-along-songs.tsx';

/** The ranking of the songs of one album, or of the singles: whichever the address names. */
export function RankingAlbumPage() {
  const { ranking: slug = '' } = useParams();
  const { album, albums, title, isUnknown, isFetching, refetch } = useAlbum(slug);
  // Until the album is there its own look is most likely; a style sheet that has none for it shows that of the singles.
  usePageEra(album?.theme ?? slug);
  useOwnPageHead(isUnknown ? notFoundPage : { title: pageTitle(title) });

  if (isUnknown) return <NotFoundScreen />;
  if (album && album.slug !== slug) return <Navigate to={rankingPath(album.slug)} replace />;
  if (album)
    return (
      <AlbumRanking
        key={slug}
        album={album}
        albums={albums}
        renderTools={(ids) => (
          <TakeAlongSongs name={`My ${album.title} ranking`} ids={ids} albums={[album]} />
        )}
      />
    );
  if (isFetching) return <RankingLoading hasCover />;
  return <RankingNotLoaded title={title} message={rankingWords.notLoaded} onRetry={() => void refetch()} />;
}

function pageTitle(title: string): string {
  return title === rankingWords.hubTitle ? title : rankingPageTitle(title);
}

/** The album of a slug; what the list of all albums says of it shows until it arrives. */
function useAlbum(slug: string) {
  const query = useQuery({ ...albumQuery(slug), placeholderData: () => findLoadedAlbum(slug) });
  const { data: album, error, isFetching, refetch } = query;
  // The next one is offered from all albums; where the album itself can't be read, its name may still be known.
  const { data: albums } = useQuery(albumsQuery);
  const knownTitle = albums?.find((other) => other.slug === slug)?.title;
  const title = album?.title ?? knownTitle ?? rankingWords.hubTitle;
  const isMissing = error instanceof ApiError && error.status === 404;
  // The call knows albums by other names too, which are no addresses.
  const isOtherName = album !== undefined && album.slug !== slug.toLowerCase();
  return { album, albums, title, isUnknown: isMissing || isOtherName, isFetching, refetch };
}
