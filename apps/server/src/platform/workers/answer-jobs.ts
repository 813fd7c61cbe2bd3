import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { JobReply } from './worker-pool.ts';

/** Makes this thread a worker of a pool: each job that arrives is worked on and answered. Call it once, in a worker. */
export function answerJobs<Job>(work: (job: Job) => Promise<Uint8Array<ArrayBuffer>>): void {
  const port = parentPort;
  if (!port) throw new Error('Jobs are answered in a worker thread only');
  port.on('message', async (job: Job) => {
    const reply = await attempt(work, job);
    // A turn of the event loop lets the native memory of the last job go; without it a busy thread grows and grows.
    await setImmediate();
    port.postMessage(reply, reply.kind === 'done' ? [reply.result.buffer] : []);
  });
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
