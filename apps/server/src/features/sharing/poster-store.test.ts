import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Poster } from '@thirteen/artwork/posters/posters.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HttpProblem } from '#platform/http/problem.ts';
import { keepFile } from '#platform/workers/keep-file.ts';
import { createPosterStore, hashOfPoster } from './poster-store.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const END = Buffer.from([...Buffer.from('IEND'), 0, 0, 0, 0]);

const posterOf = (username: string): Poster => ({
  kind: 'set-list-card',
  show: { username, eras: [], guitar: 'One', piano: 'Two' },
});

let directory = '';
let drawn: Poster[] = [];

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'thirteen-cards-')), 'cards');
  drawn = [];
});
afterEach(() => rm(join(directory, '..'), { recursive: true, force: true }));

/** Writes the file as the drawing worker does, and answers the picture only where that fails. */
async function run({ poster, file = '' }: { poster: Poster; file?: string }) {
  drawn.push(poster);
  const png = Buffer.concat([SIGNATURE, Buffer.from(hashOfPoster(poster)), END]);
  return keepFile(file, png) ? new Uint8Array() : png;
}

function aStore(options: { keptFiles?: number; onFailure?: (error: unknown) => void } = {}) {
  return createPosterStore({ directory, artDirectory: join(directory, 'art'), workers: { run }, ...options });
}

describe('a poster', () => {
  test('is drawn once for simultaneous requests', async () => {
    const store = aStore();
    const pictures = await Promise.all(Array.from({ length: 50 }, () => store.png(posterOf('a'))));
    expect(drawn).toHaveLength(1);
    expect(new Set(pictures.map(String)).size).toBe(1);
  });

  test('is taken from disk by the next process', async () => {
    const before = await aStore().png(posterOf('a'));
    expect(await aStore().png(posterOf('a'))).toEqual(before);
    expect(drawn).toHaveLength(1);
  });

  test('is drawn anew where the file holds half of it', async () => {
    const before = await aStore().png(posterOf('a'));
    const file = join(directory, `${hashOfPoster(posterOf('a'))}.png`);
    await writeFile(file, before.subarray(0, before.length / 2));
    expect(await aStore().png(posterOf('a'))).toEqual(before);
    expect(await readFile(file)).toEqual(before);
  });

  test('is shown even if it can not be kept', async () => {
    await writeFile(directory, 'a file where the folder should be');
    const failures: unknown[] = [];
    const png = await aStore({ onFailure: (error) => failures.push(error) }).png(posterOf('a'));
    expect(png.subarray(0, 4)).toEqual(SIGNATURE);
    expect(failures).toHaveLength(1);
  });

  test('asks for leave only where it has to be drawn', async () => {
    const store = aStore();
    let asked = 0;
    const allow = async () => void (asked += 1);
    await store.png(posterOf('a'), allow);
    await store.png(posterOf('a'), allow);
    expect(asked).toBe(1);
  });

  test('is not refused to one because another had drawn too much', async () => {
    const store = aStore();
    const refused = store.png(posterOf('a'), () => Promise.reject(new HttpProblem('too-many-requests')));
    const served = store.png(posterOf('a'), async () => undefined);
    await expect(refused).rejects.toMatchObject({ status: 429 });
    expect((await served).subarray(0, 4)).toEqual(SIGNATURE);
  });

  test('has a name of its own for each content', () => {
    expect(hashOfPoster(posterOf('a'))).toMatch(/^[0-9a-f]{24}$/);
    expect(hashOfPoster(posterOf('a'))).not.toBe(hashOfPoster(posterOf('b')));
  });
});

test('the folder keeps the newest files only', async () => {
  const store = aStore({ keptFiles: 10 });
  for (let index = 0; index < 40; index += 1) await store.png(posterOf(`fan-${index}`));
  const names = await readdir(directory);
  expect(names.length).toBeLessThanOrEqual(10);
  expect(names).toContain(`${hashOfPoster(posterOf('fan-39'))}.png`);
});
