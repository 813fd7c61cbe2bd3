import { afterEach, describe, expect, test } from 'vitest';
import type { TrialJob } from './testing/trial.worker.ts';
import { createWorkerPool } from './worker-pool.ts';
import type { JobPriority, WorkerPool } from './worker-pool.ts';

type TrialPool = WorkerPool<TrialJob>;

const pools: TrialPool[] = [];

function aPool(size = 1, maxJobMs = 60_000): TrialPool {
  const pool: TrialPool = createWorkerPool({
    size,
    maxJobMs,
    entry: new URL('./testing/trial.worker.ts', import.meta.url),
  });
  pools.push(pool);
  return pool;
}

async function say(pool: TrialPool, text: string, priority?: JobPriority, afterMs = 0): Promise<string> {
  return Buffer.from(await pool.run({ kind: 'say', text, afterMs }, priority)).toString();
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

describe('createWorkerPool', () => {
  test('answers each of many jobs with its own result', async () => {
    const pool = aPool(2);
    const texts = Array.from({ length: 20 }, (_, index) => `job ${index}`);
    expect(await Promise.all(texts.map((text) => say(pool, text)))).toEqual(texts);
  });

  test('lets requested jobs overtake background jobs that wait', async () => {
    const pool = aPool();
    const order: string[] = [];
    const jobs = [
      say(pool, 'running'),
      say(pool, 'background', 'background'),
      say(pool, 'requested', 'requested'),
    ].map(async (job) => order.push(await job));
    await Promise.all(jobs);
    expect(order).toEqual(['running', 'requested', 'background']);
  });

  test('moves a background job up when someone begins to wait for it', async () => {
    const pool = aPool();
    const order: string[] = [];
    const wanted = { kind: 'say', text: 'wanted' } as const;
    const jobs = [say(pool, 'running'), say(pool, 'unwanted', 'background')].map(async (job) =>
      order.push(await job),
    );
    const hurried = pool.run(wanted, 'background').then(() => order.push('wanted'));
    pool.hurry(wanted);
    await Promise.all([...jobs, hurried]);
    expect(order).toEqual(['running', 'wanted', 'unwanted']);
  });

  test('keeps a thread free of background jobs', async () => {
    const pool = aPool(2);
    await Promise.all([say(pool, 'one thread is up'), say(pool, 'so is the other')]);
    const order: string[] = [];
    const background = ['first', 'second'].map(async (text) =>
      order.push(await say(pool, text, 'background', 500)),
    );
    const requested = say(pool, 'requested').then((text) => order.push(text));
    await Promise.all([...background, requested]);
    expect(order).toEqual(['requested', 'first', 'second']);
  });

  test('rejects with the error of a failed job, and goes on', async () => {
    const pool = aPool();
    await expect(pool.run({ kind: 'fail', message: 'no such sound' })).rejects.toThrow('no such sound');
    expect(await say(pool, 'next')).toBe('next');
  });

  test('rejects the job whose thread ends, and runs the waiting ones on a new thread', async () => {
    const pool = aPool();
    const fatal = pool.run({ kind: 'end the worker' });
    const next = say(pool, 'next');
    await expect(fatal).rejects.toMatchObject({
      name: 'WorkerCrashed',
      message: expect.stringContaining('7'),
    });
    expect(await next).toBe('next');
  });

  test('tells what crashed a thread', async () => {
    const pool = aPool();
    await expect(pool.run({ kind: 'throw outside of the job' })).rejects.toMatchObject({
      name: 'WorkerCrashed',
      cause: expect.objectContaining({ message: 'out of the blue' }),
    });
  });

  test('gives a job to another worker where one ended before it began', async () => {
    const pool = aPool();
    const jobs = [pool.run({ kind: 'end right after the answer' }), say(pool, 'next')];
    expect(await Promise.all(jobs)).toEqual([new Uint8Array(), 'next']);
  });

  test('gives a job up when no worker gets to begin', async () => {
    const pool: TrialPool = createWorkerPool({
      size: 1,
      entry: new URL('./testing/leaving.worker.ts', import.meta.url),
    });
    pools.push(pool);
    await expect(say(pool, 'never')).rejects.toMatchObject({ name: 'WorkerCrashed' });
  });

  test('ends a worker that does not begin, and gives its job up when no other does', async () => {
    const pool: TrialPool = createWorkerPool({
      size: 1,
      maxStartMs: 50,
      entry: new URL('./testing/hanging.worker.ts', import.meta.url),
    });
    pools.push(pool);
    await expect(say(pool, 'never')).rejects.toMatchObject({
      name: 'WorkerCrashed',
      cause: expect.objectContaining({ message: 'A job took longer than 50 ms to begin' }),
    });
  });

  test('ends a worker that is at one job for too long, and goes on', async () => {
    const pool = aPool(1, 300);
    await expect(say(pool, 'late', 'requested', 60_000)).rejects.toMatchObject({
      name: 'WorkerCrashed',
      cause: expect.objectContaining({ message: 'A job took longer than 300 ms' }),
    });
    expect(await say(pool, 'next')).toBe('next');
  });

  test('takes nothing but whole replies to the present job for an answer', async () => {
    const chatter = { kind: 'chatter', text: 'the answer' } as const;
    expect(Buffer.from(await aPool().run(chatter)).toString()).toBe('the answer');
  });

  test('passes no variable of the environment on', async () => {
    const names = await aPool().run({ kind: 'name the environment' });
    expect(Buffer.from(names).toString()).toBe('');
  });

  test('lets a job that follows an answer overtake background jobs', async () => {
    const pool = aPool();
    const order: string[] = [];
    const running = say(pool, 'running');
    const background = say(pool, 'background', 'background').then((text) => order.push(text));
    await running;
    await Promise.all([background, say(pool, 'requested').then((text) => order.push(text))]);
    expect(order).toEqual(['requested', 'background']);
  });

  test('rejects running and waiting jobs when it closes, at once', async () => {
    const pool = aPool();
    const jobs = [
      say(pool, 'running', 'requested', 5000),
      say(pool, 'waiting'),
      say(pool, 'idle', 'background'),
    ];
    const settled = Promise.allSettled(jobs);
    await pool.close();
    for (const job of await settled) {
      expect(job).toMatchObject({ status: 'rejected', reason: { name: 'WorkerPoolClosed' } });
    }
  });

  test('takes no job after it closed', async () => {
    const pool = aPool();
    await pool.close();
    await expect(say(pool, 'late')).rejects.toMatchObject({ name: 'WorkerPoolClosed' });
  });
});
