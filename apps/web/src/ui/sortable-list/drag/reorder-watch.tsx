import { Component } from 'react';
import type { RowPlaces } from './reorder-animation.ts';

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
export class ReorderWatch extends Component<ReorderWatchProps> {
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
