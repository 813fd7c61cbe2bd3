import type { Album } from '@thirteen/contract/catalogue.ts';
import { useDeferredValue, useMemo } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { KnownSource } from '../known-orders.ts';
import {
  choiceCounts,
  expectedTaps,
  makePlan,
  savingsOf,
  type ChoiceCount,
  type SortSetup,
} from '../make-plan.ts';
import { goalTitle, sorterWords } from '../sorter.words.ts';
import styles from './setup-panel.module.css';

type SetupPanelProps = {
  readonly setup: SortSetup;
  readonly albums: readonly Album[];
  readonly onChoices: (choices: ChoiceCount) => void;
  readonly onUntick: (unticked: ReadonlySet<KnownSource['id']>) => void;
  readonly onStart: () => void;
};

/** How the sort will go: how many at a time and how many taps that takes, and what is known already. */
export function SetupPanel({ setup, albums, onChoices, onUntick, onStart }: SetupPanelProps) {
  const { goal, items, sources, unticked, choices } = setup;
  // Counting all songs takes a moment: the choice itself shows at once.
  const counted = useDeferredValue(setup);
  const isCounting = counted !== setup;
  const taps = useMemo(
    () =>
      new Map(choiceCounts.map((count) => [count, expectedTaps(makePlan({ ...counted, choices: count }))])),
    [counted],
  );
  const savings = useMemo(() => savingsOf(counted), [counted]);
  const isTooFew = items.length < 2;
  const isKnown = !isTooFew && !isCounting && taps.get(choices) === 0;

  function toggle(id: KnownSource['id']) {
    const next = new Set(unticked);
    if (!next.delete(id)) next.add(id);
    onUntick(next);
  }

  return (
    <section className={styles['panel']} aria-labelledby="setup">
      <h2 id="setup">{goalTitle(goal, (key) => albums.find((album) => album.key === key)?.title)}</h2>
      {!isKnown && (
        <fieldset className={styles['group']}>
          <legend>{sorterWords.choicesAtOnce}</legend>
          {choiceCounts.map((count) => (
            <label key={count} className={styles['choice']}>
              <input
                type="radio"
                name="choices"
                checked={choices === count}
                onChange={() => onChoices(count)}
              />
              <span className={styles['name']}>{sorterWords.atATime[count]}</span>
              <span className={styles['taps']} data-counting={isCounting || undefined}>
                {isTooFew ? '' : sorterWords.aboutTaps(taps.get(count) ?? 0)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {sources.length > 0 && (
        <fieldset className={styles['group']}>
          <legend>{sorterWords.knownTitle}</legend>
          <p className={styles['note']}>{sorterWords.knownNote}</p>
          {sources.map(({ id, count }) => (
            <label key={id} className={styles['choice']}>
              <input type="checkbox" checked={!unticked.has(id)} onChange={() => toggle(id)} />
              <span className={styles['name']}>
                {sorterWords.known[id](count)}{' '}
                <Saving taps={savings.get(id) ?? 0} isTicked={!unticked.has(id)} isMany={count > 1} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {isKnown && <p className={styles['note']}>{sorterWords.allKnown}</p>}
      {isTooFew && <p className={styles['note']}>{sorterWords.tooFew}</p>}
      <Button size="lg" aria-disabled={isTooFew} onClick={() => !isTooFew && onStart()}>
        {isKnown ? sorterWords.seeResult : sorterWords.start}
        <Icon name="right" size="sm" />
      </Button>
    </section>
  );
}

type SavingProps = { readonly taps: number; readonly isTicked: boolean; readonly isMany: boolean };

/** What a ranking saves, if anything: one that others say all of saves nothing. */
function Saving({ taps, isTicked, isMany }: SavingProps) {
  if (taps === 0) return null;
  const words = isTicked ? sorterWords.saves(taps, isMany) : sorterWords.wouldSave(taps);
  return <span className={styles['saving']}>{words}</span>;
}
