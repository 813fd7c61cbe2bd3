/** An item at its index, from 0, in one of the lists of a page, with the whole order that it stands in. */
export type MovePlace = {
  readonly list: string;
  readonly order: readonly string[];
  readonly id: string;
  readonly index: number;
  /** Whether the fan placed it there; else it only came to stand there. */
  readonly isPlaced: boolean;
};

/** Where an item of a list stood before a move and where it stands after it; undefined when that would change nothing. */
export function makeMove(
  { list, order, isPlaced }: Pick<MovePlace, 'list' | 'order'> & { isPlaced: (id: string) => boolean },
  from: number,
  to: number,
): { readonly before: MovePlace; readonly after: MovePlace } | undefined {
  const id = order[from];
  if (id === undefined || from === to || to < 0 || to >= order.length) return undefined;
  const after = order.toSpliced(from, 1).toSpliced(to, 0, id);
  return {
    before: { list, order, id, index: from, isPlaced: isPlaced(id) },
    after: { list, order: after, id, index: to, isPlaced: true },
  };
}

/** Whether the lists of two places are in the same order. */
export function isSamePlace(a: MovePlace, b: MovePlace): boolean {
  return a.list === b.list && isInOrder(a, b.order);
}

/** Whether a list is in the order that an item was moved to. */
export function isInOrder({ order }: MovePlace, shown: readonly string[]): boolean {
  return order.length === shown.length && order.every((id, index) => id === shown[index]);
}
