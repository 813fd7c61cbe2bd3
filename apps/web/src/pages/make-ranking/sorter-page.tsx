import { useQuery } from '@tanstack/react-query';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { useSearchParams } from 'react-router';
import { albumsQuery } from '#features/catalogue/catalogue.queries.ts';
import { goalName, readGoal, type SortGoal } from '#features/sorter/sort-goal.ts';
import { sorterWords } from '#features/sorter/sorter.words.ts';
import {
  dropSort,
  MAX_SORTS,
  moveSortIn,
  useLeftSorts,
  useSorts,
} from '#features/sorter/sorts/sorter.saving.ts';
import { fitGoal } from '#features/sorter/start/sort-choice.ts';
import { LeftSorts } from '#features/sorter/start/left-sorts.tsx';
import { titleOf } from '#features/sorter/start/sort-list.tsx';
import { StartScreen } from '#features/sorter/start/start-screen.tsx';
import { visitorSorts } from '#features/sorter/sorts/visitor-sorts.ts';
import { useSession } from '#lib/session/session.ts';
import { Page } from '#ui/page/page.tsx';
import { PageSkeleton } from '#ui/page/skeleton.tsx';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { useMemo } from 'react';
import { useFanLists } from './fan-lists.ts';
import { useStartSort } from './start-sort.ts';

const NO_ALBUMS: readonly Album[] = [];
const top13Goal: SortGoal = { kind: 'list', list: { kind: 'top13' } };

/** The sorter's start, for everyone: what to sort, and the sorts under way. */
export function SorterPage() {
  const [search, setSearch] = useSearchParams();
  const startSort = useStartSort();
  const isVisitor = useSession() === undefined;
  const albums = useQuery(albumsQuery);
  const { lists, isLoading, hasFailed, retry } = useFanLists(albums.data ?? NO_ALBUMS);
  const { sorts, ...loading } = useSorts();
  const left = useLeftSorts();
  const name = search.get('goal');
  const goal = useMemo(
    () => fitGoal(readGoal(name) ?? top13Goal, albums.data ?? NO_ALBUMS, lists),
    [name, albums.data, lists],
  );

  if (albums.isError && albums.data === undefined) {
    return (
      <Page>
        <h1>{sorterWords.title}</h1>
        <RetryCard message={sorterWords.notLoaded} onRetry={() => void albums.refetch()} />
      </Page>
    );
  }
  if (albums.data === undefined || isLoading) return <PageSkeleton />;
  const all = albums.data;

  return (
    <StartScreen
      albums={all}
      lists={lists}
      goal={goal}
      sorts={sorts}
      left={
        left.length > 0 && (
          <LeftSorts
            sorts={left}
            albums={all}
            onMoveIn={(sort) => {
              if (sorts.length >= MAX_SORTS) toast.warning(sorterWords.full);
              else moveSortIn(sort.id);
            }}
            onRemove={(sort) => visitorSorts.drop(sort.id)}
          />
        )
      }
      notice={
        <>
          {hasFailed && <RetryCard message={sorterWords.listsNotLoaded} onRetry={retry} />}
          {loading.hasFailed && <RetryCard message={sorterWords.sortsNotLoaded} onRetry={loading.retry} />}
        </>
      }
      isVisitor={isVisitor}
      onGoal={(next) => setSearch({ goal: goalName(next) }, { replace: true, preventScrollReset: true })}
      onStart={(plan) => startSort(goal, plan)}
      onRemove={(sort) => {
        const bringBack = dropSort(sort.id);
        toast.info(sorterWords.removed(titleOf(sort, all)), undefined, {
          action: { label: sorterWords.undo, onPress: bringBack },
        });
      }}
    />
  );
}
