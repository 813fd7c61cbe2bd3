import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBalancer } from './balancer.ts';
import { findFreePort } from '../../apps/server/src/testing/free-port.ts';
import { postgresUrl, startPackagedPostgres } from '../../apps/server/src/testing/packaged-postgres.ts';
import { createPart, type Part } from './part.ts';
import { startProgram } from '../../apps/server/src/testing/program.ts';

/** What a cluster is made of. */
export type ClusterOptions = {
  /** Where PostgreSQL and the site keep their files: `postgres` and `site` in this folder. */
  readonly folder: string;
  readonly processes: number;
  /** Of the balancer; 127.0.0.1 and any free port where they are left out. */
  readonly host?: string;
  readonly port?: number;
  /** A PostgreSQL to use in place of one of its own. */
  readonly databaseUrl?: string;
  /** Settings of its own PostgreSQL, as `max_connections=50`. */
  readonly postgresSettings?: readonly string[];
  /** The environment of the app processes; what the cluster must decide itself is put over it. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The program of an app process, if not the real one (tests start `testing/test-main.ts`). */
  readonly main?: string;
  /** Whether what dies is started again; it is unless this is false. */
  readonly restarts?: boolean;
  /** Gets a line about each thing that happens. */
  readonly say?: (line: string) => void;
  /** Gets what the app processes write to their outputs. */
  readonly onOutput?: (text: string) => void;
};

/** A running cluster. */
export type Cluster = {
  /** The balancer's address, for fans. */
  readonly origin: string;
  readonly databaseUrl: string;
  /** Undefined where `databaseUrl` was given. */
  readonly postgres: Part | undefined;
  readonly apps: readonly Part[];
  /** Ends all: the balancer takes no more requests, then the app processes finish theirs, PostgreSQL last. */
  stop(): Promise<void>;
};

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

/**
 * Starts PostgreSQL, app processes on it and a balancer before them, all on loopback unless `host` says otherwise; resolves
 * once all serve. Each part has its address and process id, and can be killed and started alone:
 *
 *     const cluster = await startCluster({ folder, processes: 2, restarts: false });
 *     await cluster.apps[0]?.kill('SIGKILL'); await cluster.apps[0]?.start(); await cluster.stop();
 *
 * Its own PostgreSQL waits for the disk like a real one, unless `postgresSettings` say otherwise. Throws, with all ended
 * that it had started, when a part does not start.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, processes, host = '127.0.0.1', port = 0, say = () => undefined } = options;
  // The site closes its own folder to other accounts, one of which may be PostgreSQL's.
  const site = resolve(folder, 'site');
  await mkdir(site, { recursive: true });
  const apps: Part[] = [];
  const running = () => apps.filter((app) => app.pid() !== undefined).map(({ url }) => url);
  const balancer = await startBalancer({ host, port, targets: running });
  const postgres = options.databaseUrl === undefined ? await createPostgres(options, say) : undefined;
  const databaseUrl = options.databaseUrl ?? postgres?.url ?? '';

  async function stop(): Promise<void> {
    await balancer.close();
    await Promise.all(apps.map((app) => app.stop()));
    await postgres?.stop();
  }

  try {
    await postgres?.start();
    if (postgres) say(`PostgreSQL runs at ${postgres.url}, with its files in ${join(folder, 'postgres')}`);
    const env = {
      ...options.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: site,
      ...publicUrl(options, balancer.origin),
    };
    for (let number = 1; number <= processes; number += 1) {
      apps.push(createApp(options, { number, port: await findFreePort(), env, say }));
    }
    await Promise.all(
      apps.map(async (app) => {
        await app.start();
        say(`${app.name} serves at ${app.url} (process ${app.pid()})`);
      }),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: balancer.origin, databaseUrl, postgres, apps, stop };
}

// Links in mails must lead to the balancer, not to one of the processes.
function publicUrl({ env }: ClusterOptions, origin: string): { readonly PUBLIC_URL: string } {
  return { PUBLIC_URL: env?.['PUBLIC_URL'] ?? origin };
}

async function createPostgres(options: ClusterOptions, say: (line: string) => void): Promise<Part> {
  const port = await findFreePort();
  const { folder, postgresSettings: settings = [], restarts = true } = options;
  return createPart({
    name: 'PostgreSQL',
    url: postgresUrl(port),
    launch: () => startPackagedPostgres({ folder: resolve(folder, 'postgres'), port, settings }),
    // Open transactions are undone, and all that was acknowledged is written.
    stopSignal: 'SIGINT',
    restarts,
    say,
  });
}

type AppParts = {
  readonly number: number;
  readonly port: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
};

function createApp(
  { main = MAIN, restarts = true, onOutput }: ClusterOptions,
  { number, port, env, say }: AppParts,
): Part {
  const own = { HOST: '127.0.0.1', PORT: String(port), PROCESSES: '1', TRUST_PROXY: 'loopback' };
  const launch = () =>
    startProgram({
      command: process.execPath,
      args: [main],
      env: { ...env, ...own },
      ready: /Thirteen is ready at \S+\n/,
      ...(onOutput && { onOutput }),
    });
  const url = `http://127.0.0.1:${port}`;
  return createPart({ name: `process ${number}`, url, launch, stopSignal: 'SIGTERM', restarts, say });
}
