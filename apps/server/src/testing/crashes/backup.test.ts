import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreBackup } from '../../platform/backup/backup.ts';
import { anEmptyPlace, readAllRows, runFor, type BackupSite } from './backup-site.ts';
import { runStatisticsCheck } from '../operator-scripts.ts';
import { fillSlotAt, listSongIds, putAt, readTop13At, signUpAt } from './process-fan.ts';
import { startServer, type RunningServer } from './server-process.ts';

const MESSAGE = 'message-0b9f.eml';
const FANS = 4;

let files: string;
let site: BackupSite;
let server: RunningServer;
let songIds: readonly string[];

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'thirteen-backups-'));
  site = await anEmptyPlace();
  server = await startServer(site.env, { cheap: true });
  songIds = await listSongIds(server.origin);
  await mkdir(join(site.dataDir, 'outbox'), { recursive: true });
  await writeFile(join(site.dataDir, 'outbox', MESSAGE), 'Subject: Hello\r\n\r\nHow nice.');
  await writeFile(join(site.dataDir, 'outbox', 'link-0b9f.eml'), 'a secret link');
});
afterAll(async () => {
  await server.end('SIGKILL');
  await site.remove();
  await rm(files, { recursive: true, force: true });
});

/** Changes a fan's Top 13 until it is stopped, and remembers what was acknowledged under which revision. */
function keepWriting(token: string) {
  const acknowledged = new Map<number, string>();
  let isStopped = false;
  const work = async () => {
    for (let turn = 0; !isStopped; turn += 1) {
      const songId = songIds[turn % songIds.length] ?? '';
      const { status, revision } = await fillSlotAt(server.origin, token, { slot: 1, songId });
      if (status !== 200) throw new Error(`A save was answered ${status}`);
      acknowledged.set(Number(revision?.replaceAll('"', '')), songId);
    }
  };
  const done = work();
  return {
    token,
    acknowledged,
    newest: () => Math.max(0, ...acknowledged.keys()),
    stop: () => ((isStopped = true), done),
  };
}

async function backUp(name: string): Promise<string> {
  const file = join(files, name);
  expect(await runFor(site, 'backup', [file])).toMatchObject({ code: 0 });
  return file;
}

describe('npm run backup', () => {
  test('has every change acknowledged before it began, while fans go on writing', async () => {
    const tokens = await Promise.all(Array.from({ length: FANS }, () => signUpAt(server.origin)));
    const writers = tokens.map(keepWriting);
    await expect.poll(() => writers.every((writer) => writer.newest() > 20)).toBe(true);
    const before = writers.map((writer) => writer.newest());
    const file = join(files, 'under-load.tar.gz');
    const { code, stdout, stderr } = await runFor(site, 'backup', [file]);
    await Promise.all(writers.map((writer) => writer.stop()));
    expect([code, stdout]).toEqual([0, expect.stringMatching(/is whole: [\d,]+ bytes\.\n$/)]);
    expect(stderr).toMatch(/^100 % · ([\d,]+) of \1 bytes/m);
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const place = await anEmptyPlace();
    const restored = await runFor(place, 'restore', [file]);
    expect([restored.code, restored.stdout]).toEqual([0, expect.stringContaining('Restored the back-up of')]);
    expect(await readdir(join(place.dataDir, 'outbox'))).toEqual([MESSAGE]);
    expect(await runStatisticsCheck(place.env)).toMatchObject({ code: 0 });

    const again = await startServer(place.env, { cheap: true });
    for (const [index, { token, acknowledged }] of writers.entries()) {
      const { revision, songs } = await readTop13At(again.origin, token);
      const present = Number(revision?.replaceAll('"', ''));
      expect(present).toBeGreaterThanOrEqual(before[index] ?? 0);
      // A save under way at the end may be in it, whose answer nobody waited for; ours were all answered.
      expect(songs.get(1)).toBe(acknowledged.get(present));
    }
    await again.end('SIGTERM');
    await place.remove();
  });

  test('brings every row of every table back', async () => {
    const token = await signUpAt(server.origin);
    const albums = (await (await fetch(`${server.origin}/api/albums/allAlbums`)).json()) as {
      title: string;
    }[];
    const titles = albums.map(({ title }) => title).filter((title) => title !== 'Singles');
    const rankings = titles.map((albumName, index) => ({ albumName, placed: index < 2 }));
    const questions = Array.from({ length: 13 }, (_, index) => ({
      question: `Asked ${index}`,
      answer: 'Red',
    }));
    expect([
      await putAt(server.origin, token, '/api/rankings/allAlbumsRanking/allAlbumsRanking', { rankings }),
      await putAt(server.origin, token, '/api/profile/questions', { questions }),
    ]).toEqual([200, 200]);
    const file = await backUp('rows.tar.gz');
    const place = await anEmptyPlace();
    expect(await runFor(place, 'restore', [file])).toMatchObject({ code: 0 });
    const rows = await readAllRows(place);
    expect(rows).toEqual(await readAllRows(site));
    expect(rows['lists']).toContainEqual(
      expect.stringContaining(String.raw`"placed":"[\"taylorSwift\",\"fearless\"]"`),
    );
    expect(rows['profiles']).toContainEqual(expect.stringContaining('Asked 12'));
    expect(rows['counters']).toContainEqual(expect.stringContaining('album-points'));
    expect(await runStatisticsCheck(place.env)).toMatchObject({ code: 0 });
    await place.remove();
  });

  test('leaves nothing where the disk is full', async () => {
    const folder = await mkdtemp(join(files, 'full-'));
    const said = await runFor(site, 'backup', [join(folder, 'full.tar.gz')], { maxFileKiB: 8 });
    expect(said.code).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });

  test('writes over no file', async () => {
    const file = join(files, 'diary.txt');
    await writeFile(file, 'Dear diary');
    const said = await runFor(site, 'backup', [file]);
    expect(said).toMatchObject({ code: 1, stderr: `${file} exists already; choose another name.\n` });
    expect(await readFile(file, 'utf8')).toBe('Dear diary');
  });
});

