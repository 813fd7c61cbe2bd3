import { Worker } from 'node:worker_threads';

/** Someone waits for a requested job; a background job may wait for everyone. */
export type JobPriority = 'requested' | 'background';

export type WorkerPool<Job, Result> = {
  /**
   * Runs a job on a worker. Requested jobs overtake all background jobs that have not begun. Rejects with the worker's
   * error, with `WorkerCrashed` when the thread died, or with `WorkerPoolClosed`.
   */
  readonly run: (job: Job, priority?: JobPriority) => Promise<Result>;
  /** Someone now waits for a background job: if it has not begun, it joins the requested ones. */
  readonly hurry: (job: Job) => void;
  /** Rejects all jobs that are not done, ends the threads and takes no more jobs. */
  readonly close: () => Promise<void>;
};

export type WorkerPoolOptions = {
  /** The most threads at a time, 1 or more. They start when they are first needed. */
  readonly size: number;
  /** The module that each thread runs. It answers jobs with `answerJobs`. */
  readonly entry: URL;
};

/** What a worker says about a job: its result, or that it failed. */
export type JobReply<Result> =
  { readonly kind: 'done'; readonly result: Result } | { readonly kind: 'failed'; readonly error: Error };

/** The thread ended in the middle of a job. The job is not tried again: it may be what ended the thread. */
class WorkerCrashed extends Error {
  override readonly name = 'WorkerCrashed';
}

export class WorkerPoolClosed extends Error {
  override readonly name = 'WorkerPoolClosed';

  constructor() {
    super('The worker pool is closed');
  }
}

type QueuedJob<Job, Result> = {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
};

type Thread<Job, Result> = { readonly worker: Worker; current: QueuedJob<Job, Result> | undefined };

/**
 * A pool of worker threads for work that would hold up the event loop. Each thread has one job at a time. Background
 * jobs never take the last free thread of a pool of two or more, so that a requested job begins at once.
 */
export function createWorkerPool<Job, Result>({ size, entry }: WorkerPoolOptions): WorkerPool<Job, Result> {
  const threads = new Set<Thread<Job, Result>>();
  const queues: Record<JobPriority, QueuedJob<Job, Result>[]> = { requested: [], background: [] };
  let isClosed = false;

  function nextJob(): QueuedJob<Job, Result> | undefined {
    const busy = [...threads].filter((thread) => thread.current).length;
    if (busy >= size) return undefined;
    const isLastFree = size > 1 && busy === size - 1;
    return queues.requested.shift() ?? (isLastFree ? undefined : queues.background.shift());
  }

  function startJobs(): void {
    for (let queued = nextJob(); queued; queued = nextJob()) {
      const thread = [...threads].find((candidate) => !candidate.current) ?? startThread();
      thread.current = queued;
      thread.worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.worker.postMessage(queued.job);
    }
  }

  function startThread(): Thread<Job, Result> {
    // No arguments of the main thread: they may name loaders that a worker must not run.
    const thread: Thread<Job, Result> = { worker: new Worker(entry, { execArgv: [] }), current: undefined };
    threads.add(thread);
    let cause: unknown;
    thread.worker.on('message', (reply: JobReply<Result>) => {
      const done = thread.current;
      thread.current = undefined;
      // An idle thread does not keep the process alive.
      thread.worker.unref();
      if (reply.kind === 'done') done?.resolve(reply.result);
      else done?.reject(reply.error);
      startJobs();
    });
    thread.worker.on('error', (error) => {
      cause = error;
    });
    thread.worker.on('exit', (code) => {
      threads.delete(thread);
      thread.current?.reject(new WorkerCrashed(`A worker thread ended with code ${code}`, { cause }));
      thread.current = undefined;
      if (!isClosed) startJobs();
    });
    return thread;
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
      const running = [...threads].flatMap((thread) => thread.current ?? []);
      const waiting = [...queues.requested.splice(0), ...queues.background.splice(0)];
      for (const queued of [...running, ...waiting]) queued.reject(new WorkerPoolClosed());
      // One in the middle of a drawing ends with it; whoever stops the server need not wait for a picture.
      const endings = [...threads].flatMap(({ worker, current }) => {
        const ended = worker.terminate();
        return current ? [] : [ended];
      });
      await Promise.all(endings);
    },
  };
}
