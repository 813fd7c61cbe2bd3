import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { connectionLimits } from './connection-limits.ts';
import { createRequestTurns } from './request-turns.ts';

/** Keeps the processor busy, as the work of a request does. */
function workFor(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

/** Turns after a first request whose work takes longer than a slice, so that what comes then has to wait. */
function busyTurns(limits: Partial<typeof connectionLimits> = {}) {
  const sliceMs = 5;
  const turns = createRequestTurns({ ...connectionLimits, sliceMs, readMs: 0, ...limits });
  const take = (start: () => unknown) =>
    turns.take({ client: 'a', usesDatabase: false, start: () => void start(), refuse: () => undefined });
  take(() => workFor(2 * sliceMs));
  return { take, turns };
}

test.each([
  { name: 'in the order of their arrival', longLine: 64, order: [1, 2, 3, 4] },
  { name: 'the newest first while more is asked than can be done', longLine: 1, order: [4, 3, 2, 1] },
])('requests that wait are started $name', async ({ longLine, order }) => {
  const started: number[] = [];
  const { take } = busyTurns({ longLine, longForMs: 0, maxWaitMs: 60_000 });
  for (const number of [1, 2, 3, 4]) take(() => started.push(number));
  expect(started).toEqual([]);
  await expect.poll(() => started.length).toBe(4);
  expect(started).toEqual(order);
});

test('the work that follows a start counts for the time that requests have in one turn of the event loop', async () => {
  const workMs = 3;
  let done = 0;
  const { take, turns } = busyTurns();
  for (let number = 1; number <= 12; number += 1) {
    take(async () => {
      await Promise.resolve();
      workFor(workMs);
      done += 1;
    });
  }
  const perTurn: number[] = [];
  while (turns.figures().waiting > 0) {
    const before = done;
    await nextTurn();
    perTurn.push(done - before);
  }
  expect(done).toBe(12);
  // The second one ends the slice.
  expect(Math.max(...perTurn)).toBeLessThanOrEqual(2);
});
