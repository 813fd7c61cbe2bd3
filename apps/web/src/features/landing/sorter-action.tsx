import { withNext } from '#lib/session/next-path.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { landingWords as words } from './landing.words.ts';
import styles from './sorter-action.module.css';

type SorterActionProps = {
  /** Whether the first beads are chosen, which an account can keep. */
  readonly isFull?: boolean;
};

/** What a visitor does next: the way to the sorter, the one loud button of the landing page. It is as large before as after. */
export function SorterAction({ isFull = false }: SorterActionProps) {
  return (
    <div className={styles['action']}>
      <ButtonLink to={paths.loved}>{isFull ? words.sortRest : words.sort}</ButtonLink>
      <span className={styles['beside']}>
        <span className={styles['note']} data-shown={!isFull || undefined}>
          {words.noAccount}
        </span>
        <span className={styles['sign-up']} data-shown={isFull || undefined}>
          <ButtonLink to={withNext(paths.signup, paths.top13)} variant="quiet">
            {words.signUp}
          </ButtonLink>
        </span>
      </span>
    </div>
  );
}
