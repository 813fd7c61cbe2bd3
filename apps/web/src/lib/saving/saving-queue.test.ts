import { describe, expect, test } from 'vitest';
import { openTab } from '#testing/saving-tab.ts';
import { aBrowser, aList, aServer, aStorage, settle } from '#testing/saving.ts';
import { openSavingQueue } from './saving-queue.ts';

describe('saving', () => {
  test('sends a change with the revision it was made from', async () => {
    const server = aServer(['', '', '']);
    const tab = await openTab({ server });
    tab.fill(0, 'a');
    expect(tab.status()).toBe('saving');
    await settle();
    expect(server.sent).toEqual([{ after: '"0"', state: ['a', '', ''] }]);
    expect(tab.status()).toBe('saved');
  });

  test('sends one state at a time and only the newest of those that came meanwhile', async () => {
    const server = aServer(['', '', '']);
    const tab = await openTab({ server });
    server.hold();
    tab.fill(0, 'a');
    await settle();
    tab.fill(1, 'b');
    tab.fill(2, 'c');
    await settle();
    server.release();
    await settle();
    expect(server.sent.map(({ state }) => state.join(''))).toEqual(['a', 'abc']);
    expect(server.getMostInFlight()).toBe(1);
  });

  test('sends nothing when a change was taken back before it left', async () => {
    const server = aServer(['', '', '']);
    const tab = await openTab({ server });
    tab.fill(0, 'a');
    tab.fill(0, '');
    await settle();
    expect(server.sent).toEqual([]);
  });

  test('a change that was taken back stays so, though the reload overtakes it on its way', async () => {
    const server = aServer(['', '', '']);
    const browser = aBrowser({ hasLocks: false });
    const tab = await openTab({ server, browser });
    server.hold();
    tab.fill(0, 'a');
    await settle();
    tab.fill(0, '');
    await settle();
    await tab.queue.close();
    server.overtake();
    await openTab({ server, browser });
    await settle();
    server.release();
    await settle();
    expect(server.getState()).toEqual(['', '', '']);
    expect(server.getRevision()).toBe('"2"');
  });

  test('tells who refused what, and goes back to what the server has', async () => {
    const server = aServer(['', '', '']);
    const tab = await openTab({ server });
    server.trouble({ kind: 'refused' });
    tab.fill(0, 'a');
    await settle();
    expect(tab.events).toMatchObject([{ kind: 'refused', base: ['', '', ''], sent: ['a', '', ''] }]);
    expect(tab.queue.getView().pending).toBeUndefined();
  });

  test('keeps what was done after a refused change', async () => {
    const server = aServer(['', '', '']);
    const tab = await openTab({ server });
    server.trouble({ kind: 'refused' });
    server.hold();
    tab.fill(0, 'a');
    await settle();
    tab.fill(1, 'b');
    server.release();
    await settle();
    expect(server.getState()).toEqual(['', 'b', '']);
  });
});

describe('a lost network', () => {
  test('keeps the change, says that it waits, and tries later and later', async () => {
    const server = aServer(['', '', '']);
    const tab = await openTab({ server });
    server.trouble({ kind: 'lost-on-the-way' }, { kind: 'lost-on-the-way' });
    tab.fill(0, 'a');
    await settle();
    expect(tab.status()).toBe('waiting');
    expect(tab.getDelaysMs()).toEqual([1000]);
    tab.passTime();
    await settle();
    expect(tab.getDelaysMs()).toEqual([2000]);
    tab.passTime();
    await settle();
    expect(server.getState()).toEqual(['a', '', '']);
    expect(tab.status()).toBe('saved');
  });

  test('sends at once when the network is back', async () => {
    const server = aServer(['', '', '']);
    const tab = await openTab({ server });
    server.trouble({ kind: 'lost-on-the-way' });
    tab.fill(0, 'a');
    await settle();
    tab.wake();
    await settle();
    expect(server.getState()).toEqual(['a', '', '']);
  });

  test('sends when the tab wakes up between the failed try and the return of the lock', async () => {
    const server = aServer(['', '', '']);
    const tab = await openTab({ server });
    server.trouble({ kind: 'lost-on-the-way' });
    const wakeOnce = tab.queue.subscribe(() => {
      if (tab.status() !== 'waiting') return;
      wakeOnce();
      queueMicrotask(tab.wake);
    });
    tab.fill(0, 'a');
    await settle();
    expect(server.getState()[0]).toBe('a');
    expect(tab.status()).toBe('saved');
  });

  test('waits as long as a busy server asks, even when the tab wakes up', async () => {
    const server = aServer(['', '', '']);
    const tab = await openTab({ server });
    server.trouble({ kind: 'busy', retryAfterMs: 7000 });
    tab.fill(0, 'a');
    await settle();
    expect(tab.getDelaysMs()).toEqual([7000]);
    tab.wake();
    await settle();
    expect(server.getState()).toEqual(['', '', '']);
    tab.passTime();
    await settle();
    expect(server.getState()).toEqual(['a', '', '']);
  });

  test('takes a save whose answer was lost for its own', async () => {
    const server = aServer(['', '', '']);
    const tab = await openTab({ server });
    server.trouble({ kind: 'lost-on-the-way-back' });
    tab.fill(0, 'a');
    await settle();
    tab.fill(1, 'b');
    tab.passTime();
    await settle();
    expect(server.getState()).toEqual(['a', 'b', '']);
    expect(tab.status()).toBe('saved');
  });

  test('knows an early save again after several lost answers', async () => {
    const server = aServer(['', '', '']);
    const tab = await openTab({ server });
    server.trouble({ kind: 'lost-on-the-way-back' }, { kind: 'lost-on-the-way' });
    for (const [slot, song] of ['a', 'b', 'c'].entries()) {
      tab.fill(slot, song);
      await settle();
      tab.wake();
      await settle();
    }
    expect(server.getState()).toEqual(['a', 'b', 'c']);
    expect(tab.status()).toBe('saved');
  });
});

