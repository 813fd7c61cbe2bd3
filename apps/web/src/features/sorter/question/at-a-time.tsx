import { Select } from '#ui/forms/select.tsx';
import { choiceCounts, type ChoiceCount } from '../make-plan.ts';
import { sorterWords } from '../sorter.words.ts';
import styles from './at-a-time.module.css';

type AtATimeProps = {
  readonly choices: ChoiceCount;
  /** How many the present question shows. */
  readonly shown: number;
  readonly onChoose: (choices: ChoiceCount) => void;
};

/** How many a question shows, to be changed at any of them; and why one shows fewer. */
export function AtATime({ choices, shown, onChoose }: AtATimeProps) {
  return (
    <div className={styles['line']}>
      {shown < choices && <p className={styles['note']}>{sorterWords.fewer(shown)}</p>}
      <Select
        label={sorterWords.choicesAtOnce}
        value={String(choices)}
        choices={choiceCounts.map((count) => ({ value: String(count), name: sorterWords.atATime[count] }))}
        onChange={(value) => {
          const count = choiceCounts.find((one) => String(one) === value);
          if (count !== undefined) onChoose(count);
        }}
      />
    </div>
  );
}
