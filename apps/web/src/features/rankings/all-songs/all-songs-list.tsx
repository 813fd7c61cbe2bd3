import { useMemo, useRef } from 'react';
import { useLazyCovers } from '#ui/covers/lazy-cover.tsx';
import { SortableList } from '#ui/sortable-list/sortable-list.tsx';
import styles from './all-songs-editor.module.css';
import { makeRankFieldEvents } from './typing/rank-field-events.ts';
import { NotPlacedNote, RankFieldsContext } from './typing/rank-field.tsx';
import { AllSongsRow } from './all-songs-row.tsx';
import type { RankedSong } from './ranked-songs.ts';
import type { RankTyping } from './typing/rank-typing.ts';
import { allSongsWords } from './all-songs.words.ts';

type AllSongsListProps = {
  /** The songs that the filter leaves. */
  readonly view: readonly RankedSong[];
  /** How many songs there are without a filter. */
  readonly count: number;
  /** True once it is known that the fan has ranked nothing. */
  readonly isUntouched: boolean;
  readonly typing: RankTyping;
  /** Places in the view, from 0. */
  readonly onMove: (from: number, to: number) => void;
};

const getId = (song: RankedSong) => song.id;
const getTitle = (song: RankedSong) => song.title;
const renderSong = (song: RankedSong, position: number) => <AllSongsRow song={song} position={position} />;

/** The songs to be ranked, below a note for those who have not begun. */
export function AllSongsList({ view, count, isUntouched, typing, onMove }: AllSongsListProps) {
  const container = useRef<HTMLDivElement>(null);
  useLazyCovers(container);
  const events = useMemo(() => makeRankFieldEvents(typing), [typing]);
  const fields = useMemo(() => ({ typing, count, events }), [typing, count, events]);
  return (
    <>
      {isUntouched && <p className={styles['empty']}>{allSongsWords.empty}</p>}
      <RankFieldsContext value={fields}>
        <NotPlacedNote />
        <div ref={container}>
          <SortableList
            label={allSongsWords.list}
            items={view}
            getId={getId}
            getTitle={getTitle}
            renderItem={renderSong}
            onMove={onMove}
          />
        </div>
      </RankFieldsContext>
    </>
  );
}
