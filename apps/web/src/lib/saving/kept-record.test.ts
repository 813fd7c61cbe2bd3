import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBrowser, aStorage, COPIED_AT, settle } from '#testing/saving.ts';
import { openKeptRecord } from './kept-record.ts';
import { emptyRecord, type SavingRecord } from './saving-record.ts';

type Title = SavingRecord<string>;

const KEY = 'ana/title';
const titled = (title: string) => ({ state: title, revision: `"${title}"` });
const rename = (title: string) => (old: Title) => ({ ...old, acknowledged: titled(title) });
/** A record after so many writes. */
const record = (writes: number, title: string) => ({
  ...emptyRecord,
  version: writes === 0 ? 0 : COPIED_AT + writes,
  acknowledged: titled(title),
  acknowledgedAt: COPIED_AT,
});
const broken = () => {
  throw new Error('A mistake of ours.');
};

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

/** Opens a record in a new tab of a browser, with all that its listeners were told. */
function open(browser = aBrowser(), key = KEY) {
  const { ports } = browser.openTab();
  const onShow = vi.fn<() => void>();
  const onRead = vi.fn<(record: Title, isFirst: boolean) => void>();
  const onReceive = vi.fn<() => void>();
  const post = vi.spyOn(ports.channel, 'post');
  const kept = openKeptRecord<string>(key, ports, { revive: (old) => old, onShow, onRead, onReceive });
  return { kept, ports, onShow, onRead, onReceive, post };
}

/** A storage whose changes wait until they are let through. */
function aSlowStorage() {
  const good = aStorage();
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    good,
    resolve,
    storage: {
      read: good.read,
      update: async (...parts: Parameters<typeof good.update>) => {
        await promise;
        return good.update(...parts);
      },
    },
  };
}

describe('a record', () => {
  test('shows nothing before it was read', async () => {
    const { kept, onShow, onRead } = open();
    expect(kept.getRecord()).toBe(emptyRecord);
    void kept.update(rename('a'));
    expect(kept.getRecord()).toBe(emptyRecord);
    expect(onShow).not.toHaveBeenCalled();
    await kept.whenKept();
    expect(kept.getRecord()).toEqual(record(1, 'a'));
    expect(onRead.mock.calls).toEqual([[record(1, 'a'), true]]);
    expect(onShow).toHaveBeenCalledTimes(1);
  });

  test('is empty where the browser keeps nothing', async () => {
    const { kept, onShow, onRead } = open();
    await kept.read();
    expect(onRead.mock.calls).toEqual([[emptyRecord, true]]);
    expect(onShow).toHaveBeenCalledTimes(1);
    await kept.read();
    expect(onRead).toHaveBeenCalledTimes(1);
  });

  test('shows a change at once, and what the browser keeps after it', async () => {
    const { kept, onShow, onRead } = open();
    await kept.read();
    const done = kept.update(rename('a'));
    expect(kept.getRecord()).toEqual(record(0, 'a'));
    expect(onShow).toHaveBeenCalledTimes(2);
    await done;
    expect(kept.getRecord()).toEqual(record(1, 'a'));
    expect(onRead.mock.lastCall).toEqual([record(1, 'a'), false]);
  });

  test('is written in the order of its changes and taken over after the last', async () => {
    const { kept, onRead } = open();
    await kept.read();
    const titles = ['a', 'b', 'c'].map((title) => kept.update(rename(title)));
    expect(await kept.whenKept()).toBeUndefined();
    await Promise.all(titles);
    expect(kept.getRecord()).toEqual(record(3, 'c'));
    expect(onRead).toHaveBeenCalledTimes(2);
  });

  test('keeps its version where a change changes nothing', async () => {
    const { kept } = open();
    await kept.update(rename('a'));
    await kept.update((old) => old);
    expect(kept.getRecord()).toEqual(record(1, 'a'));
  });

  test('that the browser cannot keep stays on screen', async () => {
    const { kept, onRead, post } = open(aBrowser({ storage: { read: aStorage().read, update: broken } }));
    await kept.read();
    await kept.update(rename('a'));
    expect(kept.getRecord()).toEqual(record(0, 'a'));
    expect(onRead).toHaveBeenCalledTimes(1);
    expect(post).not.toHaveBeenCalled();
    expect(log.mock.calls).toEqual([['A list could not be kept in the browser', expect.any(Error)]]);
    await kept.read();
    expect(onRead).toHaveBeenCalledTimes(1);
  });

  test('is left alone where a rule of its list fails', async () => {
    const { kept } = open();
    await kept.update(rename('a'));
    await kept.update(broken);
    expect(kept.getRecord()).toEqual(record(1, 'a'));
    expect(log).toHaveBeenCalledWith(`A rule of the list ${KEY} failed`, expect.any(Error));
    await kept.update(broken, rename('b'));
    expect(kept.getRecord()).toEqual(record(2, 'b'));
  });

  test('is kept where a screen cannot show it', async () => {
    const { kept, onShow } = open();
    onShow.mockImplementation(broken);
    await kept.update(rename('a'));
    expect(kept.getRecord()).toEqual(record(1, 'a'));
    expect(log.mock.calls).toEqual([['A list could not be shown', expect.any(Error)]]);
  });

  test('is kept where other tabs cannot be told', async () => {
    const { kept, post } = open();
    post.mockImplementation(broken);
    await kept.update(rename('a'));
    expect(kept.getRecord()).toEqual(record(1, 'a'));
    expect(log.mock.calls).toEqual([['Other tabs could not be told of a change', expect.any(Error)]]);
  });

  test('that is read while a change is on its way is old', async () => {
    const { storage, resolve, good } = aSlowStorage();
    await good.update(KEY, () => record(5, 'old'));
    const { kept, onRead } = open(aBrowser({ storage }));
    void kept.update(rename('new'));
    await kept.read();
    expect(onRead).not.toHaveBeenCalled();
    resolve();
    await kept.whenKept();
    expect(kept.getRecord()).toEqual(record(6, 'new'));
  });

  test('that is read again is taken over only where it is newer', async () => {
    const storage = aStorage();
    const { kept, onRead } = open(aBrowser({ storage }));
    await kept.update(rename('a'));
    await storage.update(KEY, () => record(1, 'same version'));
    await kept.read();
    expect(kept.getRecord()).toEqual(record(1, 'a'));
    await storage.update(KEY, () => record(2, 'newer'));
    await kept.read();
    expect(kept.getRecord()).toEqual(record(2, 'newer'));
    expect(onRead.mock.lastCall).toEqual([record(2, 'newer'), false]);
  });
});

