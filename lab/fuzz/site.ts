import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../apps/server/src/platform/db/open.ts';
import { fetchJson } from '../../apps/server/src/testing/call.ts';
import { startServer, type RunningServer } from '../../apps/server/src/testing/crashes/server-process.ts';
import { startPostgresProcess } from '../../apps/server/src/testing/databases/start-postgres.ts';
import { readSiteFacts } from '../../apps/server/src/testing/public-facts.ts';
import { createFuzzFans, type FuzzFans } from './fuzz-fans.ts';
import type { Samples } from './requests.ts';
import { listRoutes, type ApiDocument, type Route } from './routes.ts';
import { toSamples } from './saves.ts';
import { toSiteWords, type SiteWords } from './site-words.ts';

const WEB_ASSETS = fileURLToPath(new URL('../../apps/web/dist/assets', import.meta.url));

/** The storages that the server runs on. */
export type EngineName = 'sqlite' | 'postgres';

/** A new site on one engine, with fans on it: the real server in a process of its own. */
export type Site = {
  readonly origin: string;
  readonly server: RunningServer;
  readonly routes: readonly Route[];
  readonly words: SiteWords;
  readonly samples: Samples;
  readonly fuzzFans: FuzzFans;
};

/** Does something with a site that nobody used before. Limits are out of the way, so that they don't hide the routes. */
export async function withSite<Result>(
  engine: EngineName,
  work: (site: Site) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thirteen-fuzz-'));
  const postgres = engine === 'postgres' ? await startPostgresProcess() : undefined;
  const server = await startServer({ DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) });
  const database = await openDatabase({ dataDir, databaseUrl: postgres?.url });
  const { origin } = server;
  try {
    const facts = await readSiteFacts(origin);
    const fuzzFans = await createFuzzFans({ origin, database, facts });
    const { usernames, password } = fuzzFans;
    const files = await readdir(WEB_ASSETS).catch(() => []);
    const words = toSiteWords({
      ...facts,
      files: [...files.slice(0, 5), 'theme.js', 'manifest.webmanifest', 'swagger-ui.css'],
      usernames,
      password,
    });
    const routes = listRoutes(await fetchJson<ApiDocument>(`${origin}/api/docs/json`));
    const samples = toSamples(facts, { username: usernames.at(-1) ?? '', password });
    return await work({ origin, server, fuzzFans, words, routes, samples });
  } finally {
    await server.end('SIGKILL');
    await database.close();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
