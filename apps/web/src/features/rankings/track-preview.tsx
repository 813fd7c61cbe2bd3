import { memo } from 'react';
import { audioControl } from '#ui/audio-player/audio-control.ts';
import { Cover } from '#ui/cover.tsx';
import { Icon } from '#ui/icon.tsx';
import { LateCover } from '#ui/late-cover.tsx';
import { toggleClip, usePlaying } from './track-playing.ts';
import styles from './track-preview.module.css';

type TrackPreviewProps = {
  readonly title: string;
  readonly cover: string | null;
  readonly audioSource: string;
  /** In CSS pixels. */
  readonly size: number;
  /** True in lists that show their covers by `useLateCovers`. */
  readonly isLate?: boolean;
};

const names = {
  paused: (title: string) => `Play ${title}`,
  playing: (title: string) => `Pause ${title}`,
  failed: (title: string) => `Try to play ${title} again`,
} as const;

/**
 * A cover that plays its song's preview: where rows are many and low, it takes no room of its own, and its disc and
 * signs are drawn by the style sheet.
 */
export const TrackPreview = memo(function TrackPreview(props: TrackPreviewProps) {
  const { title, cover, audioSource, size, isLate = false } = props;
  const status = usePlaying((playing) => (playing.src === audioSource ? playing.status : 'paused'));
  return (
    <button
      type="button"
      className={styles['preview']}
      data-status={status}
      aria-label={names[status](title)}
      onClick={() => toggleClip(audioSource)}
      {...audioControl}
    >
      {isLate ? <LateCover src={cover} size={size} /> : <Cover src={cover} size={size} />}
      {status === 'failed' && <Icon name="reset" size="sm" />}
    </button>
  );
});
