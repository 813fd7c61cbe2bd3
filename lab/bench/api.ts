import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getAllSongsRanking, saveAllSongsRanking } from '@thirteen/contract/rankings.ts';
import { fillTop13Slot, getTop13, reorderTop13 } from '@thirteen/contract/top13.ts';
import { TOP13_SLOTS } from '@thirteen/domain/top13/top13.ts';
import { fetchJson } from '../../apps/server/src/testing/call.ts';
import { listSongIds } from '../../apps/server/src/testing/crashes/process-fan.ts';
import { createPostgresDatabase } from '../../apps/server/src/testing/databases/postgres-databases.ts';
import { startPostgresProcess } from '../../apps/server/src/testing/databases/start-postgres.ts';
import { addFans } from '../../apps/server/src/testing/fan.ts';
import { seededRandom, shuffled } from '../chance.ts';
import { grouped, median, noteFigure, printMachine, printTable } from './report.ts';
import {
  cpuMsOfTree,
  engines,
  inFolder,
  startBare,
  startThirteen,
  versions,
  type BenchServer,
} from './servers.ts';
import { sendTraffic, type Asked } from './traffic/traffic.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const WARM_UP_SECONDS = Math.min(3, SECONDS);
const FANS = 64;
// Each list and each order differs from the one before and after it in nearly every place.
const LISTS = 8;

/** A server that is compared with others, by the name of its row. `databasePid`: of the database server beside it. */
type Contender = {
  readonly name: string;
  readonly server: BenchServer;
  readonly tokens: readonly string[];
  readonly databasePid?: number;
};

/** A call, how many fans make it at once, and what each sends, over and over; none begins where another does. */
type Kind = Pick<Asked, 'method' | 'path'> & { readonly fans: number; readonly bodies: readonly string[] };

/**
 * Reads and writes of a Top 13 and of the order of all songs beside bare routes with the same payloads, on SQLite and on a
 * PostgreSQL beside it that waits for the disk; prints a table for each.
 */
export async function run(): Promise<void> {
  const postgres = await startPostgresProcess({ syncs: true });
  // PostgreSQL was begun first and ends last.
  const started: { stop(): Promise<void> }[] = [postgres];
  try {
    await inFolder(async (folder) => {
      const contenders: Contender[] = [];
      let [kinds, answers]: [readonly Kind[], object] = [[], {}];
      for (const engine of engines) {
        for (const [version, checkout] of Object.entries(versions)) {
          const isPostgres = engine === 'PostgreSQL';
          const databaseUrl = isPostgres ? (await createPostgresDatabase(postgres.url)).url : '';
          const server = await startThirteen(join(folder, engine + version), { checkout, databaseUrl });
          started.push(server);
          const tokens = await addFans(server.origin, FANS);
          const songIds = await listSongIds(server.origin);
          kinds = kindsOf(songIds);
          for (const token of tokens) answers = await fillLists(server.origin, token, songIds);
          const databasePid = isPostgres ? { databasePid: postgres.pid } : {};
          contenders.push({ name: `Thirteen ${version}, ${engine}`, server, tokens, ...databasePid });
        }
      }
      const file = join(folder, 'answers.json');
      await writeFile(file, JSON.stringify(answers));
      const bare = await startBare(file);
      started.push(bare);
      for (const { server } of contenders) await server.untilCalm();
      const all = [
        { name: 'bare Fastify', server: bare, tokens: contenders[0]?.tokens ?? [] },
        ...contenders,
      ];
      const sizes = Object.values(answers).map((answer) => grouped(JSON.stringify(answer).length));
      printMachine(`answers of ${sizes.join(' and ')} letters`);
      for (const kind of kinds) await compare(kind, all);
    });
  } finally {
    for (const one of started.toReversed()) await one.stop();
  }
}

/** A full Top 13 and an order of all songs; the answers by address, the same for all. */
async function fillLists(origin: string, token: string, songIds: readonly string[]): Promise<object> {
  const put = { method: 'PUT', token };
  const slots = songIds.slice(0, TOP13_SLOTS);
  const ranking = songIds.map((songId) => ({ songId }));
  return {
    [getTop13.path]: await fetchJson(origin + reorderTop13.path, { ...put, body: { slots } }),
    [getAllSongsRanking.path]: await fetchJson(origin + saveAllSongsRanking.path, {
      ...put,
      body: { ranking },
    }),
  };
}