describe('a reload', () => {
  test('sends what the last page could not', async () => {
    const server = aServer(['', '', '']);
    const browser = aBrowser();
    const first = await openTab({ server, browser });
    server.trouble({ kind: 'lost-on-the-way' });
    first.fill(0, 'a');
    await settle();
    first.crash();
    const second = await openTab({ server, browser });
    await settle();
    expect(server.getState()).toEqual(['a', '', '']);
    expect(second.status()).toBe('saved');
  });

  test('is no conflict when it came between a save and its answer', async () => {
    const server = aServer(['', '', '']);
    const browser = aBrowser();
    const first = await openTab({ server, browser });
    server.trouble({ kind: 'lost-on-the-way-back' });
    first.fill(0, 'a');
    await settle();
    first.crash();
    const second = await openTab({ server, browser });
    second.load(['a', '', ''], '"1"');
    second.fill(1, 'b');
    await settle();
    expect(server.getState()).toEqual(['a', 'b', '']);
    expect(second.status()).toBe('saved');
  });

  test('shows nothing of the list before what waits in the browser was read', async () => {
    const server = aServer(['', '', '']);
    const browser = aBrowser({ storage: aStorage(40) });
    const first = await openTab({ server, browser });
    server.setAway(true);
    first.fill(0, 'a');
    await first.untilKept();
    first.crash();
    const { ports } = browser.openTab();
    const queue = openSavingQueue(aList(server).list, 'ana', ports);
    expect(queue.getView()).toMatchObject({ isRead: false, pending: undefined });
    await queue.whenRead;
    expect(queue.getView()).toMatchObject({ isRead: true, pending: ['a', '', ''] });
  });

  test('does not wait for the lock of a tab whose request takes its time', async () => {
    const server = aServer(['', '', '']);
    const browser = aBrowser();
    const first = await openTab({ server, browser });
    server.hold();
    first.fill(0, 'a');
    await settle();
    const second = await openTab({ server, browser });
    expect(second.seen()).toEqual(['a', '', '']);
  });

  test('keeps a conflict that was not settled', async () => {
    const server = aServer(['', '', '']);
    const browser = aBrowser();
    const first = await openTab({ server, browser });
    server.saveElsewhere(['z', '', '']);
    first.fill(0, 'a');
    await settle();
    first.crash();
    const second = await openTab({ server, browser });
    await settle();
    expect(second.status()).toBe('needs-you');
  });

  test('costs only what was not saved where the browser keeps nothing', async () => {
    const server = aServer(['', '', '']);
    const broken = { read: async () => undefined, update: aStorage().update };
    const tab = await openTab({ server, browser: aBrowser({ storage: broken }) });
    tab.fill(0, 'a');
    await settle();
    expect(server.getState()).toEqual(['a', '', '']);
  });
});

/** Another device saved while this one made a change. */
async function aConflict() {
  const server = aServer(['', '', '']);
  const tab = await openTab({ server });
  server.saveElsewhere(['z', '', '']);
  tab.fill(1, 'b');
  await settle();
  return { server, tab };
}

