import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, fanName, signUpFans } from '../api.ts';
import { grouped, median, toTable } from '../figures.ts';
import { compare, type Contender, type Medians } from '../rounds.ts';
import { startThirteen } from '../thirteen.ts';
import { dropPostgresDatabase, makePostgresDatabase, openStore } from '../stores.ts';
import { fill } from './fill.ts';
import { kinds, statisticsPaths, type LoggedIn } from './kinds.ts';
import { populate } from './population.ts';
import { print } from '../report.ts';

const SIZES = (process.env['BENCH_USERS'] ?? '1000,1000000').split(',').map(Number);
const POSTGRES = process.env['BENCH_DATABASE_URL'];
const FANS = 64;
const LONE_READINGS = 20;
// Readings are shared for a second.
const UNSHARED_AFTER_MS = 1100;

type Filled = Contender & { readonly fans: readonly LoggedIn[] };

/** Every statistics call and each write that feeds it, with ever more users; prints a table for each, then all ratios. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-bench-'));
  const filled: Filled[] = [];
  try {
    for (const users of SIZES) filled.push(await startFilled(folder, users));
    for (const { server } of filled) await server.untilCalm();
    const engine = POSTGRES === undefined ? 'SQLite' : 'PostgreSQL';
    print(`\nNode ${process.versions.node}, ${availableParallelism()} cores, ${engine}`);

    const [first, last] = [filled[0]?.name ?? '', filled.at(-1)?.name ?? ''];
    const rows: string[][] = [];
    for (const { name, path, connect } of kinds) {
      const connections = new Map(filled.map((each) => [each.name, each.fans.map(connect)]));
      const medians = await compare(
        filled,
        { name: `${name}, ${FANS} connections`, path, connectionsOf: (of) => connections.get(of.name) ?? [] },
        [{ head: '× time', of: (rate, rateOf) => rateOf(first) / rate }],
      );
      const [few, many] = [medians.get(first), medians.get(last)];
      if (few && many) rows.push(toRow(name, few, many));
    }
    const head = ['', 'requests/s', 'with more', '× time', 'CPU µs', 'with more', '× CPU'];
    print(`\n${first}, and ${last}\n\n${toTable(head, rows)}`);
    await printLoneReadings(filled);
  } finally {
    await Promise.all(filled.map(({ server }) => server.stop()));
    await rm(folder, { recursive: true, force: true });
    for (const users of SIZES) await dropDatabase(users);
  }
}

function toRow(name: string, few: Medians, many: Medians): string[] {
  return [
    name,
    ...[few, many].map(({ perSecond }) => grouped(perSecond)),
    (few.perSecond / many.perSecond).toFixed(2),
    ...[few, many].map(({ cpuMicros }) => grouped(cpuMicros)),
    (many.cpuMicros / few.cpuMicros).toFixed(2),
  ];
}

/** A server with so many users. Some of them signed up through the API and are logged in. */
async function startFilled(folder: string, users: number): Promise<Filled> {
  const dataDir = join(folder, String(users));
  const url = POSTGRES === undefined ? undefined : await makePostgresDatabase(POSTGRES, databaseOf(users));
  const empty = await startThirteen(dataDir, url);
  let fans: readonly LoggedIn[];
  try {
    const tokens = await signUpFans(empty.origin, FANS);
    fans = tokens.map((token, index) => ({ token, username: fanName(index + 1) }));
  } finally {
    await empty.stop();
  }
  const population = populate(Math.max(0, users - FANS));
  const store = await openStore(dataDir, url);
  await fill(store, population);
  await store.finish();
  return { name: `${grouped(users)} users`, server: await startThirteen(dataDir, url), fans };
}

/** The statistics calls as the first to ask in a while sees them, who shares nobody's reading. */
async function printLoneReadings(filled: readonly Filled[]): Promise<void> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < LONE_READINGS; round += 1) {
    await sleep(UNSHARED_AFTER_MS);
    for (const { name, server, fans } of filled) {
      const [fan] = fans;
      // The connection and the session's row are warm then, as they are for whoever looks around.
      await call(server.origin, '/api/account/data', { token: fan?.token ?? '' });
      for (const path of statisticsPaths) {
        const start = performance.now();
        await call(server.origin, path, { token: fan?.token ?? '' });
        const key = `${path} ${name}`;
        times.set(key, [...(times.get(key) ?? []), performance.now() - start]);
      }
    }
  }
  const names = filled.map(({ name }) => name);
  const rows = statisticsPaths.map((path) => {
    const medians = names.map((name) => median(times.get(`${path} ${name}`) ?? []));
    return [
      path,
      ...medians.map((ms) => ms.toFixed(2)),
      ((medians.at(-1) ?? 0) / (medians[0] ?? 0)).toFixed(2),
    ];
  });
  print(`\nReadings that nobody shares, ms\n\n${toTable(['', ...names, '× time'], rows)}`);
}

async function dropDatabase(users: number): Promise<void> {
  if (POSTGRES !== undefined) await dropPostgresDatabase(POSTGRES, databaseOf(users));
}

function databaseOf(users: number): string {
  return `thirteen_bench_${users}`;
}
