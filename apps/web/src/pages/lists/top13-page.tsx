import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { NamedTop13Choice } from '#features/profile/own/named-top13-choice.tsx';
import { userProfileQuery } from '#features/profile/profile.queries.ts';
import { allSongsOrderQuery, rankingsQuery } from '#features/rankings/rankings.queries.ts';
import { allFavoriteSongsQuery } from '#features/statistics/statistics.queries.ts';
import { VisitorTop13Offer } from '#features/top13/visitor-top13-offer.tsx';
import { top13Words } from '#features/top13/top13.words.ts';
import { useTop13 } from '#features/top13/use-top13.ts';
import { paths } from '#lib/paths.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { OwnTop13 } from './own-top13.tsx';

const reads = {
  readFavorites: () => queryClient.fetchQuery(allFavoriteSongsQuery),
  readOrders: async () => {
    const [orders, allSongs] = await Promise.all([
      queryClient.fetchQuery(rankingsQuery),
      queryClient.fetchQuery(allSongsOrderQuery),
    ]);
    const albums = Object.entries(orders).map(([key, { state }]) => [key, state.order] as const);
    return { allSongs: allSongs.state.order, albums: Object.fromEntries(albums) };
  },
};

/** The Top 13 of the fan, with the fan's rankings and the statistics to choose from. */
export function Top13Page() {
  const albums = useQuery(albumsQuery);
  const list = useTop13();
  // For the choice of a link with a name: a card that grew after it came would not be in sight as a whole.
  usePrefetchQuery(userProfileQuery);
  return (
    <OwnTop13
      list={list}
      reads={reads}
      albums={albums.data}
      offer={(top13) => <VisitorTop13Offer top13={top13} albums={albums.data ?? []} />}
      foot={
        <>
          <ButtonLink variant="quiet" to={paths.userProfile}>
            {top13Words.viewProfile} <Icon name="right" size="sm" />
          </ButtonLink>
          <ButtonLink variant="quiet" to={paths.myEras}>
            {top13Words.viewMyEras} <Icon name="right" size="sm" />
          </ButtonLink>
        </>
      }
      named={(isWhole) => <NamedTop13Choice isOffered={isWhole} />}
    />
  );
}
