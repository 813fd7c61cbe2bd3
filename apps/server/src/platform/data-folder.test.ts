import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startServer } from '../testing/crashes/server-process.ts';
import { startTestApp } from '../testing/test-app.ts';
import { openDatabase } from './db/open.ts';
import { storeMail } from './mail/mail.repository.ts';

let parent: string;
let dataDir: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'thirteen-modes-'));
  dataDir = join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const isSqlite = process.env['TEST_ENGINE'] === 'sqlite';

async function modeOf(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o7777).toString(8);
}

/** What somebody else on the machine may read, write or enter below a folder, the folder included. */
async function listOpenPaths(folder: string): Promise<string[]> {
  const paths = [folder, ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name))];
  const modes = await Promise.all(paths.map(modeOf));
  return paths.filter((_, index) => modes[index]?.endsWith('00') !== true);
}

/** Opens and closes the database as every program does that works with the data, and gives its warnings. */
async function openOnce(): Promise<string[]> {
  const warnings: string[] = [];
  const database = await openDatabase(
    { dataDir, databaseUrl: undefined },
    { warn: (line) => warnings.push(line) },
  );
  await database.close();
  return warnings;
}

// On PostgreSQL only the outbox and the pictures are in the folder, which the same code closes.
describe.runIf(isSqlite)('the data folder', () => {
  test('is new: nobody else can enter it or read its files', async () => {
    const server = await startServer({ DATA_DIR: dataDir });
    await fetch(`${server.origin}/api/sendMail/sendMail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'contact', name: 'Ana', email: 'ana@example.org', message: 'Hello' }),
    });
    await expect.poll(() => readdir(join(dataDir, 'outbox')).catch(() => [])).toHaveLength(1);
    expect(await readdir(dataDir)).toEqual(
      expect.arrayContaining(['thirteen.sqlite', 'thirteen.sqlite-wal']),
    );
    expect(await listOpenPaths(dataDir)).toEqual([]);
    await server.end('SIGTERM');
  });

  test('is from before: what the server wrote is closed, and nothing else is touched', async () => {
    await mkdir(join(dataDir, 'cards', 'old'), { recursive: true, mode: 0o755 });
    const written = ['thirteen.sqlite', 'cards/one.png', 'cards/old/two.png'].map((name) =>
      join(dataDir, name),
    );
    for (const file of [...written, join(dataDir, 'notes.txt')]) {
      await writeFile(file, '');
      await chmod(file, 0o644);
    }
    for (const folder of ['cards/old', 'cards', '.']) await chmod(join(dataDir, folder), 0o755);
    expect(await openOnce()).toEqual([]);
    expect(await listOpenPaths(dataDir)).toEqual([join(dataDir, 'notes.txt')]);
    expect(await Promise.all(written.map(modeOf))).toEqual(['600', '600', '600']);
    expect(await modeOf(dataDir)).toBe('700');
  });

  test('is one for all programs: it stays as it is, with a warning, and its files are closed', async () => {
    await mkdir(dataDir);
    await chmod(dataDir, 0o1777);
    expect(await openOnce()).toEqual([
      expect.stringContaining(`DATA_DIR=${dataDir} is a folder for all programs`),
    ]);
    expect(await modeOf(dataDir)).toBe('1777');
    expect(await modeOf(join(dataDir, 'thirteen.sqlite'))).toBe('600');
  });

  // Only root can prepare a folder of somebody else's.
  test.runIf(process.getuid?.() === 0)('is not ours: the start warns and goes on', async () => {
    await mkdir(dataDir);
    await chmod(parent, 0o755);
    await chmod(dataDir, 0o777);
    process.seteuid?.(65_534);
    try {
      expect(await openOnce()).toEqual([expect.stringContaining("modes can't be changed (EPERM)")]);
    } finally {
      process.seteuid?.(0);
    }
  });
});

test.runIf(isSqlite)(
  'what a mail said is in no file of the database once it was sent and swept',
  async () => {
    const site = await startTestApp();
    const secret = 'words that nobody should find';
    const holdsSecret = async () => {
      const names = (await readdir(site.dataDir)).filter((name) => name.startsWith('thirteen.sqlite'));
      const files = await Promise.all(names.map((name) => readFile(join(site.dataDir, name))));
      return files.some((bytes) => bytes.includes(secret));
    };
    const words = { recipient: 'fan@example.org', subject: 'Hello', text: secret };
    await site.database.write((tx) => storeMail(tx, words, site.clock.now));
    expect(await holdsSecret()).toBe(true);
    await site.database.write((tx) => tx.updateTable('mails').set({ text: '' }).execute());
    await site.database.sweep();
    expect(await holdsSecret()).toBe(false);
    await site.close();
  },
);
