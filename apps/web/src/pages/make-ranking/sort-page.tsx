import { useQuery } from '@tanstack/react-query';
import { useParams, useNavigate } from 'react-router';
import { albumsQuery, numbersById } from '#features/catalogue/catalogue.queries.ts';
import { SortScreen, type ShownSort } from '#features/sorter/sort-screen.tsx';
import { useMemo } from 'react';
import { lovedSongsQuery } from '#features/loved/song-groups.ts';
import { confirmed, resultOrder } from '#features/sorter/result/result-order.ts';
import { KeepIt, ResultScreen, type ResultScreenProps } from '#features/sorter/result/result-screen.tsx';
import { SaveResult } from '#features/sorter/result/save-result.tsx';
import { listName, listOf, type RankedList } from '#features/sorter/sort-goal.ts';
import { viewOf, withAnswer, withUndo, type KeptSort } from '#features/sorter/sort-view.ts';
import { keepSort } from '#features/sorter/sorts/sorter.saving.ts';
import { goalTitle, sorterWords } from '#features/sorter/sorter.words.ts';
import { ShareOwnTop13 } from '#features/top13/shared/share-own-top13.tsx';
import { sortPath, sortResultPath } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { toast } from '#ui/toasts/toast.ts';
import { useSaveIntoRanking } from './save-into-ranking.ts';
import { useVisitorResult } from './visitor-result.ts';

/** One sort, for everyone: its questions, or what it has come to. */
export function SortPage() {
  const { id = '' } = useParams();
  return <SortScreen id={id} albums={useQuery(albumsQuery)} Result={SortResult} />;
}

/** What a sort has come to, done or stopped, with all that can be done with it. */
function SortResult({ sort, title, albums, itemsById }: ShownSort) {
  const navigate = useNavigate();
  const session = useSession();
  const numberOf = useMemo(() => numbersById(albums), [albums]);
  const view = viewOf(sort);
  const list = listOf(sort.goal);
  // What everyone loves stands in for what is not known; without it the sort's own guess does.
  const { data: mostLoved } = useQuery(lovedSongsQuery);
  const order = resultOrder(view, sort.plan, mostLoved);
  const isDone = view.question === undefined;
  const certain = isDone ? order : order.slice(0, view.settled.length);
  const toItems = (ids: readonly string[]) => ids.flatMap((id) => itemsById.get(id) ?? []);

  function goOn(next: KeptSort | undefined) {
    if (next) keepSort(next);
    void navigate(sortPath(sort.id));
  }

  function confirm(looksRight: readonly string[]) {
    keepSort({ ...sort, plan: confirmed(sort.plan, looksRight) });
    toast.info(sorterWords.confirmed, undefined, {
      action: { label: sorterWords.undo, onPress: () => keepSort(sort) },
    });
  }

  const screen: ResultScreenProps = {
    title,
    items: toItems(order),
    certain: certain.length,
    isDone,
    taps: view.taps,
    skipped: toItems(view.skipped),
    before: [],
    isVisitor: session === undefined,
    path: sortResultPath(sort.id),
    onLooksRight: isDone ? undefined : () => confirm(order),
    onKeepSorting: isDone ? undefined : () => goOn(undefined),
    onUndo: sort.answers.length === 0 ? undefined : () => goOn(withUndo(sort)),
    wider: isDone
      ? widerPlans(sort).map(({ name, next }) => ({ label: name, onChoose: () => goOn(next) }))
      : [],
    onBringBack: ({ id: item }) => goOn(withAnswer(sort, { kind: 'bring-back', item })),
    saving: null,
    share: list?.kind === 'top13' && (
      <ShareOwnTop13 top13={order} numberOf={numberOf} certain={certain.length} />
    ),
  };
  return (
    <ResultWithSaving screen={screen} sort={sort} certain={certain} albums={albums} itemsById={itemsById} />
  );
}

type ResultWithSavingProps = Pick<ShownSort, 'sort' | 'albums' | 'itemsById'> & {
  readonly screen: ResultScreenProps;
  /** The ids of what is no guess, best first: that counts as placed. */
  readonly certain: readonly string[];
};

/** A result with how it is saved as the ranking that it was for; of a selection, and of guesses alone, nothing is. */
function ResultWithSaving({ screen, sort, certain, albums, itemsById }: ResultWithSavingProps) {
  const list = listOf(sort.goal);
  const isTop13 = list?.kind === 'top13';
  if (list === undefined || (isTop13 && certain.length === 0)) return <ResultScreen {...screen} />;
  if (!screen.isVisitor)
    return (
      <SavableResult
        key={listName(list)}
        screen={screen}
        list={list}
        order={isTop13 ? certain : screen.items.map(({ id }) => id)}
        certain={certain}
        albums={albums}
        itemsById={itemsById}
      />
    );
  if (!isTop13) return <ResultScreen {...screen} />;
  return <VisitorResult screen={screen} sortId={sort.id} certain={certain} itemsById={itemsById} />;
}

type VisitorResultProps = Pick<ShownSort, 'itemsById'> & {
  readonly screen: ResultScreenProps;
  readonly sortId: string;
  readonly certain: readonly string[];
};

/** A visitor's result beside the visitor's Top 13. */
function VisitorResult({ screen, sortId, certain, itemsById }: VisitorResultProps) {
  const titleOf = (id: string) => itemsById.get(id)?.title ?? id;
  const saving = useVisitorResult({ sortId, certain, titleOf });
  return (
    <ResultScreen
      {...screen}
      saving={
        <SaveResult {...saving}>
          <KeepIt path={screen.path} />
        </SaveResult>
      }
    />
  );
}

type SavableResultProps = Pick<ShownSort, 'albums' | 'itemsById'> & {
  readonly screen: ResultScreenProps;
  readonly list: RankedList;
  readonly order: readonly string[];
  /** What of it is no guess: that counts as placed. */
  readonly certain: readonly string[];
};

/** A fan's result beside the ranking that it was for, to be saved the way the page of that ranking does. */
function SavableResult({ screen, list, order, certain, albums, itemsById }: SavableResultProps) {
  const { before, saving } = useSaveIntoRanking({
    list,
    order,
    placed: certain,
    albums,
    titleOf: (id) => itemsById.get(id)?.title ?? id,
  });
  return <ResultScreen {...screen} before={before} saving={<SaveResult {...saving} />} />;
}

const FAVORITES = 50;

/** What a finished sort of the first so many songs can go on to: the answers stay, more of the order is wanted. */
function widerPlans(sort: KeptSort): readonly { readonly name: string; readonly next: KeptSort }[] {
  const { plan } = sort;
  const { length: all } = plan.items;
  const asked = plan.wanted === 'all' ? all : plan.wanted;
  const goal = { kind: 'list', list: { kind: 'all-songs' } } as const;
  const goOn = (name: string, wanted: KeptSort['plan']['wanted']) => ({
    name,
    next: { ...sort, goal, plan: { ...plan, wanted } },
  });
  const favorites = goOn(sorterWords.goOnTo(goalTitle(goal, () => undefined, FAVORITES)), FAVORITES);
  return [
    ...(FAVORITES > asked && FAVORITES < all ? [favorites] : []),
    ...(all > asked ? [goOn(sorterWords.goOnToAll(all), 'all')] : []),
  ];
}
