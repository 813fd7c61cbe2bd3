import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { connectionLimits } from './connection-limits.ts';
import { createRequestTurns, type TurnLimits } from './request-turns.ts';

/** Keeps the processor busy, as the work of a request does. */
function workFor(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

/** Turns of a process that is busy from the start, so that each request waits in line, and the order of their starts. */
function busyTurns(limits: Partial<TurnLimits> = {}, atDatabase = () => 0) {
  const turns = createRequestTurns(
    { ...connectionLimits, minSliceMs: 0, readMs: 0, minReadTurns: 0, ...limits },
    atDatabase,
  );
  const started: string[] = [];
  const bring = (name: string, { goesFirst = false, usesDatabase = true, work = () => {} } = {}) =>
    turns.take({
      client: name.charAt(0),
      goesFirst,
      usesDatabase,
      start: () => {
        started.push(name);
        work();
      },
    });
  return { turns, started, bring };
}

describe('requests that wait', () => {
  test('are started by turns of clients, of each in the order of their arrival', async () => {
    const { bring, started } = busyTurns();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2']) bring(name);
    expect(started).toEqual([]);
    await expect.poll(() => started.length).toBe(7);
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4']);
  });

  test('come after what monitoring asks on their network, and not after that of others', async () => {
    const { bring, started } = busyTurns();
    for (const name of ['a1', 'a2', 'b1']) bring(name);
    for (const name of ['a-health', 'a-ready']) bring(name, { goesFirst: true });
    await expect.poll(() => started.length).toBe(5);
    expect(started.indexOf('a-health')).toBeLessThan(started.indexOf('a1'));
    expect(started.indexOf('b1')).toBe(1);
  });

  test('are all started, however many there are', async () => {
    const { bring, started, turns } = busyTurns();
    for (let number = 0; number < 5000; number += 1) bring(`${'abcde'.charAt(number % 5)}${number}`);
    expect(turns.waiting()).toBe(5000);
    await expect.poll(() => started.length).toBe(5000);
    expect(turns.waiting()).toBe(0);
  });

  test('for the database do so here while enough wait there, and others go on', async () => {
    let atDatabase = 2;
    const { bring, started } = busyTurns({ maxAtDatabase: 2 }, () => atDatabase);
    for (const name of ['a1', 'b1', 'b2']) bring(name, { work: () => (atDatabase += 1) });
    bring('c-page', { usesDatabase: false });
    await expect.poll(() => started).toEqual(['c-page']);
    atDatabase = 1;
    await expect.poll(() => started).toEqual(['c-page', 'a1']);
    atDatabase = 0;
    await expect.poll(() => started.length).toBe(4);
  });

  test('wait until some connections were taken in, however long each turn takes', async () => {
    const { bring, started, turns } = busyTurns({ minReadTurns: 5 });
    bring('a1');
    let readings = 0;
    while (started.length === 0) {
      turns.noteConnection();
      readings += 1;
      await nextTurn();
    }
    expect(readings).toBe(5);
  });

  test('get twice the time that reading takes, however much arrives', async () => {
    const { bring, started, turns } = busyTurns({ readMs: 2 });
    for (let number = 0; number < 40; number += 1) bring('a', { work: () => workFor(1) });
    let readings = 0;
    while (started.length < 40) {
      turns.noteConnection();
      workFor(1);
      readings += 1;
      await nextTurn();
    }
    // Twenty and a few, were each exact.
    expect(readings).toBeLessThan(40);
  });
});

test('a process with time starts each request at once', () => {
  const { bring, started } = busyTurns({ minSliceMs: 60_000 });
  for (const name of ['a1', 'a2', 'b1']) bring(name);
  expect(started).toEqual(['a1', 'a2', 'b1']);
});

test('the work that follows a start counts for the time that requests have in one turn of the event loop', async () => {
  const workMs = 6;
  let done = 0;
  const { bring, turns } = busyTurns({ minSliceMs: 5, maxSliceMs: 5 });
  // Its work takes longer than a slice, so that what comes then has to wait.
  bring('first', { work: () => workFor(10) });
  for (let number = 1; number <= 12; number += 1) {
    bring('later', {
      work: async () => {
        await Promise.resolve();
        workFor(workMs);
        done += 1;
      },
    });
  }
  const perTurn: number[] = [];
  while (turns.waiting() > 0) {
    const before = done;
    await nextTurn();
    perTurn.push(done - before);
  }
  expect(done).toBe(12);
  expect(Math.max(...perTurn)).toBe(1);
});
