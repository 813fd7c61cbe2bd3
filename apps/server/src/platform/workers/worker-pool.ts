import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readReply, type JobMessage, type WorkerReply } from './worker-messages.ts';

/** A client waits for a requested job; background jobs run when no requested one waits. */
export type JobPriority = 'requested' | 'background';

export type WorkerPool<Job> = {
  /**
   * Runs a job on a worker and answers its bytes. Requested jobs overtake all background jobs that have not begun.
   * Rejects with the worker's error, with `WorkerCrashed` when the worker died, or with `WorkerPoolClosed`.
   */
  readonly run: (job: Job, priority?: JobPriority) => Promise<Uint8Array>;
  /** Makes a background job that has not begun a requested one. */
  readonly hurry: (job: Job) => void;
  /** How many jobs wait for a worker. */
  readonly waiting: () => number;
  /** Rejects all jobs that are not done, ends the workers and takes no more jobs. */
  readonly close: () => Promise<void>;
};

export type WorkerPoolOptions = {
  /** The most workers at a time, 1 or more. They start when they are first needed. */
  readonly size: number;
  /** The module that each worker runs. It answers jobs with `answerJobs`. */
  readonly entry: URL;
  /** A worker is replaced after so many jobs, since native memory grows with them. */
  readonly jobsEach?: number;
  /** A worker without a job for so long ends, and so gives back its memory. */
  readonly idleMs?: number;
  /** A worker whose job takes longer is killed, so that an endless job blocks no other. */
  readonly maxJobMs?: number;
  /** A worker that was given a job and has not begun it after so long is killed, and another one is given the job. */
  readonly maxStartMs?: number;
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

// None of the main process's arguments, which may name loaders. And no helper threads of V8: they would keep the priority that
// the process starts with, and so compete with the server.
const ALONE = ['--v8-pool-size=0'];
// The server's environment holds secrets, and `node --watch` adds a variable that makes a process send messages.
const BARE = {};
/** A worker that starts loads a renderer, which may take seconds on a busy machine. */
const USUAL_MAX_START_MS = 60_000;
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
  /** Why it ended, if known. */
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
  const { maxStartMs = USUAL_MAX_START_MS } = options;
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
      limit(worker, worker.current, maxStartMs, 'to begin');
      clearTimeout(worker.ending);
      keepAlive(worker, true);
      const message: JobMessage<Job> = { id: lastId, job: queued.job };
      // If the worker is gone, its `exit` event handles the job.
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
      if (reply) handleReply(worker, reply);
    });
    child.on('error', (error) => {
      worker.cause = error;
      handleExit(worker, 'before it began');
    });
    child.on('exit', (code, signal) =>
      handleExit(worker, signal === null ? `with code ${code}` : `by ${signal}`),
    );
    return worker;
  }

  function handleReply(worker: Worker<Job>, reply: WorkerReply): void {
    const { current } = worker;
    if (reply.kind === 'crashed') worker.cause = reply.error;
    else if (reply.id !== current?.id) return;
    else if (reply.kind === 'begun') noteBegun(worker, current);
    else settle(worker, current, reply);
  }

  function noteBegun(worker: Worker<Job>, current: CurrentJob<Job>): void {
    current.hasBegun = true;
    limit(worker, current, maxJobMs, '');
  }

  /** Ends a worker that takes longer than so many milliseconds for a step of its job. */
  function limit(worker: Worker<Job>, current: CurrentJob<Job>, ms: number | undefined, step: string): void {
    clearTimeout(current.limit);
    if (ms === undefined) return;
    current.limit = setTimeout(() => {
      worker.cause = new Error(`A job took longer than ${ms} ms ${step}`.trimEnd());
      worker.process.kill('SIGKILL');
    }, ms).unref();
  }

  function settle(
    worker: Worker<Job>,
    { queued, limit: timer }: CurrentJob<Job>,
    reply: Extract<WorkerReply, { kind: 'done' | 'failed' }>,
  ): void {
    clearTimeout(timer);
    worker.current = undefined;
    worker.jobsDone += 1;
    keepAlive(worker, false);
    if (worker.jobsDone >= jobsEach) void stop(worker);
    else if (idleMs !== undefined) worker.ending = setTimeout(stop, idleMs, worker).unref();
    if (reply.kind === 'done') queued.resolve(reply.result);
    else queued.reject(reply.error);
    // The client that got this answer may ask for the next job at once, which then goes before background jobs.
    setImmediate(startJobs);
  }

  function handleExit(worker: Worker<Job>, how: string): void {
    const { current, cause } = worker;
    workers.delete(worker);
    clearTimeout(worker.ending);
    clearTimeout(current?.limit);
    worker.current = undefined;
    if (isClosed) return;
    // A job that had not begun did not crash the worker, so it is tried again, a few times: something may stop every worker.
    if (current && !current.hasBegun && current.queued.given < MAX_GIVEN)
      queues.requested.unshift(current.queued);
    else current?.queued.reject(new WorkerCrashed(`A worker ended ${how}`, { cause }));
    startJobs();
  }

  async function stop(worker: Worker<Job>): Promise<void> {
    workers.delete(worker);
    clearTimeout(worker.ending);
    if (worker.process.exitCode !== null) return;
    const ended = once(worker.process, 'exit');
    worker.process.ref();
    // It holds nothing that is not stored elsewhere, so it need not stop by itself.
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
    waiting: () => queues.requested.length + queues.background.length,
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
      await Promise.all([...workers].map(stop));
    },
  };
}

/** Only a worker with a job keeps the server process running. */
function keepAlive({ process: child }: Pick<Worker<unknown>, 'process'>, isWanted: boolean): void {
  const how = isWanted ? 'ref' : 'unref';
  child[how]();
  child.channel?.[how]();
}
