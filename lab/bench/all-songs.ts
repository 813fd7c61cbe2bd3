import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, signUpFans } from './api.ts';
import { grouped } from './figures.ts';
import { print } from './report.ts';
import { compare, timesAsFastAs, type LoadConnection } from './rounds.ts';
import type { ServerProcess } from './server-process.ts';
import { startBare, startThirteen } from './thirteen.ts';
import { seededRandom, shuffled } from '../chance.ts';

const PATH = '/api/rankings/all-songs-ranking';
const BARE = 'bare Fastify';
const FANS = 32;
// Each differs from the one before and after it in nearly every place.
const ORDERS = 8;

/** A song as the API shows it among all songs. */
type Entry = {
  readonly songId: string;
  readonly songTitle: string;
  readonly albumName: string;
  readonly albumImageSource: string;
  readonly rank: number;
};

/** Reads and writes of the order of all songs beside a bare route with the same payloads; prints a table for each. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-bench-'));
  const started: ServerProcess[] = [];
  try {
    const thirteen = await startThirteen(join(folder, 'thirteen'), process.env['BENCH_DATABASE_URL']);
    started.push(thirteen);
    const tokens = await signUpFans(thirteen.origin, FANS);
    const orders = await makeOrders(thirteen.origin, tokens[0] ?? '');
    const [first = []] = orders;
    for (const token of tokens) {
      await call(thirteen.origin, PATH, { method: 'PUT', token, body: { ranking: first } });
    }
    const bare = await startBare(folder, PATH, first);
    started.push(bare);
    await thirteen.untilCalm();

    const bodies = orders.map((ranking) => JSON.stringify({ ranking }));
    const sizes = [bodies[0] ?? '', JSON.stringify(first)].map((text) => grouped(Buffer.byteLength(text)));
    print(
      `\nNode ${process.versions.node}, ${availableParallelism()} cores, ${first.length} entries: ` +
        `requests of ${sizes[0]} bytes, answers of ${sizes[1]}`,
    );
    const contenders = [
      { name: BARE, server: bare },
      { name: 'Thirteen', server: thirteen },
    ];
    const ratios = [timesAsFastAs('× bare', BARE)];
    const readers = tokens.map((token): LoadConnection => ({ token, requests: [{ method: 'GET' }] }));
    const writers = tokens.map((token, fan) => toWriter(token, fan, bodies));
    const name = `${PATH}, ${FANS} connections`;
    await compare(contenders, { name: `GET ${name}`, path: PATH, connectionsOf: () => readers }, ratios);
    await compare(contenders, { name: `PUT ${name}`, path: PATH, connectionsOf: () => writers }, ratios);
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}

/** Orders of all songs as the server answers them, and as the web app sends them. */
async function makeOrders(origin: string, token: string): Promise<readonly (readonly Entry[])[]> {
  const songs = (await call(origin, '/api/rankings/all-songs', { token })) as { songId: string }[];
  const random = seededRandom(13);
  const orders: Entry[][] = [];
  for (let order = 0; order < ORDERS; order += 1) {
    const ranking = shuffled(songs, random).map(({ songId }) => ({ songId }));
    orders.push((await call(origin, PATH, { method: 'PUT', token, body: { ranking } })) as Entry[]);
  }
  return orders;
}

/** A fan who saves one order after another, so that every write changes what is stored. */
function toWriter(token: string, fan: number, bodies: readonly string[]): LoadConnection {
  const requests = bodies.map((body) => ({ method: 'PUT' as const, body }));
  const start = 1 + (fan % (bodies.length - 1));
  return { token, requests: [...requests.slice(start), ...requests.slice(0, start)] };
}
