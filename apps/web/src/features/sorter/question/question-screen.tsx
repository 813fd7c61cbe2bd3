import { useEffect, useRef, useState } from 'react';
import type { SavingState } from '#lib/saving/saving-view.ts';
import { Bead, BeadRow } from '#ui/beads/bead.tsx';
import { Page } from '#ui/page/page.tsx';
import { useUndoKeys } from '#ui/history/use-undo-keys.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { SortAnswer } from '@thirteen/domain/sorter/answer.ts';
import type { ChoiceCount } from '../make-plan.ts';
import type { SortItem } from '../sort-items.ts';
import type { SortView } from '../sort-view.ts';
import { sorterWords } from '../sorter.words.ts';
import { AtATime } from './at-a-time.tsx';
import { QuestionActions } from './question-actions.tsx';
import { QuestionCards } from './question-cards.tsx';
import { QuestionProgress } from './question-progress.tsx';
import styles from './question-screen.module.css';
import { RankingAside } from './ranking-aside.tsx';
import { RankingSoFar } from './ranking-so-far.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useShortcutsOn } from './shortcuts.ts';
import { useQuestionKeys } from './use-question-keys.ts';
import { useSaid } from './use-said.ts';
import { useStep, type Step } from './use-step.ts';
import { coverSource } from '#ui/covers/cover.tsx';

const preloaded = new Set<string>();

/** Fetches covers before their question comes. The songs of an album share one: all of a sort are a dozen pictures. */
function preloadCovers(covers: readonly (string | null)[]): void {
  for (const cover of covers) {
    for (const size of [96, 320]) {
      const source = coverSource(cover, size);
      if (preloaded.has(source)) continue;
      preloaded.add(source);
      new Image().src = source;
    }
  }
}

type QuestionScreenProps = {
  readonly title: string;
  readonly view: SortView;
  readonly itemsById: ReadonlyMap<string, SortItem>;
  /** All covers that may come, so that each is there before its question. */
  readonly covers: readonly (string | null)[];
  /** How many answers there are, skips included. */
  readonly answers: number;
  /** How many a question may show. */
  readonly choices: ChoiceCount;
  readonly onChoices: (choices: ChoiceCount) => void;
  /** How saving stands; a visitor's sort stays in the browser. */
  readonly status: SavingState | 'kept-here';
  readonly onAnswer: (answer: SortAnswer) => void;
  readonly onUndo: () => void;
  /** How many beads wait for their songs; undefined where the ranking is no bracelet. */
  readonly beads: number | undefined;
  /** The address of the result as it stands. */
  readonly resultPath: string;
};

/** One question after another, with the ranking that grows out of the answers. */
export function QuestionScreen(props: QuestionScreenProps) {
  const { title, view, itemsById, covers, answers, choices, status, onAnswer, onUndo, beads } = props;
  const cards = useRef<HTMLFieldSetElement>(null);
  const previews = useRef(new Map<number, () => void>());
  const [isHelping, setHelping] = useState(false);
  const hasKeys = useShortcutsOn();
  const step = useStep(view);
  const { of, open, best: chosen, goOn } = step;
  const toItems = (ids: readonly string[]) => ids.flatMap((id) => itemsById.get(id) ?? []);
  const question = toItems(of);
  const settled = toItems(view.settled);
  const skipped = toItems(view.skipped);
  const said = useSaid(view, itemsById, step);
  useEffect(() => preloadCovers(covers), [covers]);

  const choose = (card: number) => {
    const best = of[card];
    if (best !== undefined && open.includes(best)) onAnswer({ kind: 'best', of: open, best });
  };
  const skip = (card: number) => {
    const item = of[card];
    if (item !== undefined && open.includes(item)) onAnswer({ kind: 'skip', item });
  };
  const tie = () => chosen === undefined && onAnswer({ kind: 'tie', of });
  const undo = () => answers > 0 && onUndo();

  useUndoKeys({ undo, redo: () => undefined });
  useQuestionKeys(
    cards,
    {
      choose,
      skip,
      tie,
      undo,
      goOn: () => goOn?.(),
      preview: (card) => previews.current.get(card)?.(),
      help: () => setHelping(true),
    },
    hasKeys,
  );

  return (
    <Page>
      <div className={styles['layout']}>
        <div className={styles['main']}>
          <header className={styles['head']}>
            <h1 className={styles['title']}>{title}</h1>
            <QuestionProgress view={view} answers={answers} choices={choices} />
          </header>
          <h2 className={styles['question']} id="question">
            {headingOf(step)}
          </h2>
          <VisuallyHidden live="polite">{said}</VisuallyHidden>
          <QuestionCards
            ref={cards}
            question={question}
            step={step}
            hasKeys={hasKeys}
            onChoose={choose}
            onSkip={skip}
            previews={previews}
          />
          <QuestionActions
            canUndo={answers > 0}
            onTie={tie}
            onNext={goOn}
            onUndo={undo}
            resultPath={props.resultPath}
            onHelp={() => setHelping(true)}
          />
          <AtATime
            choices={choices}
            fewer={view.showsFewer && chosen === undefined ? of.length : undefined}
            onChoose={props.onChoices}
          />
        </div>
        <RankingAside count={settled.length} status={status}>
          {beads !== undefined && (
            <BeadRow layout="spread">
              {Array.from({ length: beads }, (_, place) => (
                // eslint-disable-next-line react/no-array-index-key -- a bead is its place
                <Bead key={place} era={settled[place]?.era} look={settled[place] ? 'round' : 'empty'} />
              ))}
            </BeadRow>
          )}
          <RankingSoFar
            settled={settled}
            skipped={skipped}
            onBringBack={({ id }) => onAnswer({ kind: 'bring-back', item: id })}
          />
        </RankingAside>
      </div>
      {isHelping && <ShortcutsDialog onClose={() => setHelping(false)} />}
    </Page>
  );
}

function headingOf({ of, best }: Step): string {
  if (best !== undefined) return sorterWords.nextBest;
  return of.length === 2 ? sorterWords.better : sorterWords.best;
}
