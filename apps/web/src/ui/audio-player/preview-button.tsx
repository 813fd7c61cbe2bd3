import { Icon } from '#ui/icon.tsx';
import { audioControl } from './playing.ts';
import { toggleClip, useClipStatus, type Clip } from './clip-player.ts';
import { playButtonLooks } from './playback.words.ts';
import styles from './preview-button.module.css';
import { words } from '#lib/words.ts';
import { toast } from '#ui/toasts/toast.ts';

type PreviewButtonProps = {
  readonly clip: Clip;
  /** What is played; it names the button. */
  readonly title: string;
};

/**
 * A round button that plays or stops a clip. `--disc-size`, `--disc-playing` and `--disc-on-playing` set its size and
 * its colors while it plays.
 */
export function PreviewButton({ clip, title }: PreviewButtonProps) {
  const status = useClipStatus(clip.id);
  const { icon, nameOf } = playButtonLooks[status];
  return (
    <button
      type="button"
      className={styles['disc']}
      data-status={status}
      aria-label={nameOf(title)}
      onClick={() => toggleClip(clip, tellBrokenClip)}
      {...audioControl}
    >
      <Icon name={icon} size="sm" />
    </button>
  );
}

/** Tells a fan that a preview could not be loaded: for the Top 13, profiles and set lists. Rankings only log it. */
export function tellBrokenClip(): void {
  toast.error(words.audio.failed);
}
