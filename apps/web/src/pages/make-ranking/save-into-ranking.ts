import type { Album } from '@thirteen/contract/catalogue.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { useState, type ComponentProps } from 'react';
import { orderToSave } from '#features/sorter/result/result-order.ts';
import type { SaveResult } from '#features/sorter/result/save-result.tsx';
import type { RankedList } from '#features/sorter/sort-goal.ts';
import { itemsOfList } from '#features/sorter/sort-items.ts';
import { rankingName, rankingPage } from '#features/sorter/sort-name.ts';
import { orderOfList } from '#features/sorter/start/sort-choice.ts';
import { useFanLists } from './fan-lists.ts';
import { savedRanking, useRankingView } from './saved-rankings.ts';

type NewOrder = {
  readonly list: RankedList;
  readonly order: readonly string[];
  /** What of it counts as placed by the fan. */
  readonly placed: readonly string[];
  readonly albums: readonly Album[];
  readonly titleOf: (id: string) => string;
};

/** An order that may take the place of a ranking: the ids before and after, and what shows and saves it. */
export function useSaveIntoRanking({ list, order, placed, albums, titleOf }: NewOrder) {
  const [ranking] = useState(() => savedRanking(list, albums));
  const [restore, setRestore] = useState<() => void>();
  const { status, pending } = useRankingView(ranking);
  const { lists, isLoading, hasFailed, retry } = useFanLists(albums);
  const before = pending === undefined ? orderOfList(list, lists) : ranking.read();
  const after =
    list.kind === 'top13'
      ? order.slice(0, TOP13_SLOTS)
      : orderToSave(order, before, itemsOfList(list, albums));
  const album = (key: string) => albums.find((one) => one.key === key);
  const saving: ComponentProps<typeof SaveResult> = {
    name: rankingName(list, (key) => album(key)?.title),
    before: isLoading ? undefined : before.map(titleOf),
    hasFailed,
    after: after.map(titleOf),
    status,
    page: rankingPage(list, (key) => album(key)?.slug),
    onSave: () => {
      const undo = ranking.save(after, placed);
      setRestore(() => undo);
    },
    onRestore: () => restore?.(),
    onRetry: () => {
      retry();
      ranking.sendNow();
    },
  };
  return { before, saving };
}
