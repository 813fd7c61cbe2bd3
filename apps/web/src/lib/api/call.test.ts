import { login, logout } from '@thirteen/contract/account.ts';
import { getSong, listAlbums, searchSongs } from '@thirteen/contract/catalogue.ts';
import { CONTRACT_HEADER, CONTRACT_NUMBER } from '@thirteen/contract/pages/document.ts';
import { clearTop13Slot, fillTop13Slot, getTop13 } from '@thirteen/contract/top13.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { call, callRevised } from './call.ts';
import { pageVersion } from '#lib/browser/page-version.ts';
import { requestCount } from './request-counter.ts';
import { currentSession, endSession, startSession } from '#lib/session/session.ts';

const server = vi.fn<typeof fetch>();
const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const answer = (body: unknown, init: ResponseInit = {}) =>
  server.mockResolvedValue(Response.json(body, init));

function lastRequest() {
  const [address, init] = server.mock.lastCall ?? [];
  return new Request(new URL(String(address), 'https://thirteen.test'), init);
}

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  log.mockClear();
  startSession({ token: 'secret', username: 'juniper', expiresInSeconds: 60 });
});

afterEach(() => {
  endSession('logout');
  vi.unstubAllGlobals();
});

describe('a call', () => {
  test('fills the path in, whatever an id holds', async () => {
    answer({});
    await call(getSong, { params: { id: 'a/b?c' } });
    expect(new URL(lastRequest().url).pathname).toBe('/api/albums/songs/a%2Fb%3Fc');
  });

  test('brings the token of the session along', async () => {
    answer([]);
    await call(listAlbums);
    expect(lastRequest().headers.get('authorization')).toBe('Bearer secret');
  });

  test('tells the number of the contract that it was made by', async () => {
    answer([]);
    await call(listAlbums);
    expect(lastRequest().headers.get(CONTRACT_HEADER)).toBe(String(CONTRACT_NUMBER));
  });

  test('that is too old for the API shows that the page must be loaded anew', async () => {
    answer({}, { status: 409, headers: { 'problem-code': 'reload' } });
    await expect(call(listAlbums)).rejects.toMatchObject({ code: 'reload' });
    expect(pageVersion.get()).toBe('outdated');
    pageVersion.set('current');
  });

  test('searches songs without the token', async () => {
    answer([]);
    await call(searchSongs, { query: { q: 'love & more' } });
    expect(lastRequest().headers.get('authorization')).toBeNull();
    expect(new URL(lastRequest().url).searchParams.get('q')).toBe('love & more');
  });

  test('names the revision that a change starts from', async () => {
    answer([]);
    await call(fillTop13Slot, { body: { slot: 1, songId: 'x' }, ifMatch: '"4"' });
    expect(lastRequest().headers.get('if-match')).toBe('"4"');
  });

  test('resolves with the revision of a list', async () => {
    answer([], { headers: { etag: '"7"' } });
    expect(await callRevised(getTop13)).toMatchObject({ reply: [], etag: '"7"' });
  });

  test('is counted while it is under way', async () => {
    answer([]);
    const pending = call(getTop13);
    expect(requestCount.get()).toBe(1);
    await pending;
    expect(requestCount.get()).toBe(0);
  });
});

describe('a call that fails', () => {
  test('throws the code of the header with what the server says', async () => {
    answer(
      { statusCode: 409, error: 'Conflict', message: 'Taken', field: 'username' },
      { status: 409, headers: { 'problem-code': 'username-taken' } },
    );
    await expect(call(clearTop13Slot, { params: { slot: 1 } })).rejects.toMatchObject({
      code: 'username-taken',
      status: 409,
      message: 'Taken',
      field: 'username',
    });
  });

  test('tells how long to wait', async () => {
    answer({}, { status: 429, headers: { 'retry-after': '30' } });
    await expect(call(getTop13)).rejects.toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 30 });
  });

  test('understands a status without a problem of ours', async () => {
    server.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(call(getTop13)).rejects.toMatchObject({ code: 'unavailable', status: 502 });
  });

  test('is offline when no answer comes', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call(getTop13)).rejects.toMatchObject({ code: 'offline', status: 0 });
  });

  test('is no problem when it was called off', async () => {
    const controller = new AbortController();
    server.mockImplementation(() => {
      controller.abort();
      return Promise.reject(controller.signal.reason);
    });
    await expect(call(getTop13, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(log).not.toHaveBeenCalled();
  });

  test('is logged, and passed on', async () => {
    answer({ message: 'Invalid username or password' }, { status: 401 });
    await call(login, { body: { username: 'a', password: 'b' } }).catch(() => undefined);
    expect(log).toHaveBeenCalledWith('POST /api/auth/login failed', expect.any(ApiError));
  });

  test('is no longer counted', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    await call(getTop13).catch(() => undefined);
    expect(requestCount.get()).toBe(0);
  });
});

describe('a token that the server refuses', () => {
  test('ends the session', async () => {
    answer({}, { status: 401 });
    await call(getTop13).catch(() => undefined);
    expect(currentSession()).toBeUndefined();
  });

  test('is not the fault of a login', async () => {
    answer({}, { status: 401 });
    await call(login, { body: { username: 'a', password: 'b' } }).catch(() => undefined);
    expect(currentSession()?.token).toBe('secret');
  });

  test('leaves a session that began in the meantime alone', async () => {
    server.mockImplementation(() => {
      startSession({ token: 'newer', username: 'juniper', expiresInSeconds: 60 });
      return Promise.resolve(Response.json({}, { status: 401 }));
    });
    await call(getTop13).catch(() => undefined);
    expect(currentSession()?.token).toBe('newer');
  });

  test('says nothing when it is the token of a session that has ended', async () => {
    answer({}, { status: 401 });
    await call(logout, { token: 'older' }).catch(() => undefined);
    expect(currentSession()?.token).toBe('secret');
  });
});
