import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTab } from '#testing/saving-tab.ts';
import { aBrowser, aList, aServer, aStorage, settle, type Slots, COPIED_AT } from '#testing/saving.ts';
import { openSavingQueue } from './saving-queue.ts';
import { emptyRecord } from './saving-record.ts';

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

const empty: Slots = ['', '', ''];
const saved = (state: Slots, revision: string) => ({ state, revision });
const never = () => new Promise<never>(() => undefined);
const ofOthers = { kind: 'acknowledged', before: undefined, sent: undefined, isOwn: false };

describe('what is told', () => {
  test('of a save, in the tab that sent it and in the others', async () => {
    const server = aServer(empty);
    const browser = aBrowser();
    const [first, second] = [await openTab({ server, browser }), await openTab({ server, browser })];
    expect([first.status(), second.status()]).toEqual(['idle', 'idle']);
    first.fill(0, 'a');
    await settle();
    const after = saved(['a', '', ''], '"1"');
    expect(first.events).toEqual([
      { kind: 'acknowledged', before: empty, sent: ['a', '', ''], saved: after, isOwn: true },
    ]);
    expect(second.events).toEqual([{ ...ofOthers, saved: after }]);
    expect([first.status(), second.status()]).toEqual(['saved', 'saved']);
  });

  test('after a reload is not what was saved before', async () => {
    const server = aServer(empty);
    const browser = aBrowser();
    const before = await openTab({ server, browser });
    before.fill(0, 'a');
    await settle();
    before.crash();
    const tab = await openTab({ server, browser });
    expect(tab.status()).toBe('idle');
    tab.load(['a', '', ''], '"1"');
    tab.fill(1, 'b');
    await settle();
    expect(tab.events).toMatchObject([{ isOwn: true, saved: { revision: '"2"' } }]);
  });

  test('of a change that another device made too is a save of our own', async () => {
    const server = aServer(empty, 3);
    const tab = await openTab({ server });
    server.trouble({ kind: 'lost-on-the-way' });
    tab.load(empty, null);
    tab.fill(0, 'a');
    await settle();
    server.saveElsewhere(['a', '', '']);
    tab.passTime();
    await settle();
    expect(tab.events).toMatchObject([{ kind: 'acknowledged', sent: ['a', '', ''], isOwn: true }]);
    expect(tab.status()).toBe('saved');
  });

  test('of a conflict is nothing before the fan chooses', async () => {
    const server = aServer(empty);
    const tab = await openTab({ server });
    server.saveElsewhere(['z', '', '']);
    tab.fill(1, 'b');
    await settle();
    expect(tab.events).toEqual([]);
    tab.queue.choose('theirs');
    expect(tab.events).toEqual([{ ...ofOthers, saved: saved(['z', '', ''], '"1"') }]);
    await settle();
    expect(tab.events).toHaveLength(1);
  });

  test('of a conflict that the fan wins is one save', async () => {
    const server = aServer(empty);
    const tab = await openTab({ server });
    server.saveElsewhere(['z', '', '']);
    tab.fill(1, 'b');
    await settle();
    tab.queue.choose('mine');
    expect(tab.events).toEqual([]);
    await settle();
    expect(tab.events).toMatchObject([{ kind: 'acknowledged', sent: ['', 'b', ''], isOwn: true }]);
  });

  test.each(['mine', 'theirs'] as const)(
    'of the choice of %s is nothing without a conflict',
    async (choice) => {
      const server = aServer(empty);
      const tab = await openTab({ server });
      tab.queue.choose(choice);
      server.setAway(true);
      tab.fill(0, 'a');
      await settle();
      tab.queue.choose(choice);
      await settle();
      expect(tab.events).toEqual([]);
      expect(tab.queue.getView().pending).toEqual(['a', '', '']);
    },
  );

  test('in place of a list that could not be loaded is what this browser saved last, if anything', async () => {
    const server = aServer(empty);
    const browser = aBrowser();
    const first = await openTab({ server, browser });
    first.queue.standIn();
    expect(first.events).toEqual([]);
    first.fill(0, 'a');
    await settle();
    const second = await openTab({ server, browser });
    second.queue.standIn();
    expect(second.events).toEqual([
      { ...ofOthers, saved: saved(['a', '', ''], '"1"'), copy: { madeAt: COPIED_AT } },
    ]);
  });

  test('is told to nobody who stopped to listen', async () => {
    const tab = await openTab({ server: aServer(empty) });
    const listener = vi.fn<() => void>();
    tab.queue.subscribe(listener)();
    tab.fill(0, 'a');
    await settle();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('after troubles', () => {
  test.each([
    { name: 'a save', troubles: [{ kind: 'lost-on-the-way' }], status: 'saved' },
    { name: 'a refusal', troubles: [{ kind: 'lost-on-the-way' }, { kind: 'refused' }], status: 'refused' },
  ] as const)('$name starts anew', async ({ troubles, status }) => {
    const server = aServer(empty);
    const tab = await openTab({ server });
    server.trouble(...troubles);
    tab.fill(0, 'a');
    await settle();
    tab.passTime();
    await settle();
    expect(tab.status()).toBe(status);
    server.trouble({ kind: 'lost-on-the-way' });
    tab.fill(1, 'b');
    expect(tab.status()).toBe('saving');
    await settle();
    expect(tab.getDelaysMs()).toEqual([1000]);
  });

  test('a list that replaces the fall-back starts anew', async () => {
    const server = aServer(['x', '', ''], 4);
    const tab = await openTab({ server });
    tab.load(empty, null);
    server.trouble({ kind: 'lost-on-the-way' });
    tab.fill(0, 'a');
    await settle();
    tab.passTime();
    await settle();
    expect(tab.status()).toBe('idle');
    tab.fill(1, 'b');
    expect(tab.status()).toBe('saving');
    await settle();
    expect(server.getState()).toEqual(['x', 'b', '']);
  });

  test('three faults before each of two saves are no refusal', async () => {
    const server = aServer(empty);
    const tab = await openTab({ server });
    for (const [slot, song] of ['a', 'b'].entries()) {
      server.trouble({ kind: 'broken' }, { kind: 'broken' }, { kind: 'broken' });
      tab.fill(slot, song);
      for (let round = 0; round < 4; round += 1) {
        await settle();
        tab.passTime();
      }
    }
    await settle();
    expect(server.getState()).toEqual(['a', 'b', '']);
    expect(tab.events.map(({ kind }) => kind)).toEqual(['acknowledged', 'acknowledged']);
    expect(log).not.toHaveBeenCalled();
  });

  test('a network that stays away is no refusal', async () => {
    const server = aServer(empty);
    const tab = await openTab({ server });
    server.setAway(true);
    tab.fill(0, 'a');
    for (let round = 0; round < 8; round += 1) {
      await settle();
      tab.passTime();
    }
    await settle();
    expect(tab.status()).toBe('waiting');
    expect(tab.getDelaysMs()).toEqual([30_000]);
    expect(log).not.toHaveBeenCalled();
  });

  test('a change that is taken back before it leaves was not saved', async () => {
    const server = aServer(empty);
    const tab = await openTab({ server });
    tab.fill(0, 'a');
    await settle();
    tab.fill(1, 'b');
    tab.fill(1, '');
    await settle();
    expect(tab.status()).toBe('idle');
  });

  test('the newest state is what was refused', async () => {
    const server = aServer(empty);
    const tab = await openTab({ server });
    server.trouble({ kind: 'refused' });
    server.hold();
    tab.fill(0, 'a');
    await settle();
    tab.fill(1, 'b');
    server.release();
    await settle();
    expect(tab.queue.getView().refused).toEqual(['a', 'b', '']);
  });

  test('a session that is over waits for the fan, and for another tab of theirs', async () => {
    const server = aServer(empty);
    const browser = aBrowser();
    const first = await openTab({ server, browser });
    server.trouble({ kind: 'not-from-here' });
    first.fill(0, 'a');
    await settle();
    expect(first.status()).toBe('waiting');
    expect(first.getDelaysMs()).toEqual([]);
    expect(server.countCalls()).toBe(1);
    const second = await openTab({ server, browser });
    await settle();
    server.trouble({ kind: 'not-from-here' });
    first.fill(1, 'b');
    await settle();
    expect(server.getState()).toEqual(['a', 'b', '']);
    expect(second.status()).toBe('saved');
  });

  test('a change while a busy server is waited for does not ask it sooner', async () => {
    const server = aServer(empty);
    const tab = await openTab({ server });
    server.trouble({ kind: 'busy', retryAfterMs: 7000 });
    tab.fill(0, 'a');
    await settle();
    tab.fill(1, 'b');
    await settle();
    expect(server.countCalls()).toBe(1);
    expect(tab.getDelaysMs()).toEqual([7000]);
    expect(tab.status()).toBe('waiting');
  });

  test('a server whose answers contradict each other is asked four times in a row', async () => {
    const server = aServer(['z', '', ''], 5);
    const tab = await openTab({ server, rules: { read: async () => saved(empty, '"0"') } });
    tab.fill(0, 'a');
    await settle();
    await settle();
    expect(server.sent).toHaveLength(4);
    expect(tab.getDelaysMs()).toEqual([1000]);
    tab.passTime();
    await settle();
    expect(server.sent).toHaveLength(5);
    server.trouble({ kind: 'lost-on-the-way' });
    tab.passTime();
    await settle();
    expect(server.sent).toHaveLength(5);
    tab.passTime();
    await settle();
    await settle();
    expect(server.sent).toHaveLength(9);
  });

  test('of the lock, what waits is sent later', async () => {
    const server = aServer(empty);
    const tab = await openTab({ server });
    await settle();
    vi.spyOn(tab.ports.locks, 'hold').mockRejectedValueOnce(new Error('No locks.'));
    tab.fill(0, 'a');
    await settle();
    expect(tab.status()).toBe('waiting');
    expect(tab.getDelaysMs()).toEqual([1000]);
    expect(log.mock.calls).toEqual([['The lock of a list failed', expect.any(Error)]]);
    tab.passTime();
    await settle();
    expect(server.getState()).toEqual(['a', '', '']);
  });
});

describe('a rule that breaks', () => {
  test.each([
    { name: 'after a save', server: aServer(empty), revision: '"0"', troubles: [] },
    { name: 'after a refusal', server: aServer(empty), revision: '"0"', troubles: ['refused'] },
    { name: 'after a replacement', server: aServer(['x', '', ''], 4), revision: null, troubles: [] },
  ] as const)('$name leaves nothing to be sent again', async ({ server, revision, troubles }) => {
    let isBroken = false;
    const tab = await openTab({
      server,
      rules: {
        report: () => {
          isBroken = true;
        },
        isSame: (a, b) => {
          if (isBroken) throw new Error('A mistake of ours.');
          return a.join() === b.join();
        },
      },
    });
    server.trouble(...troubles.map((kind) => ({ kind })));
    tab.load(empty, revision);
    tab.fill(0, 'a');
    await settle();
    isBroken = false;
    expect(log).toHaveBeenCalledWith('A rule of the list ana/slots failed', expect.any(Error));
    expect(tab.queue.getView().pending).toBeUndefined();
    const calls = server.countCalls();
    tab.wake();
    await settle();
    expect(server.countCalls()).toBe(calls);
  });
});

describe('between the look and the sending', () => {
  test('another tab may have taken the change back', async () => {
    const server = aServer(empty);
    const good = aStorage();
    let updates = 0;
    const update: typeof good.update = async (key, change) => {
      updates += 1;
      if (updates === 2) await good.update(key, () => ({ ...emptyRecord, version: 9 }));
      return good.update(key, change);
    };
    const tab = await openTab({ server, browser: aBrowser({ storage: { read: good.read, update } }) });
    tab.fill(0, 'a');
    await settle();
    expect(updates).toBe(2);
    expect(server.sent).toEqual([]);
    expect(tab.queue.getView()).toMatchObject({ status: 'idle', pending: undefined });
    expect(log).not.toHaveBeenCalled();
  });
});

describe('a queue that is closed', () => {
  test.each([
    { name: 'sends', revision: '"0"' },
    { name: 'reads', revision: null },
  ])('while it $name tells of nothing', async ({ revision }) => {
    const server = aServer(['x', '', ''], revision === null ? 4 : 0);
    const tab = await openTab({ server });
    tab.load(empty, revision);
    server.hold();
    tab.fill(0, 'a');
    await settle();
    expect(server.getMostInFlight()).toBe(1);
    void tab.queue.close();
    server.release();
    await settle();
    expect(tab.events).toEqual([]);
    tab.wake();
    tab.passTime();
    await settle();
    expect(server.countCalls()).toBe(1);
  });

  test('while it waits gives up its timer', async () => {
    const server = aServer(empty);
    const tab = await openTab({ server });
    server.setAway(true);
    tab.fill(0, 'a');
    await settle();
    expect(tab.getDelaysMs()).toEqual([1000]);
    void tab.queue.close();
    expect(tab.getDelaysMs()).toEqual([]);
  });

  test('before it was read keeps nobody waiting', async () => {
    const { ports } = aBrowser({ storage: { read: never, update: aStorage().update } }).openTab();
    const queue = openSavingQueue(aList(aServer(empty)).list, 'ana', ports);
    await queue.close();
    expect(await queue.whenRead).toBeUndefined();
    expect(queue.getView().isRead).toBe(false);
  });
});

test('the lists of a browser do not wait for each other', async () => {
  const browser = aBrowser();
  const [slow, fast] = [aServer(empty), aServer(empty)];
  const ana = await openTab({ server: slow, browser, owner: 'ana' });
  const ben = await openTab({ server: fast, browser, owner: 'ben' });
  slow.hold();
  ana.fill(0, 'a');
  await settle();
  ben.fill(0, 'b');
  await settle();
  expect(fast.getState()).toEqual(['b', '', '']);
  expect(ana.status()).toBe('saving');
});
