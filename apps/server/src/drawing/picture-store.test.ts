import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HttpProblem } from '#platform/http/problem.ts';
import { writeAtomically } from '#platform/files/write-atomically.ts';
import {
  createPictureStore,
  createPictureTurns,
  type PictureStoreOptions,
  type PictureTurns,
  type StoredPicture,
} from './picture-store.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const END = Buffer.from([...Buffer.from('IEND'), 0, 0, 0, 0]);
const KIB = 1024;

const aPicture = (name: string): StoredPicture => ({ name, draw: (file) => draw(name, file) });

let directory = '';
let drawn: string[] = [];

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'thirteen-pictures-')), 'pictures');
  drawn = [];
});
afterEach(() => rm(join(directory, '..'), { recursive: true, force: true }));

/** Writes a file of 20 KiB as the drawing worker does, and answers the picture only where that fails. */
async function draw(text: string, file: string) {
  drawn.push(text);
  const png = Buffer.concat([SIGNATURE, Buffer.from(text.padEnd(20 * KIB)), END]);
  return writeAtomically(file, png).then(
    () => new Uint8Array(),
    () => png,
  );
}

const openTurns = () => createPictureTurns({ take: async () => undefined });

function aStore({ turns = openTurns(), ...options }: Partial<PictureStoreOptions> = {}) {
  return createPictureStore({ directory, maxBytes: 100_000 * KIB, turns, ...options });
}

/** Turns that refuse an address, and count how often anyone asked for leave. */
function strictTurns(refused = ''): PictureTurns & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    ...openTurns(),
    asked,
    async allow(address) {
      asked.push(address);
      if (address === refused) throw new HttpProblem('too-many-requests');
    },
  };
}

describe('a picture', () => {
  test('is drawn once for simultaneous requests of one address and of many', async () => {
    const store = aStore();
    const pictures = await Promise.all(
      Array.from({ length: 1000 }, (_, index) => store.png(aPicture('a'), `10.0.${index % 250}.1`)),
    );
    expect(drawn).toEqual(['a']);
    expect(new Set(pictures.map(String)).size).toBe(1);
  });

  test('is taken from disk by the next process', async () => {
    const before = await aStore().png(aPicture('a'));
    expect(await aStore().png(aPicture('a'))).toEqual(before);
    expect(drawn).toHaveLength(1);
  });

  test('is drawn anew where the file holds half of it', async () => {
    const before = await aStore().png(aPicture('a'));
    const file = join(directory, 'a.png');
    await writeFile(file, before.subarray(0, before.length / 2));
    expect(await aStore().png(aPicture('a'))).toEqual(before);
    expect(await readFile(file)).toEqual(before);
  });

  test('is shown even if it can not be kept', async () => {
    await writeFile(directory, 'a file where the folder should be');
    const failures: unknown[] = [];
    const png = await aStore({ onFailure: (error) => failures.push(error) }).png(aPicture('a'));
    expect(png.subarray(0, 4)).toEqual(SIGNATURE);
    expect(failures).toHaveLength(1);
  });

  test('is counted only where it has to be drawn', async () => {
    const turns = strictTurns();
    const store = aStore({ turns });
    await store.png(aPicture('a'), '10.0.0.1');
    await store.png(aPicture('a'), '10.0.0.2');
    await aStore({ turns }).png(aPicture('a'), '10.0.0.3');
    expect(turns.asked).toEqual(['10.0.0.1']);
  });

  test('is not refused to one because another had drawn too much', async () => {
    const store = aStore({ turns: strictTurns('10.0.0.1') });
    const refused = store.png(aPicture('a'), '10.0.0.1');
    const served = store.png(aPicture('a'), '10.0.0.2');
    await expect(refused).rejects.toMatchObject({ status: 429 });
    expect((await served).subarray(0, 4)).toEqual(SIGNATURE);
  });

  test('waits for the turn of whoever comes first, not of whoever asked first', async () => {
    const store = aStore();
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => store.png(aPicture(name), '10.0.0.1'));
    const shared = store.png(aPicture('f'), '10.0.0.2');
    await Promise.all([...many, shared]);
    expect(drawn.indexOf('f')).toBeLessThanOrEqual(2);
    expect(drawn).toHaveLength(6);
  });
});

describe('the folder', () => {
  const bytesOf = async (names: readonly string[]) =>
    (await Promise.all(names.map((name) => stat(join(directory, name))))).reduce(
      (sum, { blocks }) => sum + blocks * 512,
      0,
    );

  test('takes no more of the disk than it may, and keeps the newest', async () => {
    const store = aStore({ maxBytes: 250 * KIB });
    for (let index = 0; index < 40; index += 1) {
      await store.png(aPicture(`picture-${index}`));
      expect(await bytesOf(await readdir(directory))).toBeLessThanOrEqual(250 * KIB);
    }
    const names = await readdir(directory);
    expect(names.length).toBeGreaterThan(5);
    expect(names).toContain('picture-39.png');
  });

  test('loses what an earlier process left over the present limit, those not used for longest first', async () => {
    const generous = aStore();
    for (let index = 0; index < 12; index += 1) {
      await generous.png(aPicture(`old-${index}`));
      const writtenAt = new Date(Date.now() - 3_600_000 + index * 1000);
      await utimes(join(directory, `old-${index}.png`), writtenAt, writtenAt);
    }
    const store = aStore({ maxBytes: 120 * KIB });
    await store.png(aPicture('old-0'));
    await store.png(aPicture('new'));
    const names = await readdir(directory);
    expect(await bytesOf(names)).toBeLessThanOrEqual(120 * KIB);
    expect(names).toEqual(expect.arrayContaining(['new.png', 'old-0.png', 'old-11.png']));
    expect(names).not.toContain('old-1.png');
  });

  test('loses the drafts that a crash left, and no young one, which may be on its way', async () => {
    await aStore().png(aPicture('a'));
    await writeFile(join(directory, '.draft-old'), 'half');
    await utimes(join(directory, '.draft-old'), 0, 0);
    await writeFile(join(directory, '.draft-young'), 'half');
    await aStore().png(aPicture('b'));
    expect((await readdir(directory)).toSorted()).toEqual(['.draft-young', 'a.png', 'b.png']);
  });
});
