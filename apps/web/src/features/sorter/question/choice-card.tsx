import type { RefObject } from 'react';
import { audioControl } from '#ui/audio-player/playing.ts';
import { useClip } from '#ui/audio-player/use-clip.ts';
import { Bead } from '#ui/beads/bead.tsx';
import { Cover } from '#ui/covers/cover.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { SortItem } from '#features/sorter/sort-items.ts';
import { sorterWords } from '#features/sorter/sorter.words.ts';
import styles from './choice-card.module.css';

/** Covers of up to this many choices are large enough to need the drawing itself. */
const LARGE_COVERS = 3;

type ChoiceCardProps = {
  readonly item: SortItem;
  /** From 1: the key that chooses it. */
  readonly number: number;
  /** How many cards there are. */
  readonly count: number;
  readonly hasKeys: boolean;
  /** Whether it can be chosen, was chosen as the best already, or is out of the question. */
  readonly state: 'open' | 'best' | 'out';
  readonly onChoose: () => void;
  readonly onSkip: () => void;
  /** Takes how to play or stop the preview, for the keyboard. */
  readonly previewRef: RefObject<Map<number, () => void>>;
};

/** One of the choices: the whole card chooses it; hovering it, resting the focus on it or its button plays the preview. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { item, number, count, hasKeys, state, onChoose, onSkip, previewRef } = props;
  const { audio, isPlaying, toggle, audioEvents, coverEvents } = useClip();
  const { title, about, cover, era } = item;

  function offerPreview(element: HTMLElement | null) {
    if (element) previewRef.current.set(number - 1, toggle);
  }

  return (
    <div
      ref={offerPreview}
      className={styles['card']}
      data-era={era}
      data-playing={isPlaying || undefined}
      data-state={state}
    >
      <button
        type="button"
        className={styles['choice']}
        data-choice=""
        aria-disabled={state !== 'open' || undefined}
        aria-keyshortcuts={hasKeys ? String(number) : undefined}
        onClick={onChoose}
        {...coverEvents}
      >
        <span className={styles['sleeve']}>
          <span className={styles['record']} />
          <Cover src={cover} size={count > LARGE_COVERS ? 96 : 320} loading="eager" />
          <span className={styles['number']}>
            <Bead look="letter">{state === 'best' ? <Icon name="check" size="sm" /> : number}</Bead>
          </span>
        </span>
        <span className={styles['words']}>
          <span className={styles['title']} data-title="">
            {title}
          </span>
          <span className={styles['about']}>{about}</span>
          {state === 'best' && <VisuallyHidden>{sorterWords.isBest}</VisuallyHidden>}
        </span>
      </button>
      <div className={styles['tools']}>
        {item.audio !== undefined && (
          <>
            <audio ref={audio} src={item.audio} preload="none" hidden {...audioEvents} />
            <span {...audioControl}>
              <IconButton
                icon={isPlaying ? 'pause' : 'play'}
                label={isPlaying ? sorterWords.stopPreview(title) : sorterWords.playPreview(title)}
                variant="outlined"
                onClick={toggle}
              />
            </span>
          </>
        )}
        <button
          type="button"
          className={styles['skip']}
          aria-label={sorterWords.skip(title)}
          onClick={onSkip}
        >
          {sorterWords.skipShort}
        </button>
      </div>
    </div>
  );
}
