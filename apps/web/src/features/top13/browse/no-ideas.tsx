import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { top13Words } from '../top13-words.ts';
import styles from './no-ideas.module.css';

/** Stands where the fan has ranked nothing yet. */
export function NoRankings() {
  return (
    <div className={styles['none']}>
      <p>{top13Words.noRankings}</p>
      <ButtonLink variant="quiet" to={paths.rankings}>
        {top13Words.toRankings}
      </ButtonLink>
    </div>
  );
}

/** Stands where no fan has a Top 13 yet. */
export function NoFavorites() {
  return (
    <div className={styles['none']}>
      <p>{top13Words.noFavorites}</p>
    </div>
  );
}
