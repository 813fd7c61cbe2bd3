import type { AccountData } from '@thirteen/contract/account.ts';
import type { HistoryOverview, ListHistory } from '@thirteen/contract/history.ts';
import { DAYS_KEPT, isoOfDay, dayNumberOf } from '@thirteen/domain/history/kept-days.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 13, 13);

let site: TestApp;
let songs: readonly string[];
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000', SESSION_DAYS: '365', SESSION_IDLE_HOURS: '8760' });
  songs = (await site.send('GET', '/api/albums/allSongs')).json<{ _id: string }[]>().map(({ _id }) => _id);
});
beforeEach(() => {
  site.clock.now = START;
});
afterAll(() => site.close());

async function aFan() {
  const { username, token: first, password } = await signUpFan(site);
  let token = first;
  const send = (method: string, url: string, body?: unknown) => site.send(method, url, { token, body });
  return {
    send,
    password,
    /** After a year, when the session is over. */
    logIn: async () => {
      const reply = await send('POST', '/api/auth/login', { username, password });
      ({ token } = reply.json<{ token: string }>());
    },
    /** Saves a Top 13 of songs by their places in the catalogue. */
    top13: async (...places: readonly number[]) => {
      const slots = Array.from({ length: 13 }, (_, slot) => songs[places[slot] ?? -1] ?? null);
      expect((await send('PUT', '/api/rankings/user/top-thirteen', { slots })).statusCode).toBe(200);
    },
    history: async (list = 'top13') => (await send('GET', `/api/history/${list}`)).json<ListHistory>(),
    overview: async () => (await send('GET', '/api/history')).json<HistoryOverview>(),
  };
}

const goOn = (days: number) => {
  site.clock.now += days * DAY_MS;
};
/** Since, until, and the places of the songs in the catalogue. */
const told = ({ ids, states }: ListHistory) =>
  states.map(({ since, until, items = [] }) => [
    since.slice(5),
    until.slice(5),
    items.map((item) => (item === null ? null : songs.indexOf(ids[item] ?? ''))).join(' '),
  ]);

describe('a list through time', () => {
  test('holds the last state of each day on which it changed, the present one until today', async () => {
    const fan = await aFan();
    await fan.top13(1);
    await fan.top13(1, 2);
    goOn(1);
    await fan.top13(3, 1, 2);
    await fan.top13(2, 3);
    goOn(9);
    await fan.top13(4);
    goOn(2);
    expect(told(await fan.history())).toEqual([
      ['01-13', '01-13', '1 2'],
      ['01-14', '01-22', '2 3'],
      ['01-23', '01-25', '4'],
    ]);
    expect((await fan.history()).today).toBe('2026-01-25');
    expect(await fan.overview()).toEqual({
      kept: true,
      lists: [{ list: 'top13', states: 2, since: '2026-01-13' }],
    });
  });

  test('is empty before the first save, and one state on its day', async () => {
    const fan = await aFan();
    expect(await fan.history()).toMatchObject({ ids: [], states: [], kept: true });
    await fan.top13(7);
    expect(told(await fan.history())).toEqual([['01-13', '01-13', '7']]);
  });

  test('has a gap where a list was empty', async () => {
    const fan = await aFan();
    await fan.top13(1);
    goOn(1);
    await fan.top13();
    goOn(3);
    await fan.top13(2);
    expect(told(await fan.history())).toEqual([
      ['01-13', '01-13', '1'],
      ['01-17', '01-17', '2'],
    ]);
  });

  test('of a ranking has what the fan placed, not what follows in the order of the catalogue', async () => {
    const fan = await aFan();
    const album = (await site.send('GET', '/api/albums/album/lover')).json<{ songs: { _id: string }[] }>();
    const ids = album.songs.map(({ _id }) => _id);
    const entries = (order: readonly (string | undefined)[], own: number) =>
      order.map((songId, index) => ({ songId, placed: index < own }));
    await fan.send('PUT', '/api/rankings/rankings/lover', { rankings: entries([ids[4], ids[2], ids[0]], 2) });
    goOn(1);
    await fan.send('PUT', '/api/rankings/rankings/lover', { rankings: entries(ids, ids.length) });
    const { states, ids: known } = await fan.history('lover');
    expect(states[0]?.items?.map((item) => known[item ?? -1])).toEqual([ids[4], ids[2]]);
    expect(states[1]?.items).toHaveLength(ids.length);
  });

  test('of all songs has the first fifty, and of albums their keys', async () => {
    const fan = await aFan();
    await fan.send('PUT', '/api/rankings/all-songs-ranking', {
      ranking: songs.toReversed().map((songId) => ({ songId })),
    });
    await fan.send('PUT', '/api/rankings/allAlbumsRanking/allAlbumsRanking', {
      rankings: [{ albumName: 'Lover' }, { albumName: 'folklore', placed: false }],
    });
    goOn(1);
    const all = await fan.history('allSongs');
    expect(all.states).toHaveLength(1);
    expect(all.states[0]?.items?.map((item) => all.ids[item ?? -1])).toEqual(songs.toReversed().slice(0, 50));
    expect((await fan.history('allAlbums')).ids[0]).toBe('lover');
  });

  test('of a set list has its draft', async () => {
    const fan = await aFan();
    const save = (songId: string) =>
      fan.send('PUT', '/api/rankings/eras-tour-set-list', {
        erasTourSetList: [{ era: 'Lover', songs: [{ _id: songId }], order: 1 }],
        verify: false,
      });
    const album = (await site.send('GET', '/api/albums/album/lover')).json<{ songs: { _id: string }[] }>();
    const [first = '', second = '', third = ''] = album.songs.map(({ _id }) => _id);
    expect((await save(first)).statusCode).toBe(200);
    goOn(1);
    await save(`${second}/${third}`);
    const { ids, states } = await fan.history('setList');
    const sung = states.map(({ eras = [] }) =>
      eras.find(({ era }) => era === 'Lover')?.songs.map((places) => places.map((at) => ids[at])),
    );
    expect(sung).toEqual([[[first]], [[second, third]]]);
  });
});

