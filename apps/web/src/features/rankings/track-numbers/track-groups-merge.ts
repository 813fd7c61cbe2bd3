import { isSameOrder, mergeOrders } from '#features/rankings/merge-orders.ts';
import type { Order } from '#features/rankings/order.ts';

/** The orders of the songs of each track number, the first group for the first tracks. */
export type Groups = readonly Order[];

/** Whether each group holds the same songs in the same order. */
export function isSameGroups(a: Groups, b: Groups): boolean {
  return a.length === b.length && a.every((group, index) => isSameOrder(group, b[index] ?? []));
}

/** Repeats on `theirs`, group by group, the moves that lead from one state to another. */
export function mergeGroups(from: Groups, mine: Groups, theirs: Groups): Groups {
  return theirs.map((group, index) => mergeOrders(from[index] ?? [], mine[index] ?? [], group));
}
