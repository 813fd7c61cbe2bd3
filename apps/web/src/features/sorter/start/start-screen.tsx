import type { Album } from '@thirteen/contract/catalogue.ts';
import type { SortPlan } from '@thirteen/domain/sorter/sort.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { Page } from '#ui/page/page.tsx';
import { usePreset } from '../use-preset.ts';
import { knownSources, type FanLists, type KnownSource } from '../known-orders.ts';
import type { SortLine } from '../sort-state.ts';
import { makePlan, type ChoiceCount, type SortSetup } from '../make-plan.ts';
import { listOf, type SortGoal } from '../sort-goal.ts';
import { sorterWords } from '../sorter.words.ts';
import { GoalCards } from './goal-cards.tsx';
import { GoalDetails } from './goal-details.tsx';
import { firstTicked, itemsOfGoal } from './sort-choice.ts';
import { SetupPanel } from './setup-panel.tsx';
import { SortList } from './sort-list.tsx';
import styles from './start-screen.module.css';

type StartScreenProps = {
  readonly albums: readonly Album[];
  readonly lists: FanLists;
  readonly goal: SortGoal;
  readonly sorts: readonly SortLine[];
  /** What of before the login did not come into the account. */
  readonly left: ReactNode;
  /** What could not be read, with another try. */
  readonly notice: ReactNode;
  readonly isVisitor: boolean;
  readonly onGoal: (goal: SortGoal) => void;
  readonly onStart: (plan: SortPlan) => void;
  readonly onRemove: (sort: SortLine) => void;
};

const NONE: ReadonlySet<never> = new Set();

/** What to sort and how, and what is under way. */
export function StartScreen(props: StartScreenProps) {
  const { albums, lists, goal, sorts, left, notice, isVisitor, onGoal, onStart, onRemove } = props;
  const preset = usePreset();
  const [chosen, setChoices] = useState<ChoiceCount>();
  const choices = chosen ?? preset;
  const [unticked, setUnticked] = useState<ReadonlySet<KnownSource['id']>>(NONE);
  const [ticking, setTicking] = useState({ goal, ticked: firstTicked(goal, albums, lists) });
  const ticked = ticking.goal === goal ? ticking.ticked : firstTicked(goal, albums, lists);
  const setup = useMemo((): SortSetup => {
    const { items, given } = itemsOfGoal(goal, ticked, albums, lists);
    const sources = given.length > 0 ? [] : knownSources(lists, items, listOf(goal));
    return { goal, items, sources, unticked, given, choices };
  }, [goal, ticked, albums, lists, unticked, choices]);

  return (
    <Page>
      <header className={styles['head']}>
        <h1>{sorterWords.heading}</h1>
        <p>{sorterWords.intro}</p>
        {isVisitor && <p className={styles['note']}>{sorterWords.visitor}</p>}
      </header>
      {notice}
      {sorts.length > 0 && <SortList sorts={sorts} albums={albums} onRemove={onRemove} />}
      {left}
      <div className={styles['layout']}>
        <div className={styles['choosing']}>
          <GoalCards albums={albums} goal={goal} onChoose={onGoal} />
          <GoalDetails
            goal={goal}
            albums={albums}
            lists={lists}
            ticked={ticked}
            onGoal={onGoal}
            onTick={(next) => setTicking({ goal, ticked: next })}
          />
        </div>
        <SetupPanel
          setup={setup}
          albums={albums}
          onChoices={setChoices}
          onUntick={setUnticked}
          onStart={() => onStart(makePlan(setup))}
        />
      </div>
    </Page>
  );
}
