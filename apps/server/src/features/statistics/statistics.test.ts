import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { SINGLES_KEY } from '@thirteen/domain/catalogue/catalogue.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeCounters } from '#platform/db/counters.ts';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { recount } from './recount.ts';

const titles = catalogueAlbums.filter(({ key }) => key !== SINGLES_KEY).map(({ title }) => title);

let site: TestApp;

beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

const isOff = () => site.database.readSnapshot((db) => recount(db, () => true));

describe('a recount', () => {
  test('agrees with the counters after random edits by many fans at once, and deletions', async () => {
    const edits = fc.sample(
      fc.record({
        fan: fc.nat(5),
        order: fc.shuffledSubarray(titles),
        isLast: fc.nat(40).map((n) => n === 0),
      }),
      { numRuns: 150, seed: 13 },
    );
    const fans = await Promise.all(Array.from({ length: 6 }, () => signUpFan(site)));
    await Promise.all(
      edits.map(({ fan, order, isLast }) => {
        const { token, password } = fans[fan] ?? { token: '', password: '' };
        if (isLast) return site.send('DELETE', '/api/account', { token, body: { password } });
        const rankings = order.map((albumName) => ({ albumName }));
        return site.send('PUT', '/api/rankings/allAlbumsRanking/allAlbumsRanking', {
          token,
          body: { rankings },
        });
      }),
    );
    expect(await isOff()).toEqual([]);
  });

  test('names what is off, and adding it mends the counter', async () => {
    await site.database.write((tx) =>
      changeCounters(tx, 'somebody', [{ name: 'album-points', item: 'nothing', change: 3 }]),
    );
    const off = await isOff();
    expect(off).toEqual([{ name: 'album-points', item: 'nothing', change: -3 }]);
    await site.database.write((tx) => changeCounters(tx, 'repair', off));
    expect(await isOff()).toEqual([]);
  });
});
