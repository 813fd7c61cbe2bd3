import type { Album } from '@thirteen/contract/catalogue.ts';
import { useMemo, type ComponentProps } from 'react';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { setListWords } from './set-list.words.ts';
import { SetListLayout } from './set-list-layout.tsx';
import { SetListSkeleton } from './set-list-states.tsx';
import { SetListEditor } from './set-list-editor.tsx';
import { makeSongIndex } from './song-index.ts';

type SetListBuilderProps = Pick<ComponentProps<typeof SetListEditor>, 'renderTools'> & {
  /** Undefined while they load. */
  readonly albums: readonly Album[] | undefined;
  readonly haveAlbumsFailed: boolean;
  readonly onRetryAlbums: () => void;
};

/** The dream set list of the fan, saved with each change. */
export function SetListBuilder(props: SetListBuilderProps) {
  const { albums, haveAlbumsFailed, onRetryAlbums, renderTools } = props;
  const songIndex = useMemo(() => albums && makeSongIndex(albums), [albums]);
  if (songIndex) return <SetListEditor songIndex={songIndex} renderTools={renderTools} />;
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
