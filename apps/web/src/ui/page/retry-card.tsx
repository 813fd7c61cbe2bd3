import { useAwayText } from '#lib/api/site-reach.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './retry-card.module.css';

type RetryCardProps = {
  readonly message: string;
  readonly onRetry: () => void;
  /** A heading, where the card is the whole page. */
  readonly title?: string;
  /** The button's words. */
  readonly action?: string;
};

/** Stands where something could not be loaded: what it is, where the site is away also what still works, and one button. */
export function RetryCard({ title, message, onRetry, action = 'Try again' }: RetryCardProps) {
  const awayText = useAwayText();
  const text = awayText === undefined || title === undefined ? message : '';
  return (
    <div className={styles['card']} role="alert">
      {title !== undefined && <h1 className={styles['title']}>{title}</h1>}
      <p className={styles['message']}>
        <Icon name={awayText === undefined ? 'alert' : 'cloudOff'} />
        {text} {awayText}
      </p>
      <Button variant="quiet" onClick={onRetry}>
        <Icon name="reset" size="sm" />
        {action}
      </Button>
    </div>
  );
}
