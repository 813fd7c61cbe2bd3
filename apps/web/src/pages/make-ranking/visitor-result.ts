import { useEffect, useState, type ComponentProps } from 'react';
import { keptPicks } from '#features/match/kept-picks.ts';
import type { SaveResult } from '#features/sorter/result/save-result.tsx';
import { rankingName } from '#features/sorter/sort-name.ts';
import { isSameTop13 } from '#features/top13/top13-change.ts';
import { inSlots, losesNothing, placeSorted, visitorTop13 } from '#features/top13/visitor-top13.ts';
import { paths } from '#lib/paths.ts';
import { useStore } from '#lib/store.ts';

type VisitorResult = {
  readonly sortId: string;
  /** The ids of what is no guess, best first. */
  readonly certain: readonly string[];
  readonly titleOf: (id: string) => string;
};

/**
 * What a visitor sorted becomes the visitor's Top 13: at once where nothing is lost by it; otherwise what this answers
 * shows both, and the visitor chooses.
 */
export function useVisitorResult({ sortId, certain, titleOf }: VisitorResult) {
  const now = useStore(visitorTop13, (kept) => kept);
  const [before, setBefore] = useState(now);
  const isThere = isSameTop13(now, inSlots(certain));
  const isFree = !isThere && losesNothing(now, sortId, certain);

  useEffect(() => {
    if (!isFree) return;
    placeSorted(sortId, certain);
    // What was picked before has become songs of the sort.
    keptPicks.drop();
  }, [isFree, sortId, certain]);

  const saving: ComponentProps<typeof SaveResult> = {
    name: rankingName({ kind: 'top13' }, () => undefined),
    before: (isFree ? certain : now.filter((id) => id !== null)).map(titleOf),
    hasFailed: false,
    after: certain.map(titleOf),
    status: 'kept-here',
    page: paths.visitorTop13,
    onSave: () => {
      setBefore(now);
      placeSorted(sortId, certain);
    },
    onRestore: () => visitorTop13.set(before),
    onRetry: () => undefined,
  };
  return saving;
}
