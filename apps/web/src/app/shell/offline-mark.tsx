import { Icon } from '#ui/icon.tsx';
import styles from './offline-mark.module.css';
import { useOfflineSign } from './use-offline-sign.ts';

/**
 * Tells in the header, which stays in sight on long pages, that the site can't be reached and how many changes wait. It leads
 * up to the bar that says which.
 */
export function OfflineMark() {
  const sign = useOfflineSign();
  if (!sign) return null;
  return (
    <button
      type="button"
      className={styles['mark']}
      aria-label={sign.text}
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <Icon name="cloudOff" size="sm" />
      {sign.changes > 0 && <span>{sign.changes}</span>}
    </button>
  );
}
