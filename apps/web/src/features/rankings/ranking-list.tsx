import { useMemo, useState, type ReactNode } from 'react';
import { ConflictDialog } from '#ui/dialogs/conflict-dialog.tsx';
import { SavingStatus } from '#ui/saving-status/saving-status.tsx';
import { MoveHistoryBar, MoveHistoryButtons } from '#ui/history/move-history-buttons.tsx';
import { SortableList } from '#ui/sortable-list/sortable-list.tsx';
import { useMoveHistory } from '#ui/history/move-history.ts';
import { compareOrders, type Order } from './order.ts';
import { RankingLayout } from './ranking-layout.tsx';
import { RankingSkeleton } from './ranking-states.tsx';
import { rankingWords } from './rankings.words.ts';
import { KeepOrder } from './keep-order.tsx';
import {
  onlyPlaced,
  type PlacedOrder,
  allPlaced,
  completePlaced,
  isAllPlaced,
  NOTHING_PLACED,
  withMoved,
} from './placed-order.ts';
import styles from './ranking-layout.module.css';
import { useSavedQuery } from '#lib/saving/saved-query.ts';
import { savedOrder } from './rankings.saving.ts';

/** How a ranking draws and names what it ranks. Keep it the same object from one render to the next. */
export type RankingRows<Item> = {
  readonly getId: (item: Item) => string;
  readonly getTitle: (item: Item) => string;
  /** `isPlaced`: the fan placed it; else it only stands where the catalogue has it. */
  readonly render: (item: Item, position: number, isPlaced: boolean) => ReactNode;
};

type RankingListProps<Item> = {
  /** The key of the fan's order. */
  readonly list: string;
  /** Names the list for screen readers. */
  readonly label: string;
  /** Everything that is ranked by id, in the order that stands until a fan ranks it. */
  readonly itemsById: ReadonlyMap<string, Item>;
  readonly rows: RankingRows<Item>;
  /** The era whose drawing is the background of the page. */
  readonly backdrop?: string | undefined;
  /** What is ranked, above the state of its saving; may show the order. */
  readonly renderIntro: (shown: PlacedOrder) => ReactNode;
  /** What can be done with what the fan placed, below the state of its saving. */
  readonly renderTools: (order: Order) => ReactNode;
  /** What is offered below the list once all of it is ranked. */
  readonly renderFinished?: (order: Order) => ReactNode;
};

/** A ranking that saves itself with each move: what it is about and how its saving stands, and the list. */
export function RankingList<Item>(props: RankingListProps<Item>) {
  const { list, label, itemsById, rows, backdrop, renderIntro, renderTools, renderFinished } = props;
  const all: Order = useMemo(() => [...itemsById.keys()], [itemsById]);
  const { order, placed, status, conflict, isRanked, isLoading, move, keep, saving, unread, reload } =
    useOrder(list, all);
  // What the fan saved was never read, so that nothing may take its place.
  const isUnknown = unread?.hasCopy === false;
  // The version of another device that the fan wants to look at later.
  const [postponed, setPostponed] = useState<PlacedOrder>();
  const titleOf = (id: string) => {
    const item = itemsById.get(id);
    return item === undefined ? id : rows.getTitle(item);
  };
  const { getId, render } = rows;
  const renderItem = useMemo(() => {
    const own = new Set(placed);
    return (item: Item, position: number) => render(item, position, own.has(getId(item)));
  }, [placed, render, getId]);
  const history = useMoveHistory({
    orderOf: () => order,
    titleOf,
    isPlaced: (id) => placed.includes(id),
    onMove: (from, to, _list, isPlaced) => move(from, to, isPlaced),
  });

  return (
    <RankingLayout
      backdrop={backdrop}
      intro={renderIntro({ order, placed })}
      tools={<MoveHistoryButtons history={history} />}
      status={
        <>
          <SavingStatus
            status={status}
            onRetry={saving.saveNow}
            onReview={() => setPostponed(undefined)}
            unread={unread && { ...unread, noun: rankingWords.noun, onReload: reload }}
          />
          <div className={styles['tools']}>{!isLoading && renderTools(onlyPlaced({ order, placed }))}</div>
        </>
      }
    >
      {isLoading ? (
        <RankingSkeleton rows={all.length} />
      ) : (
        <>
          <SortableList
            label={label}
            items={order.flatMap((id) => itemsById.get(id) ?? [])}
            getId={getId}
            getTitle={rows.getTitle}
            renderItem={renderItem}
            onMove={history.move}
            isLocked={isUnknown}
          />
          <KeepOrder isRanked={isRanked} isUnknown={isUnknown} onKeep={keep} />
          {isRanked && renderFinished?.(order)}
          <MoveHistoryBar history={history} />
        </>
      )}
      {conflict && conflict.theirs !== postponed && (
        <ConflictDialog
          title={rankingWords.conflict}
          mine={compareOrders(conflict.mine.order, conflict.theirs.order, titleOf)}
          theirs={compareOrders(conflict.theirs.order, conflict.mine.order, titleOf)}
          onChoose={saving.choose}
          onClose={() => setPostponed(conflict.theirs)}
        />
      )}
    </RankingLayout>
  );
}

/**
 * One order of the fan: what is shown of it and how its saving stands. `all` is everything that belongs in it, in the
 * order that stands where nothing is ranked, or where the rankings could not be read.
 */
function useOrder(list: string, all: Order) {
  const saving = savedOrder(list);
  const { shown, status, conflict, isLoading, hasFailed, isRead, unread, reload } = useSavedQuery(saving);
  const { order, placed } = useMemo(() => completePlaced(shown ?? NOTHING_PLACED, all), [shown, all]);

  /** Shows the next order at once and saves all of it. */
  function change(next: (seen: PlacedOrder) => PlacedOrder): void {
    const made = next(completePlaced(saving.readShown(), all));
    saving.change(made, completePlaced(saving.readKept(), all));
  }

  return {
    order,
    placed,
    status,
    conflict,
    /** Whether the fan placed all of it, by moves or by keeping the order as it is. */
    isRanked: shown !== undefined && isAllPlaced({ order, placed }),
    isLoading: isLoading && !(hasFailed && isRead),
    move: (from: number, to: number, isPlaced: boolean) =>
      change((seen) => withMoved(seen, from, to, isPlaced)),
    keep: () => change((seen) => allPlaced(seen.order)),
    saving,
    unread,
    reload,
  };
}
