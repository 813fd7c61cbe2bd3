import { once } from 'node:events';
import type { Address, Worker } from 'node:cluster';

/** How a process ended: by itself, by a signal, or before it began, where the machine had no room for it. */
export type Ending = {
  readonly code: number | null;
  readonly signal: string | null;
  readonly failure?: unknown;
};

/** One of the processes that serve. `serving` gives the port once it serves, `ended` how it ended; neither rejects. */
export type OneProcess = {
  readonly pid: number | undefined;
  readonly serving: Promise<number>;
  readonly ended: Promise<Ending>;
  readonly stop: () => void;
};

/** Starts a process. Where that fails (EAGAIN, ENOMEM), it has ended, so that whoever keeps it tries again. */
export function startOneProcess(fork: () => Worker): OneProcess {
  try {
    return follow(fork());
  } catch (failure) {
    return {
      pid: undefined,
      serving: never(),
      ended: Promise.resolve({ code: null, signal: null, failure }),
      stop: () => {},
    };
  }
}

function follow(worker: Worker): OneProcess {
  const exit = once(worker, 'exit').then(([code, signal]): Ending => ({ code, signal }));
  return {
    pid: worker.process.pid,
    serving: once(worker, 'listening').then(([address]) => (address as Address).port, never),
    ended: exit.catch((failure: unknown) => ({ code: null, signal: null, failure })),
    stop: () => worker.process.kill('SIGTERM'),
  };
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}
