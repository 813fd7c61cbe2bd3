import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WorkerPoolClosed } from '#platform/workers/worker-pool.ts';
import type { JobPriority } from '#platform/workers/worker-pool.ts';
import { createPreviewStore } from './preview-store.ts';
import { createPreviewWorkers, type PreviewJob } from './preview-workers.ts';
import type { PreviewStoreOptions } from './preview-store.ts';

type Run = { readonly job: PreviewJob; readonly priority: JobPriority | undefined };

let directory: string;
const closings: (() => Promise<void>)[] = [];

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'thirteen-previews-'));
});

afterEach(async () => {
  for (const close of closings.splice(0)) await close();
  await rm(directory, { recursive: true });
});

/** A store whose workers answer with the song's id as sound, after `gate`, and note what they were asked. */
function aStore(options: { gate?: Promise<void>; onFailure?: PreviewStoreOptions['onFailure'] } = {}) {
  const runs: Run[] = [];
  const hurried: PreviewJob[] = [];
  const store = createPreviewStore({
    directory,
    workers: {
      run: async (job, priority) => {
        runs.push({ job, priority });
        await options.gate;
        if (job.songId === 'broken') throw new Error('no sound');
        return Buffer.from(`sound of ${job.songId}`);
      },
      hurry: (job) => hurried.push(job),
    },
    ...(options.onFailure && { onFailure: options.onFailure }),
  });
  closings.push(() => store.close());
  return { store, runs, hurried };
}

const songs = (...ids: string[]) => ids.map((id) => ({ id, theme: 'red' as const }));

async function onlyFile(): Promise<string> {
  const [name = ''] = await readdir(directory);
  return path.join(directory, name);
}

describe('preview', () => {
  test('makes a real preview from a cold start', async () => {
    const workers = createPreviewWorkers();
    const store = createPreviewStore({ directory, workers });
    closings.push(store.close, workers.close);
    const preview = await store.preview('some-song', 'folklore');
    expect(preview.sizeBytes).toBeGreaterThan(90_000);
    expect(preview.bytes.subarray(0, 3).toString()).toBe('ID3');
  });

  test('makes one for simultaneous requests of a song', async () => {
    const { store, runs } = aStore();
    const previews = await Promise.all(Array.from({ length: 50 }, () => store.preview('a', 'red')));
    expect(runs).toHaveLength(1);
    expect(new Set(previews.map(({ etag }) => etag)).size).toBe(1);
  });

  test('is taken from disk by the next process', async () => {
    const before = await aStore().store.preview('a', 'red');
    const { store, runs } = aStore();
    expect(await store.preview('a', 'red')).toEqual(before);
    expect(runs).toEqual([]);
  });

  test.each([
    { name: 'half of it', damage: (file: Buffer) => file.subarray(0, file.length / 2) },
    { name: 'nothing', damage: () => Buffer.alloc(0) },
    { name: 'one wrong bit', damage: (file: Buffer) => Buffer.from(file).fill(0, file.length - 1) },
    { name: 'something else', damage: () => Buffer.from('<html>disk full</html>'.repeat(20)) },
  ])('is made anew where the file holds $name', async ({ damage }) => {
    const before = await aStore().store.preview('a', 'red');
    const file = await onlyFile();
    await writeFile(file, damage(await readFile(file)));
    expect(await aStore().store.preview('a', 'red')).toEqual(before);
    expect(await readFile(file)).toEqual(before.bytes);
  });

  test('has a tag of its own for each song', async () => {
    const { store } = aStore();
    const etags = [await store.preview('a', 'red'), await store.preview('b', 'red')].map(({ etag }) => etag);
    expect(etags[0]).not.toBe(etags[1]);
    expect(etags[0]).toMatch(/^"[\w-]+"$/);
  });

  test('never leaves its folder, whatever the id', async () => {
    const { store } = aStore();
    await store.preview('../../outside\0', 'red');
    expect(await readdir(directory)).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.mp3$/)]);
  });

  test('is tried again after a failure', async () => {
    const { store, runs } = aStore();
    await expect(store.preview('broken', 'red')).rejects.toThrow('no sound');
    await expect(store.preview('broken', 'red')).rejects.toThrow('no sound');
    expect(runs).toHaveLength(2);
  });

  test('is still heard when it cannot be kept', async () => {
    const failures: string[] = [];
    const { store } = aStore({ onFailure: (songId) => failures.push(songId) });
    await store.preview('a', 'red');
    await rm(directory, { recursive: true });
    await writeFile(directory, 'a file where the folder should be');
    expect((await store.preview('b', 'red')).bytes.toString()).toContain('sound of b');
    expect(failures).toEqual(['b']);
  });

  test('clears away the old drafts of crashes and leaves young ones to their writers', async () => {
    const [old, young] = ['.draft-old', '.draft-young'].map((name) => path.join(directory, name));
    for (const draft of [old, young]) await writeFile(draft ?? '', 'half');
    await utimes(old ?? '', 0, 0);
    await aStore().store.preview('a', 'red');
    const names = await readdir(directory);
    expect(names).toContain('.draft-young');
    expect(names).not.toContain('.draft-old');
  });
});

describe('warm', () => {
  test('makes what is missing, one after another in the background', async () => {
    await aStore().store.preview('b', 'red');
    const { store, runs } = aStore();
    await store.warm(songs('a', 'b', 'c'));
    expect(runs.map(({ job, priority }) => [job.songId, priority])).toEqual([
      ['a', 'background'],
      ['c', 'background'],
    ]);
  });

  test('lets a requested song overtake all that is not begun', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { store, runs } = aStore({ gate: promise });
    const warming = store.warm(songs('a', 'b', 'c'));
    await expect.poll(() => runs.length).toBe(1);
    const requested = store.preview('z', 'red');
    await expect.poll(() => runs.length).toBe(2);
    resolve();
    await Promise.all([warming, requested]);
    expect(runs.map(({ job }) => job.songId)).toEqual(['a', 'z', 'b', 'c']);
    expect(runs[1]?.priority).toBe('requested');
  });

  test('shares its rendering with a request for the same song, which then hurries', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { store, runs, hurried } = aStore({ gate: promise });
    const warming = store.warm(songs('a'));
    await expect.poll(() => runs.length).toBe(1);
    const requested = store.preview('a', 'red');
    resolve();
    await Promise.all([warming, requested]);
    expect(runs).toHaveLength(1);
    expect(hurried.map((job) => job.songId)).toEqual(['a']);
  });

  test('leaves out a song that fails, tells it and goes on', async () => {
    const failures: string[] = [];
    const { store, runs } = aStore({ onFailure: (songId) => failures.push(songId) });
    await store.warm(songs('a', 'broken', 'c'));
    expect(failures).toEqual(['broken']);
    expect(runs).toHaveLength(3);
  });

  test('stops when the store closes', async () => {
    const { store, runs } = aStore();
    const warming = store.warm(songs(...Array.from({ length: 500 }, (_, index) => `song-${index}`)));
    await expect.poll(() => runs.length).toBeGreaterThan(0);
    await store.close();
    await warming;
    const made = runs.length;
    expect(made).toBeLessThan(500);
  });

  test('ends quietly when the workers are closed first', async () => {
    const failures: string[] = [];
    const store = createPreviewStore({
      directory,
      workers: { run: () => Promise.reject(new WorkerPoolClosed()), hurry: () => undefined },
      onFailure: (songId) => failures.push(songId),
    });
    await store.warm(songs('a', 'b'));
    expect(failures).toEqual([]);
  });
});
