import { profileWords } from './profile.words.ts';
import styles from './saving-mark.module.css';

type SavingMarkProps = { readonly isSaving: boolean };

/** Says beside a control that what was chosen is on its way. */
export function SavingMark({ isSaving }: SavingMarkProps) {
  return (
    <span className={styles['mark']} data-shown={isSaving || undefined} aria-hidden={!isSaving}>
      <span className={styles['spinner']} />
      {profileWords.saving}
    </span>
  );
}