function kindsOf(songIds: readonly string[]): readonly Kind[] {
  const random = seededRandom(TOP13_SLOTS);
  // No song stands in a second slot, which would be refused; the first list is the one that each fan has.
  const fillings = songIds
    .slice(0, LISTS * TOP13_SLOTS)
    .map((songId, index) => JSON.stringify({ slot: (index % TOP13_SLOTS) + 1, songId }));
  const orders = Array.from({ length: LISTS }, () =>
    JSON.stringify({ ranking: shuffled(songIds, random).map((songId) => ({ songId })) }),
  );
  return [
    { method: 'GET', path: getTop13.path, fans: 32, bodies: [] },
    { method: 'POST', path: fillTop13Slot.path, fans: 64, bodies: fillings },
    { method: 'GET', path: getAllSongsRanking.path, fans: 32, bodies: [] },
    { method: 'PUT', path: saveAllSongsRanking.path, fans: 32, bodies: orders },
  ];
}

/** Sends each contender the same load by turns, in rounds after a warm-up, and prints a table of medians. */
async function compare(kind: Kind, contenders: readonly Contender[]): Promise<void> {
  const name = `${kind.method} ${kind.path}, ${kind.fans} connections`;
  const rounds = contenders.map((contender) => ({ contender, of: [] as Round[] }));
  for (const contender of contenders) await measure(kind, contender, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { contender, of } of rounds) of.push(await measure(kind, contender, SECONDS));
  const middle = (of: readonly Round[], key: keyof Round) => median(of.map((round) => round[key]));
  const bare = middle(rounds[0]?.of ?? [], 'perSecond');
  const rows = rounds.map(({ contender, of }) => {
    const rates = of.map(({ perSecond }) => perSecond);
    noteFigure(`${name}: ${contender.name} × bare`, median(rates) / bare);
    return [
      contender.name,
      grouped(median(rates)),
      `${grouped(Math.min(...rates))}–${grouped(Math.max(...rates))}`,
      (median(rates) / bare).toFixed(2),
      ...(['cpuMicros', 'databaseMicros', 'p50Ms', 'p99Ms'] as const).map((key) =>
        middle(of, key).toFixed(0),
      ),
      String(of.reduce((sum, { failed }) => sum + failed, 0)),
    ];
  });
  const times = ['CPU µs', 'database µs', 'p50 ms', 'p99 ms'];
  printTable(name, ['', 'requests/s', 'spread', '× bare', ...times, 'failed'], rows);
}

type Round = Readonly<
  Record<'perSecond' | 'p50Ms' | 'p99Ms' | 'failed' | 'cpuMicros' | 'databaseMicros', number>
>;

async function measure(kind: Kind, contender: Contender, seconds: number): Promise<Round> {
  const { method, path, fans, bodies } = kind;
  const { server, tokens, databasePid = 0 } = contender;
  const requests = bodies.length === 0 ? [{ method, path }] : bodies.map((body) => ({ method, path, body }));
  const connections = tokens.slice(0, fans).map((token, fan) => {
    const start = (TOP13_SLOTS + fan) % requests.length;
    return { token, requests: [...requests.slice(start), ...requests.slice(0, start)] };
  });
  const before = [server.cpuMs(), cpuMsOfTree(databasePid)] as const;
  const pace = { kind: 'pauses', ms: 0 } as const;
  const { all } = await sendTraffic({ origin: server.origin, seconds, connections, pace });
  const { answered, p50Ms, p99Ms, failed, refused } = all;
  return {
    perSecond: answered / seconds,
    p50Ms,
    p99Ms,
    failed: failed + refused,
    cpuMicros: ((server.cpuMs() - before[0]) * 1000) / answered,
    databaseMicros: ((cpuMsOfTree(databasePid) - before[1]) * 1000) / answered,
  };
}
