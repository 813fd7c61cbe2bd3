import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readOutbox } from '../mailbox.ts';
import { aPublicFan, type ProfileFan } from '../profile-fan.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const HOUR_MS = 3_600_000;
// Statistics are two seconds old at most.
const LATER_MS = 2500;
const FAVORITES = '/api/users/all-top-favorite-songs';

let site: TestApp;
let fan: ProfileFan;
let passedMs = 0;

beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
  site.startBackground();
  fan = await aPublicFan(site);
});
afterAll(async () => {
  vi.useRealTimers();
  await site.close();
});

/** Sets the clock of the machine off by so much, for what asks the site's clock and for what asks the machine's. */
function setClock(start: number, offsetMs: number): void {
  site.clock.now = start + passedMs + offsetMs;
  vi.setSystemTime(site.clock.now);
}

test('a clock that is set by an hour either way, and back, stops nothing', async () => {
  const start = site.clock.now;
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const { songs } = (await fan.get('/api/albums/allAlbums')).json<{ songs: { _id: string }[] }[]>()[0] ?? {};
  for (const [round, offsetMs] of [HOUR_MS, 0, -HOUR_MS, 0].entries()) {
    setClock(start, offsetMs);
    expect((await fan.fillSlot(round + 2)).statusCode).toBe(200);
    const body = { email: `${fan.username}@example.org` };
    expect((await site.send('POST', '/api/auth/forgot-password', { body })).statusCode).toBe(200);
    await readOutbox(site.dataDir, round + 1);
    passedMs += LATER_MS;
    setClock(start, offsetMs);
    await vi.waitFor(async () => {
      const favorites = (await fan.get(FAVORITES)).json<{ count: number }[]>();
      expect(favorites.reduce((sum, { count }) => sum + count, 0)).toBe(round + 2);
    }, 10_000);
    const preview = await site.send('GET', `/media/previews/${songs?.[round]?._id}.mp3`);
    expect(preview.statusCode).toBe(200);
  }
});
