import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, signUpFans } from '../api.ts';
import { grouped, median, toTable } from '../figures.ts';
import type { ServerProcess } from '../server-process.ts';
import { startThirteen } from '../thirteen.ts';
import { addFans, RARE_NAME } from './fans.ts';
import { dropPostgresDatabase, makePostgresDatabase, openStore } from '../stores.ts';
import { print } from '../report.ts';

const CALL = '/api/profile/all-public-profiles';
const SIZES = (process.env['BENCH_USERS'] ?? '1000,1000000').split(',').map(Number);
const POSTGRES = process.env['BENCH_DATABASE_URL'];
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5) * 10;
const WARM_UPS = 3;

const KINDS: readonly { readonly name: string; readonly query: string }[] = [
  { name: 'first page', query: '' },
  { name: 'page 500', query: '?page=500' },
  { name: 'all, the newest 5,000', query: '/all' },
  { name: '1 letter, common', query: '?search=s' },
  { name: '1 letter, rare', query: '?search=x' },
  { name: '2 letters, common', query: '?search=mo' },
  { name: '3 letters, common, inside', query: '?search=oon' },
  { name: '3 letters, common, page 500', query: '?search=oon&page=500' },
  { name: '3 letters, rare', query: '?search=quo' },
  { name: '5 letters, common', query: '?search=swift' },
  { name: '5 letters, common, inside', query: '?search=ilver' },
  { name: '5 letters, rare', query: `?search=${RARE_NAME.slice(-5)}` },
  { name: 'a name that nobody has', query: '?search=evermore-nobody' },
];

type Site = { readonly size: number; readonly server: ServerProcess; readonly token: string };

/** The explorer's calls with few and with a million public profiles; prints a table. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-bench-'));
  const sites: Site[] = [];
  try {
    for (const size of SIZES) sites.push(await startFilled(join(folder, String(size)), size));
    for (const { server } of sites) await server.untilCalm();
    const rows: string[][] = [];
    for (const { name, query } of KINDS)
      rows.push([name, ...(await measure(sites, () => Promise.resolve(CALL + query)))]);
    for (const page of [1, 250, 500])
      rows.push([`matches of page ${page}`, ...(await measure(sites, (site) => matchesOfPage(site, page)))]);
    const head = SIZES.flatMap((size) => [`${grouped(size)} fans, p50 ms`, 'longest']);
    const engine = POSTGRES === undefined ? 'SQLite' : 'PostgreSQL';
    print(`\nGET ${CALL}, Node ${process.versions.node}, ${availableParallelism()} cores, ${engine}\n`);
    print(toTable(['', ...head, 'found'], rows));
  } finally {
    await Promise.all(sites.map(({ server }) => server.stop()));
    await rm(folder, { recursive: true, force: true });
    for (const size of SIZES)
      if (POSTGRES !== undefined) await dropPostgresDatabase(POSTGRES, databaseOf(size));
  }
}

/** A server with so many public profiles, and the session of a fan who looks around. */
async function startFilled(dataDir: string, size: number): Promise<Site> {
  const url = POSTGRES === undefined ? undefined : await makePostgresDatabase(POSTGRES, databaseOf(size));
  const empty = await startThirteen(dataDir, url);
  let tokens: readonly string[];
  try {
    tokens = await signUpFans(empty.origin, 1);
  } finally {
    await empty.stop();
  }
  const store = await openStore(dataDir, url);
  await addFans(store, size);
  await store.finish();
  return { size, server: await startThirteen(dataDir, url), token: tokens[0] ?? '' };
}

function databaseOf(size: number): string {
  return `thirteen_bench_explorer_${size}`;
}

/** One request at a time, the sizes by turns: for each the median and the longest, and how many the largest found. */
async function measure(
  sites: readonly Site[],
  addressOn: (site: Site) => Promise<string>,
): Promise<string[]> {
  const addresses = new Map<number, string>();
  for (const site of sites) addresses.set(site.size, await addressOn(site));
  const times = new Map(sites.map(({ size }) => [size, [] as number[]]));
  let found = '';
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    for (const { size, server, token } of sites) {
      const began = performance.now();
      const answer = await call(server.origin, addresses.get(size) ?? CALL, { token });
      if (round >= 0) times.get(size)?.push(performance.now() - began);
      found = grouped(countOf(answer));
    }
  }
  const figures = [...times.values()].flatMap((each) => [
    median(each).toFixed(1),
    Math.max(...each).toFixed(1),
  ]);
  return [...figures, found];
}

/** The call that comes after the cards of a page, for the fans on it. */
async function matchesOfPage({ server, token, size }: Site, page: number): Promise<string> {
  const address = `${CALL}?page=${Math.min(page, Math.floor(size / 20))}`;
  const { users } = (await call(server.origin, address, { token })) as Cards;
  return `/api/profile/matches?usernames=${users.map(({ username }) => username).join(',')}`;
}

type Cards = { readonly users: readonly { readonly username: string }[] };

function countOf(answer: unknown): number {
  if (typeof answer === 'object' && answer !== null && 'matches' in answer)
    return (answer.matches as readonly unknown[]).length;
  return Array.isArray(answer) ? answer.length : (answer as { readonly totalCount: number }).totalCount;
}
