import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readReply, type JobMessage, type WorkerReply } from './worker-messages.ts';

/** Someone waits for a requested job; a background job may wait for everyone. */
export type JobPriority = 'requested' | 'background';

export type WorkerPool<Job> = {
  /**
   * Runs a job on a worker and answers its bytes. Requested jobs overtake all background jobs that have not begun.
   * Rejects with the worker's error, with `WorkerCrashed` when the worker died, or with `WorkerPoolClosed`.
   */
  readonly run: (job: Job, priority?: JobPriority) => Promise<Uint8Array>;
  /** Someone now waits for a background job: if it has not begun, it joins the requested ones. */
  readonly hurry: (job: Job) => void;
  /** Rejects all jobs that are not done, ends the workers and takes no more jobs. */
  readonly close: () => Promise<void>;
};

export type WorkerPoolOptions = {
  /** The most workers at a time, 1 or more. They start when they are first needed. */
  readonly size: number;
  /** The module that each worker runs. It answers jobs with `answerJobs`. */
  readonly entry: URL;
  /** A worker ends after so many jobs, since native memory grows with them; another takes its place. */
  readonly jobsEach?: number;
  /** A worker that had nothing to do for so long ends, too, and gives back all its memory. */
  readonly idleMs?: number;
  /** A worker that is at one job for longer than this is ended, so that a job without an end holds up no other. */
  readonly maxJobMs?: number;
};

/** The worker ended in the middle of a job. The job is not tried again: it may be what ended the worker. */
class WorkerCrashed extends Error {
  override readonly name = 'WorkerCrashed';
}

export class WorkerPoolClosed extends Error {
  override readonly name = 'WorkerPoolClosed';

  constructor() {
    super('The worker pool is closed');
  }
}

// No arguments of the main process, which may name loaders that a worker must not run. And no helping threads: they would
// keep the priority that a process begins with, whatever it takes later, and work against the server's.
const ALONE = ['--v8-pool-size=0'];
// Nothing of the server's environment, which holds secrets, and which may make a process send messages of its own.
const BARE = {};
/** How often a job is given to another worker when one ends before it began. */
const MAX_GIVEN = 3;

type QueuedJob<Job> = {
  readonly job: Job;
  readonly resolve: (result: Uint8Array) => void;
  readonly reject: (error: Error) => void;
  /** How often a worker was given this job. */
  given: number;
};

type CurrentJob<Job> = {
  readonly id: number;
  readonly queued: QueuedJob<Job>;
  hasBegun: boolean;
  limit?: NodeJS.Timeout;
};

type Worker<Job> = {
  readonly process: ChildProcess;
  current: CurrentJob<Job> | undefined;
  jobsDone: number;
  /** Why it ends, where that is known. */
  cause: Error | undefined;
  /** Runs while the worker has no job. */
  ending: NodeJS.Timeout | undefined;
};

/**
 * A pool of processes for work that would hold up the event loop. Each has one job at a time. Processes and not threads,
 * since only they give all native memory back, and since native code that breaks down takes its process with it.
 * Background jobs never take the last free worker of a pool of two or more, so that a requested job begins at once.
 */
