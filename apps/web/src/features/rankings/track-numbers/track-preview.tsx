import { memo } from 'react';
import { audioControl } from '#ui/audio-player/playing.ts';
import { toggleClip, useClipStatus } from '#ui/audio-player/clip-player.ts';
import { playButtonLooks } from '#ui/audio-player/playback.words.ts';
import { Cover } from '#ui/covers/cover.tsx';
import { Icon } from '#ui/icon.tsx';
import { LazyCover } from '#ui/covers/lazy-cover.tsx';
import styles from './track-preview.module.css';

type TrackPreviewProps = {
  /** The song's id. */
  readonly id: string;
  readonly title: string;
  readonly cover: string | null;
  readonly audioSource: string;
  /** In CSS pixels. */
  readonly size: number;
  /** True in lists that show their covers by `useLazyCovers`. */
  readonly isLate?: boolean;
};

/**
 * A cover that plays its song's preview: where rows are many and low, it takes no room of its own, and its disc and
 * signs are drawn by the style sheet.
 */
export const TrackPreview = memo(function TrackPreview(props: TrackPreviewProps) {
  const { id, title, cover, audioSource, size, isLate = false } = props;
  const status = useClipStatus(id);
  return (
    <button
      type="button"
      className={styles['preview']}
      data-status={status}
      aria-label={playButtonLooks[status].nameOf(title)}
      onClick={() => toggleClip({ id, sources: [audioSource] })}
      {...audioControl}
    >
      {isLate ? <LazyCover src={cover} size={size} /> : <Cover src={cover} size={size} />}
      {status === 'failed' && <Icon name="reset" size="sm" />}
    </button>
  );
});
