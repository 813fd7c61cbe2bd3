import { fail, type Result } from '@thirteen/domain/result.ts';
import type { OrderProblem } from '@thirteen/domain/ranking/complete-order.ts';
import type { ListProblem } from '#platform/lists/change-list.ts';

/** Tells a rule's refusal of an order as the API does: the code, the field, and the items by name. */
export function toListProblem(problem: OrderProblem, field: string, place = ''): Result<never, ListProblem> {
  const names = problem.items.slice(0, 20).join(', ');
  const isUnknown = problem.code === 'ranking-unknown';
  const message = isUnknown ? `Does not belong in this ranking: ${names}` : `Ranked more than once: ${names}`;
  return fail({
    code: isUnknown ? 'ranking-unknown' : 'ranking-duplicate',
    field,
    message: `${message}${place}`,
    details: problem.items,
  });
}
