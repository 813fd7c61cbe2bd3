import { memo } from 'react';
import { Cover } from '#ui/cover.tsx';
import { Icon } from '#ui/icon.tsx';
import { toggleClip, usePlaying } from './track-playing.ts';
import styles from './track-preview.module.css';

type TrackPreviewProps = {
  readonly title: string;
  readonly cover: string | null;
  readonly audioSource: string;
  /** In CSS pixels. */
  readonly size: number;
};

const looks = {
  paused: { icon: 'play', name: (title: string) => `Play ${title}` },
  playing: { icon: 'pause', name: (title: string) => `Pause ${title}` },
  failed: { icon: 'reset', name: (title: string) => `Try to play ${title} again` },
} as const;

/** A cover that plays its song's preview: where rows are many and low, it takes no room of its own. */
export const TrackPreview = memo(function TrackPreview(props: TrackPreviewProps) {
  const { title, cover, audioSource, size } = props;
  const status = usePlaying((playing) => (playing.src === audioSource ? playing.status : 'paused'));
  const { icon, name } = looks[status];
  return (
    <button
      type="button"
      className={styles['preview']}
      data-status={status}
      aria-label={name(title)}
      onClick={() => toggleClip(audioSource)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Cover src={cover} size={size} />
      <span className={styles['disc']}>
        <Icon name={icon} size="sm" />
      </span>
    </button>
  );
});
