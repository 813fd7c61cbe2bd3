import { setTimeout as sleep } from 'node:timers/promises';

/** Knows whether a database that failed is still away, so that requests need not wait to find out one by one. */
export type AwayWatch = {
  readonly isAway: () => boolean;
  /** To be called when the database seems to be away. It is asked until it answers, and counts as away meanwhile. */
  readonly look: () => void;
  /** Ends the asking. */
  readonly close: () => void;
};

const ASK_EVERY_MS = 250;

/**
 * Watches a database by `ask`, which throws when it is away. One connection that breaks makes nothing wait: only when the
 * first question after it fails as well does the database count as away.
 */
export function createAwayWatch(ask: () => Promise<void>): AwayWatch {
  let isAway = false;
  let isLooking = false;
  let isClosed = false;

  async function answers(): Promise<boolean> {
    try {
      await ask();
      return true;
    } catch {
      return false;
    }
  }

  async function askUntilBack(): Promise<void> {
    while (!isClosed && !(await answers())) {
      isAway = true;
      await sleep(ASK_EVERY_MS, undefined, { ref: false });
    }
    isAway = false;
    isLooking = false;
  }

  return {
    isAway: () => isAway,
    look() {
      if (isLooking || isClosed) return;
      isLooking = true;
      void askUntilBack();
    },
    close: () => void (isClosed = true),
  };
}
