import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { sorterWords } from '../sorter.words.ts';
import styles from './question-actions.module.css';

type QuestionActionsProps = {
  readonly canUndo: boolean;
  readonly onTie: () => void;
  /** Goes on without saying which is the next best, where that is asked. */
  readonly onNext: (() => void) | undefined;
  readonly onUndo: () => void;
  /** The address of the result as it stands. */
  readonly resultPath: string;
  readonly onHelp: () => void;
};

/** What else can be said to a question than which is best, and the way out. */
export function QuestionActions({
  canUndo,
  onTie,
  onNext,
  onUndo,
  resultPath,
  onHelp,
}: QuestionActionsProps) {
  return (
    <div className={styles['actions']}>
      {onNext ? (
        <Button onClick={onNext}>{sorterWords.next}</Button>
      ) : (
        <Button variant="quiet" onClick={onTie}>
          {sorterWords.tie}
        </Button>
      )}
      <Button variant="quiet" aria-disabled={!canUndo} onClick={onUndo}>
        <Icon name="undo" size="sm" />
        {sorterWords.undo}
      </Button>
      <span className={styles['end']}>
        <ButtonLink variant="quiet" to={resultPath}>
          {sorterWords.stop}
        </ButtonLink>
        <span className={styles['help']}>
          <IconButton icon="info" variant="outlined" label={sorterWords.help} onClick={onHelp} />
        </span>
      </span>
    </div>
  );
}
