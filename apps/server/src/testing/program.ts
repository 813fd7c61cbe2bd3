import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';

/** A program to start. */
export type Program = {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
  /** The account that it runs as; this one where it is left out. */
  readonly account?: { readonly uid?: number; readonly gid?: number };
  /** In a process group of its own Ctrl-C reaches only whoever started it, and decides on the order. */
  readonly ownGroup?: boolean;
  /** What is typed into it; without it, its input stays open until it ends. */
  readonly typed?: string;
  /** The largest file that it may write, in KiB: what a full disk looks like from inside. */
  readonly maxFileKiB?: number | undefined;
};

/** How a process ended: its exit code or the signal that ended it, and all that it said. */
export type ProgramEnd = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** A program that runs. */
export type RunningProgram = {
  readonly pid: number;
  /** Resolves when the process has ended, whoever ended it. */
  readonly ended: Promise<ProgramEnd>;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<ProgramEnd>;
};

const READY_WITHIN_MS = 60_000;

/** Runs a program until it ends by itself. */
export async function runToEnd(program: Program): Promise<ProgramEnd> {
  return launchProgram(program).ended;
}

/**
 * Starts a program and waits until `ready` is found in what it said so far, on both outputs. Throws with what it said when
 * it ends instead, or takes longer than a minute.
 */
export async function startProgram({
  ready,
  ...program
}: Program & { readonly ready: RegExp }): Promise<RunningProgram & { readonly match: RegExpExecArray }> {
  const { child, ...running } = launchProgram(program);
  const { ended } = running;
  const match = await new Promise<RegExpExecArray>((resolve, reject) => {
    let said = '';
    const refuse = (why: string) => reject(new Error(`${program.command} ${why}: ${said.trim()}`));
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      refuse('took too long to start');
    }, READY_WITHIN_MS);
    const listen = (text: string): void => {
      said += text;
      const found = ready.exec(said);
      if (!found) return;
      clearTimeout(limit);
      for (const stream of [child.stdout, child.stderr]) stream.off('data', listen);
      resolve(found);
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', listen);
    void ended.then(() => refuse('ended before it served'), reject).finally(() => clearTimeout(limit));
    child.once('error', (error) => refuse(error.message));
  });
  return { ...running, match };
}

/** Starts a program; that it serves is seen by who asked for it. */
export function launchProgram(
  program: Program,
): RunningProgram & { readonly child: ChildProcessWithoutNullStreams } {
  const { command, args, account, env, cwd, ownGroup = false, typed, maxFileKiB } = program;
  // Without the trap the system would end the process at the limit instead of refusing the write.
  const limited = ['-c', `trap '' XFSZ; ulimit -S -f ${maxFileKiB}; exec "$0" "$@"`, command, ...args];
  const [file, given] = maxFileKiB === undefined ? [command, args] : ['bash', limited];
  const child = spawn(file, given, {
    ...account,
    ...(env && { env }),
    ...(cwd !== undefined && { cwd }),
    detached: ownGroup,
  });
  // A program that asks nothing may have ended by then.
  child.stdin.on('error', () => undefined);
  if (typed !== undefined) child.stdin.end(typed);
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => (said[name] += text));
  const ended = new Promise<ProgramEnd>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, ...said }));
    child.once('error', () => resolve({ code: null, signal: null, ...said }));
  });
  return {
    child,
    pid: child.pid ?? 0,
    ended,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** A program that can be killed and started again, at its own address. It does not run yet. */
export function restartable<Running extends Pick<RunningProgram, 'ended' | 'end'>>(
  begin: () => Promise<Running>,
) {
  let running: Running | undefined;
  return {
    /** Undefined while it does not run. */
    running: () => running,
    /** Starts it, unless it runs. Resolves once it serves; throws where it can't. */
    async start(): Promise<Running> {
      if (running) return running;
      const started = await begin();
      running = started;
      void started.ended.then(() => (running = undefined));
      return started;
    },
    /** Ends it, as a fault would unless a signal says otherwise, and resolves when it is gone. */
    async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
      await running?.end(signal);
    },
  };
}
