import type { ConflictLine } from '#ui/dialogs/conflict-dialog.tsx';
import type { Order } from './order.ts';

/** The lines of one version of an order, with what differs from the other. */
export function compareOrders(
  order: Order,
  other: Order,
  titleOf: (id: string) => string,
): readonly ConflictLine[] {
  return order.map((id, index) => ({ place: index + 1, text: titleOf(id), differs: other[index] !== id }));
}
