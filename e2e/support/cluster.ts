import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A site on PostgreSQL, as `npm run lab -- cluster` starts it, with one process. What dies is started again. */
export type TestCluster = {
  readonly url: string;
  /** Ends PostgreSQL at once, as a power cut does. It does not come back before `letPostgresStart`. */
  readonly killPostgres: () => Promise<void>;
  readonly letPostgresStart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const CLUSTER = new URL('../../lab/cluster/main.ts', import.meta.url).pathname;
const KEPT_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE'];

/** Starts such a site on free ports, with data of its own. */
export async function startCluster(): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-e2e-cluster-'));
  // PostgreSQL runs as another account than root's, and must get to its part of it.
  await chmod(folder, 0o711);
  const kept = KEPT_VARIABLES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const child = spawn(process.execPath, [CLUSTER, '--processes', '1', '--port', '0'], {
    env: {
      ...Object.fromEntries(kept),
      DATA_DIR: folder,
      LIMITS_FACTOR: '1000',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (text: string): void => {
      said += text;
      const [, found] = /^Thirteen is ready at (\S+)\n/m.exec(said) ?? [];
      if (found !== undefined) resolve(found.replace('localhost', '127.0.0.1'));
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    void ended.then(() => reject(new Error(`The cluster did not start:\n${said}`)));
  });
  const files = join(folder, 'postgres', 'data');
  const settings = join(files, 'postgresql.conf');
  return {
    url,
    async killPostgres() {
      // Without its settings it ends at each start.
      await rename(settings, `${settings}.away`);
      const [pid] = (await readFile(join(files, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    letPostgresStart: () => rename(`${settings}.away`, settings),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
