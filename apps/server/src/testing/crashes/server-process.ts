import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const TEST_MAIN = fileURLToPath(new URL('../test-main.ts', import.meta.url));

// With media on a host of their own a new server makes no sounds, which would take half of the machine from the tests.
const MEDIA_ELSEWHERE = 'http://127.0.0.1:9/media';

const CLOCK_STEPS = fileURLToPath(new URL('./clock-steps.ts', import.meta.url));

const WATCH = ['--watch', '--watch-preserve-output'];

/** How a process ended: its exit code or the signal that ended it, and what it said on standard error. */
export type ServerEnding = {
  readonly code: number | null;
  readonly signal: string | null;
  readonly errors: string;
};

/** The real server in a process of its own. */
export type RunningServer = {
  /** Where it listens, for example `http://127.0.0.1:43210`. */
  readonly origin: string;
  readonly pid: number;
  /** Resolves when the process has ended, whoever ended it. */
  readonly ended: Promise<ServerEnding>;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<ServerEnding>;
  /** Sets the clock of a server with `clock` off by so much, in milliseconds. */
  setClock(offsetMs: number): Promise<void>;
};

type Environment = Readonly<Record<string, string>>;
type Options = {
  /** The largest file that the process may write, in KiB: what a full disk looks like from inside. */
  readonly maxFileKiB?: number;
  /** As `npm run dev` starts it: again with each change of a source, and with media of its own. */
  readonly watch?: boolean;
  /** Starts it with cheap passwords and nothing made in the background, where they are not the subject. */
  readonly cheap?: boolean;
  /** The account that it runs as, if not this one. */
  readonly account?: { readonly uid: number; readonly gid: number };
  /** Lets `setClock` set its clock. */
  readonly clock?: boolean;
};

/** Starts the server and waits until it serves. Throws with what it said when it ends instead. */
export async function startServer(env: Environment, options: Options = {}): Promise<RunningServer> {
  const { child, ended } = spawnServer(env, options);
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const [origin] = /http:\/\/[\w.:]+/.exec(said) ?? [];
    if (origin === undefined || !said.includes('\n')) continue;
    return {
      origin: origin.replace('localhost', '127.0.0.1'),
      pid: child.pid ?? 0,
      ended,
      end(signal) {
        child.kill(signal);
        return ended;
      },
      async setClock(clockOffsetMs) {
        child.send({ clockOffsetMs });
        await once(child, 'message');
      },
    };
  }
  throw new Error(`The server did not start: ${(await ended).errors}`);
}

/** Runs a server that is expected to end by itself, as one that can't start does. */
export function runServer(env: Environment, options: Options = {}): Promise<ServerEnding> {
  return spawnServer(env, options).ended;
}

function spawnServer(env: Environment, given: Options = {}) {
  const { maxFileKiB, watch = false, cheap = false, clock = false, account } = given;
  const main = cheap ? TEST_MAIN : MAIN;
  const settings = {
    PORT: '0',
    LOG_LEVEL: 'silent',
    LIMITS_FACTOR: '1000000',
    ...(!watch && { MEDIA_BASE_URL: MEDIA_ELSEWHERE }),
    ...env,
  };
  const options: SpawnOptions = {
    ...account,
    env: { ...processEnv(), ...settings },
    stdio: ['pipe', 'pipe', 'pipe', ...(clock ? (['ipc'] as const) : [])],
  };
  const args = [...(watch ? WATCH : []), ...(clock ? ['--import', CLOCK_STEPS] : []), main];
  // Without the trap the system would end the process at the limit instead of refusing the write.
  const limited = `trap '' XFSZ; ulimit -S -f ${maxFileKiB}; exec "$0" "$@"`;
  const child =
    maxFileKiB === undefined
      ? spawn(process.execPath, args, options)
      : spawn('bash', ['-c', limited, process.execPath, ...args], options);
  return { child, ended: readEnding(child) };
}

async function readEnding(child: ChildProcess): Promise<ServerEnding> {
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += String(chunk)));
  const [code, signal] = await once(child, 'close');
  return { code: code as number | null, signal: signal as string | null, errors };
}

const KEPT_VARIABLES = ['PATH', 'NODE_COMPILE_CACHE'];

/** What a process of a test gets of this one's environment: never the tester's own configuration. */
export function processEnv(): Record<string, string> {
  return Object.fromEntries(
    KEPT_VARIABLES.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
