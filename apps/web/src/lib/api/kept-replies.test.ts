import { IDBFactory } from 'fake-indexeddb';
import { listAlbums } from '@thirteen/contract/catalogue.ts';
import { getTop13 } from '@thirteen/contract/top13.ts';
import { getAccount } from '@thirteen/contract/account.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { forgetOthersReplies, forgetReplies, letStandIn, shownSince } from './kept-replies.ts';
import { queryClient } from './query-client.ts';
import { endSession, startSession } from '#lib/session/session.ts';

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
  shownSince.set(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('without a network a screen gets what was read last, and from when that is', async () => {
  const before = Date.now();
  await readOnline([{ slot: 1 }], readTop13);
  expect(shownSince.get()).toBeGreaterThanOrEqual(before);
});

test('where the network is there but the site does not answer, nothing stands in', async () => {
  await readOnline([], readTop13);
  navigator.onLine = true;
  await expect(readTop13(ofScreen())).rejects.toMatchObject({ code: 'offline' });
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
