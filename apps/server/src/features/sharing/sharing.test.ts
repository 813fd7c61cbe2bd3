import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { buildCatalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { SURPRISE_ERA, toMashup, tourAlbums } from '@thirteen/domain/set-list/set-list.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { ShareImage } from './share-images.ts';
import { toSetListPage } from './shared-set-list.ts';
import { siteImage } from './sharing.routes.ts';

const albums = tourAlbums(buildCatalogue(catalogueAlbums));
const ORIGIN = 'https://thirteen.example';

/** The least that complies: four songs of each era, a mashup and one more in the first, two surprise songs. */
function aWholeShow(firstSong = 0) {
  const idsOf = (era: number) => albums[era]?.songs.map(({ id }) => id) ?? [];
  const eras = albums.map(({ era }, index) => {
    const ids = idsOf(index).slice(index === 0 ? firstSong : 0, index === 0 ? firstSong + 4 : 4);
    const more = index === 0 ? [toMashup(idsOf(0)[11] ?? '', idsOf(0)[12] ?? '')] : [];
    return { era, order: index + 1, songs: [...ids, ...more].map((_id) => ({ _id })) };
  });
  const picks = [idsOf(2)[8], idsOf(3)[8]].map((_id) => ({ _id: _id ?? '' }));
  return [...eras, { era: SURPRISE_ERA, order: eras.length + 1, songs: picks }];
}

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000', PUBLIC_URL: ORIGIN });
});
afterAll(() => site.close());

async function save(token: string, erasTourSetList: unknown, how: object, on = site) {
  const saved = await on.send('PUT', '/api/rankings/eras-tour-set-list', {
    token,
    body: { erasTourSetList, ...how },
  });
  if (saved.statusCode !== 200) throw new Error(`Saving answered ${saved.statusCode}: ${saved.body}`);
}

async function aFanWithShow(on = site) {
  const fan = await signUpFan(on);
  await save(fan.token, aWholeShow(), { verify: true }, on);
  return fan;
}

test('a picture that the client has already is not drawn for it', async () => {
  const strict = await startTestApp({ LIMITS_FACTOR: '0.001' });
  const { headers } = await strict.send('GET', '/share/site/card.png');
  const address = headers.location ?? '';
  const etag = `"${/-(\w+)\.png$/.exec(address)?.[1]}"`;
  const known = await strict.send('GET', address, { headers: { 'if-none-match': etag } });
  expect([known.statusCode, known.headers.etag]).toEqual([304, etag]);
  // Drawing it would have been too much.
  expect((await strict.send('GET', address)).statusCode).toBe(429);
  await strict.close();
});

/** The present address of a image, which a name without a version leads to. */
async function addressOf(username: string, image: ShareImage, on = site): Promise<string> {
  const answer = await on.send('GET', `/share/set-list/${username}/${image}.png`);
  expect(answer.statusCode).toBe(302);
  return answer.headers.location ?? '';
}

describe('the pictures of a set list', () => {
  test.each([
    { image: 'card', width: 1200, height: 630 },
    { image: 'poster', width: 1080, height: 1920 },
    { image: 'square', width: 1080, height: 1080 },
  ] as const)(
    'has a $image of $width by $height pixels that may be kept for good',
    async ({ image, width, height }) => {
      const { username } = await aFanWithShow();
      const answer = await site.send('GET', await addressOf(username, image));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const png = answer.rawPayload;
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
    },
  );

  test('are not sent again to whoever has them', async () => {
    const { username } = await aFanWithShow();
    const address = await addressOf(username, 'card');
    const first = await site.send('GET', address);
    const again = await site.send('GET', address, { headers: { 'if-none-match': `${first.headers.etag}` } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('have another address as soon as the set list changes; the old one leads to it', async () => {
    const { username, token } = await aFanWithShow();
    const before = await addressOf(username, 'card');
    await save(token, aWholeShow(1), { verify: true });
    const after = await addressOf(username, 'card');
    expect(after).not.toBe(before);
    const old = await site.send('GET', before);
    expect([old.statusCode, old.headers.location, old.headers['cache-control']]).toEqual([
      302,
      after,
      'no-cache',
    ]);
  });

  test('are the same whatever the case of the name', async () => {
    const { username } = await aFanWithShow();
    expect(await addressOf(username.toUpperCase(), 'card')).toBe(await addressOf(username, 'card'));
  });

  test('come as a file with a name where a download is asked for', async () => {
    const { username } = await aFanWithShow();
    const answer = await site.send('GET', `${await addressOf(username, 'poster')}?download`);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="${username}-eras-tour-1080x1920.png"`,
    );
  });

  test('stay what they are while the fan edits, and are gone when the set list is taken away', async () => {
    const { username, token } = await aFanWithShow();
    const address = await addressOf(username, 'card');
    await save(token, aWholeShow(1), { verify: false });
    expect(await addressOf(username, 'card')).toBe(address);
    expect((await site.send('GET', address)).statusCode).toBe(200);
    await save(token, [], { verify: false, withdraw: true });
    expect((await site.send('GET', address)).statusCode).toBe(404);
  });

  test('answer alike for a name that nobody has and for a fan without a published set list', async () => {
    const { username } = await signUpFan(site);
    const answers = await Promise.all(
      [username, 'nobody-at-all', '%22%3E%3Cscript%3E'].map((name) =>
        site.send('GET', `/share/set-list/${name}/card.png`),
      ),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
  });

  test.each(['sheet.png', 'card.jpg', 'card-.png', '..%2f..%2fthirteen.sqlite'])(
    'are none at %s',
    async (file) => {
      const { username } = await aFanWithShow();
      expect((await site.send('GET', `/share/set-list/${username}/${file}`)).statusCode).toBe(404);
    },
  );

  test('are limited per address where they have to be drawn, not where they are kept', async () => {
    const strict = await startTestApp({ LIMITS_FACTOR: '0.1' });
    try {
      const { username, token } = await aFanWithShow(strict);
      const statusOf = async (address: string) => (await strict.send('GET', address)).statusCode;
      const kept = await addressOf(username, 'card', strict);
      const statuses = [await statusOf(kept)];
      for (const firstSong of [1, 2, 3, 4, 5]) {
        await save(token, aWholeShow(firstSong), { verify: true }, strict);
        statuses.push(await statusOf(await addressOf(username, 'card', strict)));
      }
      await save(token, aWholeShow(), { verify: true }, strict);
      for (let again = 0; again < 5; again += 1) statuses.push(await statusOf(kept));
      expect(statuses).toEqual(statuses.map(() => 200));

      const refused = await strict.send('GET', await addressOf(username, 'poster', strict));
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await strict.close();
    }
  });
});

describe('the card of the site', () => {
  test('is a PNG at the address that pages give', async () => {
    const answer = await site.send('GET', siteImage.path);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('is found under an older address, too', async () => {
    const answer = await site.send('GET', '/share/site/card-0123abcd.png');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, siteImage.path]);
  });
});

test('the page of a set list says whose it is, and shows its card', async () => {
  const { username } = await aFanWithShow();
  const page = await site.app.inject(`/share/set-list/${username}/card.png`);
  const described = toSetListPage({ username, acts: [], guitar: 'One', piano: 'Two' }, ORIGIN);
  expect(described).toMatchObject({
    path: `/share-setlist/${username}`,
    title: `${username}'s Eras Tour set list`,
    description: expect.stringContaining('One on guitar and Two on piano'),
    image: { width: 1200, height: 630, alt: expect.stringContaining(username) },
  });
  expect(described.image.path.replace(/card-.*/, '')).toBe(page.headers.location?.replace(/card-.*/, ''));
});
