import { hashKey } from '@tanstack/react-query';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { listAlbums } from '@thirteen/contract/catalogue.ts';
import { getTop13 } from '@thirteen/contract/top13.ts';
import { getAccount } from '@thirteen/contract/account.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import {
  findKnown,
  forgetOthersReplies,
  forgetReplies,
  keepKnownParts,
  letStandIn,
  shownSince,
} from './kept-replies.ts';
import { queryClient } from './query-client.ts';
import { endSession, startSession } from '#lib/session/session.ts';
import { siteReach } from './site-reach.ts';

const server = vi.fn<typeof fetch>();
const navigator = { onLine: true };

/** A signal of a screen that asks. */
function ofScreen(): AbortSignal {
  const { signal } = new AbortController();
  letStandIn(signal);
  return signal;
}

/** Storing takes a moment. */
const eventually = (look: () => Promise<unknown>) => vi.waitFor(look, { timeout: 60_000 });

const logIn = (username: string) => startSession({ token: 'secret', username, expiresInSeconds: 60 });

/** Asks the server, and waits until this browser keeps the answer. */
async function readOnline(reply: unknown, read: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  navigator.onLine = true;
  server.mockResolvedValueOnce(Response.json(reply));
  await read(ofScreen());
  await eventually(async () => {
    goOffline();
    expect(await read(ofScreen())).toEqual(reply);
  });
}

function goOffline(): void {
  navigator.onLine = false;
  server.mockRejectedValue(new TypeError('no network'));
}

const readTop13 = (signal: AbortSignal) => call(getTop13, { signal });

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('navigator', navigator);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('indexedDB', factory);
  logIn('juniper');
});
// One for the file: the page opens its database once.
const factory = new IDBFactory();

afterEach(async () => {
  await forgetReplies();
  endSession('logout');
  siteReach.set('there');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('without a network a screen gets what was read last, and from when that is', async () => {
  const before = Date.now();
  await readOnline([{ slot: 1 }], readTop13);
  expect(shownSince.get()).toBeGreaterThanOrEqual(before);
});

/** What may stand between a fan with a network and the site. */
const away: readonly { readonly name: string; readonly answer: () => Promise<Response> }[] = [
  { name: 'refuses to connect', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  ...[502, 503, 504].map((status) => ({
    name: `is behind a proxy that answers ${status}`,
    answer: async () => new Response('<h1>No</h1>', { status }),
  })),
  {
    name: 'is behind a log-in of the network',
    answer: async () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } }),
  },
];

test.each(away)(
  'where a network is there and the site $name, what was read last stands in',
  async ({ answer }) => {
    await readOnline([{ slot: 1 }], readTop13);
    navigator.onLine = true;
    server.mockImplementation(answer);
    expect(await readTop13(ofScreen())).toEqual([{ slot: 1 }]);
    expect(shownSince.get()).toBeDefined();
    await vi.waitFor(() => expect(siteReach.get()).toBe('no-answer'));
    await expect(call(getAccount, { signal: ofScreen() })).rejects.toMatchObject({
      code: expect.stringMatching(/offline|unavailable/),
    });
  },
);

test('an answer that takes too long is stood in for, and a slow network is waited for longer then', async () => {
  await readOnline(['kept'], readTop13);
  navigator.onLine = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const late = Promise.withResolvers<Response>();
  server.mockReturnValue(late.promise);
  const first = readTop13(ofScreen());
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(await first).toEqual(['kept']);
  late.resolve(Response.json(['new']));
  await vi.waitFor(() => expect(shownSince.get()).toBeUndefined());
});

test('what the site itself refuses is told as such', async () => {
  await readOnline([], readTop13);
  navigator.onLine = true;
  server.mockResolvedValue(Response.json({}, { status: 500 }));
  await expect(readTop13(ofScreen())).rejects.toMatchObject({ status: 500 });
});

test('what decides about a save never comes from this browser', async () => {
  await readOnline([], readTop13);
  await expect(readTop13(new AbortController().signal)).rejects.toMatchObject({ code: 'offline' });
});

