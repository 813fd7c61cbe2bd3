import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, signUpFans } from './api.ts';
import { grouped } from './figures.ts';
import { startPostgres } from './postgres.ts';
import { print } from './report.ts';
import { compare, timesAsFastAs, type Contender, type LoadConnection } from './rounds.ts';
import type { ServerProcess } from './server-process.ts';
import { startBare, startBefore, startThirteen } from './thirteen.ts';

const PATH = '/api/rankings/user/top-thirteen';
const BARE = 'bare Fastify';
const SLOTS = 13;
const LISTS = 8;
const READERS = 32;
const WRITERS = 64;

type Version = Contender & { readonly sessions: readonly string[]; readonly entries: readonly unknown[] };

const ours = [
  { name: 'Thirteen', start: startThirteen },
  { name: 'Thirteen before', start: startBefore },
  { name: 'Thirteen, PostgreSQL', start: startThirteen, onPostgres: true },
  { name: 'Thirteen before, PostgreSQL', start: startBefore, onPostgres: true },
];

/**
 * Reads and writes of the Top 13 beside a bare route and, where `BENCH_BEFORE` names another checkout, its server, on
 * SQLite and on a PostgreSQL beside them on the same processors; prints a table for each.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-bench-'));
  const postgres = await startPostgres();
  // PostgreSQL was begun first and ends last.
  const started: { stop(): Promise<void> }[] = [postgres];
  try {
    const versions: Version[] = [];
    let songIds: readonly string[] = [];
    for (const [index, { name, start, onPostgres }] of ours.entries()) {
      const databaseUrl = onPostgres ? await postgres.createDatabase(`bench_${index}`) : undefined;
      const server = await start(join(folder, String(index)), databaseUrl);
      if (!server) continue;
      started.push(server);
      songIds = await listSongIds(server.origin);
      const lists = await prepare(server, songIds);
      versions.push({ name, server, ...lists, ...(onPostgres && { database: postgres }) });
    }
    const [{ entries, sessions } = { entries: [], sessions: [] }] = versions;
    const bare = await startBare(folder, PATH, entries);
    started.push(bare);
    for (const { server } of versions) await server.untilCalm();
    const contenders = [{ name: BARE, server: bare, sessions, entries }, ...versions];
    await compareCalls(contenders, songIds);
  } finally {
    for (const one of started.toReversed()) await one.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The songs that fill as many whole Top 13s as are used. */
async function listSongIds(origin: string): Promise<readonly string[]> {
  const albums = (await call(origin, '/api/albums/allAlbums')) as { songs: { ['_id']: string }[] }[];
  return albums.flatMap((album) => album.songs.map(({ _id: id }) => id)).slice(0, LISTS * SLOTS);
}

/** Gives each fan a full list, the same for all. */
async function prepare({ origin }: ServerProcess, songIds: readonly string[]) {
  const sessions = await signUpFans(origin, WRITERS);
  let entries: unknown = [];
  for (const token of sessions)
    for (const [index, songId] of songIds.slice(0, SLOTS).entries())
      entries = await call(origin, PATH, { token, body: { slot: index + 1, songId } });
  return { sessions, entries: entries as readonly unknown[] };
}

async function compareCalls(contenders: readonly Version[], songIds: readonly string[]): Promise<void> {
  const size = grouped(Buffer.byteLength(JSON.stringify(contenders[0]?.entries)));
  print(`Node ${process.versions.node}, ${availableParallelism()} cores, answers of ${size} bytes`);
  const ratios = [timesAsFastAs('× bare', BARE)];
  const reads = { name: `GET ${PATH}, ${READERS} connections`, path: PATH, connectionsOf: toReaders };
  await compare(contenders, reads, ratios);
  const connectionsOf = (version: Version) => toWriters(version, songIds);
  await compare(
    contenders,
    { name: `POST ${PATH}, ${WRITERS} connections`, path: PATH, connectionsOf },
    ratios,
  );
}

function toReaders({ sessions }: Version): LoadConnection[] {
  return sessions.slice(0, READERS).map((token) => ({ token, requests: [{ method: 'GET' }] }));
}

/** Each fan replaces slot after slot by a song that did not stand there, and that no other slot ever holds. */
function toWriters({ sessions }: Version, songIds: readonly string[]): LoadConnection[] {
  const requests = songIds.map((songId, index) => ({
    method: 'POST' as const,
    body: JSON.stringify({ slot: (index % SLOTS) + 1, songId }),
  }));
  // Not all begin with the first slot of the first list, which each holds already.
  return sessions.map((token, fan) => {
    const start = SLOTS + (fan % SLOTS);
    return { token, requests: [...requests.slice(start), ...requests.slice(0, start)] };
  });
}
