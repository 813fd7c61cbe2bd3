import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUpFans } from '../api.ts';
import { grouped } from '../figures.ts';
import type { LoadConnection } from '../load.ts';
import { compare, timesAsFastAs, type Contender } from '../rounds.ts';
import { startPostgres } from '../postgres.ts';
import { startServer, type ServerProcess } from '../server-process.ts';
import { startBefore, startThirteen } from '../thirteen.ts';
import { describeSongs, fillTop13, listSongIds, readTop13Text } from './fans.ts';
import { FIXTURE_VARIABLE, type Fixture } from './fixture.ts';
import { print } from '../report.ts';

const PATH = '/api/rankings/user/top-thirteen';
const BARE = 'bare Fastify';
const EXPRESS = 'Express + SQLite';
const NOW = 'Thirteen';
const BEFORE = 'Thirteen before';
const ON_POSTGRES = ', PostgreSQL';
const SLOTS = 13;
const LISTS = 8;
const READERS = 32;
const WRITERS = 64;

/**
 * Reads and writes of the Top 13 beside a bare route, a plain server and, where `BENCH_BEFORE` names another checkout,
 * its server, on SQLite and on a PostgreSQL beside them on the same processors; prints a table for each.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-bench-'));
  const started: { stop(): Promise<void> }[] = [];
  const begin = async <Started extends { stop(): Promise<void> }>(starting: Promise<Started>) => {
    const one = await starting;
    started.push(one);
    return one;
  };
  try {
    const postgres = await begin(startPostgres());
    const versions: (Contender & { readonly fixture: Fixture })[] = [];
    for (const [index, { name, start, onPostgres }] of ours.entries()) {
      const databaseUrl = onPostgres ? await postgres.createDatabase(`bench_${index}`) : undefined;
      const server = await start(join(folder, String(index)), databaseUrl);
      if (!server) continue;
      started.push(server);
      const fixture = await prepare(server);
      versions.push({ name, server, fixture, ...(onPostgres && { database: postgres }) });
    }
    const fixture = versions[0]?.fixture ?? { sessions: [], songs: [], entries: [] };
    const file = join(folder, 'fixture.json');
    await writeFile(file, JSON.stringify(fixture));
    const env = { [FIXTURE_VARIABLE]: file, DATA_DIR: folder };
    const startPlain = (program: string) =>
      begin(startServer({ file: new URL(program, import.meta.url), env }));
    const contenders = [
      { name: BARE, server: await startPlain('fastify.server.ts') },
      { name: EXPRESS, server: await startPlain('express.server.ts') },
      ...versions,
    ];
    for (const { server } of versions) await server.untilCalm();
    const fixtures = new Map(versions.map((one) => [one.name, one.fixture]));
    const fixtureOf = ({ name }: Pick<Contender, 'name'>) => fixtures.get(name) ?? fixture;
    await requireSameAnswers(contenders, fixtureOf);
    await compareCalls(contenders, fixtureOf);
  } finally {
    // PostgreSQL was begun first and ends last.
    for (const one of started.toReversed()) await one.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const ours = [
  { name: NOW, start: startThirteen },
  { name: BEFORE, start: startBefore },
  { name: `${NOW}${ON_POSTGRES}`, start: startThirteen, onPostgres: true },
  { name: `${BEFORE}${ON_POSTGRES}`, start: startBefore, onPostgres: true },
];

/** Gives each fan a full list, the same for all, and learns what the API says of each song. */
async function prepare({ origin }: ServerProcess): Promise<Fixture> {
  const sessions = await signUpFans(origin, WRITERS);
  const songIds = await listSongIds(origin, LISTS);
  const [first = ''] = sessions;
  const songs = await describeSongs(origin, first, songIds);
  const lists = await Promise.all(sessions.map((token) => fillTop13(origin, token, songIds)));
  return { sessions, songs, entries: lists[0] ?? [] };
}

async function requireSameAnswers(
  contenders: readonly Contender[],
  fixtureOf: (contender: Contender) => Fixture,
): Promise<void> {
  for (const contender of contenders) {
    const text = await readTop13Text(contender.server.origin, fixtureOf(contender).sessions.at(-1) ?? '');
    if (text !== JSON.stringify(fixtureOf(contender).entries))
      throw new Error(`${contender.name} answers another list: ${text}`);
  }
}

async function compareCalls(
  contenders: readonly Contender[],
  fixtureOf: (contender: Pick<Contender, 'name'>) => Fixture,
): Promise<void> {
  const size = answerSize(fixtureOf({ name: BARE }));
  print(`Node ${process.versions.node}, ${availableParallelism()} cores, answers of ${size}`);
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
