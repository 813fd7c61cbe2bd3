import type { UseQueryResult } from '@tanstack/react-query';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { useEffect, useMemo, useRef, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { loginPathFor } from '#lib/session/next-path.ts';
import { paths, sortPath, sortResultPath } from '#lib/paths.ts';
import type { SavingState } from '#lib/saving/saving-view.ts';
import { useSession } from '#lib/session/session.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Page } from '#ui/page/page.tsx';
import { usePageEra } from '#ui/page/page-era.ts';
import { RetryCard } from '#ui/page/retry-card.tsx';
import { PageSkeleton } from '#ui/page/skeleton.tsx';
import { QuestionScreen } from './question/question-screen.tsx';
import { listOf } from './sort-goal.ts';
import { toSortItems, type SortItem } from './sort-items.ts';
import { viewOf, withAnswer, withUndo, type KeptSort } from './sort-view.ts';
import { keepSort, useKeptSort } from './sorts/sorter.saving.ts';
import { sorterWords } from './sorter.words.ts';
import { titleOf } from './start/sort-list.tsx';

/** An open sort with what is needed to show it. */
export type ShownSort = {
  readonly sort: KeptSort;
  readonly title: string;
  readonly albums: readonly Album[];
  readonly itemsById: ReadonlyMap<string, SortItem>;
};

type SortScreenProps = {
  readonly id: string;
  readonly albums: Pick<UseQueryResult<readonly Album[]>, 'data' | 'isError' | 'refetch'>;
  /** Draws what the sort has come to. */
  readonly Result: ComponentType<ShownSort>;
};

/** One sort: its questions, or its result once it is done or stopped. */
export function SortScreen({ id, albums, Result }: SortScreenProps) {
  const { sort, status, isLoading, hasFailed, retry } = useKeptSort(id);

  if (hasFailed) return <NotLoaded message={sorterWords.sortNotLoaded} onRetry={retry} />;
  if (isLoading) return <PageSkeleton />;
  if (sort === undefined) return <MissingSort id={id} />;
  if (albums.isError && albums.data === undefined) {
    return <NotLoaded message={sorterWords.notLoaded} onRetry={() => void albums.refetch()} />;
  }
  if (albums.data === undefined) return <PageSkeleton />;
  return <OpenSort key={id} sort={sort} status={status} albums={albums.data} Result={Result} />;
}

type OpenSortProps = Pick<ShownSort, 'sort' | 'albums'> &
  Pick<SortScreenProps, 'Result'> & { readonly status: SavingState };

function OpenSort({ sort, status, albums, Result }: OpenSortProps) {
  const [search] = useSearchParams();
  const session = useSession();
  const itemsById = useMemo(() => toSortItems(albums), [albums]);
  const covers = useMemo(
    () => [...new Set(sort.plan.items.map((id) => itemsById.get(id)?.cover ?? null))],
    [sort.plan.items, itemsById],
  );
  const view = viewOf(sort);
  const title = titleOf({ goal: sort.goal, wanted: sort.plan.wanted }, albums);
  const items = sort.plan.items.flatMap((id) => itemsById.get(id) ?? []);
  const keep = (next: KeptSort | undefined) => next && keepSort(next);

  const list = listOf(sort.goal);
  const isAsking = view.question !== undefined && search.get('view') !== 'result';
  useGreeting(isAsking);
  usePageEra(list?.kind === 'album' ? items[0]?.era : undefined);

  if (isAsking) {
    return (
      <QuestionScreen
        title={title}
        view={view}
        itemsById={itemsById}
        covers={covers}
        answers={sort.answers.length}
        choices={sort.plan.choices}
        onChoices={(choices) => keep({ ...sort, plan: { ...sort.plan, choices } })}
        status={session === undefined ? 'kept-here' : status}
        onAnswer={(answer) => keep(withAnswer(sort, answer))}
        onUndo={() => keep(withUndo(sort))}
        beads={list?.kind === 'top13' && sort.plan.wanted !== 'all' ? sort.plan.wanted : undefined}
        resultPath={sortResultPath(sort.id)}
      />
    );
  }

  return <Result sort={sort} title={title} albums={albums} itemsById={itemsById} />;
}

/** The result takes the place of the questions without a new page: it is greeted like one. */
function useGreeting(isAsking: boolean): void {
  const shown = useRef(isAsking);
  useEffect(() => {
    if (shown.current === isAsking) return;
    shown.current = isAsking;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    window.scrollTo(0, 0);
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isAsking]);
}

type NotLoadedProps = { readonly message: string; readonly onRetry: () => void };

function NotLoaded({ message, onRetry }: NotLoadedProps) {
  return (
    <Page>
      <h1>{sorterWords.title}</h1>
      <RetryCard message={message} onRetry={onRetry} />
    </Page>
  );
}

function MissingSort({ id }: { readonly id: string }) {
  const session = useSession();
  return (
    <Page width="narrow">
      <h1>{sorterWords.missing}</h1>
      <p>{sorterWords.missingMore}</p>
      <p>
        <ButtonLink to={paths.sorter}>{sorterWords.toStart}</ButtonLink>{' '}
        {session === undefined && (
          <ButtonLink to={loginPathFor(sortPath(id))} variant="quiet">
            {sorterWords.logIn}
          </ButtonLink>
        )}
      </p>
    </Page>
  );
}
