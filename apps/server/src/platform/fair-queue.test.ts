import { describe, expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const aTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose jobs end when they are told to, and the order in which they began. */
function openQueue(limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({ maxAtOnce: 1, maxWaiting: 100, maxWaitingPerKey: 100, ...limits });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    bring: (key: string, name = key) =>
      queue(key, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      }),
    async endAll() {
      // A job begins, and the next one after it, in a turn of the event loop.
      await aTurn();
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await aTurn();
      }
    },
    queue,
  };
}

describe('a fair queue', () => {
  test('runs what it may at once and answers each with its own value', async () => {
    const { bring, begun, endAll } = openQueue({ maxAtOnce: 2 });
    const answers = [bring('a'), bring('b'), bring('c')];
    await aTurn();
    expect(begun).toEqual(['a', 'b']);
    await endAll();
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c']);
  });

  test('lets keys take turns, so that one who brings much delays only the own jobs', async () => {
    const { bring, begun, endAll } = openQueue();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void bring('a', name);
    for (const name of ['b1', 'b2']) void bring('b', name);
    void bring('c', 'c1');
    await endAll();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  test('takes no more than may wait, in all and of one key', async () => {
    const { bring, endAll } = openQueue({ maxWaiting: 3, maxWaitingPerKey: 2 });
    const taken = ['a', 'a', 'a', 'a', 'b', 'b'].map((key) => bring(key) !== undefined);
    expect(taken).toEqual([true, true, true, false, true, false]);
    await endAll();
    expect(bring('b')).toBeDefined();
    await endAll();
  });

  test('goes on after a job that fails', async () => {
    const { queue, bring, endAll, begun } = openQueue();
    const failed = queue('a', () => Promise.reject(new Error('no')));
    void bring('b');
    await expect(failed).rejects.toThrow('no');
    await endAll();
    expect(begun).toEqual(['b']);
  });
});
