import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUpFans } from '../api.ts';
import { addFans } from '../explorer/fans.ts';
import { openStore } from '../explorer/stores.ts';
import { grouped } from '../figures.ts';
import { compare, timesAsFastAs, type Contender } from '../rounds.ts';
import { dropPostgresDatabase, fillPostgres, makePostgresDatabase } from '../scale/fill-postgres.ts';
import { kinds, type LoggedIn, type ScaleKind } from '../scale/kinds.ts';
import { populate } from '../scale/population.ts';
import { startThirteen } from '../thirteen.ts';
import { distribute, dropCitusDatabase, makeCitusDatabase } from './distributed-database.ts';
import { printNeeds } from './needs.ts';
import { print } from '../report.ts';
import { addSignIns } from './sign-ins.ts';
import { printTableSizes } from './table-sizes.ts';

const PLAIN = process.env['BENCH_DATABASE_URL'];
const CITUS = process.env['BENCH_CITUS_URL'];
const USERS = Number(process.env['BENCH_USERS'] ?? 100_000);
const FANS = 64;
const NAME = 'thirteen_bench_citus';
// Fifteen calls on two sites, in less than six minutes with the filling.
const PACE = { rounds: 3, seconds: 1.5 };
const ONE_NODE = 'one node';

const reading = (name: string, path: string): ScaleKind => ({
  name,
  path,
  connect: ({ token }) => ({ token, requests: [{ method: 'GET' }] }),
});

const explorer = '/api/profile/all-public-profiles';
const measured: readonly ScaleKind[] = [
  reading('GET the fan’s own Top 13', '/api/rankings/user/top-thirteen'),
  reading('GET the fan’s own profile', '/api/profile/user-profile'),
  reading('GET the explorer, first page', explorer),
  reading('GET the explorer, page 100', `${explorer}?page=100`),
  reading('GET the explorer, a search', `${explorer}?search=oon`),
  ...kinds,
];

type Filled = Contender & { readonly fans: readonly LoggedIn[] };

/** Reads and writes on one node and on a coordinator with its workers, all with the same fans; prints a table for each. */
export async function run(): Promise<void> {
  if (PLAIN === undefined || CITUS === undefined) {
    print(
      '\ncitus: left out, since BENCH_DATABASE_URL (one node) and BENCH_CITUS_URL (a coordinator) are not both set.',
    );
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-bench-'));
  const filled: Filled[] = [];
  try {
    const plainUrl = await makePostgresDatabase(PLAIN, NAME);
    filled.push(await startFilled(ONE_NODE, join(folder, 'one'), plainUrl));
    printNeeds(await printTableSizes(plainUrl));
    const citusUrl = await makeCitusDatabase(CITUS, NAME);
    filled.push(await startFilled('distributed', join(folder, 'several'), citusUrl, distribute));
    for (const { server } of filled) await server.untilCalm();
    print(`\nNode ${process.versions.node}, ${availableParallelism()} cores, ${grouped(USERS)} fans`);
    for (const { name, path, connect } of measured) {
      const connections = new Map(filled.map((each) => [each.name, each.fans.map(connect)]));
      await compare(
        filled,
        { name: `${name}, ${FANS} connections`, path, connectionsOf: (of) => connections.get(of.name) ?? [] },
        [timesAsFastAs('of one node', ONE_NODE)],
        PACE,
      );
    }
  } finally {
    await Promise.all(filled.map(({ server }) => server.stop()));
    await rm(folder, { recursive: true, force: true });
    await dropPostgresDatabase(PLAIN, NAME);
    await dropCitusDatabase(CITUS, NAME);
  }
}

/** A server with fans who have lists, as many who are in the explorer, and some who are logged in. */
async function startFilled(
  name: string,
  dataDir: string,
  url: string,
  prepare: (url: string, dataDir: string) => Promise<void> = async () => undefined,
): Promise<Filled> {
  const empty = await startThirteen(dataDir, url);
  let fans: readonly LoggedIn[];
  try {
    const tokens = await signUpFans(empty.origin, FANS);
    fans = tokens.map((token, index) => ({ token, username: `bench-${index + 1}` }));
  } finally {
    await empty.stop();
  }
  await fillPostgres(url, populate(USERS));
  const store = await openStore(dataDir, url);
  await addFans(store, USERS);
  await addSignIns(store);
  await store.finish();
  await prepare(url, dataDir);
  return { name, server: await startThirteen(dataDir, url), fans };
}
