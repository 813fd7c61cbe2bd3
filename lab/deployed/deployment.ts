import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../apps/server/src/testing/free-port.ts';
import {
  postgresUrl,
  startPackagedPostgres,
} from '../../apps/server/src/testing/databases/packaged-postgres.ts';
import { startProgram, type RunningProgram } from '../../apps/server/src/testing/program.ts';
import { startMailServer } from '../../apps/server/src/testing/mailbox.ts';
import { startServer, type RunningServer } from '../../apps/server/src/testing/crashes/server-process.ts';
import { fillBouncer, fillNginx, type Places } from './filled-settings.ts';

/** The parts of `compose.yaml` on this machine: nginx, two server processes, PgBouncer and PostgreSQL. */
export type Deployment = Awaited<ReturnType<typeof startDeployment>>;

/** What nginx says that it is called in links, as TLS before it would have it. */
export const PUBLIC_URL = 'https://thirteen.example';

// PgBouncer refuses to run as root, as PostgreSQL does.
const NOBODY = { uid: 65_534, gid: 65_534 };
const PASSWORD = 'between-two-programs';

/** Starts all parts, in the order in which they need each other. */
export async function startDeployment() {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-deployed-'));
  // The processes of nginx and PgBouncer run as another account.
  await chmod(folder, 0o755);
  const places: Places = {
    folder,
    nginxPort: await findFreePort(),
    bouncerPort: await findFreePort(),
    postgresPort: await findFreePort(),
    appPorts: [await findFreePort(), await findFreePort()],
  };
  const programs: RunningProgram[] = [];
  const apps: RunningServer[] = [];
  const mails = await startMailServer();
  const bouncerUrl = `postgres://thirteen:${PASSWORD}@127.0.0.1:${places.bouncerPort}/thirteen`;
  const startApp = async (index: 0 | 1) => {
    const env = {
      PORT: String(places.appPorts[index]),
      DATA_DIR: join(folder, 'site'),
      DATABASE_URL: bouncerUrl,
      // Loopback stands in for the network of Docker, which is `uniquelocal`.
      TRUST_PROXY: 'loopback',
      PUBLIC_URL,
      SMTP_URL: mails.url,
      LIMITS_FACTOR: '1',
      MEDIA_BASE_URL: '/media',
    };
    apps[index] = await startServer(env, { cheap: true });
  };
  const stop = async () => {
    await Promise.all(apps.map((app) => app.end('SIGTERM')));
    for (const program of programs.toReversed()) await program.end('SIGINT');
    await mails.stop();
    await rm(folder, { recursive: true, force: true });
  };

  try {
    programs.push(
      await startPackagedPostgres({ folder: join(folder, 'postgres'), port: places.postgresPort }),
    );
    await makeDatabase(postgresUrl(places.postgresPort));
    programs.push(await startBouncer(places));
    // Both at once, on an empty database.
    await Promise.all([startApp(0), startApp(1)]);
    programs.push(await startNginx(places));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** Of nginx. */
    origin: `http://127.0.0.1:${places.nginxPort}`,
    /** Through PgBouncer, and past it. */
    bouncerUrl,
    postgresUrl: postgresUrl(places.postgresPort).replace(/postgres$/, 'thirteen'),
    mails,
    apps,
    /** Starts a process again at its address. */
    startApp,
    stop,
  };
}

async function makeDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create role thirteen login');
  await client.query('create database thirteen owner thirteen');
  await client.end();
}

async function startBouncer(places: Places): Promise<RunningProgram> {
  const settings = join(places.folder, 'pgbouncer.ini');
  const users = join(places.folder, 'userlist.txt');
  await writeFile(settings, await fillBouncer(places));
  await writeFile(users, `"thirteen" "${PASSWORD}"\n`, { mode: 0o600 });
  const account = process.getuid?.() === 0 ? NOBODY : {};
  if (account === NOBODY) await chown(users, NOBODY.uid, NOBODY.gid);
  return startProgram({
    command: 'pgbouncer',
    args: [settings],
    account,
    ownGroup: true,
    ready: /process up/,
  });
}

async function startNginx(places: Places): Promise<RunningProgram> {
  const settings = join(places.folder, 'nginx.conf');
  await mkdir(join(places.folder, 'nginx'), { recursive: true });
  await writeFile(settings, await fillNginx(places));
  return startProgram({
    command: 'nginx',
    args: ['-p', join(places.folder, 'nginx'), '-c', settings, '-g', 'daemon off;'],
    ownGroup: true,
    ready: /start worker process/,
  });
}
