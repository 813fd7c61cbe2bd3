import { fileURLToPath } from 'node:url';
import { runToEnd, startProgram, type ProgramEnd, type Program, type RunningProgram } from '../program.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const TEST_MAIN = fileURLToPath(new URL('../test-main.ts', import.meta.url));

// With media on a host of their own a new server makes no sounds, which would take half of the machine from the tests.
const MEDIA_ELSEWHERE = 'http://127.0.0.1:9/media';
const WATCH = ['--watch', '--watch-preserve-output'];
const KEPT_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE'];

/** The real server in a process of its own. */
export type RunningServer = Pick<RunningProgram, 'pid' | 'ended' | 'end'> & {
  /** Where it listens, for example `http://127.0.0.1:43210`. */
  readonly origin: string;
};

type Environment = Readonly<Record<string, string>>;

/** How the server is started, beside its settings. */
export type ServerOptions = Pick<Program, 'maxFileKiB' | 'account'> & {
  /** As `npm run dev` starts it: again with each change of a source, and with media of its own. */
  readonly watch?: boolean;
  /** Starts it with cheap passwords and nothing made in the background, where they are not the subject. */
  readonly cheap?: boolean;
  /** Another program than the server's own. */
  readonly main?: string;
};

/** Starts the server and waits until it serves. Throws with what it said when it ends instead. */
export async function startServer(env: Environment, options: ServerOptions = {}): Promise<RunningServer> {
  const ready = /(http:\/\/[\w.:]+).*\n/;
  const { match, ...program } = await startProgram({ ...serverProgram(env, options), ready });
  return {
    ...program,
    origin: (match[1] ?? '').replace('localhost', '127.0.0.1'),
  };
}

/** Runs a server that is expected to end by itself, as one that can't start does. */
export function runServer(env: Environment, options: ServerOptions = {}): Promise<ProgramEnd> {
  return runToEnd(serverProgram(env, options));
}

/** Runs one of the operator's programs on a site, as `npm run` does. */
export function runScript(
  name: string,
  args: readonly string[],
  { env, ...options }: { readonly env: Environment } & Pick<Program, 'typed' | 'maxFileKiB'>,
): Promise<ProgramEnd> {
  const script = fileURLToPath(new URL(`../../../scripts/${name}.ts`, import.meta.url));
  const program = { command: process.execPath, args: [script, ...args], env: { ...processEnv(), ...env } };
  return runToEnd({ ...program, typed: '', ...options });
}

function serverProgram(env: Environment, options: ServerOptions): Program {
  const { watch = false, cheap = false, main = cheap ? TEST_MAIN : MAIN, ...rest } = options;
  const settings = {
    PORT: '0',
    LOG_LEVEL: 'silent',
    LIMITS_FACTOR: '1000000',
    ...(!watch && { MEDIA_BASE_URL: MEDIA_ELSEWHERE }),
    ...env,
  };
  return {
    ...rest,
    command: process.execPath,
    args: [...(watch ? WATCH : []), main],
    env: { ...processEnv(), ...settings },
  };
}

/** What a process of a test gets of this one's environment: never the tester's own configuration. */
export function processEnv(): Record<string, string> {
  return Object.fromEntries(
    KEPT_VARIABLES.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
