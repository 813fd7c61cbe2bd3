import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAdminFor } from '../../testing/operator-scripts.ts';
import { aProfileFan, aPublicFan } from '../../testing/profile-fan.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const ORIGIN = 'https://thirteen.example.org';
const NOBODY = 'nobody-at-all';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ PUBLIC_URL: ORIGIN, LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

/** A fan with two songs, whose profile can't be shared, and a name put to the Top 13. */
async function aNamedFan() {
  const fan = await aProfileFan(site);
  await fan.fillSlot(1);
  await fan.fillSlot(2);
  const saved = await fan.put('named-top-thirteen', { enabled: true });
  expect([saved.statusCode, saved.json().namedTop13, saved.json().shareable]).toEqual([200, true, false]);
  return fan;
}

const placesOf = (username: string) => [
  `/top13/${username}`,
  `/api/profile/top-thirteen/${username}`,
  `/share/named-top-13/${username}/card.png`,
  `/share/named-top-13/${username}/poster.png`,
];

/** What all places of a Top 13 with a name say, without the name itself. */
async function saidOf(username: string): Promise<readonly string[]> {
  const name = new RegExp(username, 'g');
  const answers = await Promise.all(placesOf(username).map((url) => site.send('GET', url)));
  return answers.map(
    ({ statusCode, headers, body }) =>
      `${statusCode} ${headers['content-type']} ${String(headers['x-robots-tag'])} ${body.replaceAll(name, '*')}`,
  );
}

async function sitemap(): Promise<string> {
  // Shared answers may be a second old.
  site.clock.now += 1000;
  return (await site.send('GET', '/sitemap-fans.xml')).body;
}

describe('a Top 13 to pick five songs from', () => {
  const songsOf = async (username: string) => {
    const answer = await site.send('GET', `/api/profile/${username}/top-thirteen-to-pick`);
    expect(answer.statusCode).toBe(200);
    return answer.json().songs.length;
  };

  test('is told of a public profile, and of a fan who put a name to it', async () => {
    expect(await songsOf((await aPublicFan(site)).username)).toBe(1);
    expect(await songsOf((await aNamedFan()).username.toUpperCase())).toBe(2);
  });

  test('has no songs where the fan shows none, compares with nobody, is hidden or unknown', async () => {
    const shy = await aProfileFan(site);
    await shy.fillSlot(1);
    const [alone, hidden] = [await aNamedFan(), await aNamedFan()];
    await alone.put('comparing', { enabled: false });
    await runAdminFor(site, 'hide', hidden.username);
    const names = [shy.username, alone.username, hidden.username, NOBODY];
    expect(await Promise.all(names.map(songsOf))).toEqual([0, 0, 0, 0]);
  });
});

describe('a Top 13 with a name', () => {
  test('is off until its fan wants it, and is then told and exported', async () => {
    const fan = await aProfileFan(site);
    await fan.fillSlot(1);
    expect((await fan.profile()).json().namedTop13).toBe(false);
    expect(await saidOf(fan.username)).toEqual(await saidOf(NOBODY));
    await fan.put('named-top-thirteen', { enabled: true });
    expect((await site.send('GET', `/top13/${fan.username}`)).statusCode).toBe(200);
    expect((await fan.get('/api/account/data')).json().profile.namedTop13).toBe(true);
  });

  test('has a page with head tags, its card and its songs, whatever the case of the name', async () => {
    const { username } = await aNamedFan();
    const { statusCode, headers, body } = await site.send('GET', `/top13/${username.toUpperCase()}`);
    expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'no-cache',
      undefined,
    ]);
    expect(body).toContain(`<meta property="og:url" content="${ORIGIN}/top13/${username}" />`);
    expect(body).toMatch(/<meta name="description" content="1\. .+, 2\. [^"]+ See them all/);
    const [, card = ''] = new RegExp(`content="${ORIGIN}(/share/named-top-13/[^"]+)"`).exec(body) ?? [];
    const picture = await site.send('GET', card);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(await sitemap()).toContain(`<loc>${ORIGIN}/top13/${username}</loc>`);
  });

  test('follows the list, and is read again by its tag', async () => {
    const fan = await aNamedFan();
    const call = `/api/profile/top-thirteen/${fan.username}`;
    const first = await site.send('GET', call);
    expect(first.json()).toMatchObject({ username: fan.username, songs: [{ slot: 1 }, { slot: 2 }] });
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await site.send('GET', call, { headers })).statusCode).toBe(304);
    await fan.clearSlot(1);
    const next = await site.send('GET', call, { headers });
    expect([next.statusCode, next.json().songs.length]).toEqual([200, 1]);
  });

  test.each([
    { what: 'is switched off', hide: (fan: Fan) => fan.put('named-top-thirteen', { enabled: false }) },
    { what: 'is hidden by the operator', hide: (fan: Fan) => runAdminFor(site, 'hide', fan.username) },
    {
      what: 'is renamed',
      hide: (fan: Fan) => runAdminFor(site, 'rename', fan.username, `x${fan.username}`.slice(0, 20)),
    },
    { what: 'goes', hide: (fan: Fan) => fan.remove() },
    {
      what: 'empties the list',
      hide: async (fan: Fan) => [await fan.clearSlot(1), await fan.clearSlot(2)],
    },
  ])('is unknown, as a name that nobody has, once its fan $what', async ({ hide }) => {
    const fan = await aNamedFan();
    const [, , card = ''] = placesOf(fan.username);
    const drawn = (await site.send('GET', card)).headers.location ?? '';
    expect((await site.send('GET', drawn)).statusCode).toBe(200);
    await hide(fan);
    expect(await saidOf(fan.username)).toEqual(await saidOf(NOBODY));
    expect((await site.send('GET', drawn)).statusCode).toBe(404);
    expect(await sitemap()).not.toContain(`/top13/${fan.username}<`);
    const report = { page: 'top-13', username: fan.username, topic: 'name' };
    expect((await site.send('POST', '/api/reports', { body: report })).statusCode).toBe(404);
  });

  test('stays out of search engines where its fan asked for that, and can be reported', async () => {
    const fan = await aNamedFan();
    await fan.put('noindex', { enabled: true });
    for (const place of [`/top13/${fan.username}`, `/share/named-top-13/${fan.username}/card.png`])
      expect((await site.send('GET', place)).headers['x-robots-tag']).toBe('noindex');
    expect(await sitemap()).not.toContain(`/top13/${fan.username}<`);
    const report = { page: 'top-13', username: fan.username, topic: 'name' };
    expect((await site.send('POST', '/api/reports', { body: report })).statusCode).toBe(200);
  });
});

type Fan = Awaited<ReturnType<typeof aProfileFan>>;
