/** One move, with the order before and after it, so that it is only undone where it was made. */
export type Move = {
  readonly list: string;
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
};

/** The moves that were made, the latest last, and those that were undone, the next to be made again last. */
export type MoveHistory = { readonly done: readonly Move[]; readonly undone: readonly Move[] };

/** The present order of a list, as ids. A page with one list may ignore the name. */
export type OrderOf = (list: string) => readonly string[];

/** A history without moves. */
export const NO_MOVES: MoveHistory = { done: [], undone: [] };

const MOST_MOVES = 100;

/** Writes a move down. What was undone before it can't be made again. */
export function recordMove(history: MoveHistory, move: Move): MoveHistory {
  return { done: [...history.done, move].slice(-MOST_MOVES), undone: [] };
}

/** The move of the item at `from` in a list, undefined when it would change nothing. */
export function makeMove(list: string, order: readonly string[], from: number, to: number): Move | undefined {
  const id = order[from];
  if (id === undefined || from === to || to < 0 || to >= order.length) return undefined;
  const after = order.toSpliced(from, 1).toSpliced(to, 0, id);
  return { list, id, from, to, before: order, after };
}

/**
 * The move that undo would take back. Undefined when there is none, or when the list has been changed by
 * something else since (another device, a refused save): taking it back would then move another item.
 */
export function findUndo(history: MoveHistory, orderOf: OrderOf): Move | undefined {
  const move = history.done.at(-1);
  return move && isOrder(orderOf(move.list), move.after) ? move : undefined;
}

/** The move that redo would make again, under the same condition as `findUndo`. */
export function findRedo(history: MoveHistory, orderOf: OrderOf): Move | undefined {
  const move = history.undone.at(-1);
  return move && isOrder(orderOf(move.list), move.before) ? move : undefined;
}

/** The history after its latest move was taken back. */
export function stepBack({ done, undone }: MoveHistory): MoveHistory {
  return { done: done.slice(0, -1), undone: [...undone, ...done.slice(-1)] };
}

/** The history after the move that was undone last was made again. */
export function stepForward({ done, undone }: MoveHistory): MoveHistory {
  return { done: [...done, ...undone.slice(-1)], undone: undone.slice(0, -1) };
}

function isOrder(order: readonly string[], expected: readonly string[]): boolean {
  return order.length === expected.length && order.every((id, index) => id === expected[index]);
}
