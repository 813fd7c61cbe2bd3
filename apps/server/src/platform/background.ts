import type { FastifyInstance } from 'fastify';
import { claimFolder } from './files/claim-folder.ts';

/** Work beside requests: begun when the server listens, ended when it closes. What fails is logged with the words given. */
export type Background = {
  /** Runs once, when the server has started or so much later. */
  atStart(work: () => unknown, failure: string, afterMs?: number): void;
  /** As `atStart`, in one of the processes that share the data folder: another goes on when that one has ended. */
  inOneProcess(work: () => unknown, failure: string, afterMs?: number): void;
  /** Runs every ten minutes. Several processes may do the same at the same time. */
  repeat(work: () => Promise<unknown>, failure: string): void;
  /** To be called once the server listens. */
  start(): void;
};

const REPEAT_MS = 10 * 60 * 1000;

const CLAIM = '.background';

/** Collects the background work of all features. */
export function createBackground(app: FastifyInstance, dataDir: string): Background {
  const claim = claimFolder(dataDir, CLAIM);
  const starters: (() => NodeJS.Timeout)[] = [];
  let timers: readonly NodeJS.Timeout[] = [];
  const run = async (work: () => unknown, failure: string) => {
    try {
      await work();
    } catch (err) {
      app.log.warn({ err }, failure);
    }
  };

  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
    await claim.close();
  });
  const atStart: Background['atStart'] = (work, failure, afterMs = 0) =>
    void starters.push(() => setTimeout(run, afterMs, work, failure));
  return {
    atStart,
    inOneProcess: (work, failure, afterMs) =>
      atStart(() => claim.whenHeld(() => void run(work, failure)), failure, afterMs),
    repeat: (work, failure) => void starters.push(() => setInterval(run, REPEAT_MS, work, failure)),
    start() {
      timers = starters.map((start) => start().unref());
    },
  };
}
