/** An item at its index, from 0, in one of the lists of a page, with the whole order that it stands in. */
export type MovePlace = {
  readonly list: string;
  readonly order: readonly string[];
  readonly id: string;
  readonly index: number;
};

/** Where an item of a list stood before a move and where it stands after it; undefined when that would change nothing. */
export function makeMove(
  list: string,
  order: readonly string[],
  from: number,
  to: number,
): { readonly before: MovePlace; readonly after: MovePlace } | undefined {
  const id = order[from];
  if (id === undefined || from === to || to < 0 || to >= order.length) return undefined;
  const after = order.toSpliced(from, 1).toSpliced(to, 0, id);
  return { before: { list, order, id, index: from }, after: { list, order: after, id, index: to } };
}

/** Whether the lists of two places are in the same order. */
export function isSamePlace(a: MovePlace, b: MovePlace): boolean {
  return a.list === b.list && isInOrder(a, b.order);
}

/** Whether a list is in the order that an item was moved to. */
export function isInOrder({ order }: MovePlace, shown: readonly string[]): boolean {
  return order.length === shown.length && order.every((id, index) => id === shown[index]);
}
