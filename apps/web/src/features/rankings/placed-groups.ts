import { isSameOrder, mergeOrders, type Order } from './order.ts';
import { isSameSet, mergeSets } from './placed-order.ts';

/** The orders of the songs of each track number, the first group for the first tracks. */
export type Groups = readonly Order[];

/** Track rankings, and what of them the fan placed; the rest only stands where the catalogue has it. */
export type PlacedGroups = { readonly groups: Groups; readonly placed: Order };

export const NO_GROUPS: PlacedGroups = { groups: [], placed: [] };

/** Whether each group holds the same songs in the same order, and the same ones were placed. */
export function isSameGroups(a: PlacedGroups, b: PlacedGroups): boolean {
  return (
    a.groups.length === b.groups.length &&
    a.groups.every((group, index) => isSameOrder(group, b.groups[index] ?? [])) &&
    isSameSet(a.placed, b.placed)
  );
}

/** Repeats on `theirs`, group by group, the moves that lead from one state to another, and what was placed with them. */
export function mergeGroups(from: PlacedGroups, mine: PlacedGroups, theirs: PlacedGroups): PlacedGroups {
  return {
    groups: theirs.groups.map((group, index) =>
      mergeOrders(from.groups[index] ?? [], mine.groups[index] ?? [], group),
    ),
    placed: mergeSets(from.placed, mine.placed, theirs.placed),
  };
}

/** What a browser kept before it knew what was placed: groups alone, of which all counts. */
export function reviveGroups(kept: PlacedGroups | Groups): PlacedGroups {
  return 'groups' in kept ? kept : { groups: kept, placed: kept.flat() };
}
