import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, signUpFans } from '../api.ts';
import { grouped } from '../figures.ts';
import type { LoadConnection } from '../load.ts';
import { compare, type Contender } from '../rounds.ts';
import type { ServerProcess } from '../server-process.ts';
import { seededRandom, shuffled } from '../shuffle.ts';
import { startThirteen } from '../thirteen.ts';
import { addVoters } from './voters.ts';

const READ = '/api/rankings/album-popularity';
const WRITE = '/api/rankings/allAlbumsRanking/allAlbumsRanking';
const SIZES = (process.env['BENCH_USERS'] ?? '100,10000,1000000').split(',').map(Number);
const FANS = 32;
const ORDERS = 8;

type Filled = Contender & { readonly tokens: readonly string[]; readonly orders: readonly string[] };

/** Album popularity and the write that feeds it, with ever more users' lists; prints a table for each. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-bench-'));
  const started: ServerProcess[] = [];
  try {
    const filled: Filled[] = [];
    for (const users of SIZES) {
      const contender = await startFilled(join(folder, String(users)), users);
      started.push(contender.server);
      filled.push(contender);
    }
    for (const { server } of filled) await server.untilCalm();
    console.log(`\nNode ${process.versions.node}, ${availableParallelism()} cores, SQLite`);
    const first = filled[0]?.name ?? '';
    const ratios = [
      { head: '× time', of: (rate: number, rateOf: (name: string) => number) => rateOf(first) / rate },
    ];
    const connectionsBy = (make: (fan: Filled) => readonly LoadConnection[]) => {
      const connections = new Map(filled.map((each) => [each.name, make(each)]));
      return ({ name }: Contender) => connections.get(name) ?? [];
    };
    const reads = { name: `GET ${READ}, ${FANS} connections`, path: READ };
    const writes = { name: `PUT ${WRITE}, ${FANS} connections`, path: WRITE };
    await compare(filled, { ...reads, connectionsOf: connectionsBy(toReaders) }, ratios);
    await compare(filled, { ...writes, connectionsOf: connectionsBy(toWriters) }, ratios);
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}

/** A server whose users have all ranked the albums. Some of them signed up through the API and are logged in. */
async function startFilled(dataDir: string, users: number): Promise<Filled> {
  const empty = await startThirteen(dataDir);
  let tokens: readonly string[];
  try {
    tokens = await signUpFans(empty.origin, FANS);
  } finally {
    await empty.stop();
  }
  addVoters(join(dataDir, 'thirteen.sqlite'), Math.max(0, users - FANS));

  const server = await startThirteen(dataDir);
  const albums = (await call(server.origin, READ, { token: tokens[0] ?? '' })) as { albumName: string }[];
  const random = seededRandom(1989);
  const orders = Array.from({ length: ORDERS }, () =>
    JSON.stringify({ rankings: shuffled(albums, random).map(({ albumName }) => ({ albumName })) }),
  );
  for (const token of tokens) {
    await call(server.origin, WRITE, { method: 'PUT', token, body: JSON.parse(orders[0] ?? '') });
  }
  return { name: `${grouped(users)} users`, server, tokens, orders };
}

function toReaders({ tokens }: Filled): LoadConnection[] {
  return tokens.map((token) => ({ token, requests: [{ method: 'GET' }] }));
}

/** Each fan saves one order after another, so that every write changes the list and the sums. */
function toWriters({ tokens, orders }: Filled): LoadConnection[] {
  const requests = orders.map((body) => ({ method: 'PUT' as const, body }));
  return tokens.map((token, fan) => {
    const start = 1 + (fan % (orders.length - 1));
    return { token, requests: [...requests.slice(start), ...requests.slice(0, start)] };
  });
}
