import { describe, expect, test } from 'vitest';
import { createFairQueue, createRoundRobin, type RoundRobin } from './fair-queue.ts';

const aTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose jobs end when they are told to, and the order in which they began. */
function openQueue(limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({ maxAtOnce: 1, maxWaiting: 100, ...limits });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    bring: (key: string, name = key, goesFirst = false) =>
      queue(
        key,
        () => {
          begun.push(name);
          return new Promise<string>((resolve) => ends.push(() => resolve(name)));
        },
        goesFirst,
      ),
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
    const answers = ['a', 'b', 'c'].map(async (key) => bring(key));
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

  test('takes no more than may wait; whoever waits with most gives way', async () => {
    const { bring, begun, endAll } = openQueue({ maxWaiting: 3 });
    void bring('a', 'a1');
    const [a2, a3, a4] = [bring('a', 'a2'), bring('a', 'a3'), bring('a', 'a4')];
    expect(bring('a', 'a5')).toBeUndefined();
    const gaveWay = a4?.catch((error: unknown) => error);
    const b1 = bring('b', 'b1');
    expect(await gaveWay).toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 });
    // With two and one, one more of the other would only turn it round.
    expect(bring('b', 'b2')).toBeUndefined();
    expect([a2, a3, b1]).not.toContain(undefined);
    await endAll();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  test('lets some go first, in turns, and leaves one turn of four to the others', async () => {
    const { bring, begun, endAll } = openQueue();
    for (const name of ['a1', 'a2', 'b1', 'c1']) void bring(name.slice(0, 1), name);
    for (const name of ['X1', 'X2', 'X3', 'X4', 'Y1']) void bring(name.slice(0, 1), name, true);
    await endAll();
    expect(begun).toEqual(['a1', 'X1', 'Y1', 'X2', 'a2', 'X3', 'X4', 'b1', 'c1']);
  });

  test('takes some who go first while the line of the others is full, and the reverse', async () => {
    const { bring, endAll } = openQueue({ maxWaiting: 1 });
    const goFirst = [true, true, true, true, false];
    expect(goFirst.map((first) => bring('a', 'a', first) !== undefined)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    await endAll();
    const goLast = [false, false, false, true, true];
    expect(goLast.map((first) => bring('a', 'a', first) !== undefined)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
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

describe('a line of keys that take turns', () => {
  const takeAll = (line: RoundRobin<string>) => Array.from({ length: line.count() }, () => line.next());

  test('gives the oldest of each, and first what goes first of its key', () => {
    const line = createRoundRobin<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'b2']) line.add(item.charAt(0), item);
    line.add('b', 'b0', true);
    expect(takeAll(line)).toEqual(['a1', 'b0', 'a2', 'b1', 'a3', 'b2']);
    expect(line.next()).toBeUndefined();
  });

  test('knows the key with the most, and drops its newest', () => {
    const line = createRoundRobin<string>();
    for (const item of ['a1', 'b1', 'b2']) line.add(item.charAt(0), item);
    expect(line.largest()).toBe('b');
    expect(line.dropNewest('b')).toBe('b2');
    expect(line.dropNewest('c')).toBeUndefined();
    expect(takeAll(line)).toEqual(['a1', 'b1']);
    expect(line.largest()).toBeUndefined();
  });
});
