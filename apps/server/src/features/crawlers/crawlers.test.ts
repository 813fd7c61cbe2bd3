import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aProfileFan, aPublicFan } from '../../testing/profile-fan.ts';
import { aShownFan } from '../../testing/shown-fan.ts';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

const ORIGIN = 'https://thirteen.example.org';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ PUBLIC_URL: ORIGIN, LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

/** The paths that a sitemap names; it fails for any other origin. */
async function pathsOf(address: string): Promise<string[]> {
  const { statusCode, headers, body } = await site.send('GET', address);
  expect([address, statusCode, headers['content-type']]).toEqual([
    address,
    200,
    'application/xml; charset=utf-8',
  ]);
  const found = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
  expect(found.filter((loc) => !loc.startsWith(`${ORIGIN}/`))).toEqual([]);
  return found.map((loc) => loc.slice(ORIGIN.length));
}

/** All that the whole sitemap names, part by part. */
async function allPaths(): Promise<string[]> {
  // What others asked for within the last second would be answered again.
  site.clock.now += 1000;
  const all: string[] = [];
  for (const part of await pathsOf('/sitemap.xml')) all.push(...(await pathsOf(part)));
  return all;
}

describe('robots.txt', () => {
  test('lets crawlers read a public site, but for pages with a secret, and leads to the sitemap', async () => {
    const { statusCode, headers, body } = await site.send('GET', '/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /reset-password',
      'Disallow: /confirm-email',
      'Disallow: /api/docs',
      '',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
      '',
    ]);
  });

  test('sends crawlers away from a site of this machine', async () => {
    const own = await startTestApp();
    const { body } = await own.send('GET', '/robots.txt');
    await own.close();
    expect(body).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('security.txt', () => {
  const fieldsOf = (body: string) =>
    Object.fromEntries(
      body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/, 2)),
    );

  test('leads to the contact form, and never runs out', async () => {
    const first = fieldsOf((await site.send('GET', '/.well-known/security.txt')).body);
    expect(first).toMatchObject({
      Contact: `${ORIGIN}/user/contact`,
      Canonical: `${ORIGIN}/.well-known/security.txt`,
    });
    const aYear = 365 * 24 * 60 * 60 * 1000;
    for (const ahead of [0, aYear]) {
      site.clock.now += ahead;
      const { Expires } = fieldsOf((await site.send('GET', '/.well-known/security.txt')).body);
      const left = Date.parse(Expires) - site.clock.now;
      expect(left).toBeGreaterThan(aYear / 3);
      expect(left).toBeLessThan(aYear);
    }
    site.clock.now -= aYear;
  });

  test('names the address that the operator gave', async () => {
    const own = await startTestApp({ SECURITY_CONTACT: 'mailto:holes@example.org' });
    const { Contact } = fieldsOf((await own.send('GET', '/.well-known/security.txt')).body);
    await own.close();
    expect(Contact).toBe('mailto:holes@example.org');
  });
});

describe('the sitemap', () => {
  test('has the open pages, and none that needs a session, a name or a secret', async () => {
    const paths = await pathsOf('/sitemap-pages.xml');
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/sorter', '/user/about', '/user/privacy', '/user/imprint']),
    );
    const wrong = /:|reset-password|confirm-email|userHome|account|^\/user$/;
    expect(paths.filter((path) => wrong.test(path))).toEqual([]);
  });

  test('has a fan from the day on which the profile can be shared, and not one day longer', async () => {
    const fan = await aProfileFan(site);
    const own = `/public-profile/${fan.username}`;
    expect(await allPaths()).not.toContain(own);
    await fan.complete();
    expect(await allPaths()).toContain(own);
    await fan.clearSlot(1);
    expect(await allPaths()).not.toContain(own);
  });

  test('is read once for all who ask within a second', async () => {
    const before = await allPaths();
    const { username } = await aPublicFan(site);
    const own = `/public-profile/${username}`;
    // The clock of the site stands still.
    const ofFans = before.filter((path) => /profile|setlist/.test(path));
    expect((await pathsOf('/sitemap-fans.xml')).toSorted()).toEqual(ofFans.toSorted());
    site.clock.now += 1000;
    expect(await pathsOf('/sitemap-fans.xml')).toContain(own);
  });

  test('has the set list of the author, which is published from the start', async () => {
    expect(await allPaths()).toEqual(
      expect.arrayContaining(['/share-setlist/thirteen', '/public-profile/thirteen']),
    );
    const draft = await signUpFan(site);
    expect(await allPaths()).not.toContain(`/share-setlist/${draft.username}`);
  });

  test('leaves out who asked search engines to stay away', async () => {
    const fan = await aShownFan(site);
    const own = [`/public-profile/${fan.username}`, `/share-setlist/${fan.username}`];
    expect(await allPaths()).toEqual(expect.arrayContaining(own));
    await fan.put('noindex', { enabled: true });
    expect((await allPaths()).filter((path) => own.includes(path))).toEqual([]);
  });

  test.each([
    '/sitemap-.xml',
    '/sitemap-nobody.xml',
    '/sitemap-fans-.xml',
    '/sitemap-fans--.xml',
    '/sitemap-fans-abc.xml',
    '/sitemap-fans-a.xml.xml',
    "/sitemap-fans-'.xml",
    '/sitemap-fans-%61%00.xml',
  ])('knows no part %s', async (address) => {
    const { statusCode } = await site.send('GET', address);
    expect(statusCode).toBe(404);
  });

  test('parts itself as fans come, so that each has its place in one part alone', async () => {
    const fans = Array.from({ length: 2100 }, (_, index) => ({
      id: randomBytes(16).toString('base64url'),
      name: `crowd-${index}`,
    }));
    const at = '2026-01-01T00:00:00.000Z';
    await site.database.write(async (tx) => {
      for (let start = 0; start < fans.length; start += 300) {
        const some = fans.slice(start, start + 300);
        const users = some.map(({ id, name }) => ({
          id,
          username: name,
          username_key: name,
          email: '',
          email_key: `none-${name}`,
          password_hash: null,
          created_at: at,
          email_confirmed_at: null,
        }));
        const choices = { theme: 'Fearless', image: 'debut', answers: '[]', comparing: 0, public_since: at };
        await tx.insertInto('users').values(users).execute();
        await tx
          .insertInto('profiles')
          .values(some.map(({ id }) => ({ user_id: id, ...choices, shareable: 1 })))
          .execute();
      }
    });
    site.clock.now += 1000;
    const parts = await pathsOf('/sitemap.xml');
    expect(parts.length).toBeGreaterThan(30);
    const crowd = (await allPaths()).filter((path) => path.startsWith('/public-profile/crowd-'));
    expect(crowd.toSorted()).toEqual(fans.map(({ name }) => `/public-profile/${name}`).toSorted());
    // An address from before is still whole.
    expect((await pathsOf('/sitemap-fans.xml')).filter((path) => path.includes('/crowd-'))).toHaveLength(
      2100,
    );
  });

  test('has parts that an address may read 120 times a minute, whether there are such or not', async () => {
    const own = await startTestApp({ PUBLIC_URL: ORIGIN, TRUST_PROXY: 'on' });
    const read = (part: string, address: string) =>
      own.send('GET', `/sitemap-${part}.xml`, { headers: { 'x-forwarded-for': address } });
    const statuses: number[] = [];
    for (let time = 0; time < 120; time += 1)
      statuses.push((await read(time % 2 === 0 ? 'fans' : 'nobody', '198.51.100.1')).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 404]));

    const refused = await read('fans', '198.51.100.1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    const others = [await read('fans', '198.51.100.2'), await own.send('GET', '/sitemap.xml')];
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    own.clock.now += 61_000;
    expect((await read('fans', '198.51.100.1')).statusCode).toBe(200);
    await own.close();
  });
});
