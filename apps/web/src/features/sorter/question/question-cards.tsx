import type { Ref, RefObject } from 'react';
import type { SortItem } from '../sort-items.ts';
import { sorterWords } from '../sorter.words.ts';
import { ChoiceCard } from './choice-card.tsx';
import type { Step } from './use-step.ts';
import styles from './question-cards.module.css';

/** More choices than these get small cards, and on a phone a wall of covers. */
const FEW = 6;

type QuestionCardsProps = {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly question: readonly SortItem[];
  readonly step: Step;
  readonly hasKeys: boolean;
  /** Cards are counted from 0. */
  readonly onChoose: (card: number) => void;
  readonly onSkip: (card: number) => void;
  /** Takes how to play or stop the preview of each card. */
  readonly previews: RefObject<Map<number, () => void>>;
};

/** The choices of a question, named by the heading with the id `question`. */
export function QuestionCards({
  ref,
  question,
  step,
  hasKeys,
  onChoose,
  onSkip,
  previews,
}: QuestionCardsProps) {
  return (
    <div className={styles['frame']}>
      <fieldset
        ref={ref}
        className={styles['cards']}
        aria-labelledby="question"
        data-size={sizeOf(question.length)}
        data-crowd={question.length > FEW || undefined}
      >
        {question.length === 2 && (
          <span className={styles['or']} aria-hidden="true">
            {sorterWords.or}
          </span>
        )}
        {question.map((item, card) => (
          <ChoiceCard
            // The card stays and its song changes, so that the focus stays where it is.
            // eslint-disable-next-line react/no-array-index-key
            key={card}
            item={item}
            number={card + 1}
            count={question.length}
            hasKeys={hasKeys}
            state={item.id === step.best ? 'best' : step.open.includes(item.id) ? 'open' : 'out'}
            onChoose={() => onChoose(card)}
            onSkip={() => onSkip(card)}
            previewRef={previews}
          />
        ))}
      </fieldset>
    </div>
  );
}

function sizeOf(count: number): 'two' | 'three' | 'many' {
  if (count <= 2) return 'two';
  return count === 3 ? 'three' : 'many';
}
