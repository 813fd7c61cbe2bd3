import type { Album } from '@thirteen/contract/catalogue.ts';
import { PLAIN_ERA } from '@thirteen/domain/catalogue/era-look.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { eraKeys } from '#lib/built-catalogue.ts';
import { Bead, BeadRow } from '#ui/beads/bead.tsx';
import type { SortGoal } from '../sort-goal.ts';
import { sorterWords } from '../sorter.words.ts';
import styles from './goal-cards.module.css';
import { goalOffers } from './goals.ts';

const colors = [...eraKeys, PLAIN_ERA];
const bracelet = Array.from({ length: TOP13_SLOTS }, (_, place) => colors[(place * 5) % colors.length]);

type GoalCardsProps = {
  readonly albums: readonly Album[];
  readonly goal: SortGoal;
  readonly onChoose: (goal: SortGoal) => void;
};

/** What can be sorted, one of which is chosen. */
export function GoalCards({ albums, goal, onChoose }: GoalCardsProps) {
  return (
    <fieldset className={styles['goals']}>
      <legend>{sorterWords.goals}</legend>
      <div className={styles['cards']}>
        {goalOffers.map(({ id, era, start, fits }) => (
          <label key={id} className={styles['card']} data-era={era} data-first={id === 'top13' || undefined}>
            <input
              type="radio"
              name="goal"
              className={styles['radio']}
              checked={fits(goal)}
              onChange={() => onChoose(start(albums))}
            />
            <Bead era={era} />
            <span className={styles['title']}>{sorterWords.goal[id].title}</span>
            <span className={styles['about']}>{sorterWords.goal[id].about}</span>
            {id === 'top13' && (
              <span className={styles['bracelet']}>
                <BeadRow layout="spread">
                  {bracelet.map((bead, place) => (
                    // eslint-disable-next-line react/no-array-index-key -- a bead is its place
                    <Bead key={place} era={bead} />
                  ))}
                </BeadRow>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
