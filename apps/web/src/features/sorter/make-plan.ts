import { openSort, type SortPlan } from '@thirteen/domain/sorter/sort.ts';
import { SORT_LIMITS } from '@thirteen/domain/sorter/stored-sort.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { knownOrders, type KnownSource } from './known-orders.ts';
import type { SortGoal } from './sort-goal.ts';
import { tapsOf } from './sort-view.ts';

/** How many choices a question may show. */
export const choiceCounts = [2, 5, 9] as const;
export type ChoiceCount = (typeof choiceCounts)[number];

/** What a fan has set up before the start. */
export type SortSetup = {
  readonly goal: SortGoal;
  readonly items: readonly string[];
  readonly sources: readonly KnownSource[];
  readonly unticked: ReadonlySet<KnownSource['id']>;
  /** Orders that count in any case: the ranking that new songs go into. */
  readonly given: readonly (readonly string[])[];
  readonly choices: ChoiceCount;
};

/** The plan of a setup. */
export function makePlan({ goal, items, sources, unticked, given, choices }: SortSetup): SortPlan {
  const fixed: KnownSource = { id: 'all-songs', count: 1, orders: given };
  const ticked = sources.filter(({ id }) => !unticked.has(id));
  return {
    items,
    wanted: goal.kind === 'list' && goal.list.kind === 'top13' ? TOP13_SLOTS : 'all',
    // What is left out is asked for: a plan that is too long could not be kept.
    known: knownOrders([...(given.length > 0 ? [fixed] : []), ...ticked], () => true).slice(
      0,
      SORT_LIMITS.known,
    ),
    choices,
  };
}

/** How many taps a plan is expected to take. */
export function expectedTaps(plan: SortPlan): number {
  return tapsOf(openSort(plan).left().expected, plan);
}

/** How many taps each ticked source saves, by its id: what the sort would take more without it. */
export function savingsOf(setup: SortSetup): ReadonlyMap<KnownSource['id'], number> {
  const taps = expectedTaps(makePlan(setup));
  return new Map(
    setup.sources.map(({ id }) => {
      const unticked = new Set(setup.unticked);
      const isTicked = !unticked.delete(id);
      if (isTicked) unticked.add(id);
      const other = expectedTaps(makePlan({ ...setup, unticked }));
      return [id, Math.max(0, isTicked ? other - taps : taps - other)] as const;
    }),
  );
}
