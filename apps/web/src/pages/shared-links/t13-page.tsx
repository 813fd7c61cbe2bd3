import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { guessedText, readCertain } from '@thirteen/contract/certain-songs.ts';
import { linkedTop13Page } from '@thirteen/contract/sharing.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { albumsQuery, readAlbums, themesByTitle } from '#features/catalogue/catalogue.queries.ts';
import { pickWords } from '#features/match/match.words.ts';
import { Top13Songs } from '#features/profile/top13-songs.tsx';
import { LinkedTop13, top13LinkQuery } from '#features/top13/shared/linked-top13.tsx';
import { ShareTop13Link } from '#features/top13/shared/share-top13-link.tsx';
import {
  Top13LinkNotLoaded,
  Top13LinkSkeleton,
  Top13LinkUnknown,
} from '#features/top13/shared/top13-link-states.tsx';
import { top13LinkWords } from '#features/top13/shared/top13-link.words.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { usePauseOnNavigation } from '#ui/audio-player/playing.ts';
import { CopyTop13 } from '#pages/lists/take-along-songs.tsx';
import { PickFiveBelow, PickFiveInvite } from './pick-five-below.tsx';

/** A Top 13 that is its own link, for everyone. It stands outside the shell, so it brings along what the shell's pages share. */
export function T13Page() {
  const { code = '' } = useParams();
  usePauseOnNavigation();
  return (
    <QueryClientProvider client={queryClient}>
      <LoadedTop13 key={code} code={code} />
    </QueryClientProvider>
  );
}

function LoadedTop13({ code }: { readonly code: string }) {
  const [search] = useSearchParams();
  const certain = readCertain(search);
  const link = useQuery(top13LinkQuery(code, readAlbums));
  const albums = useQuery(albumsQuery);
  const themeOf = useMemo(() => themesByTitle(albums.data), [albums.data]);

  if (link.data !== undefined) {
    // The colors come with the albums: a bracelet that changes its colors would be worse than a moment's wait.
    if (albums.isPending) return <Top13LinkSkeleton />;
    const { songs } = link.data;
    // Guesses count in no match.
    const canPick = certain === TOP13_SLOTS;
    return (
      <LinkedTop13
        head={linkedTop13Page({
          code,
          certain,
          songs: songs.map(({ slot, songTitle: title }) => ({ slot, title })),
        })}
        title={top13LinkWords.title}
        lead={top13LinkWords.subtitle}
        note={guessedText(certain)}
        invite={canPick && <PickFiveInvite username={pickWords.nobody} songs={songs} />}
        share={
          <>
            <ShareTop13Link code={code} certain={certain} title={top13LinkWords.title} />
            <CopyTop13 name={top13LinkWords.title} songs={songs} />
          </>
        }
        top13={songs}
        themeOf={themeOf}
        songs={<Top13Songs songs={songs} />}
        after={canPick && <PickFiveBelow username={pickWords.nobody} songs={songs} />}
      />
    );
  }
  if (link.error instanceof ApiError && [400, 404].includes(link.error.status)) return <Top13LinkUnknown />;
  if (link.isFetching) return <Top13LinkSkeleton />;
  return <Top13LinkNotLoaded error={link.error} onRetry={() => void link.refetch()} />;
}
