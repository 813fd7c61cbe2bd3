import { useQuery } from '@tanstack/react-query';
import { themeOf } from '@thirteen/domain/catalogue/catalogue.ts';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { albumQuery, findAlbum } from '#features/catalogue/catalogue.queries.ts';
import { AlbumRanking } from '#features/rankings/album-ranking.tsx';
import { RankingNotLoaded } from '#features/rankings/ranking-not-loaded.tsx';
import { rankingWords } from '#features/rankings/rankings.words.ts';
import { ApiError } from '#lib/api-error.ts';
import { logFailure } from '#lib/log-failure.ts';
import { useOwnPageTitle } from '#lib/page-title.ts';
import { usePageEra } from '#ui/page-era.ts';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { NotFoundScreen } from '#ui/not-found/not-found-screen.tsx';

/** The ranking of the songs of one album, or of the singles: whichever the address names. */
export function RankingAlbumPage() {
  const { ranking: slug = '' } = useParams();
  const {
    data: album,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...albumQuery(slug),
    placeholderData: () => findAlbum(slug),
  });
  const title = album?.title ?? findAlbum(slug)?.title;
  const isUnknown = album ? album.slug !== slug : error instanceof ApiError && error.status === 404;
  usePageEra(themeOf({ slug }));
  useOwnPageTitle(title === undefined ? rankingWords.hubTitle : rankingWords.pageTitle(title));

  useEffect(() => {
    if (error) logFailure('The album could not be read', error);
  }, [error]);

  if (isUnknown) return <NotFoundScreen />;
  if (album) return <AlbumRanking key={slug} album={album} />;
  if (isFetching) return <PageSkeleton />;
  return (
    <RankingNotLoaded
      title={title ?? rankingWords.hubTitle}
      message={rankingWords.notLoaded}
      onRetry={() => void refetch()}
    />
  );
}
