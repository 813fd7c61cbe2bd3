import { hashKey, QueryObserver } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findKnown } from '#lib/api/kept-replies.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { endSession, startSession } from '#lib/session/session.ts';
import { aBrowser, aList, aServer, COPIED_AT, settle, type Slots } from '#testing/saving.ts';
import { createSavedQuery, describeList, findUnread } from './saved-query.ts';
import { notRead, nothingToSave } from './saving-view.ts';
import { whole, type SavedQueryRules, type SavingEvent, type Revised } from './list-rules.ts';

beforeEach(() => startSession({ token: 'of ana', username: 'ana', expiresInSeconds: 3600 }));
afterEach(() => {
  endSession('logout');
  queryClient.clear();
  vi.restoreAllMocks();
});

const nothing: Slots = ['', '', ''];
const loaded = (state: Slots, revision = '"0"'): Revised<Slots> => ({ state, revision });
const never = () => new Promise<never>(() => undefined);

type Rules<Data> = SavedQueryRules<Slots, Data>;

/** A list whose answer is `Data`, with all that its rules were handed. */
function aSavedQuery<Data>(parts: Pick<Rules<Data>, 'part' | 'query'> & Partial<Rules<Data>>) {
  const server = aServer(nothing);
  const tab = aBrowser().openTab();
  const { isSame, merge } = aList(server).list;
  const told: SavingEvent<Slots>[] = [];
  const read = vi.fn<Rules<Data>['read']>(server.read);
  const send = vi.fn<Rules<Data>['send']>((_base, next, { ifMatch }) => server.send(ifMatch, next));
  const list = createSavedQuery<Slots, Data>(
    { name: 'slots', empty: nothing, isSame, merge, read, send, tell: (event) => told.push(event), ...parts },
    () => tab.ports,
  );
  return { list, server, tab, told, read, send };
}

const aWholeList = (rules: Partial<Rules<Revised<Slots>>> = {}) =>
  aSavedQuery({ query: { queryKey: ['slots'], queryFn: never }, part: whole<Slots>(), ...rules });

async function aLoadedList(rules: Partial<Rules<Revised<Slots>>> = {}) {
  const parts = aWholeList(rules);
  queryClient.setQueryData(['slots'], loaded(nothing));
  parts.list.queueOf();
  await settle();
  return parts;
}

describe('a list that nobody changed', () => {
  test('is empty until it was loaded', () => {
    const { list } = aWholeList();
    expect(list.readSaved()).toBeUndefined();
    expect(list.readPending()).toBeUndefined();
    expect(list.readKept()).toEqual(nothing);
    expect(list.readShown()).toEqual(nothing);
    expect(list.isRefused()).toBe(false);
  });

  test('is what the server has', () => {
    const { list } = aWholeList();
    queryClient.setQueryData(['slots'], loaded(['a', '', '']));
    expect(list.readSaved()).toEqual(loaded(['a', '', '']));
    expect(list.readKept()).toEqual(['a', '', '']);
    expect(list.readShown()).toEqual(['a', '', '']);
  });

  test('is not saved for someone who is not logged in', () => {
    endSession('logout');
    const { list, server } = aWholeList();
    list.change(['a', '', '']);
    list.saveNow();
    list.choose('mine');
    expect(list.readShown()).toEqual(nothing);
    expect(server.countCalls()).toBe(0);
  });
});

