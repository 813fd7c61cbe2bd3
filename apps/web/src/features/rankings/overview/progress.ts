import type { PlacedOrder } from '#features/rankings/placed-order.ts';

/** How far a ranking is: how much of what it holds the fan placed. */
export type Progress = { readonly placed: number; readonly count: number };

/** How far an order is. */
export function toProgress({ order, placed }: PlacedOrder): Progress {
  return { placed: placed.length, count: order.length };
}

/** Whether the fan placed all; a ranking that was never saved holds nothing. */
export function isDone({ placed, count }: Progress): boolean {
  return placed > 0 && placed === count;
}
