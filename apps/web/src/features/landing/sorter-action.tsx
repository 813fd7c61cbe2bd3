import { withNext } from '#lib/session/next-path.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { landingWords as words } from './landing.words.ts';
import styles from './sorter-action.module.css';
import { Icon } from '#ui/icon.tsx';

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

/** A search that leads to all songs: a form of the document itself, which needs no code. */
export function SearchSongs() {
  return (
    <search>
      <form className={styles['form']} action={paths.loved}>
        <label className={styles['box']}>
          <Icon name="search" size="sm" />
          <input
            type="search"
            name="q"
            data-focus="box"
            aria-label={words.search}
            placeholder={words.search}
          />
        </label>
        <button type="submit" className={styles['find']}>
          {words.find}
        </button>
      </form>
    </search>
  );
}
