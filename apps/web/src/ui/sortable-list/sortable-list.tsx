import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode, Component } from 'react';
import { announce, announcements, placeAt } from './announcements.ts';
import type { LandingPreview } from './drag/drag-controller.ts';
import { findPlace } from './drag/geometry.ts';
import { SortableRow } from './sortable-row.tsx';
import { useDrag } from './drag/use-drag.ts';
import styles from './sortable-list.module.css';
import type { RowPlaces } from './drag/reorder-animation.ts';

type SortableListProps<Item> = {
  /** Names the list for screen readers: "Top 13". */
  readonly label: string;
  readonly items: readonly Item[];
  readonly getId: (item: Item) => string;
  /** What the item is called in names and announcements. */
  readonly getTitle: (item: Item) => string;
  /** The item at index `from` (from 0) is to stand at index `to`. Show the new order at once. */
  readonly onMove: (from: number, to: number) => void;
  /** False for rows that hold a place but can't be lifted; others may land on or move past them. */
  readonly isMovable?: (item: Item) => boolean;
  /** Nothing can be moved for now: grips and menus stay in reach, and do nothing. */
  readonly isLocked?: boolean;
  /**
   * Draws the inside of a row. `position` is what the row shows: while a row is lifted by a key, each shows the one that
   * it would get; a row that is dragged shows where it would land. Keep it the same function from one render to the next, so that only changed rows render.
   */
  readonly renderItem: (item: Item, position: number) => ReactNode;
};

const always = () => true;

/** Where a row would land; true only of the order that it was said of. */
type Preview = LandingPreview & { readonly ids: readonly string[] };

/**
 * A list that fans put in order: with mouse, touch, pen and keyboard, every move announced and seen.
 * Draw `SortableHandle` and `MoveMenu` inside each row. While a row is lifted, the `ol` has `data-lifting`; rows that
 * fold then, at once, leave the lifted one where the fan sees it.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, getId, getTitle, onMove, isMovable = always, isLocked = false, renderItem } = props;
  const list = useRef<HTMLOListElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => items.map(getId), [items, getId]);

  const titleOf = (row: number) => {
    const item = items[row];
    return item === undefined ? '' : getTitle(item);
  };
  const isRowMovable = (row: number) => {
    const item = items[row];
    return !isLocked && item !== undefined && isMovable(item);
  };
  const [preview, setPreview] = useState<Preview>();
  const present = preview?.ids === ids ? preview : undefined;
  const model = {
    count: items.length,
    titleOf,
    isMovable: isRowMovable,
    onMove,
    onPreview: (landing: LandingPreview | undefined) => setPreview(landing && { ...landing, ids }),
  };
  const { capture, onReorder } = useDrag({ list, slot, line }, model);

  const latest = useRef({ ...model, ids });
  useLayoutEffect(() => {
    latest.current = { ...model, ids };
  });
  const moveByMenu = useCallback((id: string, to: number) => {
    const { count, onMove: move, titleOf: nameOf, ids: order } = latest.current;
    const from = order.indexOf(id);
    announce(announcements.moved(nameOf(from), placeAt(from, to, count, nameOf)));
    move(from, to);
  }, []);

  return (
    <div className={styles['container']}>
      <div ref={slot} className={styles['slot']} aria-hidden="true" hidden />
      <ol ref={list} role="list" className={styles['list']} aria-label={label} data-sortable-list="">
        {items.map((item, index) => (
          <SortableRow
            key={ids[index]}
            id={getId(item)}
            item={item}
            title={getTitle(item)}
            position={index + 1}
            shownPosition={1 + shownPlace(present, index)}
            count={items.length}
            isMovable={isMovable(item)}
            isLocked={isLocked}
            renderItem={renderItem}
            onMove={moveByMenu}
          />
        ))}
      </ol>
      <div ref={line} className={styles['line']} aria-hidden="true" hidden />
      <ReorderWatch ids={ids} capture={capture} onReorder={onReorder} />
    </div>
  );
}

/** The place that row `index` shows: other rows don't make room for a dragged one, and keep their numbers. */
function shownPlace(landing: LandingPreview | undefined, index: number): number {
  if (!landing || (landing.kind === 'dragged' && index !== landing.from)) return index;
  return findPlace(landing.from, landing.to, index);
}

type ReorderWatchProps = {
  readonly ids: readonly string[];
  /** Called while the page still shows the old order. */
  readonly capture: (ids: readonly string[]) => RowPlaces | null;
  /** Called once the page holds the new order, before it is painted. */
  readonly onReorder: (before: readonly string[], after: readonly string[], places: RowPlaces) => void;
};

/**
 * Notices that a list is about to show another order, whoever changed it. A class, because only classes can
 * look at the page between rendering and changing it.
 */
class ReorderWatch extends Component<ReorderWatchProps> {
  override getSnapshotBeforeUpdate({ ids }: ReorderWatchProps): RowPlaces | null {
    return isSameOrder(ids, this.props.ids) ? null : this.props.capture(ids);
  }

  override componentDidUpdate({ ids }: ReorderWatchProps, _state: unknown, places: RowPlaces | null) {
    if (places) this.props.onReorder(ids, this.props.ids, places);
  }

  override render() {
    return null;
  }
}

function isSameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((id, index) => id === b[index]));
}
