import type { PartialOrder } from './partial-order.ts';

/**
 * A way to the end that is fixed beforehand: its next question by what is known by now, and how many it takes at most.
 * Each of its questions takes one off that number, and no other answer adds to it.
 */
export type Way = (order: PartialOrder) => { readonly atMost: number; readonly question: readonly number[] };
