import { audioControl } from '#ui/audio-player/audio-control.ts';
import { Icon } from '#ui/icon.tsx';
import type { SharedSong } from './shared-show.ts';
import type { ShowSound } from './use-show-player.ts';
import styles from './preview-button.module.css';

type PreviewButtonProps = {
  readonly song: SharedSong;
  readonly sound: ShowSound;
  readonly onToggle: (song: SharedSong) => void;
};

const looks = {
  paused: { icon: 'play', name: (title: string) => `Play ${title}` },
  playing: { icon: 'pause', name: (title: string) => `Pause ${title}` },
  failed: { icon: 'reset', name: (title: string) => `Try to play ${title} again` },
} as const;

/** Plays the preview of a song of the show. */
export function PreviewButton({ song, sound, onToggle }: PreviewButtonProps) {
  const status = sound.songId === song.id ? 'playing' : sound.failedId === song.id ? 'failed' : 'paused';
  const { icon, name } = looks[status];
  return (
    <button
      type="button"
      className={styles['disc']}
      data-status={status}
      aria-label={name(song.title)}
      onClick={() => onToggle(song)}
      {...audioControl}
    >
      <Icon name={icon} size="sm" />
    </button>
  );
}
