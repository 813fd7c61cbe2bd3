import { useId } from 'react';
import { boxWords } from '#features/set-list/set-list.words.ts';
import type { SongBox, SongPlan } from './song-plan.ts';
import styles from './song-boxes.module.css';

type SongBoxesProps = {
  readonly era: string;
  readonly boxes: SongPlan['boxes'];
  /** The id of the text that tells the limit. */
  readonly limitId: string;
  readonly onTick: (song: string, isTicked: boolean) => void;
};

/** The era's own songs, each with a box: several are chosen at once. A box that does nothing stays in reach and says why. */
export function SongBoxes({ era, boxes, limitId, onTick }: SongBoxesProps) {
  return (
    <fieldset className={styles['songs']}>
      <legend className={styles['legend']}>{boxWords.legend(era)}</legend>
      <ul className={styles['list']}>
        {boxes.map((box) => (
          <li key={box.id}>
            <Box box={box} limitId={limitId} onTick={onTick} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type BoxProps = {
  readonly box: SongBox;
  readonly limitId: string;
  readonly onTick: SongBoxesProps['onTick'];
};

function Box({ box: { id: song, title, note, isTicked, isDisabled }, limitId, onTick }: BoxProps) {
  const id = useId();
  const reasonId = note === undefined ? limitId : `${id}-note`;
  return (
    <label className={styles['song']} data-disabled={isDisabled || undefined}>
      <input
        type="checkbox"
        checked={isTicked}
        aria-labelledby={`${id}-title`}
        aria-disabled={isDisabled || undefined}
        aria-describedby={isDisabled ? reasonId : undefined}
        onChange={(event) => {
          if (!isDisabled) onTick(song, event.target.checked);
        }}
      />
      <span className={styles['words']}>
        <span id={`${id}-title`}>{title}</span>
        {note !== undefined && (
          <span className={styles['note']} id={`${id}-note`}>
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
