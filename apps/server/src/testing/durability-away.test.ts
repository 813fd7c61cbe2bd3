import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fillSlotAt, listSongIds, readTop13At, signUpAt } from './process-fan.ts';
import { startServer, type RunningServer } from './server-process.ts';
import { copyPostgresDatabase } from './postgres-databases.ts';

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('while PostgreSQL is away', () => {
  let dataDir = '';
  let storage: Awaited<ReturnType<typeof copyPostgresDatabase>>;
  let line: Line;
  let server: RunningServer;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'thirteen-away-'));
    storage = await copyPostgresDatabase();
    line = await openLine(storage.url);
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
    await vi.waitFor(async () => expect((await fetch(`${origin}/api/ready`)).status).toBe(200), 5000);
    expect(await readTop13At(origin, token)).toMatchObject({ status: 200, songs: known.songs });
    expect((await fillSlotAt(origin, token, { slot: 1, songId: laterSongId })).status).toBe(200);
  });
});

/** A line to a database that can be cut and mended. `url` leads through it. */
type Line = {
  readonly url: string;
  cut(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
};

async function openLine(databaseUrl: string): Promise<Line> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // A cut shows as an error on one side or the other; what matters is what the server makes of it.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };
  const proxy = createServer((near) => {
    const far = keep(connect(Number(target.port), target.hostname));
    keep(near).pipe(far).pipe(near);
  });
  const listen = async (port: number) => {
    proxy.listen(port, '127.0.0.1');
    await once(proxy, 'listening');
    return (proxy.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const cut = () => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  };
  const through = new URL(databaseUrl);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  return {
    url: through.href,
    cut,
    mend: async () => void (await listen(port)),
    close: async () => {
      cut();
      if (proxy.listening) await once(proxy, 'close');
    },
  };
}