describe('a change', () => {
  test('is shown at once, and remembered before the fan is told that it was saved', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout');
    const known: unknown[] = [];
    const { list, send } = await aLoadedList({ tell: () => known.push(list.readSaved()) });
    list.change(['a', '', '']);
    expect(list.readPending()).toEqual(['a', '', '']);
    expect(list.readKept()).toEqual(['a', '', '']);
    expect(list.readShown()).toEqual(['a', '', '']);
    await settle();
    expect(send).toHaveBeenCalledExactlyOnceWith(loaded(nothing), ['a', '', ''], {
      ifMatch: '"0"',
      signal: expect.any(AbortSignal),
    });
    expect(limits.mock.calls).toEqual([[20_000]]);
    expect(known).toEqual([loaded(['a', '', ''], '"1"')]);
    expect(list.readPending()).toBeUndefined();
  });

  test('needs nobody to be told', async () => {
    const { list, server } = await aLoadedList({ tell: undefined });
    const log = vi.spyOn(console, 'warn');
    list.change(['a', '', '']);
    await settle();
    expect(server.getState()).toEqual(['a', '', '']);
    expect(log).not.toHaveBeenCalled();
  });

  test('of a list that was not loaded reads it first', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout');
    const { list, read, server } = aWholeList();
    list.change(['a', '', '']);
    await settle();
    expect(read).toHaveBeenCalledExactlyOnceWith(expect.any(AbortSignal));
    expect(limits.mock.calls).toEqual([[20_000], [20_000]]);
    expect(server.sent).toEqual([{ after: '"0"', state: ['a', '', ''] }]);
  });

  test('of what waits can take it back', async () => {
    const { list, server } = await aLoadedList();
    list.change(['a', '', '']);
    list.change(nothing);
    await settle();
    expect(server.sent).toEqual([]);
  });

  test('of an older state is repeated on what is there now', async () => {
    const { list, server } = await aLoadedList();
    list.change(['a', '', '']);
    list.change(['', 'b', ''], nothing);
    await settle();
    expect(server.getState()).toEqual(['a', 'b', '']);
  });

  test('can name what the server had by then', async () => {
    const { list, server, send } = await aLoadedList();
    server.saveElsewhere(['', '', 'c']);
    const from = loaded(['', '', 'c'], '"1"');
    list.change(['a', '', 'c'], undefined, from);
    await settle();
    expect(send.mock.calls.map(([base]) => base)).toEqual([from]);
    expect(server.getState()).toEqual(['a', '', 'c']);
  });

  test('waits for the network until it is to be saved now', async () => {
    const { list, server } = await aLoadedList();
    server.trouble({ kind: 'lost-on-the-way' });
    list.change(['a', '', '']);
    await settle();
    expect(list.readPending()).toEqual(['a', '', '']);
    list.saveNow();
    await settle();
    expect(server.getState()).toEqual(['a', '', '']);
  });

  test('beside that of another device is settled by the choice of the fan', async () => {
    const { list, server } = await aLoadedList();
    server.saveElsewhere(['z', '', '']);
    list.change(['', 'b', '']);
    await settle();
    expect(list.readShown()).toEqual(['', 'b', '']);
    list.choose('theirs');
    await settle();
    expect(list.readShown()).toEqual(['z', '', '']);
    expect(list.readSaved()).toEqual(loaded(['z', '', ''], '"1"'));
  });
});

describe('a refused change', () => {
  test('stays on screen until it is saved again, and the list is loaded anew', async () => {
    const { list, server, told } = await aLoadedList();
    server.trouble({ kind: 'refused' });
    queryClient.setQueryData(['others'], 1);
    list.change(['a', '', '']);
    await settle();
    expect(told).toMatchObject([{ kind: 'refused', sent: ['a', '', ''] }]);
    expect(list.isRefused()).toBe(true);
    expect(list.readShown()).toEqual(['a', '', '']);
    expect(list.readKept()).toEqual(nothing);
    expect(queryClient.getQueryState(['slots'])?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(['others'])?.isInvalidated).toBe(false);
    list.saveNow();
    await settle();
    expect(list.isRefused()).toBe(false);
    expect(server.getState()).toEqual(['a', '', '']);
  });

  test('goes from the screen where the list wants that', async () => {
    const { list, server } = await aLoadedList({ dropsRefused: true });
    server.trouble({ kind: 'refused' });
    list.change(['a', '', '']);
    await settle();
    expect(list.isRefused()).toBe(true);
    expect(list.readShown()).toEqual(nothing);
  });
});

