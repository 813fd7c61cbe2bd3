import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../app/app.ts';
import { readConfig } from '../../../config.ts';
import { signUpFan, startTestApp, type TestApp } from '../../../testing/test-app.ts';

const HOUR_MS = 60 * 60 * 1000;

const statusOf = async (site: TestApp, token: string) =>
  (await site.send('GET', '/api/account/data', { token })).statusCode;

/** What the database says of when a fan was last seen. */
async function storedLastSeen(site: TestApp, username: string): Promise<number> {
  const { last_seen_at: lastSeenAt } = await site.database.read
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('last_seen_at')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return lastSeenAt;
}

// A site of its own for a test takes seconds on a busy machine.
describe('a session that nobody uses', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startTestApp({ LIMITS_FACTOR: '1000' });
  });
  afterAll(() => site.close());

  test('is over after 72 hours, and its fan logs in anew', async () => {
    const { username, password, token } = await signUpFan(site);
    site.clock.now += 72 * HOUR_MS;
    const reply = await site.send('GET', '/api/account/data', { token });
    expect(reply.json()).toEqual({ statusCode: 401, error: 'Unauthorized', message: 'Please log in' });
    // A late request brings nothing back.
    expect(await statusOf(site, token)).toBe(401);
    const login = await site.send('POST', '/api/auth/login', { body: { username, password } });
    expect(login.statusCode).toBe(200);
  });

  test('goes on as long as it is used within them', async () => {
    const { token } = await signUpFan(site);
    site.clock.now += 72 * HOUR_MS - 1;
    expect(await statusOf(site, token)).toBe(200);
    site.clock.now += 72 * HOUR_MS - 1;
    expect(await statusOf(site, token)).toBe(200);
    site.clock.now += 72 * HOUR_MS;
    expect(await statusOf(site, token)).toBe(401);
  });

  test('is over after as many hours as the configuration says', async () => {
    const brief = await startTestApp({ SESSION_IDLE_HOURS: '1.5' });
    const { token } = await signUpFan(brief);
    brief.clock.now += 1.5 * HOUR_MS - 1;
    expect(await statusOf(brief, token)).toBe(200);
    brief.clock.now += 1.5 * HOUR_MS;
    expect(await statusOf(brief, token)).toBe(401);
    await brief.close();
  });
});

describe('when a session was last seen', () => {
  // 3.6 seconds of idling: written at most every 0.9 seconds of the site's clock, looked at every 0.45.
  const BRIEF = { LIMITS_FACTOR: '1000', SESSION_IDLE_HOURS: '0.001' };
  let site: TestApp;
  beforeAll(async () => {
    site = await startTestApp(BRIEF);
  });
  afterAll(() => site.close());

  test('is written in the background, and holds for other processes', async () => {
    const { username, token } = await signUpFan(site);
    const openedAt = site.clock.now;
    site.clock.now += 3000;
    expect(await statusOf(site, token)).toBe(200);
    expect(await storedLastSeen(site, username)).toBe(openedAt);
    await expect.poll(() => storedLastSeen(site, username)).toBe(openedAt + 3000);

    // Another process knows of the use by the database alone.
    const config = readConfig({ DATA_DIR: site.dataDir, LOG_LEVEL: 'silent', ...BRIEF });
    const { database, clock } = site;
    const other = await buildApp({ config, database, now: () => clock.now });
    clock.now += 3000;
    const headers = { authorization: `Bearer ${token}` };
    const reply = await other.http.inject({ url: '/api/account/data', headers });
    expect(reply.statusCode).toBe(200);
    await other.http.close();
  });

  test('is written no more often than a quarter of the idle time, an hour at most', async () => {
    const [often, marker] = [await signUpFan(site), await signUpFan(site)];
    const openedAt = site.clock.now;
    site.clock.now += 1000;
    await statusOf(site, often.token);
    await expect.poll(() => storedLastSeen(site, often.username)).toBe(openedAt + 1000);
    site.clock.now += 800;
    await statusOf(site, often.token);
    await statusOf(site, marker.token);
    // By the time the one is written, the other was looked at, too, and let be.
    await expect.poll(() => storedLastSeen(site, marker.username)).toBe(openedAt + 1800);
    expect(await storedLastSeen(site, often.username)).toBe(openedAt + 1000);
  });

  test('fails no request while it can not be written, and is written later', async () => {
    const { username, token } = await signUpFan(site);
    const openedAt = site.clock.now;
    const allowWrites = await refuseUpdates(site);
    site.clock.now += 2000;
    expect(await statusOf(site, token)).toBe(200);
    site.clock.now += 2000;
    expect(await statusOf(site, token)).toBe(200);
    expect(await storedLastSeen(site, username)).toBe(openedAt);
    await allowWrites();
    await expect.poll(() => storedLastSeen(site, username)).toBe(openedAt + 4000);
  });
});

/** Lets the database refuse to note later times in sessions than now, until the answer is called. */
async function refuseUpdates({ database, clock }: TestApp): Promise<() => Promise<void>> {
  const latest = sql.lit(clock.now);
  // A distributed database takes no triggers, and SQLite no constraint on a table that is there.
  const [refuse, allow] =
    database.engine === 'sqlite'
      ? [
          sql`create trigger refuse before update on sessions begin select raise(abort, 'refused'); end`,
          sql`drop trigger refuse`,
        ]
      : [
          sql`alter table sessions add constraint refuse check (last_seen_at <= ${latest})`,
          sql`alter table sessions drop constraint refuse`,
        ];
  await database.write((tx) => refuse.execute(tx));
  return async () => void (await database.write((tx) => allow.execute(tx)));
}
