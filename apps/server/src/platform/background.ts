import type { FastifyInstance } from 'fastify';

/** Work beside requests: begun when the server listens, ended when it closes. What fails is logged with the words given. */
export type Background = {
  /** Runs once, when the server has started or so much later. */
  atStart(work: () => unknown, failure: string, afterMs?: number): void;
  /** Runs every ten minutes. Several processes may do the same at the same time. */
  repeat(work: () => Promise<unknown>, failure: string): void;
  /** To be called once the server listens. */
  start(): void;
};

const REPEAT_MS = 10 * 60 * 1000;

/** Collects the background work of all features. */
export function createBackground(app: FastifyInstance): Background {
  const starters: (() => NodeJS.Timeout)[] = [];
  let timers: readonly NodeJS.Timeout[] = [];
  const run = async (work: () => unknown, failure: string) => {
    try {
      await work();
    } catch (err) {
      app.log.warn({ err }, failure);
    }
  };

  app.addHook('onClose', async () => timers.forEach(clearTimeout));
  return {
    atStart: (work, failure, afterMs = 0) =>
      void starters.push(() => setTimeout(run, afterMs, work, failure)),
    repeat: (work, failure) => void starters.push(() => setInterval(run, REPEAT_MS, work, failure)),
    start() {
      timers = starters.map((start) => start().unref());
    },
  };
}
