import { describe, expect, test } from 'vitest';
import { createWaitingLine } from './waiting-line.ts';

/** Jobs that run until they are told to finish, and a record of which have begun. */
function someJobs(count: number) {
  const begun: number[] = [];
  const jobs = Array.from({ length: count }, (_, number) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const job = () => {
      begun.push(number);
      return promise;
    };
    return { job, finish: () => resolve(number), fail: () => reject(new Error('failed')) };
  });
  return { begun, jobs };
}

const nextTurn = () => new Promise((go) => setImmediate(go));

describe('a waiting line', () => {
  test('runs a few at once and the others in order', async () => {
    const line = createWaitingLine({ maxAtOnce: 2, maxWaiting: 9 });
    const { begun, jobs } = someJobs(4);
    const results = jobs.map(({ job }) => line(job));
    await nextTurn();
    expect(begun).toEqual([0, 1]);
    jobs[1]?.finish();
    await nextTurn();
    expect(begun).toEqual([0, 1, 2]);
    for (const { finish } of jobs) finish();
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
  });

  test('takes no one when too many wait, and again once there is room', async () => {
    const line = createWaitingLine({ maxAtOnce: 1, maxWaiting: 1 });
    const { jobs } = someJobs(4);
    const [first, second, third] = jobs.slice(0, 3).map(({ job }) => line(job));
    expect(third).toBeUndefined();
    for (const { finish } of jobs) finish();
    await Promise.all([first, second]);
    expect(await line(async () => 'room')).toBe('room');
  });

  test('goes on after a job that failed', async () => {
    const line = createWaitingLine({ maxAtOnce: 1, maxWaiting: 1 });
    const { jobs } = someJobs(2);
    const [first, second] = jobs.map(({ job }) => line(job));
    jobs[0]?.fail();
    jobs[1]?.finish();
    await expect(first).rejects.toThrow('failed');
    expect(await second).toBe(1);
  });
});
