import { setImmediate } from 'node:timers/promises';
import type { JobReply } from './worker-pool.ts';

/** Makes this process a worker of a pool: each job that arrives is worked on and answered. Call it once, in a worker. */
export function answerJobs<Job>(work: (job: Job) => Promise<Uint8Array<ArrayBuffer>>): void {
  if (!process.send) throw new Error('Jobs are answered in a worker process only');
  process.on('message', async (job) => {
    const reply = await attempt(work, job as Job);
    // A turn of the event loop lets the native memory of the last job go; without it a busy worker grows and grows.
    await setImmediate();
    say(reply);
  });
  // Whatever ended the server ends its workers.
  process.on('disconnect', () => process.exit());
  // Ctrl-C in a terminal is sent to all processes of a program; the server ends its workers when it is done with them.
  process.on('SIGINT', () => {});
  process.on('uncaughtException', (error) => say({ kind: 'crashed', error }, () => process.exit(1)));
}

function say(reply: JobReply<Uint8Array<ArrayBuffer>>, then = () => {}): void {
  process.send?.(reply, then);
}

async function attempt<Job>(
  work: (job: Job) => Promise<Uint8Array<ArrayBuffer>>,
  job: Job,
): Promise<JobReply<Uint8Array<ArrayBuffer>>> {
  try {
    return { kind: 'done', result: await work(job) };
  } catch (thrown) {
    return { kind: 'failed', error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }
}
