import type { Album } from '@thirteen/contract/albums.ts';
import { useMemo } from 'react';
import { RetryCard } from '#ui/retry-card.tsx';
import { setListWords } from './set-list.words.ts';
import { ShowFrame } from './show-frame.tsx';
import { SetListSkeleton } from './set-list-skeleton.tsx';
import { SetListTable } from './set-list-table.tsx';
import { makeSongBook } from './song-book.ts';

type SetListBuilderProps = {
  /** Undefined while they load. */
  readonly albums: readonly Album[] | undefined;
  readonly haveAlbumsFailed: boolean;
  readonly onRetryAlbums: () => void;
};

/** The dream set list of the fan, saved with each change. */
export function SetListBuilder({ albums, haveAlbumsFailed, onRetryAlbums }: SetListBuilderProps) {
  const book = useMemo(() => albums && makeSongBook(albums), [albums]);
  if (book) return <SetListTable book={book} />;
  return (
    <ShowFrame>
      {haveAlbumsFailed ? (
        <RetryCard message={setListWords.songsNotLoaded} onRetry={onRetryAlbums} />
      ) : (
        <SetListSkeleton />
      )}
    </ShowFrame>
  );
}
