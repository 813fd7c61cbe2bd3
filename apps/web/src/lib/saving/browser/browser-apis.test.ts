import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settle } from '#testing/saving.ts';
import { browserPorts } from './browser-ports.ts';
import type { Wakeable } from '#lib/saving/saving-ports.ts';
import { emptyRecord, type SavingRecord } from '#lib/saving/saving-record.ts';

/** As a page has them, where only the events matter. */
class PageDocument extends EventTarget {
  visibilityState = 'visible';
}

let page: PageDocument;

beforeEach(() => {
  page = new PageDocument();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const grow = (record: SavingRecord<unknown> = emptyRecord) => ({ ...record, version: record.version + 1 });

describe('the storage of a page', () => {
  test('keeps a record for the next page', async () => {
    const key = 'ana/kept';
    const { storage } = browserPorts();
    expect(await storage.read(key)).toBeUndefined();
    expect(await storage.update(key, grow)).toEqual({ ...emptyRecord, version: 1 });
    await storage.update('ana/another', grow);
    const next = browserPorts().storage;
    expect(await next.update(key, grow)).toEqual({ ...emptyRecord, version: 2 });
    expect(await storage.read(key)).toEqual({ ...emptyRecord, version: 2 });
  });

  test('is its memory where the browser has no database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const key = 'ana/memory';
    const { storage } = browserPorts();
    expect(await storage.read(key)).toBeUndefined();
    await storage.update(key, grow);
    expect(await storage.update(key, grow)).toEqual({ ...emptyRecord, version: 2 });
    expect(await storage.read(key)).toEqual({ ...emptyRecord, version: 2 });
    expect(await browserPorts().storage.read(key)).toBeUndefined();
  });
});

describe('the channel between pages', () => {
  test('tells the others of a change, until they stop to listen', async () => {
    const [one, two, three] = [browserPorts(), browserPorts(), browserPorts()];
    const received: string[] = [];
    let next = Promise.withResolvers<void>();
    const stop = two.channel.listen((key, record) => received.push(`two: ${key} ${record.version}`));
    one.channel.listen((key) => received.push(`one: ${key}`));
    three.channel.listen((key, record) => {
      received.push(`three: ${key} ${record.version}`);
      next.resolve();
    });
    one.channel.post('ana/list', { ...emptyRecord, version: 3 });
    await next.promise;
    expect(received.toSorted()).toEqual(['three: ana/list 3', 'two: ana/list 3']);
    stop();
    next = Promise.withResolvers();
    one.channel.post('ana/list', { ...emptyRecord, version: 4 });
    await next.promise;
    expect(received.slice(2)).toEqual(['three: ana/list 4']);
  });

  test.each([
    { name: 'is not there', channelClass: undefined },
    {
      name: 'may not be used',
      channelClass: vi.fn<() => BroadcastChannel>().mockThrow(new DOMException('Denied', 'SecurityError')),
    },
  ])('is not needed: it $name', ({ channelClass }) => {
    vi.stubGlobal('BroadcastChannel', channelClass);
    const { channel } = browserPorts();
    const stop = channel.listen(() => {});
    channel.post('ana/list', emptyRecord);
    expect(stop()).toBeUndefined();
  });
});

describe('work of one name', () => {
  /** Begins two works of one name on two pages, and tells which have begun before the first one ends. */
  async function begunAtOnce() {
    const begun: string[] = [];
    const end = Promise.withResolvers<void>();
    const firstBegun = Promise.withResolvers<void>();
    const works = [
      browserPorts().locks.hold('saving ana/list', async () => {
        begun.push('first');
        firstBegun.resolve();
        await end.promise;
      }),
      browserPorts().locks.hold('saving ana/list', async () => void begun.push('second')),
    ];
    await firstBegun.promise;
    await settle();
    const atOnce = [...begun];
    end.resolve();
    await Promise.all(works);
    return { atOnce, begun };
  }

  test('is done one after the other on all pages', async () => {
    expect(await begunAtOnce()).toEqual({ atOnce: ['first'], begun: ['first', 'second'] });
  });

  test('is done at once where the browser refuses locks, and what fails in it fails once', async () => {
    const request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    const work = vi
      .fn<() => Promise<void>>()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new Error('bug'));
    await browserPorts().locks.hold('saving ana/list', work);
    await expect(browserPorts().locks.hold('saving ana/list', work)).rejects.toThrow('bug');
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('is done at once where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await begunAtOnce()).toEqual({ atOnce: ['first', 'second'], begun: ['first', 'second'] });
  });
});

test('what waits for its time can be called off', () => {
  vi.useFakeTimers();
  const { clock } = browserPorts();
  const done: string[] = [];
  clock.after(1000, () => done.push('kept'));
  const cancel = clock.after(1000, () => done.push('called off'));
  vi.advanceTimersByTime(999);
  expect(done).toEqual([]);
  cancel();
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['kept']);
});

describe('a page', () => {
  const asleep = (wake: () => void, since?: number): Wakeable => ({
    wake: async () => wake(),
    whenRead: Promise.resolve(),
    since: () => since,
  });

  test('wakes up when the network is back and when it is looked at, until it stops to listen', async () => {
    let wakes = 0;
    const stop = browserPorts().onWake(asleep(() => (wakes += 1)));
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(wakes).toBe(1);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(wakes).toBe(1);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(wakes).toBe(2);
    stop();
    window.dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(wakes).toBe(2);
  });

  test('wakes its lists one after the other, first the one that waits longest', async () => {
    const { onWake, wakeAll } = browserPorts();
    const steps: string[] = [];
    const end = Promise.withResolvers<void>();
    onWake(asleep(() => steps.push('nothing waits')));
    onWake(asleep(() => steps.push('waits since noon'), 12));
    const first = asleep(() => steps.push('waits since nine'), 9);
    onWake({ ...first, wake: () => first.wake().then(() => end.promise) });
    wakeAll();
    await settle();
    expect(steps).toEqual(['waits since nine']);
    // Asked for in the meantime, all are woken once more: it may have been too early.
    wakeAll();
    end.resolve();
    await settle();
    const round = ['waits since nine', 'waits since noon', 'nothing waits'];
    expect(steps).toEqual([...round, ...round]);
  });

  test('keeps the order where a call takes long, and goes on to the next list where one is lost', async () => {
    vi.useFakeTimers();
    const { onWake, wakeAll } = browserPorts();
    const steps: string[] = [];
    const wakeOf = (told: string, takesMs: number) => async () => {
      steps.push(told);
      await new Promise((resolve) => setTimeout(resolve, takesMs));
    };
    onWake({ ...asleep(() => undefined, 9), wake: wakeOf('slow', 19_000) });
    onWake({ ...asleep(() => undefined, 12), wake: wakeOf('hangs', 60_000) });
    onWake(asleep(() => steps.push('sent'), 15));
    wakeAll();
    await vi.advanceTimersByTimeAsync(18_999);
    expect(steps).toEqual(['slow']);
    await vi.advanceTimersByTimeAsync(1 + 19_999);
    expect(steps).toEqual(['slow', 'hangs']);
    await vi.advanceTimersByTimeAsync(1);
    expect(steps).toEqual(['slow', 'hangs', 'sent']);
  });
});
