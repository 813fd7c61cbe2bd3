import type { Album } from '@thirteen/contract/catalogue.ts';
import { top13Headline } from '@thirteen/domain/top13/era-split.ts';
import type { Top13 } from '@thirteen/domain/top13/top13.ts';
import { useMemo, type ReactNode } from 'react';
import {
  erasBySong,
  findSongs,
  numbersById,
  songQuery,
  themesByTitle,
} from '#features/catalogue/catalogue.queries.ts';
import { StartWithPicks } from '#features/match/start-with-picks.tsx';
import type { SongSource } from '#features/top13/song-source.ts';
import { Top13Editor } from '#features/top13/top13-editor.tsx';
import { editTop13 } from '#features/top13/top13.saving.ts';
import type { Top13View } from '#features/top13/use-top13.ts';
import { ShareOwnTop13 } from '#features/top13/shared/share-own-top13.tsx';
import { transferWords } from '#features/transfer/transfer.words.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { TakeAlongSongs } from './take-along-songs.tsx';

const calls = {
  findSongs,
  // The answer decides whether the song still exists, so it is always fetched, without a second try.
  getSong: (id: string) => queryClient.fetchQuery({ ...songQuery(id), staleTime: 0, retry: false }),
};

type OwnTop13Props = {
  readonly list: Top13View;
  /** What else than the catalogue songs are chosen from. */
  readonly reads: Pick<SongSource, 'readFavorites' | 'readOrders'>;
  /** Undefined while they load. */
  readonly albums: readonly Album[] | undefined;
  readonly offer?: (top13: Top13) => ReactNode;
  /** The choice of a link with a name, where there can be one. */
  readonly named?: (isWhole: boolean) => ReactNode;
  readonly foot: ReactNode;
};

/** The Top 13 editor of whoever is here, with the catalogue and what fans love to choose from. */
export function OwnTop13({ list, reads, albums, offer, named, foot }: OwnTop13Props) {
  const source = useMemo(() => ({ ...calls, ...reads, albums: albums ?? [] }), [albums, reads]);
  const themeOf = useMemo(() => themesByTitle(albums), [albums]);
  const eraOf = useMemo(() => erasBySong(albums), [albums]);
  const isFan = useSession() !== undefined;
  const numberOf = useMemo(() => numbersById(albums), [albums]);
  return (
    <Top13Editor
      list={list}
      source={source}
      themeOf={themeOf}
      foot={foot}
      offer={(top13) => (
        <>
          {offer?.(top13)}
          <StartWithPicks top13={top13} albums={source.albums} onUse={editTop13} />
        </>
      )}
      share={(top13, { isNew, onDone }, themes) => (
        <>
          <ShareOwnTop13
            top13={top13}
            numberOf={numberOf}
            named={named}
            news={
              isNew ? { headline: top13Headline(songsWithEras(top13, eraOf)), themes, onDone } : undefined
            }
          />
          {top13.every((id) => id === null) ? (
            isFan && (
              <ButtonLink to={paths.importList} variant="quiet">
                {transferWords.bringInFirst}
              </ButtonLink>
            )
          ) : (
            <TakeAlongSongs name="My Top 13" ids={top13.filter((id) => id !== null)} albums={albums} />
          )}
        </>
      )}
    />
  );
}

/** The chosen songs with their eras; a song that the catalogue does not know is left out. */
function songsWithEras(top13: Top13, eraOf: (songId: string) => string | null | undefined) {
  return top13.flatMap((id, index) => {
    const era = id === null ? undefined : eraOf(id);
    return era === undefined ? [] : [{ slot: index + 1, era }];
  });
}
