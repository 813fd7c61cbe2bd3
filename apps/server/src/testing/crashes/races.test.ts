import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillSlotAt, listSongIds, readTop13At, signUpAt, type Top13Answer } from './process-fan.ts';
import { startServer, type RunningServer } from './server-process.ts';
import { copyPostgresDatabase } from '../databases/postgres-databases.ts';

const ATTEMPTS = 200;
const isPostgres = process.env['TEST_ENGINE'] === 'postgres';

let dataDir = '';
let storage: Awaited<ReturnType<typeof copyPostgresDatabase>> | undefined;
let servers: readonly RunningServer[] = [];
let songIds: readonly string[] = [];

// PostgreSQL serves two processes, SQLite one.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thirteen-races-'));
  storage = isPostgres ? await copyPostgresDatabase() : undefined;
  const env = { DATA_DIR: dataDir, ...(storage && { DATABASE_URL: storage.url }) };
  servers = await Promise.all(Array.from({ length: isPostgres ? 2 : 1 }, () => startServer(env)));
  songIds = await listSongIds(originOf(0));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await storage?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('two hundred changes of one Top 13 at once', () => {
  test('never put one song into two slots', async () => {
    const token = await signUpAt(originOf(0));
    const [wanted = '', other = ''] = songIds;
    const answers = await Promise.all(
      Array.from({ length: ATTEMPTS }, (_, attempt) =>
        // Now and then another song takes a slot, so that the wanted one can move.
        fillSlotAt(originOf(attempt), token, {
          slot: (attempt % 4 < 2 ? 0 : 1) + 1,
          songId: attempt % 7 === 0 ? other : wanted,
        }),
      ),
    );

    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(answers.filter((answer) => hasTwins(answer))).toEqual([]);
    const stored = await readTop13At(originOf(1), token);
    expect(stored.songs).toEqual(latestOf(answers).songs);
  });

  test('made from the same revision let one through', async () => {
    const token = await signUpAt(originOf(0));
    const { revision } = await fillSlotAt(originOf(0), token, { slot: 1, songId: songIds[0] ?? '' });
    const answers = await Promise.all(
      Array.from({ length: ATTEMPTS }, (_, attempt) =>
        fillSlotAt(originOf(attempt), token, {
          slot: 2,
          songId: songIds[attempt + 1] ?? '',
          ifMatch: revision ?? '',
        }),
      ),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(ATTEMPTS - 1);
    const stored = await readTop13At(originOf(1), token);
    expect(stored.songs).toEqual(latestOf(answers).songs);
  });

  test('that all want the same end in one change', async () => {
    const token = await signUpAt(originOf(0));
    const filling = { slot: 7, songId: songIds[3] ?? '', ifMatch: '"0"' };
    const answers = await Promise.all(
      Array.from({ length: ATTEMPTS }, (_, attempt) => fillSlotAt(originOf(attempt), token, filling)),
    );
    expect(new Set(answers.map(({ status, revision }) => `${status} ${revision}`))).toEqual(
      new Set(['200 "1"']),
    );
  });
});

function originOf(attempt: number): string {
  return servers[attempt % servers.length]?.origin ?? '';
}

// Ids stand for titles here: no two songs of the catalogue share one.
function hasTwins({ songs }: Top13Answer): boolean {
  return new Set(songs.values()).size < songs.size;
}

function latestOf(answers: readonly Top13Answer[]): Top13Answer {
  const accepted = answers.filter(({ status }) => status === 200);
  const [latest] = accepted.toSorted((a, b) => revisionOf(b) - revisionOf(a));
  if (!latest) throw new Error('No attempt was accepted');
  return latest;
}

function revisionOf({ revision }: Top13Answer): number {
  return Number(revision?.replaceAll('"', ''));
}
