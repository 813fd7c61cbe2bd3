import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTab } from '#testing/saving-tab.ts';
import { aBrowser, aList, aServer, aStorage, settle } from '#testing/saving.ts';
import { openSavingQueue } from './saving-queue.ts';

const broken = () => {
  throw new Error('A mistake of ours.');
};

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

describe('a mistake of our own', () => {
  test('after a save is logged, and the save counts as saved', async () => {
    const server = aServer(['', '', '']);
    const tab = await openTab({ server, rules: { report: broken } });
    tab.queue.subscribe(broken);
    tab.fill(0, 'a');
    await settle();
    expect(server.sent).toHaveLength(1);
    expect(tab.getDelaysMs()).toEqual([]);
    expect(tab.queue.getView()).toMatchObject({ status: 'saved', pending: undefined });
    expect(log).toHaveBeenCalledWith('What became of a save could not be told', expect.any(Error));
    expect(log).toHaveBeenCalledWith('A screen could not show how a list is saved', expect.any(Error));
  });

  test('in a change is logged, and the changes after it are saved', async () => {
    const server = aServer(['', '', '']);
    let breaksIn = 0;
    const tab = await openTab({
      server,
      rules: { isSame: (a, b) => (breaksIn-- > 0 ? broken() : a.join() === b.join()) },
    });
    breaksIn = 2;
    tab.fill(0, 'a');
    await settle();
    breaksIn = 0;
    tab.fill(1, 'b');
    await settle();
    expect(server.getState()[1]).toBe('b');
    expect(tab.status()).toBe('saved');
    expect(log).toHaveBeenCalledWith('A rule of the list ana/slots failed', expect.any(Error));
  });

  test('in the storage of the browser does not end the saving', async () => {
    const server = aServer(['', '', '']);
    const good = aStorage();
    let isBroken = false;
    const storage = {
      read: good.read,
      update: async (...parts: Parameters<typeof good.update>) =>
        isBroken ? broken() : good.update(...parts),
    };
    const tab = await openTab({ server, browser: aBrowser({ storage }) });
    isBroken = true;
    tab.fill(0, 'a');
    await settle();
    isBroken = false;
    tab.fill(1, 'b');
    await settle();
    expect(server.getState()).toEqual(['a', 'b', '']);
    expect(log).toHaveBeenCalledWith('A list could not be kept in the browser', expect.any(Error));
  });

  test('while sending is logged and tried again three times, then told', async () => {
    const server = aServer(['', '', '']);
    const send = vi.fn<() => never>(broken);
    const tab = await openTab({ server, rules: { send } });
    tab.fill(0, 'a');
    for (let round = 0; round < 5; round += 1) {
      await settle();
      tab.passTime();
    }
    expect(send).toHaveBeenCalledTimes(4);
    expect(log).toHaveBeenCalledWith('Saving the list slots failed', expect.any(Error));
    expect(tab.events).toMatchObject([{ kind: 'refused', sent: ['a', '', ''] }]);
    expect(tab.status()).toBe('refused');
  });
});

describe('a server that fails', () => {
  test('once has lost the try only', async () => {
    const server = aServer(['', '', '']);
    const tab = await openTab({ server });
    server.trouble({ kind: 'broken' });
    tab.fill(0, 'a');
    await settle();
    expect(tab.status()).toBe('waiting');
    tab.passTime();
    await settle();
    expect(server.getState()).toEqual(['a', '', '']);
    expect(tab.events.map(({ kind }) => kind)).toEqual(['acknowledged']);
  });

  test('refused says so until what it refused was saved after all', async () => {
    const server = aServer(['', '', '']);
    const tab = await openTab({ server });
    server.trouble({ kind: 'refused' });
    tab.fill(0, 'a');
    await settle();
    expect(tab.queue.getView()).toMatchObject({ status: 'refused', refused: ['a', '', ''] });
    tab.queue.wake();
    await settle();
    expect(server.getState()).toEqual(['a', '', '']);
    expect(tab.queue.getView()).toMatchObject({ status: 'saved', refused: undefined });
  });
});

describe('a screen', () => {
  test('is drawn once for a change and once for its save', async () => {
    const server = aServer(['', '', '']);
    const tab = await openTab({ server });
    const draw = vi.fn<() => void>();
    tab.queue.subscribe(draw);
    tab.fill(0, 'a');
    await settle();
    expect(tab.status()).toBe('saved');
    expect(draw).toHaveBeenCalledTimes(2);
  });
});

describe('a queue that was closed', () => {
  test('takes over nothing that was read later', async () => {
    const server = aServer(['', '', '']);
    const browser = aBrowser({ storage: aStorage(10) });
    const first = await openTab({ server, browser });
    first.fill(0, 'a');
    await first.untilKept();
    const other = browser.openTab();
    const { list, events } = aList(server);
    const queue = openSavingQueue(list, 'ana', other.ports);
    const listener = vi.fn<() => void>();
    queue.subscribe(listener);
    await queue.close();
    await first.untilKept();
    expect(queue.getView()).toMatchObject({ isRead: false, pending: undefined });
    expect(listener).not.toHaveBeenCalled();
    expect(events).toEqual([]);
  });

  test('reports nothing that another tab saved just before', async () => {
    const server = aServer(['', '', '']);
    const browser = aBrowser({ storage: aStorage(10) });
    const [first, second] = [await openTab({ server, browser }), await openTab({ server, browser })];
    second.fill(1, 'b');
    first.fill(0, 'a');
    const closed = second.queue.close();
    await first.untilKept();
    await closed;
    expect(second.events).toEqual([]);
  });
});