describe('npm run restore', () => {
  const flip = (bytes: Buffer, at: number) => {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    return changed;
  };
  /** Changes the text of the manifest, its length kept, so that the tar around it stays whole. */
  const withManifest = (bytes: Buffer, from: string, to: string) => {
    const tar = gunzipSync(bytes);
    tar.write(to.padEnd(from.length), tar.indexOf(from));
    return gzipSync(tar);
  };

  let emptyPlace: BackupSite;
  let whole: string;
  beforeAll(async () => {
    emptyPlace = await anEmptyPlace();
    whole = await backUp('whole.tar.gz');
  });
  afterAll(() => emptyPlace.remove());

  test.each([
    { name: 'a text', change: () => Buffer.from('Dear diary'), says: 'is not a back-up of Thirteen.' },
    { name: 'an empty file', change: () => Buffer.alloc(0), says: 'is not a back-up of Thirteen.' },
    {
      name: 'what another program packed',
      change: () => gzipSync('Dear diary'),
      says: 'is not a back-up of Thirteen.',
    },
    {
      name: 'another program’s archive',
      change: (bytes: Buffer) => withManifest(bytes, '"thirteen"', '"fourteen"'),
      says: 'is not a back-up of Thirteen.',
    },
    {
      name: 'a file that lost its last byte',
      change: (bytes: Buffer) => bytes.subarray(0, -1),
      says: "is damaged or cut off: it can't be read to its end.",
    },
    {
      name: 'half a file',
      change: (bytes: Buffer) => bytes.subarray(0, bytes.length / 2),
      says: "is damaged or cut off: it can't be read to its end.",
    },
    {
      name: 'a file with a changed bit',
      change: (bytes: Buffer) => flip(bytes, bytes.length - 5),
      says: "is damaged or cut off: it can't be read to its end.",
    },
    {
      name: 'changed contents, packed again',
      change: (bytes: Buffer) => withManifest(bytes, '"takenAt": "20', '"takenAt": "19'),
      says: 'is damaged: a checksum differs.',
    },
    {
      name: 'a newer layout',
      change: (bytes: Buffer) => withManifest(bytes, '"format": 1', '"format": 2'),
      says: 'was made by a newer version',
    },
  ])('refuses $name and changes nothing', async ({ change, says }) => {
    const file = join(files, 'changed.tar.gz');
    await writeFile(file, change(await readFile(whole)));
    const { dataDir, databaseUrl } = emptyPlace;
    await expect(restoreBackup({ dataDir, databaseUrl }, file, () => undefined)).rejects.toThrow(
      `${file} ${says}`,
    );
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('takes the whole file after all those, since they left the place empty', async () => {
    expect(await runFor(emptyPlace, 'restore', [whole])).toMatchObject({ code: 0 });
  });

  test('refuses a place that has a database, and leaves it as it is', async () => {
    const rows = await readAllRows(site);
    const said = await runFor(site, 'restore', [whole]);
    expect([said.code, said.stdout]).toEqual([1, '']);
    expect(said.stderr).toMatch(/restore into (?:a folder without a database|an empty one)\.\n$/);
    expect(await readAllRows(site)).toEqual(rows);
  });

  test('takes no log of deletions that is not there, and changes nothing', async () => {
    const place = await anEmptyPlace();
    const log = join(files, 'no-such.log');
    const said = await runFor(place, 'restore', [whole, '--deletions', log]);
    expect(said).toMatchObject({ code: 1, stderr: `The log of deletions ${log} can't be read.\n` });
    expect(await readdir(place.dataDir)).toEqual([]);
    await place.remove();
  });

  test.each([[['one', 'two']], [['--replace', 'one']]])('says how it is written: %j', async (args) => {
    const stderr = 'Usage: npm run restore -- [FILE] [--deletions FILE]...\n';
    expect(await runFor(site, 'restore', args)).toEqual({ code: 1, stdout: '', stderr });
  });
});
