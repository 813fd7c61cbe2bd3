import { createFairQueue, type FairQueue } from '../fair-queue.ts';
import type { LimitRule, Limits } from '../http/limits.ts';

/** Who may have a picture drawn, and when: shared by all that is drawn for visitors. */
export type PictureTurns = {
  /** Counts a drawing for an address. Throws HttpProblem `too-many-requests` when it had too many. */
  readonly allow: (address: string) => Promise<void>;
  /** Draws when the turn of the network comes. Undefined, and nothing will be drawn, when too many wait already. */
  readonly take: FairQueue;
};

type Parts = {
  readonly limits: Pick<Limits, 'take'>;
  /** How many drawings an address may have. */
  readonly rule: LimitRule;
  readonly maxWaiting: number;
};

/** Lets networks take turns at the one worker that draws, so that who asks for fifty pictures delays nobody else. */
export function createPictureTurns({ limits, rule, maxWaiting }: Parts): PictureTurns {
  return {
    allow: (address) => limits.take({ rule, address }),
    // One at once: a second job would wait at the worker, where networks take no turns.
    take: createFairQueue({ maxAtOnce: 1, maxWaiting }),
  };
}
