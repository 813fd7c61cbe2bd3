import type { Album } from '@thirteen/contract/catalogue.ts';
import { useMemo } from 'react';
import { RetryCard } from '#ui/retry-card.tsx';
import { setListWords } from './set-list.words.ts';
import { SetListLayout } from './set-list-layout.tsx';
import { SetListSkeleton } from './set-list-states.tsx';
import { SetListEditor } from './set-list-editor.tsx';
import { makeSongIndex } from './song-index.ts';

type SetListBuilderProps = {
  /** Undefined while they load. */
  readonly albums: readonly Album[] | undefined;
  readonly haveAlbumsFailed: boolean;
  readonly onRetryAlbums: () => void;
};

/** The dream set list of the fan, saved with each change. */
export function SetListBuilder({ albums, haveAlbumsFailed, onRetryAlbums }: SetListBuilderProps) {
  const songIndex = useMemo(() => albums && makeSongIndex(albums), [albums]);
  if (songIndex) return <SetListEditor songIndex={songIndex} />;
  return (
    <SetListLayout>
      {haveAlbumsFailed ? (
        <RetryCard message={setListWords.songsNotLoaded} onRetry={onRetryAlbums} />
      ) : (
        <SetListSkeleton />
      )}
    </SetListLayout>
  );
}
