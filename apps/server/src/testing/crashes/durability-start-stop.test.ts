import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isEverything } from '../everything.ts';
import { signUpAt } from './process-fan.ts';
import { runServer, startServer } from './server-process.ts';
import { makeOldPostgres } from '../databases/old-database.ts';
import { createPostgresDatabase } from '../databases/postgres-databases.ts';

const isPostgres = process.env['TEST_ENGINE'] === 'postgres';

const startCheaply = (env: Readonly<Record<string, string>>) => startServer(env, { cheap: true });

// Modes don't stop root, so that one becomes an account that every Linux has. Where that one may not read us, it can't try.
const STRANGER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const mayNotRead =
  spawnSync(process.execPath, ['--check', import.meta.filename], { ...STRANGER, cwd: '/' }).status !== 0;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thirteen-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('starting', () => {
  test('three processes at once bring one fresh database up to date', async () => {
    const storage = isPostgres ? await createPostgresDatabase() : undefined;
    const env = { DATA_DIR: join(folder, 'together'), ...(storage && { DATABASE_URL: storage.url }) };
    const servers = await Promise.all([startCheaply(env), startCheaply(env), startCheaply(env)]);
    const token = await signUpAt(servers[0].origin);
    const answers = await Promise.all(servers.map(({ origin }) => readTop13Status(origin, token)));
    const endings = await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await storage?.drop();
    expect(answers).toEqual([200, 200, 200]);
    expect(endings).toMatchObject(Array.from({ length: 3 }, () => ({ code: 0, signal: null, stderr: '' })));
  });
});

describe.runIf(isPostgres)('starting on an old database', () => {
  test('two processes at once bring it up to date', async () => {
    const storage = await makeOldPostgres('0010-explorer');
    const env = { DATA_DIR: join(folder, 'old'), DATABASE_URL: storage.url };
    const servers = await Promise.all([startCheaply(env), startCheaply(env)]);
    const token = await signUpAt(servers[0].origin);
    const answers = await Promise.all(servers.map(({ origin }) => readTop13Status(origin, token)));
    const endings = await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await storage.drop();
    expect(answers).toEqual([200, 200]);
    expect(endings).toMatchObject(Array.from({ length: 2 }, () => ({ code: 0, signal: null, stderr: '' })));
  });
});

// What follows does not depend on the database.
describe.skipIf(isPostgres)('refusing to start', () => {
  test.for([
    ['a value that is not allowed', { PORT: 'many' }, /PORT=many is not allowed: .+65535/],
    ['a database out of reach', { DATABASE_URL: 'postgres://fan:secret@127.0.0.1:1/none' }, /127\.0\.0\.1:1/],
  ] as const)('over %s', async ([, env, line]) => {
    const ending = await runServer({ DATA_DIR: join(folder, 'refused'), ...env });
    expectOneLine(ending.stderr, line);
    expect(ending.stderr).not.toContain('secret');
    expect(ending.code).toBeGreaterThan(0);
  });

  test.skipIf(mayNotRead)('over data that are only for reading', async () => {
    const dataDir = join(folder, 'read-only');
    await (await startCheaply({ DATA_DIR: dataDir })).end('SIGTERM');
    const files = (await readdir(dataDir, { withFileTypes: true })).filter((file) => file.isFile());
    const setModes = async (folderMode: number, fileMode: number) => {
      for (const { name } of files) await chmod(join(dataDir, name), fileMode);
      await chmod(dataDir, folderMode);
    };
    await chmod(folder, 0o711);
    await setModes(0o555, 0o444);
    const ending = await runServer({ DATA_DIR: dataDir }, { cheap: true, account: STRANGER });
    await setModes(0o700, 0o600);
    // Where the files are another account's, a line before says that their modes can't be mended.
    expectOneLine(ending.stderr.replace(/^Other users .+\n/, ''), /DATA_DIR=\S+ can't be written/);
    expect(ending.code).toBeGreaterThan(0);
  });

  test.runIf(isEverything)('over a data folder that can not be written', async () => {
    // A file in the place of a folder stops everybody, root too.
    const file = join(folder, 'file');
    await writeFile(file, '');
    const ending = await runServer({ DATA_DIR: join(file, 'data') });
    expectOneLine(ending.stderr, /file[/\\]data/);
    expect(ending.code).toBeGreaterThan(0);
  });

  test('over a database file with a damaged page', async () => {
    const env = { DATA_DIR: join(folder, 'damaged') };
    const whole = await startCheaply(env);
    await whole.end('SIGTERM');
    const file = await open(join(env.DATA_DIR, 'thirteen.sqlite'), 'r+');
    await file.write(Buffer.alloc(4096, 0xa5), 0, 4096, 2 * 4096);
    await file.close();
    const ending = await runServer(env, { cheap: true });
    expectOneLine(ending.stderr, /The database \S+ is damaged/);
    expect(ending.code).toBeGreaterThan(0);
  });

  test.runIf(isEverything)('over a port that is taken', async () => {
    const first = await startCheaply({ DATA_DIR: join(folder, 'first') });
    const { port } = new URL(first.origin);
    const second = await runServer({ DATA_DIR: join(folder, 'second'), PORT: port });
    await first.end('SIGTERM');
    expectOneLine(second.stderr, new RegExp(`PORT=${port} is taken`));
    expect(second.code).toBeGreaterThan(0);
  });
});

describe.skipIf(isPostgres)('stopping', () => {
  test.for(isEverything ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const))(
    'after %s finishes the open request',
    async (signal) => {
      const server = await startCheaply({ DATA_DIR: join(folder, 'stopped') });
      const token = await signUpAt(server.origin);
      const { answered, finish } = await openRequest(server.origin, token);
      const ended = server.end(signal);
      // It takes no more connections, so it is on its way out.
      await vi.waitFor(() => expect(canConnect(server.origin)).resolves.toBe(false), { timeout: 60_000 });
      finish();
      expect(await answered).toBe(404);
      expect(await ended).toMatchObject({ code: 0, signal: null, stderr: '' });
    },
  );

  test.runIf(isEverything)('does not wait for ever for a request that never ends', async () => {
    const server = await startCheaply({ DATA_DIR: join(folder, 'stopped') });
    const token = await signUpAt(server.origin);
    const { answered } = await openRequest(server.origin, token);
    const [ending] = await Promise.all([
      server.end('SIGTERM'),
      expect(answered).rejects.toThrow('socket hang up'),
    ]);
    // It ends by itself, and says that something was left undone.
    expect([ending.code, ending.signal]).toEqual([1, null]);
  });
});

/** Sends the first half of a change of the Top 13; the server waits for the rest. */
async function openRequest(origin: string, token: string) {
  const body = JSON.stringify({ slot: 1, songId: 'no-such-song' });
  const sending = request(`${origin}/api/rankings/user/top-thirteen`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sending.once('error', reject);
  });
  sending.flushHeaders();
  // The server has read the head and waits for the body.
  await once(sending, 'continue');
  sending.write(body.slice(0, 5));
  return { answered, finish: () => sending.end(body.slice(5)) };
}

async function canConnect(origin: string): Promise<boolean> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function readTop13Status(origin: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${origin}/api/rankings/user/top-thirteen`, { headers })).status;
}

function expectOneLine(text: string, line: RegExp): void {
  expect(text.trimEnd().split('\n')).toEqual([expect.stringMatching(line)]);
}
