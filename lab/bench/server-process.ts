import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { childrenOf, cpuMsOf, memoryMiBOf } from './process-figures.ts';

/** A server under test, in a process of its own. */
export type ServerProcess = {
  readonly origin: string;
  /** CPU time used so far, user and system, in milliseconds; undefined where the machine doesn't tell. */
  cpuMs(): number | undefined;
  /** Resident memory of the server and its workers in MiB, 0 where the machine doesn't tell. */
  memoryMiB(): number;
  /** Waits until the process has nothing of its own to do any more, and its workers have ended. */
  untilCalm(): Promise<void>;
  stop(): Promise<void>;
};

type Start = { readonly file: URL; readonly env: Readonly<Record<string, string>> };

// A busy machine can keep a process from working for a while, which does not make it calm.
const CALM_BELOW_MS = 20;
const CALM_SECONDS = 3;

/** Starts a server and waits for the line in which it prints its address. */
export async function startServer({ file, env }: Start): Promise<ServerProcess> {
  const child = spawn(process.execPath, [fileURLToPath(file)], {
    env: { ...ofThisMachine(), NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await readOrigin(child);
  const cpuMs = () => cpuMsOf(child.pid);
  return {
    origin,
    cpuMs,
    memoryMiB: () =>
      [child.pid, ...childrenOf(child.pid)].reduce<number>((sum, pid) => sum + memoryMiBOf(pid), 0),
    async untilCalm() {
      let calmSeconds = 0;
      for (let before = cpuMs(); before !== undefined && calmSeconds < CALM_SECONDS;) {
        await sleep(1000);
        const now = cpuMs() ?? before;
        const isCalm = now - before < CALM_BELOW_MS && childrenOf(child.pid).length === 0;
        calmSeconds = isCalm ? calmSeconds + 1 : 0;
        before = now;
      }
    },
    async stop() {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    },
  };
}

// The tester's own configuration must not reach a server, or made-up fans could be written to a real database.
function ofThisMachine(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE'];
  return Object.fromEntries(kept.map((name) => [name, process.env[name]]));
}

async function readOrigin(child: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of child.stdout ?? []) {
    printed += String(chunk);
    const [origin] = /http:\/\/[\w.:]+/.exec(printed) ?? [];
    // The rest of what it prints must not fill the pipe.
    if (origin !== undefined && printed.includes('\n')) return origin;
  }
  throw new Error(`A server did not start: ${printed}`);
}
