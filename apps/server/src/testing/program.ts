import { spawn, type ChildProcess } from 'node:child_process';

/** A program to start, and the line by which it says that it serves. */
export type Program = {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
  /** The account that it runs as; this one where it is left out. */
  readonly account?: { readonly uid?: number; readonly gid?: number };
  /** Looks for the line in what was said so far, on both outputs. */
  readonly ready: RegExp;
};

/** A program that said that it serves. */
export type RunningProgram = {
  readonly pid: number;
  /** What the program's `ready` matched. */
  readonly match: RegExpExecArray;
  /** Resolves when the process has ended: its exit code, or the signal that ended it. */
  readonly ended: Promise<ProgramEnding>;
  kill(signal: NodeJS.Signals): void;
};

/** How a process ended. */
type ProgramEnding = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

const READY_WITHIN_MS = 60_000;

/**
 * Starts a program and waits until it serves. In a process group of its own, so that Ctrl-C reaches only whoever started
 * it and decides on the order. Throws with what it said when it ends instead, or takes longer than a minute.
 */
export async function startProgram(program: Program): Promise<RunningProgram> {
  const { command, args, env, cwd, account, ready } = program;
  const child = spawn(command, args, {
    ...account,
    ...(env && { env }),
    ...(cwd !== undefined && { cwd }),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = untilEnded(child);
  const match = await untilReady(child, { command, ready, ended });
  return { pid: child.pid ?? 0, match, ended, kill: (signal) => void child.kill(signal) };
}

function untilEnded(child: ChildProcess): Promise<ProgramEnding> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', () => resolve({ code: null, signal: null }));
  });
}

type Waiting = Pick<Program, 'command' | 'ready'> & {
  readonly ended: Promise<ProgramEnding>;
};

function untilReady(child: ChildProcess, waiting: Waiting): Promise<RegExpExecArray> {
  const { command, ready, ended } = waiting;
  let said = '';
  let isReady = false;
  return new Promise((resolve, reject) => {
    const refuse = (why: string): void => reject(new Error(`${command} ${why}: ${said.trim()}`));
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      refuse('took too long to start');
    }, READY_WITHIN_MS);
    child.once('error', (error) => refuse(error.message));
    void ended.then(() => {
      clearTimeout(limit);
      // What it said last may still be on its way.
      setImmediate(refuse, 'ended before it served');
    });
    const listen = (text: string): void => {
      if (isReady) return;
      said += text;
      const match = ready.exec(said);
      if (!match) return;
      isReady = true;
      clearTimeout(limit);
      resolve(match);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', listen);
  });
}
