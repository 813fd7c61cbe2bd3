import { setTimeout } from 'node:timers/promises';
import { answerJobs } from '../worker-entry.ts';

/** What a worker can go through. The result is the text in bytes. */
export type TrialJob =
  | { readonly kind: 'say'; readonly text: string; readonly afterMs?: number }
  | { readonly kind: 'fail'; readonly message: string }
  | { readonly kind: 'end the worker' }
  | { readonly kind: 'end right after the answer' }
  | { readonly kind: 'chatter'; readonly text: string }
  | { readonly kind: 'name the environment' }
  | { readonly kind: 'throw outside of the job' };

/** What is no reply to a job: of tools that listen in, of another job, or cut short. */
const CHATTER = [
  { 'watch:import': ['file:///app/main.ts'] },
  'a text',
  { kind: 'done', result: new Uint8Array([1]) },
  { kind: 'done', id: -1, result: new Uint8Array([1]) },
  { kind: 'failed', id: 1 },
  { kind: 'crashed' },
];

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
    case 'end right after the answer': {
      const send = process.send?.bind(process);
      process.send = (reply: object) => send?.(reply, () => process.exit(7)) ?? false;
      break;
    }
    case 'chatter':
      for (const message of CHATTER) process.send?.(message);
      return Uint8Array.from(Buffer.from(job.text));
    case 'name the environment':
      return Uint8Array.from(Buffer.from(Object.keys(process.env).join(' ')));
    case 'throw outside of the job':
      queueMicrotask(() => {
        throw new Error('out of the blue');
      });
      await setTimeout(5000);
  }
  return new Uint8Array();
});