describe('a record that another tab changed', () => {
  test('is taken over, of this list alone', async () => {
    const browser = aBrowser();
    const here = open(browser);
    const other = open(browser, 'ana/other');
    await Promise.all([here.kept.read(), other.kept.read()]);
    await open(browser).kept.update(rename('a'));
    await settle();
    expect(here.kept.getRecord()).toEqual(record(1, 'a'));
    expect(here.onRead.mock.lastCall).toEqual([record(1, 'a'), false]);
    expect(here.onReceive).toHaveBeenCalledTimes(1);
    expect(other.kept.getRecord()).toBe(emptyRecord);
    expect(other.onReceive).not.toHaveBeenCalled();
  });

  test.each([
    { name: 'older', version: 1 },
    { name: 'as old', version: 2 },
  ])('is passed over where it is $name', async ({ version }) => {
    const browser = aBrowser();
    const here = open(browser);
    await here.kept.update(rename('a'));
    await here.kept.update(rename('b'));
    open(browser).ports.channel.post(KEY, record(version, 'late'));
    await settle();
    expect(here.kept.getRecord()).toEqual(record(2, 'b'));
    expect(here.onReceive).not.toHaveBeenCalled();
  });

  test('waits for a change of this tab that is on its way', async () => {
    const { storage } = aSlowStorage();
    const browser = aBrowser({ storage });
    const here = open(browser);
    await here.kept.read();
    void here.kept.update(rename('mine'));
    open(browser).ports.channel.post(KEY, record(9, 'theirs'));
    await settle();
    expect(here.kept.getRecord()).toEqual(record(0, 'mine'));
    expect(here.onReceive).not.toHaveBeenCalled();
  });
});

describe('a record that was closed', () => {
  test('still keeps the changes before, and shows and hears nothing', async () => {
    const { storage, resolve, good } = aSlowStorage();
    const browser = aBrowser({ storage });
    const here = open(browser);
    await here.kept.read();
    void here.kept.update(rename('a'));
    const shown = here.kept.getRecord();
    const closed = here.kept.close();
    here.onShow.mockClear();
    here.onRead.mockClear();
    resolve();
    await closed;
    expect(await good.read(KEY)).toEqual(record(1, 'a'));
    open(browser).ports.channel.post(KEY, record(9, 'b'));
    await settle();
    void here.kept.update(rename('c'));
    expect(here.kept.getRecord()).toBe(shown);
    expect([here.onShow, here.onRead, here.onReceive].map((told) => told.mock.calls.length)).toEqual([
      0, 0, 0,
    ]);
  });

  test('before it was read stays empty', async () => {
    const storage = aStorage();
    await storage.update(KEY, () => record(3, 'a'));
    const { kept, onRead } = open(aBrowser({ storage }));
    const reading = kept.read();
    void kept.close();
    await reading;
    expect(kept.getRecord()).toBe(emptyRecord);
    expect(onRead).not.toHaveBeenCalled();
  });
});
