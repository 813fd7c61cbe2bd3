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

/** Stands where something could not be loaded: one sentence and one button. */
export function RetryCard({ title, message, onRetry, action = 'Try again' }: RetryCardProps) {
  return (
    <div className={styles['card']} role="alert">
      {title !== undefined && <h1 className={styles['title']}>{title}</h1>}
      <p className={styles['message']}>
        <Icon name="alert" />
        {message}
      </p>
      <Button variant="quiet" onClick={onRetry}>
        <Icon name="reset" size="sm" />
        {action}
      </Button>
    </div>
  );
}
