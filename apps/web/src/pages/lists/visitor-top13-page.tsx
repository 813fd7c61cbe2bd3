import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { knownSongsQuery } from '#features/landing/landing.queries.ts';
import { useVisitorTop13 } from '#features/top13/use-top13.ts';
import { top13Words } from '#features/top13/top13.words.ts';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { withNext } from '#lib/session/next-path.ts';
import { paths } from '#lib/paths.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { useSession } from '#lib/session/session.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { OwnTop13 } from './own-top13.tsx';
import { SortedRest } from './sorted-rest.tsx';

const reads = {
  readFavorites: async () => {
    const { songs } = await queryClient.fetchQuery(knownSongsQuery);
    return songs.flatMap(({ songTitle: title, top13s: count }) => (count > 0 ? [{ title, count }] : []));
  },
};

/** The Top 13 of a visitor, placed by hand: it stays in this browser, and is a link once it is whole. */
export function VisitorTop13Page() {
  const albums = useQuery(albumsQuery);
  const list = useVisitorTop13();
  if (useSession() !== undefined) return <Navigate to={paths.top13} replace />;
  return (
    <OwnTop13
      list={list}
      reads={reads}
      albums={albums.data}
      offer={(top13) => <SortedRest top13={top13} albums={albums.data ?? []} />}
      foot={
        <ButtonLink to={withNext(paths.signup, paths.top13)} variant="quiet">
          {top13Words.signUp}
        </ButtonLink>
      }
    />
  );
}
