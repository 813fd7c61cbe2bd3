import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Someone waits for a requested job; a background job may wait for everyone. */
export type JobPriority = 'requested' | 'background';

export type WorkerPool<Job, Result> = {
  /**
   * Runs a job on a worker. Requested jobs overtake all background jobs that have not begun. Rejects with the worker's
   * error, with `WorkerCrashed` when the worker died, or with `WorkerPoolClosed`.
   */
  readonly run: (job: Job, priority?: JobPriority) => Promise<Result>;
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
};

/** What a worker says: the result of its job, that the job failed, or that the worker itself is about to end. */
export type JobReply<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'crashed'; readonly error: Error };

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

type QueuedJob<Job, Result> = {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
};

type Worker<Job, Result> = {
  readonly process: ChildProcess;
  current: QueuedJob<Job, Result> | undefined;
  jobsDone: number;
  /** Runs while the worker has no job. */
  ending: NodeJS.Timeout | undefined;
};

/**
 * A pool of processes for work that would hold up the event loop. Each has one job at a time. Processes and not threads,
 * since only they give all native memory back, and since native code that breaks down takes its process with it.
 * Background jobs never take the last free worker of a pool of two or more, so that a requested job begins at once.
 */
export function createWorkerPool<Job, Result>(options: WorkerPoolOptions): WorkerPool<Job, Result> {
  const { size, entry, jobsEach = Number.POSITIVE_INFINITY, idleMs } = options;
  const workers = new Set<Worker<Job, Result>>();
  const queues: Record<JobPriority, QueuedJob<Job, Result>[]> = { requested: [], background: [] };
  let isClosed = false;

  function nextJob(): QueuedJob<Job, Result> | undefined {
    const busy = [...workers].filter((worker) => worker.current).length;
    if (busy >= size) return undefined;
    const isLastFree = size > 1 && busy === size - 1;
    return queues.requested.shift() ?? (isLastFree ? undefined : queues.background.shift());
  }

  function startJobs(): void {
    for (let queued = nextJob(); queued; queued = nextJob()) {
      const worker = [...workers].find((candidate) => !candidate.current) ?? startWorker();
      worker.current = queued;
      clearTimeout(worker.ending);
      keepAlive(worker, true);
      // A worker that is gone by now says so itself.
      worker.process.send(queued.job as object, () => {});
    }
  }

  function startWorker(): Worker<Job, Result> {
    const child = fork(fileURLToPath(entry), [], { execArgv: ALONE, serialization: 'advanced' });
    const worker: Worker<Job, Result> = {
      process: child,
      current: undefined,
      jobsDone: 0,
      ending: undefined,
    };
    workers.add(worker);
    let cause: Error | undefined;
    child.on('message', (reply: JobReply<Result>) => {
      if (reply.kind === 'crashed') cause = reply.error;
      else answer(worker, reply);
    });
    const leave = (how: string) => {
      workers.delete(worker);
      clearTimeout(worker.ending);
      worker.current?.reject(new WorkerCrashed(`A worker ended ${how}`, { cause }));
      worker.current = undefined;
      if (!isClosed) startJobs();
    };
    child.on('error', (error) => {
      cause = error;
      leave('before it began');
    });
    child.on('exit', (code, signal) => leave(signal === null ? `with code ${code}` : `by ${signal}`));
    return worker;
  }

  function answer(worker: Worker<Job, Result>, reply: Exclude<JobReply<Result>, { kind: 'crashed' }>): void {
    const done = worker.current;
    worker.current = undefined;
    worker.jobsDone += 1;
    keepAlive(worker, false);
    if (worker.jobsDone >= jobsEach) void end(worker);
    else if (idleMs !== undefined) worker.ending = setTimeout(end, idleMs, worker).unref();
    if (reply.kind === 'done') done?.resolve(reply.result);
    else done?.reject(reply.error);
    startJobs();
  }

  async function end(worker: Worker<Job, Result>): Promise<void> {
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
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      queues[priority].push({ job, resolve, reject });
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
      const running = [...workers].flatMap((worker) => worker.current ?? []);
      const waiting = [...queues.requested.splice(0), ...queues.background.splice(0)];
      for (const queued of [...running, ...waiting]) queued.reject(new WorkerPoolClosed());
      await Promise.all([...workers].map(end));
    },
  };
}

/** A worker without a job does not keep the server running. */
function keepAlive({ process: child }: Pick<Worker<unknown, unknown>, 'process'>, isWanted: boolean): void {
  const how = isWanted ? 'ref' : 'unref';
  child[how]();
  child.channel?.[how]();
}
