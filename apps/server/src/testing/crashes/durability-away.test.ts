import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabaseLine, type DatabaseLine } from '../databases/database-line.ts';
import { fillSlotAt, listSongIds, readTop13At, signUpAt } from './process-fan.ts';
import { startServer, type RunningServer } from './server-process.ts';
import { copyPostgresDatabase } from '../databases/postgres-databases.ts';

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('while PostgreSQL is away', () => {
  let dataDir = '';
  let storage: Awaited<ReturnType<typeof copyPostgresDatabase>>;
  let line: DatabaseLine;
  let server: RunningServer;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'thirteen-away-'));
    storage = await copyPostgresDatabase();
    line = await openDatabaseLine(storage.url);
    server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: line.url });
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await line.close();
    await storage.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('requests are told to come back, and are served when it is there again', async () => {
    const { origin } = server;
    const token = await signUpAt(origin);
    const [songId = '', laterSongId = ''] = await listSongIds(origin);
    const known = await fillSlotAt(origin, token, { slot: 1, songId });

    // In the middle of work: some of these are on their way when the line breaks.
    const underway = Array.from({ length: 20 }, () => fillSlotAt(origin, token, { slot: 1, songId }));
    line.cut();
    const statuses = new Set((await Promise.all(underway)).map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);

    const come = { status: 503, retryAfter: expect.stringMatching(/^\d+$/) };
    expect(await readTop13At(origin, token)).toMatchObject(come);
    expect(await fillSlotAt(origin, token, { slot: 1, songId: laterSongId })).toMatchObject(come);
    expect((await fetch(`${origin}/api/ready`)).status).toBe(503);
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);

    await line.mend();
    await vi.waitFor(async () => expect((await fetch(`${origin}/api/ready`)).status).toBe(200), 60_000);
    expect(await readTop13At(origin, token)).toMatchObject({ status: 200, songs: known.songs });
    expect((await fillSlotAt(origin, token, { slot: 1, songId: laterSongId })).status).toBe(200);
  });
});
