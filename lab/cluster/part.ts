import { createRestartDelays } from '../../apps/server/src/platform/restart-delays.ts';
import type { RunningProgram } from '../../apps/server/src/testing/program.ts';

/** One program of a cluster. */
export type Part = {
  readonly name: string;
  /** Its address; an app process and PostgreSQL keep theirs when they are started again. */
  readonly url: string;
  /** Of the process that runs now; undefined while none does. */
  pid(): number | undefined;
  /** Ends it as a fault would, and resolves when it is gone. Where the cluster restarts what dies, it comes back. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it, unless it runs. Resolves once it serves; throws where it can't. */
  start(): Promise<void>;
  /** Ends it for good, in the way that lets it finish its work. */
  stop(): Promise<void>;
};

type PartOptions = {
  readonly name: string;
  readonly url: string;
  readonly launch: () => Promise<RunningProgram>;
  readonly stopSignal: NodeJS.Signals;
  /** Whether it is started again when it ends by itself or was killed. */
  readonly restarts: boolean;
  readonly say: (line: string) => void;
};

// PostgreSQL writes all that it holds in memory to disk before it ends.
const STOP_WITHIN_MS = 20_000;

/** A program that the cluster keeps running, with waits that grow while it keeps ending. It does not run yet. */
export function createPart({ name, url, launch, stopSignal, restarts, say }: PartOptions): Part {
  const delays = createRestartDelays();
  let running: RunningProgram | undefined;
  let starting: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function launchOnce(): Promise<void> {
    const startedAt = Date.now();
    const program = await launch();
    running = program;
    void program.ended.then(({ code, signal }) => {
      running = undefined;
      if (isStopped) return;
      comeBack(`ended (${signal ?? `exit code ${code}`})`, Date.now() - startedAt);
    });
  }

  function comeBack(what: string, ranMs: number): void {
    if (!restarts) return say(`${name} ${what}`);
    const waitMs = delays.next(ranMs);
    say(`${name} ${what}; started again in ${waitMs / 1000} s`);
    timer = setTimeout(() => {
      start().then(
        () => say(`${name} serves again`),
        (error: unknown) => isStopped || comeBack(`did not start (${describe(error)})`, 0),
      );
    }, waitMs);
  }

  async function start(): Promise<void> {
    if (running || isStopped) return;
    clearTimeout(timer);
    starting ??= launchOnce().finally(() => (starting = undefined));
    return starting;
  }

  return {
    name,
    url,
    pid: () => running?.pid,
    start,
    async kill(signal = 'SIGKILL') {
      const program = running;
      program?.kill(signal);
      await program?.ended;
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await starting?.catch(() => undefined);
      const program = running;
      if (!program) return;
      program.kill(stopSignal);
      const last = setTimeout(() => program.kill('SIGKILL'), STOP_WITHIN_MS);
      await program.ended;
      clearTimeout(last);
    },
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