test('of two years the last 400 days are whole, and of each month before one state is left', async () => {
  const fan = await aFan();
  for (let day = 0; day < 730; day += 3) {
    if (day === 300 || day === 600) await fan.logIn();
    await fan.top13(day % 50, 50 + (day % 7));
    goOn(3);
  }
  const { states, today } = await fan.history();
  const cutoff = isoOfDay(dayNumberOf(Date.parse(today)) - DAYS_KEPT);
  // Thinned with the first change of a month: what has grown too old since waits for the next.
  const month = `${today.slice(0, 7)}-04`;
  const old = states.filter(({ until }) => until <= isoOfDay(dayNumberOf(Date.parse(month)) - DAYS_KEPT));
  expect(old.length).toBeGreaterThan(9);
  expect(new Set(old.map(({ until }) => until.slice(0, 7))).size).toBe(old.length);
  expect(states.filter(({ until }) => until > cutoff).length).toBe(Math.floor(DAYS_KEPT / 3));
});

describe('a fan', () => {
  test('switches it off: nothing is kept from then on, and what is kept stays', async () => {
    const fan = await aFan();
    await fan.top13(1);
    goOn(1);
    await fan.top13(2);
    const off = (await fan.send('PUT', '/api/history/kept', { enabled: false })).json<HistoryOverview>();
    expect(off).toMatchObject({ kept: false, lists: [{ states: 1 }] });
    goOn(1);
    await fan.top13(3);
    goOn(1);
    await fan.send('PUT', '/api/history/kept', { enabled: false });
    await fan.send('PUT', '/api/history/kept', { enabled: true });
    await fan.top13(4);
    expect(told(await fan.history())).toEqual([
      ['01-13', '01-13', '1'],
      ['01-15', '01-15', '3'],
      ['01-16', '01-16', '4'],
    ]);
  });

  test('deletes a day of a list, or all of it; the lists stay', async () => {
    const fan = await aFan();
    await fan.top13(1);
    goOn(4);
    await fan.top13(2);
    goOn(1);
    await fan.top13(3);
    const rest = await fan.send('DELETE', '/api/history/top13/2026-01-15');
    expect(told(rest.json<ListHistory>())).toEqual([
      ['01-17', '01-17', '2'],
      ['01-18', '01-18', '3'],
    ]);
    expect((await fan.send('DELETE', '/api/history/top13/2026-01-15')).statusCode).toBe(404);
    // The present list is no past state.
    expect((await fan.send('DELETE', '/api/history/top13/2026-01-18')).statusCode).toBe(404);
    expect((await fan.send('DELETE', '/api/history')).json()).toEqual({ kept: true, lists: [] });
    expect(told(await fan.history())).toEqual([['01-18', '01-18', '3']]);
  });

  test('finds it in the download of all data, and it is gone with the account', async () => {
    const fan = await aFan();
    await fan.top13(1);
    goOn(1);
    await fan.top13(2);
    const { history } = (await fan.send('GET', '/api/account/data')).json<AccountData>();
    expect(history).toEqual({
      kept: true,
      lists: [{ list: 'top13', states: [{ since: '2026-01-13', until: '2026-01-13', items: [songs[1]] }] }],
    });
    const count = async () => (await site.database.read.selectFrom('list_days').selectAll().execute()).length;
    const before = await count();
    await fan.send('DELETE', '/api/account', { password: fan.password });
    expect(await count()).toBe(before - 1);
  });

  test('sees the own lists alone', async () => {
    const [fan, other] = [await aFan(), await aFan()];
    await fan.top13(1);
    goOn(1);
    await fan.top13(2);
    expect((await other.history()).states).toEqual([]);
    expect((await other.send('DELETE', '/api/history/top13/2026-01-13')).statusCode).toBe(404);
    await other.send('DELETE', '/api/history');
    await other.send('PUT', '/api/history/kept', { enabled: false });
    expect((await fan.history()).states).toHaveLength(2);
    expect((await fan.overview()).kept).toBe(true);
  });
});

test('a change that is refused keeps nothing', async () => {
  const fan = await aFan();
  await fan.top13(1);
  goOn(1);
  const refused = await fan.send('PUT', '/api/rankings/user/top-thirteen', {
    slots: Array.from({ length: 13 }, () => songs[1]),
  });
  expect(refused.statusCode).toBe(409);
  expect((await fan.overview()).lists).toEqual([]);
});

test.each([
  ['GET', '/api/history/trackRankings', 404, 'list'],
  ['GET', '/api/history/no-such-album', 404, 'list'],
  ['GET', '/api/history/singles', 404, 'list'],
  ['DELETE', '/api/history/top13/2026-02-30', 400, 'day'],
  ['DELETE', '/api/history/top13/yesterday', 400, 'day'],
  ['DELETE', '/api/history/nothing/2026-01-01', 404, 'list'],
])('%s %s is refused with its field', async (method, url, status, field) => {
  const fan = await aFan();
  expect((await fan.send(method, url)).json()).toMatchObject({ statusCode: status, field });
});

test.each([
  ['GET', '/api/history'],
  ['GET', '/api/history/top13'],
  ['PUT', '/api/history/kept'],
  ['DELETE', '/api/history'],
  ['DELETE', '/api/history/top13/2026-01-01'],
])('%s %s needs a session', async (method, url) => {
  expect((await site.send(method, url, { body: {} })).statusCode).toBe(401);
});
