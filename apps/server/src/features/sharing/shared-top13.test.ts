import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { songNumbers } from '@thirteen/catalogue/song-numbers.ts';
import { toTop13Code } from '@thirteen/domain/top13/top13-code.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectCardAndReply } from '../../testing/linked-page.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { isEverything } from '../../testing/everything.ts';

const ORIGIN = 'https://thirteen.example';
const songs = catalogueAlbums.flatMap((album) => album.songs);
const codeFrom = (first: number) =>
  toTop13Code(
    songs.slice(first, first + 13).map(({ id }) => id),
    (id) => songNumbers.get(id),
  ) ?? '';
const code = codeFrom(30);
const damaged = code.slice(0, -2);

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ PUBLIC_URL: ORIGIN });
});
afterAll(() => site.close());

describe('the page of a Top 13 that is its own link', () => {
  test('names its first songs, shows its card and brings the songs along', async () => {
    const { statusCode, body } = await site.send('GET', `/t13/${code}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>A Top 13 | Thirteen</title>');
    expect(body).toContain(`<meta property="og:url" content="${ORIGIN}/t13/${code}" />`);
    expect(body).toMatch(
      /<meta name="description" content="1\. .+ and 10 more\. See them all, then sort yours\." \/>/,
    );
    await expectCardAndReply(site, {
      body,
      origin: ORIGIN,
      kind: 'top-13',
      call: `/api/top-thirteen/${code}`,
    });
  });

  test.each([
    {
      query: '?certain=5',
      address: '?certain=5',
      says: / more\. Numbers 1 to 5 are certain\. The rest is the sorter’s guess/,
    },
    { query: '?certain=abc', address: '?certain=0', says: / more\. None of it is certain/ },
    { query: '?utm_source=mail', address: '', says: / more\. See them all/ },
  ])('says what is guessed, to chats as well: $query', async ({ query, address, says }) => {
    const { statusCode, body } = await site.send('GET', `/t13/${code}${query}`);
    expect(statusCode).toBe(200);
    const contentOf = (name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(body)?.[1];
    expect(contentOf('og:url')).toBe(`${ORIGIN}/t13/${code}${address}`);
    expect(contentOf('og:description')).toMatch(says);
  });

  test('says what is guessed on its pictures, too, each at an address of its own', async () => {
    const addressOf = async (query: string) => {
      const { headers } = await site.send('GET', `/share/top-13/${code}/card.png${query}`);
      return headers['location'] ?? '';
    };
    const [all, five, none] = [
      await addressOf(''),
      await addressOf('?certain=5'),
      await addressOf('?certain=x'),
    ];
    expect(five).toMatch(/\.png\?certain=5$/);
    expect(new Set([all, five, none].map((address) => address.split('?')[0])).size).toBe(3);
    const { body } = await site.send('GET', `/t13/${code}?certain=5`);
    expect(body).toContain(`content="${ORIGIN}${five}"`);
    const { statusCode, headers } = await site.send('GET', five);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    // The picture without the note is not sent in the place of the one with it.
    expect((await site.send('GET', five.split('?')[0] ?? '')).headers['location']).toBe(all);
  });

  test('has pictures in the look of any era, each at an address of its own', async () => {
    const addressIn = async (theme: string) => {
      const { statusCode, headers } = await site.send('GET', `/share/top-13/${code}/card.png?theme=${theme}`);
      return [statusCode, headers['location']?.split('?')] as const;
    };
    const [status, red] = await addressIn('red');
    const [, lover] = await addressIn('lover');
    expect([status, red?.[1], lover?.[1]]).toEqual([302, 'theme=red', 'theme=lover']);
    expect(red?.[0]).toMatch(new RegExp(`^/share/top-13/${code}/card-[0-9a-f]{24}\\.png$`));
    expect(lover?.[0]).not.toBe(red?.[0]);
    const picture = await site.send('GET', red?.join('?') ?? '');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await addressIn('nothing')).toMatchObject([404, undefined]);
  });

  test('is a 404 with a page of its own for a damaged code', async () => {
    const { statusCode, headers, body } = await site.send('GET', `/t13/${damaged}`);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('<title>A Top 13 | Thirteen</title>');
    expect(body).not.toContain(damaged);
  });

  test('keeps the case of its code', async () => {
    const { statusCode, headers } = await site.send('GET', `/T13/${code}`);
    expect([statusCode, headers.location]).toEqual([301, `/t13/${code}`]);
    expect((await site.send('GET', `/t13/${code.toUpperCase()}`)).statusCode).toBe(404);
  });
});

describe('the pictures of a Top 13 that is its own link', () => {
  test.each([
    { image: 'poster', size: '1080x1920' },
    { image: 'square', size: '1080x1080' },
  ])('come as a $image of $size to download', async ({ image, size }) => {
    const led = await site.send('GET', `/share/top-13/${code}/${image}.png?download`);
    expect(led.statusCode).toBe(302);
    const answer = await site.send('GET', led.headers.location ?? '');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="my-top-13-${size}.png"`);
    expect(`${answer.rawPayload.readUInt32BE(16)}x${answer.rawPayload.readUInt32BE(20)}`).toBe(size);
  });

  test('are none for a damaged code', async () => {
    expect((await site.send('GET', `/share/top-13/${damaged}/card.png`)).statusCode).toBe(404);
  });

  test.runIf(isEverything)('are limited as all drawings are', async () => {
    const strict = await startTestApp({ LIMITS_FACTOR: '0.034' });
    try {
      const statuses = [];
      for (const first of [0, 1, 2, 0]) {
        const led = await strict.send('GET', `/share/top-13/${codeFrom(first)}/card.png`);
        statuses.push((await strict.send('GET', led.headers.location ?? '')).statusCode);
      }
      expect(statuses).toEqual([200, 200, 429, 200]);
    } finally {
      await strict.close();
    }
  });
});