describe('a read under way', () => {
  test('does not bring back what was there before a save', async () => {
    const { promise, resolve } = Promise.withResolvers<Revised<Slots>>();
    const { list } = aWholeList({ query: { queryKey: ['slots'], queryFn: () => promise } });
    queryClient.setQueryData(['slots'], loaded(nothing));
    queryClient.setQueryData(['others'], 1);
    void queryClient.fetchQuery({ ...list.query, staleTime: 0 }).catch(() => undefined);
    const other = Promise.withResolvers<number>();
    const others = queryClient.fetchQuery({
      queryKey: ['others'],
      queryFn: () => other.promise,
      staleTime: 0,
    });
    list.change(['a', '', '']);
    await settle();
    resolve(loaded(nothing));
    other.resolve(2);
    expect(await others).toBe(2);
    await settle();
    expect(list.readSaved()).toEqual(loaded(['a', '', ''], '"1"'));
  });

  test.each([
    { name: 'is all that is asked for', isOneOfMany: false, isLoaded: false, reads: 1 },
    { name: 'is one of many that were loaded', isOneOfMany: true, isLoaded: true, reads: 0 },
    { name: 'is one of many that were not loaded', isOneOfMany: true, isLoaded: false, reads: 2 },
  ])('is begun again where a list $name: $reads reads', async ({ isOneOfMany, isLoaded, reads }) => {
    type Lists = Readonly<Record<string, Revised<Slots>>>;
    const queryFn = vi.fn<() => Promise<Lists>>(never);
    const { list } = aSavedQuery<Lists>({
      query: { queryKey: ['lists'], queryFn, staleTime: Infinity },
      part: { find: ({ one }) => one, put: (data, saved) => ({ ...data, one: saved }), isOneOfMany },
    });
    expect(list.readSaved()).toBeUndefined();
    expect(
      describeList(list, { data: undefined, isPending: true, isFetching: true }, notRead).saved,
    ).toBeUndefined();
    const other = vi.fn<() => Promise<number>>(async () => 1);
    await queryClient.fetchQuery({ queryKey: ['others'], queryFn: other });
    if (isLoaded) queryClient.setQueryData(['lists'], { one: loaded(nothing), other: loaded(['o', '', '']) });
    const stop = new QueryObserver(queryClient, list.query).subscribe(() => undefined);
    list.change(['a', '', ''], nothing, loaded(nothing));
    await settle();
    expect(queryFn).toHaveBeenCalledTimes(reads);
    expect(other).toHaveBeenCalledTimes(1);
    expect(queryClient.getQueryData(['lists'])).toEqual({
      one: loaded(['a', '', ''], '"1"'),
      ...(isLoaded && { other: loaded(['o', '', '']) }),
    });
    expect(list.readSaved()).toEqual(loaded(['a', '', ''], '"1"'));
    stop();
  });
});

test('one of many that were not loaded is known to be newer than the answer that stands in for them', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  type Lists = Readonly<Record<string, Revised<Slots>>>;
  const { list } = aSavedQuery<Lists>({
    query: { queryKey: ['lists'], queryFn: never },
    part: { find: ({ one }) => one, put: (data, saved) => ({ ...data, one: saved }), isOneOfMany: true },
  });
  const stop = new QueryObserver(queryClient, list.query).subscribe(() => undefined);
  list.change(['a', '', ''], nothing, loaded(nothing));
  await settle();
  const kept = { value: { one: loaded(nothing), other: loaded(nothing) }, at: Date.now() - 1000 };
  const known = { one: loaded(['a', '', ''], '"1"'), other: loaded(nothing) };
  expect(await findKnown(hashKey(['lists']), kept)).toEqual({ ...kept, value: known });
  stop();
  vi.unstubAllGlobals();
});

test('a list that is the whole answer is not asked for after its save', async () => {
  const queryFn = vi.fn<() => Promise<Revised<Slots>>>(never);
  const { list } = aWholeList({ query: { queryKey: ['slots'], queryFn } });
  const stop = new QueryObserver(queryClient, list.query).subscribe(() => undefined);
  list.change(['a', '', ''], nothing, loaded(nothing));
  await settle();
  expect(list.readSaved()).toEqual(loaded(['a', '', ''], '"1"'));
  expect(queryFn).toHaveBeenCalledTimes(1);
  stop();
});

