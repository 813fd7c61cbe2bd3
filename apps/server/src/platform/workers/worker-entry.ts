import { setImmediate } from 'node:timers/promises';
import { toError } from '../log-options.ts';
import type { JobMessage, WorkerReply } from './worker-messages.ts';

/** Makes this process a worker of a pool: it runs `work` for each job and answers the result. Call it once, in a worker. */
export function answerJobs<Job>(work: (job: Job) => Promise<Uint8Array>): void {
  if (!process.send) throw new Error('Jobs are answered in a worker process only');
  process.on('message', async (message) => {
    // Only the pool sends messages to its workers.
    const { id, job } = message as JobMessage<Job>;
    say({ kind: 'begun', id });
    const reply = await attempt(work, job, id);
    // Native memory of the last job is freed in a turn of the event loop; without one a busy worker keeps growing.
    await setImmediate();
    say(reply);
  });
  // The worker ends with the server, however that ended.
  process.on('disconnect', () => process.exit());
  // A terminal sends Ctrl-C to all processes of a program; the server stops its workers itself.
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
