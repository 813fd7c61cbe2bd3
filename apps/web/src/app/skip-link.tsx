import { MAIN_ID } from '#ui/main-area.tsx';
import styles from './skip-link.module.css';

/** The first stop of the keyboard on every screen: past what stands above the main area. */
export function SkipLink() {
  return (
    <a className={styles['skip']} href={`#${MAIN_ID}`}>
      Skip to main content
    </a>
  );
}
