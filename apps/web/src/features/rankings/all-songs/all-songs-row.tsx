import { MoveMenu } from '#ui/sortable-list/move-menu/move-menu.tsx';
import { SortableHandle } from '#ui/sortable-list/sortable-handle.tsx';
import { useSortablePlace } from '#ui/sortable-list/sortable-row-context.ts';
import { RankField } from './typing/rank-field.tsx';
import styles from './all-songs-row.module.css';
import type { RankedSong } from './ranked-songs.ts';
import { TrackPreview } from '#features/rankings/track-numbers/track-preview.tsx';

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
export function AllSongsRow({ song, position }: AllSongsRowProps) {
  const place = useSortablePlace();
  // Where songs are left out, places are no ranks, and what a rank would become is not known here.
  const shownRank = song.rank === place.position ? position : song.rank;
  return (
    <div className={styles['row']} data-placed={song.isPlaced || undefined}>
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
      <div className={styles['words']}>
        <p className={styles['title']}>{song.title}</p>
        <p className={styles['album']}>{song.albumName}</p>
      </div>
      <MoveMenu isSong />
    </div>
  );
}
