import type { RunningProgram } from '../../apps/server/src/testing/program.ts';

/** A program of a site that can be killed and started again, at its own address. */
export type Part = {
  readonly url: string;
  /** Of the process that runs now; undefined while none does. */
  pid(): number | undefined;
  /** Ends it, as a fault would unless a signal says otherwise, and resolves when it is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it, unless it runs. Resolves once it serves; throws where it can't. */
  start(): Promise<void>;
};

/** A program that does not run yet. */
export function createPart(url: string, launch: () => Promise<RunningProgram>): Part {
  let running: RunningProgram | undefined;
  return {
    url,
    pid: () => running?.pid,
    async kill(signal = 'SIGKILL') {
      running?.kill(signal);
      await running?.ended;
    },
    async start() {
      if (running) return;
      const program = await launch();
      running = program;
      void program.ended.then(() => (running = undefined));
    },
  };
}
