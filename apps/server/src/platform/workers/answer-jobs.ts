import { setImmediate } from 'node:timers/promises';
import { toError } from '../to-error.ts';
import type { JobMessage, WorkerReply } from './worker-messages.ts';

/** Makes this process a worker of a pool: each job that arrives is worked on and answered. Call it once, in a worker. */
export function answerJobs<Job>(work: (job: Job) => Promise<Uint8Array>): void {
  if (!process.send) throw new Error('Jobs are answered in a worker process only');
  process.on('message', async (message) => {
    // The pool is the only one that speaks to its workers.
    const { id, job } = message as JobMessage<Job>;
    say({ kind: 'begun', id });
    const reply = await attempt(work, job, id);
    // A turn of the event loop lets the native memory of the last job go; without it a busy worker grows and grows.
    await setImmediate();
    say(reply);
  });
  // Whatever ended the server ends its workers.
  process.on('disconnect', () => process.exit());
  // Ctrl-C in a terminal is sent to all processes of a program; the server ends its workers when it is done with them.
  process.on('SIGINT', () => {});
  process.on('uncaughtException', (thrown) =>
    say({ kind: 'crashed', error: toError(thrown) }, () => process.exit(1)),
  );
}

function say(reply: WorkerReply, then = () => {}): void {
  process.send?.(reply, then);
}

async function attempt<Job>(
  work: (job: Job) => Promise<Uint8Array>,
  job: Job,
  id: number,
): Promise<WorkerReply> {
  try {
    return { kind: 'done', id, result: await work(job) };
  } catch (thrown) {
    return { kind: 'failed', id, error: toError(thrown) };
  }
}
