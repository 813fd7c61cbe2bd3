import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { ok } from '@thirteen/domain/result.ts';
import { sql } from 'kysely';
import { createPostgresDatabase } from '../../apps/server/src/testing/databases/postgres-databases.ts';
import { startPostgresProcess } from '../../apps/server/src/testing/databases/start-postgres.ts';

const FANS = 64;
const ROUNDS = Number(process.env['ROUNDS'] ?? 60);
const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 13, 12);
const songs = catalogueAlbums.flatMap((album) => album.songs.map(({ id }) => id));

/**
 * What a save of a Top 13 costs: on the code of another checkout (`BENCH_BEFORE`), later on a day, and as the first of a
 * day, when the state before is kept. All in one run, by turns, so that a busy machine slows all of them alike.
 */
async function measure(engine: string, urls: readonly (string | undefined)[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thirteen-save-days-'));
  const before = process.env['BENCH_BEFORE'];
  const here = resolve(import.meta.dirname, '../..');
  const kinds = [
    ...(before === undefined ? [] : [{ name: 'before', root: resolve(before), steps: 0 }]),
    { name: 'later on a day', root: here, steps: 0 },
    { name: 'first of a day', root: here, steps: DAY_MS },
  ];
  const sites = [];
  for (const [index, kind] of kinds.entries())
    sites.push({ ...kind, ...(await openSite(kind.root, join(folder, String(index)), urls[index])) });
  try {
    const times = sites.map((): number[] => []);
    for (let round = 0; round < ROUNDS + 5; round += 1)
      for (const turn of sites.keys()) {
        // Whoever goes first has the disk to itself a little longer.
        const index = (turn + round) % sites.length;
        const site = sites[index];
        if (!site) continue;
        const took = await site.saveAll(round, site.steps);
        // The first rounds warm up.
        if (round >= 5) times[index]?.push(took / FANS);
      }
    console.log(`${engine}: ${ROUNDS} rounds of ${FANS} saves at once, ms a save`);
    for (const [part, share] of [
      ['median', 0.5],
      ['fastest tenth', 0.1],
    ] as const) {
      const figures = times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? 0);
      const [reference = 1] = figures;
      for (const [index, figure] of figures.entries())
        console.log(
          `  ${part.padEnd(14)} ${(sites[index]?.name ?? '').padEnd(15)} ${figure.toFixed(4)}  × ${(figure / reference).toFixed(2)}`,
        );
    }
    if (urls.length > 0)
      console.log(`  bytes a row of list_days, its index included: ${await sites.at(-1)?.bytesOfRow()}`);
  } finally {
    for (const site of sites) await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A site of a checkout without its HTTP: fans with a whole Top 13, saved by the code that its routes call. */
async function openSite(root: string, dataDir: string, databaseUrl: string | undefined) {
  const server = join(root, 'apps/server/src');
  // Older checkouts have it elsewhere.
  const saving = existsSync(join(server, 'app/save-list.ts')) ? 'app/save-list.ts' : 'wiring/save-list.ts';
  const load = (path: string) => import(join(server, path));
  const [{ openDatabase }, { openCatalogue }, { createSaveList }, { insertAccount }] = await Promise.all([
    load('platform/db/open.ts'),
    load('features/catalogue/catalogue.service.ts'),
    load(saving),
    load('features/account/account.repository.ts'),
  ]);
  const database = await openDatabase({ dataDir, databaseUrl });
  const catalogue = await openCatalogue(database);
  let now = START;
  const saveList = createSaveList({ database, catalogue, now: () => now, isCounted: () => true });
  const fans = Array.from({ length: FANS }, (_, index) => `fan-${index}`);
  for (const id of fans)
    await database.write((tx: unknown) =>
      insertAccount(
        tx,
        { id, username: id, email: `${id}@example.org`, passwordHash: null },
        new Date(START).toISOString(),
      ),
    );
  const saveAll = async (round: number, stepMs: number) => {
    now += stepMs + 1000;
    const begun = performance.now();
    await Promise.all(
      fans.map((userId, index) => {
        const first = (round + index * 3) % (songs.length - 13);
        const items = songs.slice(first, first + 13);
        return saveList({ userId, list: 'top13', ifMatch: undefined, rule: () => ok(items) });
      }),
    );
    return performance.now() - begun;
  };
  await saveAll(200, 0);
  return {
    saveAll,
    /** Of PostgreSQL alone: what a kept state takes. */
    async bytesOfRow(): Promise<number> {
      const { rows } = await sql<{ bytes: number }>`
        select pg_total_relation_size('list_days') / count(*) as bytes from list_days`.execute(database.read);
      return Number(rows[0]?.bytes);
    },
    async close() {
      catalogue.close();
      await database.close();
    },
  };
}

const postgres = await startPostgresProcess({ syncs: true });
try {
  await measure('SQLite', []);
  const urls: string[] = [];
  for (let kind = 0; kind < 3; kind += 1) urls.push((await createPostgresDatabase(postgres.url)).url);
  await measure('PostgreSQL', urls);
} finally {
  await postgres.stop();
}
