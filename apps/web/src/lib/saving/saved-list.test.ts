import { afterEach, describe, expect, test, vi } from 'vitest';
import { endSession, startSession } from '#lib/session/session.ts';
import { aBrowser, aList, aServer, aStorage, settle } from '#testing/saving.ts';
import { whenQueuesClosed } from './browser/forget-saved-lists.ts';
import { queueOfSession, sendOpenLists } from './saved-list.ts';
import { nothingToSave } from './saving-view.ts';

const logIn = (username: string) =>
  startSession({ token: `of ${username}`, username, expiresInSeconds: 3600 });
afterEach(() => {
  endSession('logout');
  vi.useRealTimers();
});

function aListOfSession(storage = aStorage()) {
  const server = aServer(['', '', '']);
  const tab = aBrowser({ storage }).openTab();
  const getPorts = vi.fn<() => typeof tab.ports>(() => tab.ports);
  const { list, events } = aList(server);
  return { server, tab, events, getPorts, queueOf: queueOfSession(list, getPorts) };
}

const empty = { state: ['', '', ''], revision: '"0"' };

describe('a list of the session', () => {
  test('is not opened by looking at it', () => {
    logIn('ana');
    const { queueOf, getPorts } = aListOfSession();
    expect(queueOf.getView()).toMatchObject({ isRead: false });
    expect(getPorts).not.toHaveBeenCalled();
  });

  test('opens for a screen that shows it, and follows the fan who is logged in', async () => {
    const { queueOf, getPorts, server } = aListOfSession();
    const draw = vi.fn<() => void>();
    const stop = queueOf.subscribe(draw);
    expect(getPorts).not.toHaveBeenCalled();
    logIn('ana');
    await settle();
    expect(queueOf.getView()).toMatchObject({ isRead: true, pending: undefined });
    server.setAway(true);
    queueOf()?.change(empty, empty.state, ['a', '', '']);
    expect(queueOf.getView().pending).toEqual(['a', '', '']);
    logIn('ben');
    await settle();
    expect(queueOf.getView()).toMatchObject({ isRead: true, pending: undefined });
    logIn('ana');
    await settle();
    expect(queueOf.getView().pending).toEqual(['a', '', '']);
    stop();
    draw.mockClear();
    endSession('logout');
    expect(draw).not.toHaveBeenCalled();
  });

  test('is sent before a fan logs out, and said to be unsaved where that fails', async () => {
    logIn('ana');
    const { queueOf, server, tab } = aListOfSession();
    queueOf();
    await settle();
    server.trouble({ kind: 'lost-on-the-way' });
    queueOf()?.change(empty, empty.state, ['a', '', '']);
    await settle();
    expect(tab.getDelaysMs()).toHaveLength(1);
    expect(await sendOpenLists(1000)).toBe(true);
    expect(server.getState()).toEqual(['a', '', '']);
    server.setAway(true);
    queueOf()?.change({ state: ['a', '', ''], revision: '"1"' }, ['a', '', ''], ['a', 'b', '']);
    expect(await sendOpenLists(5)).toBe(false);
  });

  test('of nobody has nothing to save', () => {
    const { queueOf, getPorts } = aListOfSession();
    expect(queueOf()).toBeUndefined();
    expect(queueOf.getView()).toBe(nothingToSave);
    expect(getPorts).not.toHaveBeenCalled();
  });

  test('is opened once for a fan, and not read yet for the next', async () => {
    logIn('ana');
    const { queueOf, getPorts } = aListOfSession();
    const queue = queueOf();
    expect(queueOf()).toBe(queue);
    expect(getPorts).toHaveBeenCalledTimes(1);
    await settle();
    expect(queueOf.getView()).toBe(queue?.getView());
    logIn('ana');
    expect(queueOf()).toBe(queue);
    logIn('ben');
    expect(getPorts).toHaveBeenCalledTimes(1);
    expect(queueOf.getView()).toMatchObject({ isRead: false });
    expect(queueOf()).not.toBe(queue);
  });

  test('is drawn for each change of its view and of the fan, until nobody looks', async () => {
    logIn('ana');
    const { queueOf } = aListOfSession();
    const draw = vi.fn<() => void>();
    const stop = queueOf.subscribe(draw);
    await settle();
    expect(draw).toHaveBeenCalledTimes(1);
    queueOf()?.change(empty, empty.state, ['a', '', '']);
    expect(draw).toHaveBeenCalledTimes(2);
    await settle();
    draw.mockClear();
    endSession('logout');
    expect(draw).toHaveBeenCalledTimes(1);
    stop();
    logIn('ana');
    queueOf();
    await settle();
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test('is closed when its fan logs out, once its last change was kept', async () => {
    const good = aStorage();
    const { promise, resolve } = Promise.withResolvers<void>();
    const update = vi.fn<typeof good.update>(async (...parts) => {
      await promise;
      return good.update(...parts);
    });
    logIn('ana');
    const { queueOf, server } = aListOfSession({ read: good.read, update });
    queueOf();
    await settle();
    queueOf()?.change(empty, empty.state, ['a', '', '']);
    endSession('logout');
    const isClosed = vi.fn<() => void>();
    void whenQueuesClosed().then(isClosed);
    await settle();
    expect(isClosed).not.toHaveBeenCalled();
    resolve();
    await settle();
    expect(isClosed).toHaveBeenCalledTimes(1);
    expect(await good.read('ana/slots')).toMatchObject({ pending: { state: ['a', '', ''] } });
    expect(server.sent).toEqual([]);
    const closedNow = vi.fn<() => void>();
    void whenQueuesClosed().then(closedNow);
    await settle();
    expect(closedNow).toHaveBeenCalledTimes(1);
  });
});

describe('what waits before a logout', () => {
  test('is nothing where no list is open or changed', async () => {
    expect(await sendOpenLists(60_000)).toBe(true);
    logIn('ana');
    const { queueOf } = aListOfSession();
    queueOf();
    await settle();
    expect(await sendOpenLists(60_000)).toBe(true);
  });

  test('is waited for no longer than it takes or may take', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    logIn('ana');
    const { queueOf, server } = aListOfSession();
    queueOf();
    await settle();
    server.hold();
    queueOf()?.change(empty, empty.state, ['a', '', '']);
    const outcome = vi.fn<(isSaved: boolean) => void>();
    void sendOpenLists(1000).then(outcome);
    await vi.advanceTimersByTimeAsync(999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.mock.calls).toEqual([[false]]);
    void sendOpenLists(1000).then(outcome);
    server.release();
    await settle();
    expect(outcome.mock.calls).toEqual([[false], [true]]);
    // That of the session.
    expect(vi.getTimerCount()).toBe(1);
  });

  test('is still unsaved where the server refuses it', async () => {
    logIn('ana');
    const { queueOf, server } = aListOfSession();
    queueOf();
    await settle();
    server.trouble({ kind: 'refused' }, { kind: 'refused' });
    queueOf()?.change(empty, empty.state, ['a', '', '']);
    await settle();
    expect(queueOf.getView()).toMatchObject({ pending: undefined, refused: ['a', '', ''] });
    expect(await sendOpenLists(5)).toBe(false);
  });

  test('is that of the fan who is logged in, and of all their lists', async () => {
    logIn('ana');
    const left = aListOfSession();
    left.server.setAway(true);
    left.queueOf()?.change(empty, empty.state, ['a', '', '']);
    await settle();
    logIn('ben');
    const [one, two] = [aListOfSession(), aListOfSession()];
    for (const { queueOf, server } of [one, two]) {
      server.trouble({ kind: 'lost-on-the-way' });
      queueOf()?.change(empty, empty.state, ['b', '', '']);
    }
    await settle();
    expect(await sendOpenLists(60_000)).toBe(true);
    expect([one, two].map(({ server }) => server.getState()[0])).toEqual(['b', 'b']);
  });
});
