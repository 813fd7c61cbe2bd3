/** Runs chores now and then, until it is closed. A chore that fails is reported and runs again next time. */
export type Sweeper = { start(): void; close(): void };

const EVERY_MS = 10 * 60 * 1000;

/** Makes a sweeper for chores that any process may do at any time, and several at once. */
export function createSweeper(
  chores: readonly (() => Promise<void>)[],
  onFailure: (error: unknown) => void,
): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  return {
    start() {
      timer ??= setInterval(() => {
        for (const chore of chores) chore().catch(onFailure);
      }, EVERY_MS).unref();
    },
    close: () => clearInterval(timer),
  };
}
