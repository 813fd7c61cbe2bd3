import { MoveMenu } from '#ui/sortable-list/move-menu/move-menu.tsx';
import { SortableHandle } from '#ui/sortable-list/sortable-handle.tsx';
import { TrackPreview } from './track-preview.tsx';
import styles from './track-row.module.css';
import type { TrackSong } from './track-songs.ts';

const COVER_PX = 36;

type TrackRowProps = { readonly song: TrackSong; readonly position: number };

/** A song in the ranking of its track number. */
export function TrackRow({ song, position }: TrackRowProps) {
  return (
    <div className={styles['row']} data-first={position === 1 || undefined}>
      <span className={styles['grip']}>
        <SortableHandle />
      </span>
      <span className={styles['numeral']}>{position}</span>
      <TrackPreview
        id={song.id}
        title={song.title}
        cover={song.cover}
        audioSource={song.audioSource}
        size={COVER_PX}
      />
      <div className={styles['words']}>
        <p className={styles['title']}>{song.title}</p>
        <p className={styles['album']}>{song.albumName}</p>
      </div>
      <MoveMenu isSong />
    </div>
  );
}
