import { logFailure } from '#lib/log-failure.ts';
import type { SavingPorts } from './saving-ports.ts';

/** How often the server may answer "stale" in a row before the queue backs off. */
const MAX_STALE_IN_A_ROW = 3;

/** How often a call is tried again that breaks, on the server or in our own code, before that counts as a refusal. */
const MAX_FAULTS_IN_A_ROW = 3;

/** What is to be done about a save that failed. */
type NextStep =
  /** The server said no, or fails again and again. */
  | { readonly kind: 'give-up' }
  /** Nothing can be sent from here: the session ended, or the page is too old. */
  | { readonly kind: 'stop' }
  /** The server has a newer list, which has to be read. */
  | { readonly kind: 'compare' }
  | { readonly kind: 'retry'; readonly retryAfterMs: number | undefined };

/** Counts the failures in a row of a list's saves, by which it is judged what comes next. */
export function countFailures(listName: string, { judge }: Pick<SavingPorts, 'judge'>) {
  let stale = 0;
  let faults = 0;
  return {
    /** A save did not fail. */
    reset(): void {
      stale = 0;
      faults = 0;
    },
    /** What is to be done about an error of a save. */
    next(error: unknown): NextStep {
      const failure = judge(error);
      if (failure.kind === 'fault') {
        if (failure.isOurs) logFailure(`Saving the list ${listName} failed`, error);
        faults += 1;
      }
      if (failure.kind === 'refused' || faults > MAX_FAULTS_IN_A_ROW) return { kind: 'give-up' };
      if (failure.kind === 'not-from-here') return { kind: 'stop' };
      stale = failure.kind === 'stale' ? stale + 1 : 0;
      if (failure.kind === 'stale' && stale <= MAX_STALE_IN_A_ROW) return { kind: 'compare' };
      return { kind: 'retry', retryAfterMs: failure.kind === 'lost' ? failure.retryAfterMs : undefined };
    },
  };
}
