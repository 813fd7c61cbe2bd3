import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Album } from '@thirteen/contract/catalogue.ts';
import type { EraEntry } from '@thirteen/contract/set-list.ts';
import { songIdsIn } from '@thirteen/domain/set-list/set-list.ts';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { top13ToPickQuery } from '#features/profile/profile.queries.ts';
import { ReportPage } from '#features/report/report-page.tsx';
import { CopyAsText } from '#features/transfer/take-along.tsx';
import { songsInOrder, toSharedShow } from '#features/set-list/shared/show.ts';
import { publicSetListQuery, ShowPoster } from '#features/set-list/shared/show-poster.tsx';
import { SetListNotLoaded, SetListNotPublic, ShowSkeleton } from '#features/set-list/shared/show-states.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { PickFiveBelow } from './pick-five-below.tsx';

/** A fan's set list, for everyone. It stands outside the shell, so it brings along what the shell's pages share. */
export function ShareSetListPage() {
  const { username = '' } = useParams();
  return (
    <QueryClientProvider client={queryClient}>
      <LoadedSetList key={username} username={username} />
    </QueryClientProvider>
  );
}

/** The songs of a show, with the albums that they are from where these are known. */
function songsOf(entries: readonly EraEntry[], albums: readonly Album[] | undefined) {
  const albumOf = new Map(albums?.flatMap(({ title, songs }) => songs.map((song) => [song['_id'], title])));
  return songsInOrder(toSharedShow(entries, albums)).map(({ id, title }) => ({
    title,
    album: songIdsIn(id)
      .flatMap((half) => albumOf.get(half) ?? [])
      .join(' / '),
  }));
}

function LoadedSetList({ username }: { readonly username: string }) {
  const setList = useQuery(publicSetListQuery(username));
  const albums = useQuery(albumsQuery);
  const pickable = useQuery({ ...top13ToPickQuery(username), enabled: setList.data !== undefined });

  if (setList.data !== undefined) {
    // The colors come with the albums: a poster that changes its colors would be worse than a moment's wait.
    if (albums.isPending) return <ShowSkeleton username={username} />;
    return (
      <ShowPoster
        username={username}
        entries={setList.data}
        albums={albums.data}
        after={
          <>
            <CopyAsText
              read={() => ({ name: `${username}’s set list`, songs: songsOf(setList.data, albums.data) })}
            />
            {pickable.data && <PickFiveBelow username={username} songs={pickable.data.songs} />}
            <ReportPage page="set-list" username={username} />
          </>
        }
      />
    );
  }
  if (setList.isPending) return <ShowSkeleton username={username} />;
  const isRefusal = setList.error instanceof ApiError && [400, 404].includes(setList.error.status);
  return isRefusal ? (
    <SetListNotPublic username={username} />
  ) : (
    <SetListNotLoaded username={username} onRetry={() => void setList.refetch()} />
  );
}