describe('a list on screen', () => {
  const read = { ...nothingToSave, pending: undefined, refused: undefined };
  const mine = ['m', '', ''];
  const theirs = ['t', '', ''];
  const answer = { data: loaded(theirs), isPending: false, isFetching: false };
  const noAnswer = { data: undefined, isPending: true, isFetching: true };

  test.each([
    { name: 'waits for the browser', answer, view: notRead, shown: theirs, isLoading: true },
    { name: 'waits for the server', answer: noAnswer, view: read, shown: undefined, isLoading: true },
    {
      name: 'is tried again',
      answer: { ...noAnswer, isPending: false },
      view: read,
      shown: undefined,
      isLoading: true,
    },
    {
      name: 'is not asked for yet',
      answer: { ...noAnswer, isFetching: false },
      view: read,
      shown: undefined,
      isLoading: true,
    },
    {
      name: 'could not be loaded',
      answer: { data: undefined, isPending: false, isFetching: false },
      view: read,
      shown: undefined,
      isLoading: false,
    },
    { name: 'is what the server has', answer, view: read, shown: theirs, isLoading: false },
    {
      name: 'is what waits, whatever the server says',
      answer: noAnswer,
      view: { ...read, pending: mine, status: 'saving' as const },
      shown: mine,
      isLoading: false,
    },
    {
      name: 'is both versions',
      answer,
      view: { ...read, pending: mine, conflict: { mine, theirs }, status: 'needs-you' as const },
      shown: mine,
      isLoading: false,
    },
    {
      name: 'is what was refused',
      answer,
      view: { ...read, refused: mine, status: 'refused' as const },
      shown: mine,
      isLoading: false,
    },
  ])('$name', (place) => {
    expect(describeList(aWholeList().list, place.answer, place.view)).toEqual({
      shown: place.shown,
      saved: place.answer.data,
      pending: place.view.pending,
      status: place.view.status,
      conflict: place.view.conflict,
      isRefused: place.view.refused !== undefined,
      isLoading: place.isLoading,
      isRead: place.view.isRead,
    });
  });
});

describe('a list that could not be read', () => {
  const unread = (list: Awaited<ReturnType<typeof aLoadedList>>['list']) => {
    const { data, dataUpdatedAt = 0 } = queryClient.getQueryState<Revised<Slots>>(['slots']) ?? {};
    return findUnread(list, { data, dataUpdatedAt });
  };

  test('is told from one that was read, with no copy in this browser', async () => {
    const { list } = await aLoadedList();
    expect(unread(list)).toBeUndefined();
    queryClient.clear();
    list.queueOf()?.standIn();
    expect(unread(list)).toEqual({ hasCopy: false, copiedAt: undefined });
  });

  test('shows the copy of this browser as such, until it was read', async () => {
    const { list } = await aLoadedList();
    list.change(['a', '', '']);
    await settle();
    queryClient.clear();
    list.queueOf()?.standIn();
    expect(list.readShown()).toEqual(['a', '', '']);
    expect(unread(list)).toEqual({ hasCopy: true, copiedAt: COPIED_AT });

    await queryClient.fetchQuery({ queryKey: ['slots'], queryFn: () => loaded(['a', '', ''], '"1"') });
    expect(unread(list)).toBeUndefined();
  });

  test('never gives way to the copy once it was read', async () => {
    const { list } = await aLoadedList();
    list.change(['a', '', '']);
    await settle();
    queryClient.setQueryData(['slots'], loaded(['b', '', ''], '"2"'));
    list.queueOf()?.standIn();
    expect(list.readSaved()).toEqual(loaded(['b', '', ''], '"2"'));
    expect(unread(list)).toBeUndefined();
  });

  test('stays so where another one of the same answer was saved', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    type Lists = Readonly<Record<string, Revised<Slots>>>;
    const query = { queryKey: ['lists'], queryFn: () => Promise.reject(new Error('away')), retry: false };
    const partOf = (name: string) => ({
      find: (data: Lists) => data[name],
      put: (data: Lists | undefined, saved: Revised<Slots>) => ({ ...data, [name]: saved }),
      isOneOfMany: true,
    });
    const one = aSavedQuery<Lists>({ query, part: partOf('one') }).list;
    const other = aSavedQuery<Lists>({ query, part: partOf('other') }).list;
    const read = () => {
      const { data, dataUpdatedAt = 0 } = queryClient.getQueryState<Lists>(['lists']) ?? {};
      return [one, other].map((list) => findUnread(list, { data, dataUpdatedAt }));
    };
    await queryClient.fetchQuery(query).catch(() => undefined);
    expect(read()).toMatchObject([{ hasCopy: false }, { hasCopy: false }]);
    one.change(['a', '', ''], nothing, loaded(nothing));
    await settle();
    expect(one.readSaved()).toEqual(loaded(['a', '', ''], '"1"'));
    expect(read()).toEqual([undefined, { hasCopy: false, copiedAt: undefined }]);
  });
});
