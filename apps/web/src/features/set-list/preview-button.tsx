import type { SetSong } from '@thirteen/domain/set-list/set-list.ts';
import { audioControl } from '#ui/audio-player/audio-control.ts';
import { Icon } from '#ui/icon.tsx';
import { useDesk } from './desk.ts';
import styles from './preview-button.module.css';
import { toggleTrack, useSetPlayer } from './set-player.ts';

type PreviewButtonProps = { readonly song: SetSong };

/** Plays the preview of a song of the show; of a mashup both, one after the other. */
export function PreviewButton({ song }: PreviewButtonProps) {
  const { book } = useDesk();
  const player = useSetPlayer();
  const title = book.titleOf(song);
  const isPlaying = player.kind === 'playing' && player.track.id === song;
  const hasFailed = player.kind === 'idle' && player.failedId === song;
  const name = isPlaying ? `Pause ${title}` : hasFailed ? `Try to play ${title} again` : `Play ${title}`;
  return (
    <button
      type="button"
      className={styles['disc']}
      data-playing={isPlaying || undefined}
      aria-label={name}
      {...audioControl}
      onClick={() => toggleTrack({ id: song, title, sources: book.previewsOf(song) })}
    >
      <Icon name={isPlaying ? 'pause' : hasFailed ? 'reset' : 'play'} size="sm" />
    </button>
  );
}
