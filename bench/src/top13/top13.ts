import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUpFans } from '../api.ts';
import { grouped } from '../figures.ts';
import type { LoadConnection } from '../load.ts';
import { compare, timesAsFastAs, type Contender } from '../rounds.ts';
import { startServer, type ServerProcess } from '../server-process.ts';
import { startBefore, startThirteen } from '../thirteen.ts';
import { describeSongs, fillTop13, listSongIds, readTop13Text } from './fans.ts';
import { FIXTURE_VARIABLE, type Fixture } from './fixture.ts';

const PATH = '/api/rankings/user/top-thirteen';
const BARE = 'bare Fastify';
const EXPRESS = 'Express + SQLite';
const BEFORE = 'Thirteen before';
const SLOTS = 13;
const LISTS = 8;
const READERS = 32;
const WRITERS = 64;

/**
 * Reads and writes of the Top 13 beside a bare route, a plain server and, where `BENCH_BEFORE` names another checkout,
 * its server; prints a table for each.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-bench-'));
  const started: ServerProcess[] = [];
  const start = async (file: string, env: Readonly<Record<string, string>>) => {
    const server = await startServer({ file: new URL(file, import.meta.url), env });
    started.push(server);
    return server;
  };
  try {
    const thirteen = await startThirteen(join(folder, 'thirteen'), process.env['BENCH_DATABASE_URL']);
    started.push(thirteen);
    const fixture = await prepare(thirteen);
    const before = await startBefore(join(folder, 'before'), process.env['BENCH_BEFORE_DATABASE_URL']);
    if (before) started.push(before);
    const sessionsBefore = before && (await prepare(before)).sessions;
    const file = join(folder, 'fixture.json');
    await writeFile(file, JSON.stringify(fixture));
    const env = { [FIXTURE_VARIABLE]: file, DATA_DIR: folder };
    const contenders = [
      { name: BARE, server: await start('fastify.server.ts', env) },
      { name: EXPRESS, server: await start('express.server.ts', env) },
      { name: 'Thirteen', server: thirteen },
    ];
    await requireSameAnswers(contenders, fixture);
    await thirteen.untilCalm();
    await before?.untilCalm();
    await compareCalls(before ? [...contenders, { name: BEFORE, server: before }] : contenders, ({ name }) =>
      name === BEFORE && sessionsBefore ? { ...fixture, sessions: sessionsBefore } : fixture,
    );
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

async function compareCalls(
  contenders: readonly Contender[],
  fixtureOf: (contender: Pick<Contender, 'name'>) => Fixture,
): Promise<void> {
  const size = answerSize(fixtureOf({ name: BARE }));
  console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, answers of ${size}`);
  const ratios = [timesAsFastAs('× bare', BARE), timesAsFastAs('× Express', EXPRESS)];
  const reads = `GET ${PATH}, ${READERS} connections`;
  const writes = `POST ${PATH}, ${WRITERS} connections`;
  await compare(
    contenders,
    { name: reads, path: PATH, connectionsOf: (one) => toReaders(fixtureOf(one)) },
    ratios,
  );
  await compare(
    contenders,
    { name: writes, path: PATH, connectionsOf: (one) => toWriters(fixtureOf(one)) },
    ratios,
  );
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

function answerSize({ entries }: Fixture): string {
  return `${grouped(Buffer.byteLength(JSON.stringify(entries)))} bytes`;
}