export function createWorkerPool<Job>(options: WorkerPoolOptions): WorkerPool<Job> {
  const { size, entry, jobsEach = Number.POSITIVE_INFINITY, idleMs, maxJobMs } = options;
  const workers = new Set<Worker<Job>>();
  const queues: Record<JobPriority, QueuedJob<Job>[]> = { requested: [], background: [] };
  let isClosed = false;
  let lastId = 0;

  function nextJob(): QueuedJob<Job> | undefined {
    const busy = [...workers].filter((worker) => worker.current).length;
    if (busy >= size) return undefined;
    const isLastFree = size > 1 && busy === size - 1;
    return queues.requested.shift() ?? (isLastFree ? undefined : queues.background.shift());
  }

  function startJobs(): void {
    for (let queued = nextJob(); queued; queued = nextJob()) {
      const worker = [...workers].find((candidate) => !candidate.current) ?? startWorker();
      lastId += 1;
      queued.given += 1;
      worker.current = { id: lastId, queued, hasBegun: false };
      clearTimeout(worker.ending);
      keepAlive(worker, true);
      const message: JobMessage<Job> = { id: lastId, job: queued.job };
      // A worker that is gone by now says so itself.
      worker.process.send(message, () => {});
    }
  }

  function startWorker(): Worker<Job> {
    const child = fork(fileURLToPath(entry), [], { execArgv: ALONE, env: BARE, serialization: 'advanced' });
    const worker: Worker<Job> = {
      process: child,
      current: undefined,
      jobsDone: 0,
      cause: undefined,
      ending: undefined,
    };
    workers.add(worker);
    child.on('message', (message) => {
      const reply = readReply(message);
      if (reply) hear(worker, reply);
    });
    child.on('error', (error) => {
      worker.cause = error;
      leave(worker, 'before it began');
    });
    child.on('exit', (code, signal) => leave(worker, signal === null ? `with code ${code}` : `by ${signal}`));
    return worker;
  }

  function hear(worker: Worker<Job>, reply: WorkerReply): void {
    const { current } = worker;
    if (reply.kind === 'crashed') worker.cause = reply.error;
    else if (reply.id !== current?.id) return;
    else if (reply.kind === 'begun') begin(worker, current);
    else answer(worker, current, reply);
  }

  function begin(worker: Worker<Job>, current: CurrentJob<Job>): void {
    current.hasBegun = true;
    if (maxJobMs === undefined) return;
    current.limit = setTimeout(() => {
      worker.cause = new Error(`A job took longer than ${maxJobMs} ms`);
      worker.process.kill('SIGKILL');
    }, maxJobMs).unref();
  }

  function answer(
    worker: Worker<Job>,
    { queued, limit }: CurrentJob<Job>,
    reply: Extract<WorkerReply, { kind: 'done' | 'failed' }>,
  ): void {
    clearTimeout(limit);
    worker.current = undefined;
    worker.jobsDone += 1;
    keepAlive(worker, false);
    if (worker.jobsDone >= jobsEach) void end(worker);
    else if (idleMs !== undefined) worker.ending = setTimeout(end, idleMs, worker).unref();
    if (reply.kind === 'done') queued.resolve(reply.result);
    else queued.reject(reply.error);
    // Those who waited for this answer may have a requested job at hand: it goes before all that is in the background.
    setImmediate(startJobs);
  }

  function leave(worker: Worker<Job>, how: string): void {
    const { current, cause } = worker;
    workers.delete(worker);
    clearTimeout(worker.ending);
    clearTimeout(current?.limit);
    worker.current = undefined;
    if (isClosed) return;
    // What never began did not end the worker, and waited already; but some thing may keep every worker from it.
    if (current && !current.hasBegun && current.queued.given < MAX_GIVEN)
      queues.requested.unshift(current.queued);
    else current?.queued.reject(new WorkerCrashed(`A worker ended ${how}`, { cause }));
    startJobs();
  }

  async function end(worker: Worker<Job>): Promise<void> {
    workers.delete(worker);
    clearTimeout(worker.ending);
    if (worker.process.exitCode !== null) return;
    const ended = once(worker.process, 'exit');
    worker.process.ref();
    // It holds nothing that is not here, so it need not be asked.
    worker.process.kill('SIGKILL');
    await ended;
  }

  return {
    run(job, priority = 'requested') {
      if (isClosed) return Promise.reject(new WorkerPoolClosed());
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      queues[priority].push({ job, resolve, reject, given: 0 });
      startJobs();
      return promise;
    },
    hurry(job) {
      const place = queues.background.findIndex((queued) => queued.job === job);
      if (place < 0) return;
      queues.requested.push(...queues.background.splice(place, 1));
      startJobs();
    },
    async close() {
      isClosed = true;
      const running = [...workers].flatMap((worker) => worker.current?.queued ?? []);
      const waiting = [...queues.requested.splice(0), ...queues.background.splice(0)];
      for (const queued of [...running, ...waiting]) queued.reject(new WorkerPoolClosed());
      await Promise.all([...workers].map(end));
    },
  };
}

/** A worker without a job does not keep the server running. */
function keepAlive({ process: child }: Pick<Worker<unknown>, 'process'>, isWanted: boolean): void {
  const how = isWanted ? 'ref' : 'unref';
  child[how]();
  child.channel?.[how]();
}
