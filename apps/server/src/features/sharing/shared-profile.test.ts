import { Resvg } from '@resvg/resvg-js';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { profileQuestions } from '@thirteen/catalogue/texts.ts';
import { profileThemes } from '@thirteen/domain/profile/profile-choices.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { aPublicFan, type ProfileFan } from '../../testing/profile-fan.ts';
import { isEverything } from '../../testing/everything.ts';

const ORIGIN = 'https://thirteen.example';
const NASTY = [
  { what: 'tags', text: '</title><script>alert(1)</script>' },
  { what: 'quotes', text: `"' onload='x' "><img src=x>` },
  { what: 'emoji', text: '\u{1F389} fan \u{1F9D1}\u200D\u{1F3A4}' },
  { what: 'writing from right to left', text: '\u05E9\u05DC\u05D5\u05DD \u202Eevil' },
  { what: '500 characters', text: 'x'.repeat(500) },
] as const;

const themes = profileThemes({ albums: catalogueAlbums }).map(({ name }) => name);

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000', PUBLIC_URL: ORIGIN });
});
afterAll(() => site.close());

/** Where a image is now, which a name without a version leads to. */
async function addressOf({ username }: { username: string }, image: string, on = site): Promise<string> {
  const answer = await on.send('GET', `/share/profile/${username}/${image}.png`);
  expect(answer.statusCode).toBe(302);
  return answer.headers.location ?? '';
}

/** The page behind the link, with its tags by name. */
async function pageOf(username: string) {
  const answer = await site.send('GET', `/public-profile/${username}`);
  const metas = answer.body.matchAll(/<meta (?:name|property)="([\w:]+)" content="([^"]*)" \/>/g);
  return {
    status: answer.statusCode,
    html: answer.body,
    tags: new Map([...metas].map(([, n, v]) => [n, v])),
  };
}

