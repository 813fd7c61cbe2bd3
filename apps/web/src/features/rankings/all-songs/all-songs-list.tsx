import { useMemo, useRef } from 'react';
import { useLazyCovers } from '#ui/covers/lazy-cover.tsx';
import { SortableList } from '#ui/sortable-list/sortable-list.tsx';
import styles from './all-songs-editor.module.css';
import { makeRankFieldEvents, NotPlacedNote, RankFieldsContext, RankField } from './typing/rank-field.tsx';
import type { RankedSong } from './ranked-songs.ts';
import type { RankTyping } from './typing/rank-typing.ts';
import { allSongsWords } from './all-songs.words.ts';
import { MoveMenu } from '#ui/sortable-list/move-menu/move-menu.tsx';
import { SortableHandle, useSortablePlace } from '#ui/sortable-list/sortable-row.tsx';
import row from './all-songs-row.module.css';
import { TrackPreview } from '#features/rankings/track-numbers/track-preview.tsx';

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

const COVER_PX = 44;

type AllSongsRowProps = {
  readonly song: RankedSong;
  /** The place that it shows: while a song is lifted by a key, the one to come. */
  readonly position: number;
};

/**
 * A song among all songs: its grip, its rank, its cover, which plays it, its album and its menu. There are hundreds of
 * these, so nothing is wrapped for the sake of its looks.
 */
function AllSongsRow({ song, position }: AllSongsRowProps) {
  const place = useSortablePlace();
  // Where songs are left out, places are no ranks, and what a rank would become is not known here.
  const shownRank = song.rank === place.position ? position : song.rank;
  return (
    <div className={row['row']} data-placed={song.isPlaced || undefined}>
      <SortableHandle />
      <RankField song={song} shownRank={shownRank} />
      <TrackPreview
        id={song.id}
        title={song.title}
        cover={song.cover}
        audioSource={song.audioSource}
        size={COVER_PX}
        isLate
      />
      <div className={row['words']}>
        <p className={row['title']}>{song.title}</p>
        <p className={row['album']}>{song.albumName}</p>
      </div>
      <MoveMenu kind="song" />
    </div>
  );
}