test('what was kept for one fan is never shown to another, and is gone when a session ends', async () => {
  await readOnline([], readTop13);
  logIn('poppy');
  await expect(readTop13(ofScreen())).rejects.toMatchObject({ code: 'offline' });
  await forgetOthersReplies();
  logIn('juniper');
  await expect(readTop13(ofScreen())).rejects.toMatchObject({ code: 'offline' });

  await readOnline([], readTop13);
  endSession('refused');
  logIn('juniper');
  await eventually(() => expect(readTop13(ofScreen())).rejects.toMatchObject({ code: 'offline' }));
});

test('of the account nothing is kept', async () => {
  navigator.onLine = true;
  server.mockResolvedValueOnce(Response.json({ email: 'juniper@example.org' }));
  await call(getAccount, { signal: ofScreen() });
  await readOnline([], (signal) => call(listAlbums, { signal }));
  await expect(call(getAccount, { signal: ofScreen() })).rejects.toMatchObject({ code: 'offline' });
});

test('what was saved since the last answer is shown rather than that answer', async () => {
  const query = { queryKey: ['top13'], queryFn: ({ signal }: { signal: AbortSignal }) => readTop13(signal) };
  await readOnline(['old'], readTop13);
  navigator.onLine = true;
  // Within the millisecond of the answer, as on a quick machine.
  vi.useFakeTimers({ toFake: ['Date'], now: shownSince.get() ?? 0 });
  queryClient.setQueryData(query.queryKey, ['saved']);
  await eventually(async () => {
    goOffline();
    expect(await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false })).toEqual(['saved']);
  });
  queryClient.clear();
});

test('what was saved of a part of an answer that was never read is shown where an older answer stands in', async () => {
  type Lists = { one?: string[]; other?: string[] };
  const readLists = (signal: AbortSignal) => call(getTop13, { signal }) as unknown as Promise<Lists>;
  const ask = (queryKey: string[]) =>
    queryClient.fetchQuery({
      queryKey,
      queryFn: ({ signal }) => readLists(signal),
      staleTime: 0,
      retry: false,
    });
  await readOnline({ one: ['old'], other: ['old'] }, readLists);
  navigator.onLine = true;
  keepKnownParts(hashKey(['lists']), { one: ['saved'] });
  goOffline();
  expect(await ask(['lists'])).toEqual({ one: ['saved'], other: ['old'] });
  keepKnownParts(hashKey(['lists']), { other: ['saved later'] });
  // As after a reload of the page.
  queryClient.clear();
  expect(await ask(['lists'])).toEqual({ one: ['saved'], other: ['saved later'] });

  // What the site answers is newer than what was saved before.
  await new Promise((resolve) => setTimeout(resolve, 2));
  await readOnline({ one: ['new'], other: ['new'] }, readLists);
  goOffline();
  expect(await ask(['lists'])).toEqual({ one: ['new'], other: ['new'] });
});

test('of an answer that was never read no part alone is shown', async () => {
  keepKnownParts('["lists"]', { one: ['saved'] });
  expect(await findKnown('["lists"]')).toBeUndefined();
});

test('a database that never answers a read is not waited for twice, and is none', async () => {
  await readOnline([{ slot: 1 }], readTop13);
  const { get } = IDBObjectStore.prototype;
  const requests: IDBRequest[] = [];
  IDBObjectStore.prototype.get = function (key: IDBValidKey) {
    const request = get.call(this, key);
    requests.push(request);
    // Nobody hears of it.
    Object.defineProperty(request, 'onsuccess', { set: vi.fn<() => void>() });
    return request;
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const first = findKnown('first', { value: 'read', at: 0 });
    await vi.advanceTimersByTimeAsync(3000);
    expect(await first).toEqual({ value: 'read', at: 0 });
    const second = readTop13(ofScreen()).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    expect(await second).toMatchObject({ code: 'offline' });
  } finally {
    IDBObjectStore.prototype.get = get;
  }
});

test('at the next start, how high the profiles of other fans were is forgotten', async () => {
  const kept = { 'profile-shape/juniper': 'hers', 'profile-shape/ana': 'another’s', theme: 'dark' };
  vi.stubGlobal('localStorage', Object.assign(new KeptTexts(), kept));
  await forgetOthersReplies();
  expect(Object.keys(localStorage).toSorted()).toEqual(['profile-shape/juniper', 'theme']);
  await forgetReplies();
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

/** Texts as a browser keeps them. */
class KeptTexts {
  [key: string]: unknown;
  removeItem(key: string): void {
    delete this[key];
  }
}
