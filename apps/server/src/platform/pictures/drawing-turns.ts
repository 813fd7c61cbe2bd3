import { createFairQueue, type FairQueue } from '../fair-queue.ts';
import { limitRules, type Limits } from '../http/limits.ts';

/** Who may have something drawn, and when: shared by all that is drawn for visitors. */
export type DrawingTurns = {
  /** Counts a drawing for an address. Throws HttpProblem `too-many-requests` when it had too many. */
  readonly allow: (address: string) => Promise<void>;
  /** Draws when the turn of the network comes. Undefined, and nothing will be drawn, when too many wait already. */
  readonly take: FairQueue;
};

const QUEUE = {
  // There is one worker that draws. Another job would wait there, where addresses take no turns.
  maxAtOnce: 1,
  // About ten seconds of work: nobody waits longer for a picture.
  maxWaiting: 160,
  // As many as may be drawn for one address in a minute: what waits there delays nobody else.
  maxWaitingPerKey: limitRules.drawingsPerAddress.points,
};

/** Lets networks take turns at the one worker that draws, so that who asks for fifty pictures delays nobody else. */
export function createDrawingTurns(limits: Limits): DrawingTurns {
  return {
    allow: (address) => limits.take({ rule: limitRules.drawingsPerAddress, address }),
    take: createFairQueue(QUEUE),
  };
}
