import { MoveMenu } from '#ui/sortable-list/move-menu.tsx';
import { SortableHandle } from '#ui/sortable-list/sortable-handle.tsx';
import { RankField } from './all-songs-rank-field.tsx';
import styles from './all-songs-row.module.css';
import type { RankedSong } from './all-songs-rows.ts';
import { TrackPreview } from './track-preview.tsx';

const COVER_PX = 44;

/** A song among all songs: its grip, its rank, its cover, which plays it, its album and its menu. */
export function AllSongsRow({ song }: { readonly song: RankedSong }) {
  return (
    <div className={styles['row']} data-song={song.id}>
      <span className={styles['grip']}>
        <SortableHandle />
      </span>
      <RankField song={song} />
      <span className={styles['cover']}>
        <TrackPreview title={song.title} cover={song.cover} audioSource={song.audioSource} size={COVER_PX} />
      </span>
      <div className={styles['words']}>
        <p className={styles['title']}>{song.title}</p>
        <p className={styles['album']}>{song.albumName}</p>
      </div>
      <span className={styles['menu']}>
        <MoveMenu />
      </span>
    </div>
  );
}