describe('a conflict with another device', () => {
  test('shows both versions and sends nothing', async () => {
    const { server, tab } = await aConflict();
    expect(tab.queue.getView()).toMatchObject({
      status: 'needs-you',
      conflict: { mine: ['', 'b', ''], theirs: ['z', '', ''] },
    });
    expect(server.getState()).toEqual(['z', '', '']);
  });

  test('saves mine when the fan says so', async () => {
    const { server, tab } = await aConflict();
    tab.queue.choose('mine');
    await settle();
    expect(server.getState()).toEqual(['', 'b', '']);
  });

  test('keeps theirs when the fan says so', async () => {
    const { server, tab } = await aConflict();
    tab.queue.choose('theirs');
    await settle();
    expect(server.getState()).toEqual(['z', '', '']);
    expect(tab.seen()).toEqual(['z', '', '']);
    expect(tab.queue.getView().conflict).toBeUndefined();
  });

  test('is none when both devices did the same', async () => {
    const server = aServer(['', '', '']);
    const tab = await openTab({ server });
    server.saveElsewhere(['a', '', '']);
    tab.fill(0, 'a');
    await settle();
    expect(tab.status()).toBe('saved');
  });
});

describe('two tabs', () => {
  test('show the same and save without asking', async () => {
    const server = aServer(['', '', '']);
    const browser = aBrowser();
    const [first, second] = [await openTab({ server, browser }), await openTab({ server, browser })];
    first.fill(0, 'a');
    await settle();
    expect(second.seen()).toEqual(['a', '', '']);
    second.fill(1, 'b');
    await settle();
    expect(first.seen()).toEqual(['a', 'b', '']);
    expect(server.getState()).toEqual(['a', 'b', '']);
  });

  test('lose nothing when both change the list at the same moment', async () => {
    const server = aServer(['', '', '']);
    const browser = aBrowser();
    const [first, second] = [await openTab({ server, browser }), await openTab({ server, browser })];
    first.fill(0, 'a');
    second.fill(1, 'b');
    await settle();
    expect(server.getState()).toEqual(['a', 'b', '']);
    expect([first.status(), second.status()]).toEqual(['saved', 'saved']);
    expect(server.getMostInFlight()).toBe(1);
  });

  test('merge when one of them slept through what the other saved', async () => {
    const server = aServer(['', '', '']);
    const browser = aBrowser();
    const [first, second] = [await openTab({ server, browser }), await openTab({ server, browser })];
    second.crash();
    first.fill(0, 'a');
    await settle();
    second.fill(1, 'b');
    await settle();
    expect(server.getState()).toEqual(['a', 'b', '']);
  });

  test('do not wake each other up while the server is away', async () => {
    const server = aServer(['', '', '']);
    const browser = aBrowser();
    const tabs = [await openTab({ server, browser }), await openTab({ server, browser })];
    server.setAway(true);
    tabs[0]?.fill(0, 'a');
    for (let round = 0; round < 20; round += 1) await settle();
    expect(server.countCalls()).toBe(2);
  });

  test('leave the sending of a tab that was closed to the other', async () => {
    const server = aServer(['', '', '']);
    const browser = aBrowser();
    const [first, second] = [await openTab({ server, browser }), await openTab({ server, browser })];
    server.trouble({ kind: 'lost-on-the-way' }, { kind: 'lost-on-the-way' });
    first.fill(0, 'a');
    await settle();
    void first.queue.close();
    second.wake();
    await settle();
    expect(server.getState()).toEqual(['a', '', '']);
  });
});

describe('fans who share a browser', () => {
  test('never send what another left behind', async () => {
    const server = aServer(['', '', '']);
    const browser = aBrowser();
    const ana = await openTab({ server, browser, owner: 'ana' });
    server.trouble({ kind: 'not-from-here' });
    ana.fill(0, 'a');
    await settle();
    void ana.queue.close();
    const ben = await openTab({ server, browser, owner: 'ben' });
    await settle();
    expect(ben.queue.getView().pending).toBeUndefined();
    expect(server.sent).toEqual([]);
  });

  test('get their own changes sent when they are back', async () => {
    const server = aServer(['', '', '']);
    const browser = aBrowser();
    const before = await openTab({ server, browser });
    server.trouble({ kind: 'not-from-here' });
    before.fill(0, 'a');
    await settle();
    void before.queue.close();
    await openTab({ server, browser });
    await settle();
    expect(server.getState()).toEqual(['a', '', '']);
  });

  test('send nothing after their session ended between a change and its sending', async () => {
    const server = aServer(['', '', '']);
    const tab = await openTab({ server });
    tab.fill(0, 'a');
    void tab.queue.close();
    await settle();
    expect(server.sent).toEqual([]);
  });
});
