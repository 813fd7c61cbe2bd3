import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { grouped, median, toTable } from '../figures.ts';
import { sendLoad, type LoadConnection, type LoadResult } from '../load.ts';
import { startServer, type ServerProcess } from '../server-process.ts';
import { describeSongs, fillTop13, listSongIds, readTop13Text, signUpFans } from './fans.ts';
import { FIXTURE_VARIABLE, type Fixture } from './fixture.ts';

const PATH = '/api/rankings/user/top-thirteen';
const SLOTS = 13;
const LISTS = 8;
const READERS = 32;
const WRITERS = 64;
const ROUNDS = 5;
const ROUND_SECONDS = 4;
const WARM_UP_SECONDS = 3;

type Contender = { readonly name: string; readonly server: ServerProcess };
type Kind = { readonly name: string; readonly connections: readonly LoadConnection[] };
type Round = LoadResult & { readonly cpuMicros: number | undefined };

/** Reads and writes of the Top 13 beside a bare route and a plain server; prints a table for each. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-bench-'));
  const started: ServerProcess[] = [];
  const start = async (file: string, env: Readonly<Record<string, string>>) => {
    const server = await startServer({ file: new URL(file, import.meta.url), env });
    started.push(server);
    return server;
  };
  try {
    const thirteen = await start('../../../apps/server/src/main.ts', {
      PORT: '0',
      DATA_DIR: join(folder, 'thirteen'),
      DATABASE_URL: process.env['BENCH_DATABASE_URL'] ?? '',
      LIMITS_FACTOR: '1000000',
      LOG_LEVEL: 'warn',
    });
    const fixture = await prepare(thirteen);
    const file = join(folder, 'fixture.json');
    await writeFile(file, JSON.stringify(fixture));
    const env = { [FIXTURE_VARIABLE]: file, DATA_DIR: folder };
    const contenders = [
      { name: 'bare Fastify', server: await start('fastify.server.ts', env) },
      { name: 'Express + SQLite', server: await start('express.server.ts', env) },
      { name: 'Thirteen', server: thirteen },
    ];
    await requireSameAnswers(contenders, fixture);
    await thirteen.untilCalm();
    await compare(contenders, fixture);
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}

/** Gives each fan a full list, the same for all, and learns what the API says of each song. */
async function prepare({ origin }: ServerProcess): Promise<Fixture> {
  const sessions = await signUpFans(origin, WRITERS);
  const songIds = await listSongIds(origin, LISTS);
  const [first = ''] = sessions;
  const songs = await describeSongs(origin, first, songIds);
  const lists = await Promise.all(sessions.map((token) => fillTop13(origin, token, songIds)));
  return { sessions, songs, entries: lists[0] ?? [] };
}

async function requireSameAnswers(contenders: readonly Contender[], { sessions, entries }: Fixture) {
  for (const { name, server } of contenders) {
    const text = await readTop13Text(server.origin, sessions.at(-1) ?? '');
    if (text !== JSON.stringify(entries)) throw new Error(`${name} answers another list: ${text}`);
  }
}

async function compare(contenders: readonly Contender[], fixture: Fixture): Promise<void> {
  console.log(
    `Node ${process.versions.node}, ${availableParallelism()} cores, answers of ${answerSize(fixture)}`,
  );
  const kinds = [
    { name: `GET ${PATH}, ${READERS} connections`, connections: toReaders(fixture) },
    { name: `POST ${PATH}, ${WRITERS} connections`, connections: toWriters(fixture) },
  ];
  for (const kind of kinds) {
    const rounds = new Map(contenders.map(({ name }) => [name, [] as Round[]]));
    for (const { server } of contenders) await measure(server, kind, WARM_UP_SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { name, server } of contenders) {
        rounds.get(name)?.push(await measure(server, kind, ROUND_SECONDS));
      }
    }
    print(kind, rounds);
  }
}

async function measure(server: ServerProcess, { connections }: Kind, seconds: number): Promise<Round> {
  const before = server.cpuMs();
  const result = await sendLoad({ url: server.origin + PATH, seconds, connections });
  const after = server.cpuMs();
  const isKnown = before !== undefined && after !== undefined && result.answered > 0;
  return { ...result, cpuMicros: isKnown ? ((after - before) * 1000) / result.answered : undefined };
}

function toReaders({ sessions }: Fixture): LoadConnection[] {
  return sessions.slice(0, READERS).map((token) => ({ token, requests: [{ method: 'GET' }] }));
}

/** Each fan replaces slot after slot by a song that did not stand there, and that no other slot ever holds. */
function toWriters({ sessions, songs }: Fixture): LoadConnection[] {
  const requests = songs.map(({ songId }, index) => ({
    method: 'POST' as const,
    body: JSON.stringify({ slot: (index % SLOTS) + 1, songId }),
  }));
  // Not all begin with the first slot of the first list, which each holds already.
  return sessions.map((token, fan) => {
    const start = SLOTS + (fan % SLOTS);
    return { token, requests: [...requests.slice(start), ...requests.slice(0, start)] };
  });
}

function print({ name }: Kind, rounds: ReadonlyMap<string, readonly Round[]>): void {
  const rateOf = (contender: string) => median((rounds.get(contender) ?? []).map((round) => round.perSecond));
  const [bare = '', express = ''] = rounds.keys();
  const rows = [...rounds].map(([contender, results]) => {
    const rates = results.map((round) => round.perSecond);
    return [
      contender,
      grouped(median(rates)),
      `${grouped(Math.min(...rates))}–${grouped(Math.max(...rates))}`,
      (median(rates) / rateOf(bare)).toFixed(2),
      (median(rates) / rateOf(express)).toFixed(2),
      cpuText(results),
      median(results.map((round) => round.p50Ms)).toFixed(0),
      median(results.map((round) => round.p99Ms)).toFixed(0),
      String(results.reduce((sum, round) => sum + round.failed, 0)),
    ];
  });
  const head = ['', 'requests/s', 'spread', '× bare', '× Express', 'CPU µs', 'p50 ms', 'p99 ms', 'failed'];
  console.log(`\n${name}\n\n${toTable(head, rows)}`);
}

function cpuText(rounds: readonly Round[]): string {
  const known = rounds.flatMap(({ cpuMicros }) => cpuMicros ?? []);
  return known.length === 0 ? 'unknown' : median(known).toFixed(0);
}

function answerSize({ entries }: Fixture): string {
  return `${grouped(Buffer.byteLength(JSON.stringify(entries)))} bytes`;
}
