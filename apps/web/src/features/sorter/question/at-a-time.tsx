import { Select } from '#ui/forms/select.tsx';
import { choiceCounts, type ChoiceCount } from '../make-plan.ts';
import { sorterWords } from '../sorter.words.ts';
import styles from './at-a-time.module.css';

type AtATimeProps = {
  readonly choices: ChoiceCount;
  /** How many the present question shows, where that needs a word: fewer than the one before. */
  readonly fewer: number | undefined;
  readonly onChoose: (choices: ChoiceCount) => void;
};

/** How many a question shows, to be changed at any of them; and why one shows fewer, once. */
export function AtATime({ choices, fewer, onChoose }: AtATimeProps) {
  return (
    <div className={styles['line']}>
      {fewer !== undefined && <p className={styles['note']}>{sorterWords.fewer(fewer)}</p>}
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
