import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { UserProfile } from '@thirteen/contract/profile.ts';
import { openDatabase } from '../../apps/server/src/platform/db/open.ts';
import { startServer, type RunningServer } from '../../apps/server/src/testing/crashes/server-process.ts';
import { readSiteFacts } from '../../apps/server/src/testing/public-facts.ts';
import { startPostgresProcess } from '../../apps/server/src/testing/databases/start-postgres.ts';
import { readApiDocument } from './api-document.ts';
import { createFuzzFans, PASSWORD, send, type FuzzFans } from './fuzz-fans.ts';
import type { Samples } from './requests.ts';
import { listRoutes, type Route } from './routes.ts';
import { toSamples } from './saves.ts';
import { toSiteWords, type SiteWords } from './site-words.ts';

const WEB_ASSETS = fileURLToPath(new URL('../../apps/web/dist/assets', import.meta.url));
// Elsewhere, so that the server doesn't make previews beside the requests; asked for, it makes and draws all the same.
const MEDIA = 'http://media.example';

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
  close(): Promise<void>;
};

/** Starts a site that nobody used before. Limits are out of the way, so that they don't hide the routes. */
export async function openSite(engine: EngineName): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thirteen-fuzz-'));
  const postgres = engine === 'postgres' ? await startPostgresProcess() : undefined;
  const settings = {
    DATA_DIR: dataDir,
    MEDIA_BASE_URL: MEDIA,
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const server = await startServer(settings);
  const database = await openDatabase({ dataDir, databaseUrl: postgres?.url });
  const { origin } = server;
  try {
    const [facts, document] = [await readSiteFacts(origin), await readApiDocument(origin)];
    const fuzzFans = await createFuzzFans({ origin, database, facts });
    const profile = await readJson<UserProfile>(
      origin,
      `/api/profile/public-profile/${fuzzFans.untouched.username}`,
    );
    const files = await readdir(WEB_ASSETS).catch(() => []);
    const words = toSiteWords({
      ...facts,
      profile,
      files: [...files.slice(0, 5), 'theme.js', 'manifest.webmanifest', 'swagger-ui.css'],
      usernames: fuzzFans.usernames,
      password: PASSWORD,
    });
    return {
      origin,
      server,
      fuzzFans,
      words,
      routes: listRoutes(document),
      samples: toSamples(facts, { username: fuzzFans.usernames.at(-1) ?? '', password: PASSWORD }),
      async close() {
        await server.end('SIGKILL');
        await database.close();
        await postgres?.stop();
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await server.end('SIGKILL');
    await database.close();
    await postgres?.stop();
    throw error;
  }
}

async function readJson<Reply>(origin: string, address: string): Promise<Reply> {
  const response = await send({ origin }, 'GET', address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Reply;
}
