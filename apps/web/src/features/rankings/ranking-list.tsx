import { useMemo, useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { ConflictDialog } from '#ui/conflict-dialog/conflict-dialog.tsx';
import { SavingStatus } from '#ui/saving-status/saving-status.tsx';
import { MoveHistoryBar } from '#ui/sortable-list/move-history-bar.tsx';
import { MoveHistoryButtons } from '#ui/sortable-list/move-history-buttons.tsx';
import { SortableList } from '#ui/sortable-list/sortable-list.tsx';
import { useMoveHistory } from '#ui/sortable-list/use-move-history.ts';
import { compareOrders } from './compare-orders.ts';
import { RankingLayout } from './ranking-layout.tsx';
import styles from './ranking-list.module.css';
import { RankingSkeleton } from './ranking-states.tsx';
import { rankingWords } from './rankings.words.ts';
import type { Order } from './order.ts';
import { useOrder } from '#features/rankings/album/use-order.ts';

/** How a ranking draws and names what it ranks. Keep it the same object from one render to the next. */
export type RankingRows<Item> = {
  readonly getId: (item: Item) => string;
  readonly getTitle: (item: Item) => string;
  readonly render: (item: Item, position: number) => ReactNode;
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
  readonly renderIntro: (order: Order) => ReactNode;
  /** What is offered below the list once it is ranked. */
  readonly renderFinished?: (order: Order) => ReactNode;
};

/** A ranking that saves itself with each move: what it is about and how its saving stands, and the list. */
export function RankingList<Item>(props: RankingListProps<Item>) {
  const { list, label, itemsById, rows, backdrop, renderIntro, renderFinished } = props;
  const all: Order = useMemo(() => [...itemsById.keys()], [itemsById]);
  const { order, status, conflict, isRanked, isLoading, move, keep, saving, unread, reload } = useOrder(
    list,
    all,
  );
  // The version of another device that the fan wants to look at later.
  const [postponed, setPostponed] = useState<Order>();
  const titleOf = (id: string) => {
    const item = itemsById.get(id);
    return item === undefined ? id : rows.getTitle(item);
  };
  const history = useMoveHistory({ orderOf: () => order, titleOf, onMove: move });

  return (
    <RankingLayout
      backdrop={backdrop}
      intro={renderIntro(order)}
      tools={<MoveHistoryButtons history={history} />}
      status={
        <SavingStatus
          status={status}
          onRetry={saving.saveNow}
          onReview={() => setPostponed(undefined)}
          unread={unread && { ...unread, noun: rankingWords.noun, onReload: reload }}
        />
      }
    >
      {isLoading ? (
        <RankingSkeleton rows={all.length} />
      ) : (
        <>
          <SortableList
            label={label}
            items={order.flatMap((id) => itemsById.get(id) ?? [])}
            getId={rows.getId}
            getTitle={rows.getTitle}
            renderItem={rows.render}
            onMove={history.move}
          />
          <KeepOrder isRanked={isRanked} isUnknown={unread?.hasCopy === false} onKeep={keep} />
          {isRanked && renderFinished?.(order)}
          <MoveHistoryBar history={history} />
        </>
      )}
      {conflict && conflict.theirs !== postponed && (
        <ConflictDialog
          title={rankingWords.conflict}
          mine={compareOrders(conflict.mine, conflict.theirs, titleOf)}
          theirs={compareOrders(conflict.theirs, conflict.mine, titleOf)}
          onChoose={saving.choose}
          onClose={() => setPostponed(conflict.theirs)}
        />
      )}
    </RankingLayout>
  );
}

type KeepOrderProps = {
  readonly isRanked: boolean;
  /** What the fan saved was never read, so that nothing may take its place. */
  readonly isUnknown: boolean;
  readonly onKeep: () => void;
};

/** For those who like the order as it is: without a move it would never count as ranked. */
function KeepOrder({ isRanked, isUnknown, onKeep }: KeepOrderProps) {
  // Stays once it was pressed, so that the focus is not lost.
  const [isKept, setIsKept] = useState(false);
  if (isRanked && !isKept) return null;
  return (
    <div className={styles['foot']}>
      {!isKept && <p>{rankingWords.likeItAsItIs}</p>}
      <Button
        variant="quiet"
        aria-disabled={isKept || isUnknown}
        onClick={() => {
          if (isUnknown) return;
          if (!isKept) onKeep();
          setIsKept(true);
        }}
      >
        {isKept ? rankingWords.kept : rankingWords.keep}
      </Button>
    </div>
  );
}
