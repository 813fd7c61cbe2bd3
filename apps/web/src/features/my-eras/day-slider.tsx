import type { KeptState } from '@thirteen/domain/history/kept-days.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import styles from './day-slider.module.css';
import { dayWords, myErasWords } from './my-eras.words.ts';

type DaySliderProps = {
  readonly from: number;
  readonly until: number;
  readonly day: number;
  readonly states: readonly KeptState<unknown>[];
  readonly onChange: (day: number) => void;
};

/** Chooses a day: by sliding, by arrow keys, or from change to change by taps. */
export function DaySlider({ from, until, day, states, onChange }: DaySliderProps) {
  const changes = states.map(({ since }) => since);
  const earlier = changes.findLast((change) => change < day);
  const later = changes.find((change) => change > day);
  const date = dayWords.full(day);
  return (
    <div className={styles['slider']}>
      <IconButton
        icon="left"
        variant="outlined"
        label={myErasWords.earlier}
        aria-disabled={earlier === undefined}
        onClick={() => earlier !== undefined && onChange(earlier)}
      />
      <input
        type="range"
        className={styles['track']}
        aria-label={myErasWords.slider}
        aria-valuetext={day === until ? myErasWords.today(date) : date}
        min={from}
        max={until}
        value={day}
        disabled={from === until}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <IconButton
        icon="right"
        variant="outlined"
        label={myErasWords.later}
        aria-disabled={later === undefined}
        onClick={() => later !== undefined && onChange(later)}
      />
    </div>
  );
}
