import { setTimeout } from 'node:timers/promises';
import { answerJobs } from '../answer-jobs.ts';

/** What a worker can go through. The result is the text in bytes. */
export type TrialJob =
  | { readonly kind: 'say'; readonly text: string; readonly afterMs?: number }
  | { readonly kind: 'fail'; readonly message: string }
  | { readonly kind: 'end the worker' }
  | { readonly kind: 'throw outside of the job' };

answerJobs<TrialJob>(async (job) => {
  switch (job.kind) {
    case 'say':
      await setTimeout(job.afterMs ?? 0);
      return Uint8Array.from(Buffer.from(job.text));
    case 'fail':
      throw new RangeError(job.message);
    case 'end the worker':
      process.exit(7);
      break;
    case 'throw outside of the job':
      queueMicrotask(() => {
        throw new Error('out of the blue');
      });
      await setTimeout(5000);
  }
  return new Uint8Array();
});
