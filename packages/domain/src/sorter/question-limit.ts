import type { PartialOrder } from './partial-order.ts';
import type { Goal } from './next-question.ts';
import { findStandings } from './settled.ts';
import type { SortAnswer } from './sort-plan.ts';
import { findSureWay } from './sure-way.ts';
import type { Way } from './way.ts';

/** How much longer than the sure way the way of the most telling questions may be. */
const ROOM = 1.15;
// The tournament for a top few needs more room: the sure way can't use all that its games have told.
const ROOM_FOR_A_TOP = 1.4;

/**
 * Keeps the promise of how many questions there are at most. The most telling question is asked as long as the sure way
 * would still end in time if it told nothing; from then on the sure way is followed until there is room again.
 */
export type QuestionLimit = {
  /** How many questions there may be in all. */
  readonly total: number;
  readonly asked: number;
  readonly way: Way;
  /** What the sure way took at most when that was last counted; it only falls. */
  readonly sure: number;
};

export function startLimit(order: PartialOrder, goal: Goal, asked: number): QuestionLimit {
  const way = findWay(order, goal);
  const sure = way(order).atMost;
  const { open } = findStandings(order);
  const room = goal.wanted < open.length ? ROOM_FOR_A_TOP : ROOM;
  return { total: asked + Math.ceil(sure * room), asked, way, sure };
}

/** What the limit is after an answer that was just taken into what is known. */
export function afterAnswer(
  limit: QuestionLimit,
  kind: SortAnswer['kind'],
  order: PartialOrder,
  goal: Goal,
): QuestionLimit {
  // What a brought back item needs was not promised for.
  if (kind === 'bring-back') return startLimit(order, goal, limit.asked);
  const isQuestion = kind !== 'skip';
  const next = { ...limit, asked: limit.asked + (isQuestion ? 1 : 0) };
  if (isQuestion && hasRoom(next)) return next;

  const kept = limit.way(order).atMost;
  const way = findWay(order, goal);
  const fresh = way(order).atMost;
  const sure = Math.min(kept, fresh);
  // Where few are wanted, a skip makes room for another item at the top, and answers that are about no question of this
  // release may have used up the room: then the promise is made anew.
  return {
    ...next,
    way: fresh < kept ? way : limit.way,
    sure,
    total: Math.max(next.total, next.asked + sure),
  };
}

/** Whether one more question may be asked that is not the sure way's. */
export function hasRoom({ total, asked, sure }: QuestionLimit): boolean {
  return asked + 1 + sure <= total;
}

function findWay(order: PartialOrder, { wanted, choices }: Goal): Way {
  const { settled, open } = findStandings(order);
  return findSureWay(order, open, { wanted: Math.max(0, wanted - settled.length), choices });
}
