import { useId } from 'react';
import { AudioPlayer } from '#ui/audio-player/audio-player.tsx';
import { tellBrokenClip } from '#ui/audio-player/preview-button.tsx';
import { Cover } from '#ui/covers/cover.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { MoveMenu } from '#ui/sortable-list/move-menu/move-menu.tsx';
import styles from './song-panel.module.css';
import { top13Words } from '#features/top13/top13.words.ts';
import type { SlotSong } from '#features/top13/top13.queries.ts';

type SongPanelProps = {
  readonly song: SlotSong;
  readonly theme: string;
  readonly isSaving: boolean;
  readonly onReset: () => void;
};

/** A chosen song on the art of its album's era. */
export function SongPanel({ song, theme, isSaving, onReset }: SongPanelProps) {
  const titleId = useId();
  return (
    <div className={styles['container']}>
      <div
        className={styles['panel']}
        data-era={theme}
        data-saving={isSaving || undefined}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset can't be a grid in all browsers
        role="group"
        aria-labelledby={titleId}
        tabIndex={-1}
        data-slot-target=""
      >
        <img
          className={styles['art']}
          src={`/media/panels/${theme}.svg`}
          width={1200}
          height={300}
          loading="lazy"
          decoding="async"
          alt=""
        />
        <span className={styles['cover']}>
          <Cover src={song.cover} size={76} />
        </span>
        <div className={styles['song']}>
          <p className={styles['title']} id={titleId}>
            {song.title}
          </p>
          <p className={styles['album']}>{song.albumName}</p>
        </div>
        <div className={styles['player']}>
          <AudioPlayer src={song.audioSource} title={song.title} tone="art" onFail={tellBrokenClip} />
        </div>
        <span className={styles['move']}>
          <MoveMenu kind="song" />
        </span>
        <span className={styles['reset']}>
          <IconButton icon="close" label={top13Words.reset(song.title)} variant="art" onClick={onReset} />
        </span>
      </div>
    </div>
  );
}