describe('the pictures of a public profile', () => {
  test.each([
    { image: 'card', width: 1200, height: 630 },
    ...(isEverything
      ? [
          { image: 'poster', width: 1080, height: 1920 },
          { image: 'square', width: 1080, height: 1080 },
        ]
      : []),
  ])('have a $image of $width by $height pixels, drawn all over', async ({ image, width, height }) => {
    const fan = await aPublicFan(site);
    const answer = await site.send('GET', await addressOf(fan, image));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const png = answer.rawPayload;
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
    expect(colorsIn(png, width, height)).toBeGreaterThan(1000);
  });

  test('have another address as soon as theme, image or Top 13 change; the old one leads to it', async () => {
    const fan = await aPublicFan(site);
    const addresses = [await addressOf(fan, 'card')];
    const changes = [
      () => fan.put('theme', { theme: 'Red' }),
      () => fan.put('image', { image: 'tour-3' }),
      () => fan.fillSlot(2),
    ];
    for (const change of changes) {
      await change();
      addresses.push(await addressOf(fan, 'card'));
    }
    expect(new Set(addresses).size).toBe(4);
    const old = await site.send('GET', addresses[0] ?? '');
    expect([old.statusCode, old.headers.location]).toEqual([302, addresses[3]]);
  });

  test('come as a file with a name where a download is asked for, by an address without a version', async () => {
    const fan = await aPublicFan(site);
    const led = await site.send('GET', `/share/profile/${fan.username}/square.png?download`);
    const answer = await site.send('GET', led.headers.location ?? '');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="${fan.username}-top-13-1080x1080.png"`,
    );
  });

  test('answer alike for a name that nobody has and for a profile that is not public', async () => {
    const { username } = await signUpFan(site);
    const names = [username, 'nobody-at-all', '%22%3E%3Cscript%3E'];
    const answers = await Promise.all(
      names.map((name) => site.send('GET', `/share/profile/${name}/card.png`)),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
  });

  test.runIf(isEverything)(
    'are limited to 60 drawings per address and minute, not where they are kept',
    async () => {
      const strict = await startTestApp({ LIMITS_FACTOR: '0.1' });
      try {
        const fan = await aPublicFan(strict);
        const statuses = [];
        for (const theme of themes.slice(0, 7)) {
          await fan.put('theme', { theme });
          const address = await addressOf(fan, 'card', strict);
          statuses.push((await strict.send('GET', address)).statusCode);
        }
        await fan.put('theme', { theme: themes[0] });
        statuses.push((await strict.send('GET', await addressOf(fan, 'card', strict))).statusCode);
        expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 200]);
      } finally {
        await strict.close();
      }
    },
  );
});

describe('the page of a public profile', () => {
  test('says whose Top 13 it is, and shows its card', async () => {
    const fan = await aPublicFan(site);
    const { status, html, tags } = await pageOf(fan.username);
    expect(status).toBe(200);
    expect(html).toContain(`<title>${fan.username}&#39;s Top 13 | Thirteen</title>`);
    expect(tags.get('og:url')).toBe(`${ORIGIN}/public-profile/${fan.username}`);
    expect(tags.get('og:description')).toMatch(/^1\. .+\. See the whole profile, then make your own\.$/);
    expect(tags.get('twitter:card')).toBe('summary_large_image');
    expect(tags.get('og:image')).toBe(`${ORIGIN}${await addressOf(fan, 'card')}`);
    expect(tags.get('twitter:image')).toBe(tags.get('og:image'));
    expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual(['1200', '630']);
  });

  test('shows the new card at once after a change', async () => {
    const fan = await aPublicFan(site);
    const before = (await pageOf(fan.username)).tags.get('og:image');
    await fan.put('theme', { theme: 'Folklore' });
    expect((await pageOf(fan.username)).tags.get('og:image')).not.toBe(before);
  });

  test('is the same for a name that nobody has and for a profile that is not public', async () => {
    const { username } = await signUpFan(site);
    const [hidden, unknown] = [await pageOf(username), await pageOf('nobody-at-all')];
    expect([hidden.status, unknown.status]).toEqual([404, 404]);
    expect(hidden.html).toBe(unknown.html);
    expect(hidden.html).not.toContain(username);
  });

  test.each(NASTY)('keeps answers and songs with $what in their place', async ({ text }) => {
    const fan = await aPublicFan(site);
    await fan.answer(profileQuestions[0] ?? '', text);
    await fillSlotWithSongCalled(fan, text.slice(0, 100));

    const { status, html } = await pageOf(fan.username);
    expect(status).toBe(200);
    const head = /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? '';
    const safe =
      /^<(?:title>[^<>]*<\/title|meta (?:name|property)="[\w:]+" content="[^"<>]*" \/|link rel="(?:canonical|preload)" [^<>]*\/|script type="application\/json" id="first-replies">[^<]*<\/script)>$/;
    const tags = head
      .trim()
      .split('\n')
      .map((line) => line.trim());
    expect(tags.filter((tag) => !safe.test(tag))).toEqual([]);
    expect(html).toContain(
      '<div id="root"><div class="first-screen" data-code="" data-look="banner" data-era="fearless">',
    );

    const card = await site.send('GET', await addressOf(fan, 'card'));
    expect(card.statusCode).toBe(200);
    expect(colorsIn(card.rawPayload, 1200, 630)).toBeGreaterThan(1000);
  });
});

/** Puts a song with a title of the test's own into the catalogue, and into the first slot of a fan. */
async function fillSlotWithSongCalled(fan: ProfileFan, title: string): Promise<void> {
  await site.database.write(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select('id')
      .where('username', '=', fan.username)
      .executeTakeFirstOrThrow();
    await tx.insertInto('rights').values({ user_id: user.id, right_name: 'catalogue' }).execute();
  });
  const added = await site.send('POST', '/api/albums/add-album', {
    token: fan.token,
    body: { title: `Album of ${fan.username}`, releaseDate: '2025-10-03', songs: [{ title, track: 1 }] },
  });
  expect(added.statusCode).toBe(201);
  const { songs } = added.json<{ songs: { id?: string; _id?: string }[] }>();
  await fan.fillSlotWith(1, songs[0]?._id ?? songs[0]?.id);
}

/** How many colors a picture has: few in one that is blank. */
function colorsIn(png: Buffer, width: number, height: number): number {
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return new Set(new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength >> 2)).size;
}
