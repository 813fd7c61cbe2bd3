import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({
    AUTHOR_USERNAME: 'the-author',
    TIP_URL: 'https://tips.example/jar',
    NEXT_RELEASE: '2030-01-02 A Next One',
  });
});
afterAll(() => site.close());

const read = async <Facts>(name: string) => (await site.send('GET', `/api/site/${name}`)).json<Facts>();

type HomeFacts = {
  readonly heroSongs: readonly { readonly albumCover: string; readonly era: string }[];
  readonly nextRelease: object;
};

describe('the home page', () => {
  test('has at least as many songs as it shows and more to take their turns, each with its cover', async () => {
    const { heroSongs } = await read<HomeFacts>('home');
    expect(heroSongs.length).toBeGreaterThan(5);
    expect(heroSongs[0]).toEqual({
      title: 'Cruel Summer',
      albumName: 'Lover',
      albumCover: expect.stringMatching(/^\/media\/covers\/lover\.svg\?v=/),
      era: 'lover',
    });
    const covers = await Promise.all(heroSongs.map(({ albumCover }) => site.send('GET', albumCover)));
    expect(covers.map(({ statusCode }) => statusCode)).toEqual(heroSongs.map(() => 200));
  });

  test('counts down to the release that the operator names', async () => {
    expect((await read<HomeFacts>('home')).nextRelease).toEqual({ date: '2030-01-02', name: 'A Next One' });
  });
});

test('the release notes run from this version down to the first', async () => {
  const notes = await read<{ version: string; date: string; features: string[] }[]>('release-notes');
  const { version } = JSON.parse(
    await readFile(new URL('../../../package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  expect(notes.map((note) => note.version)).toEqual([version, '2.2.0', '2.1.0', '2.0.0', '1.0.0']);
  expect(notes[3]).toEqual({
    version: '2.0.0',
    date: 'Aug 10, 2025',
    features: ['A new e-mail provider', "The users' favorite songs page"],
  });
});

describe('the about page', () => {
  test('has eight pictures that load and say what they show', async () => {
    const { photos } = await read<{ photos: { src: string; alt: string; caption: string }[] }>('about');
    expect(photos).toHaveLength(8);
    for (const { src, alt, caption } of photos) {
      const picture = await site.send('GET', src);
      expect([picture.statusCode, picture.headers['cache-control']]).toEqual([
        200,
        expect.stringContaining('immutable'),
      ]);
      expect([alt.length, caption.length]).toEqual([expect.toSatisfy(isSome), expect.toSatisfy(isSome)]);
    }
  });

  test('names its author and the tip jar', async () => {
    expect(await read('about')).toMatchObject({
      authorUsername: 'the-author',
      tipUrl: 'https://tips.example/jar',
    });
  });

  test('has no tip jar unless the operator names one', async () => {
    const other = await startTestApp();
    const about = (await other.send('GET', '/api/site/about')).json<object>();
    await other.close();
    expect(about).toMatchObject({ authorUsername: 'thirteen', tipUrl: null });
  });
});

test.each(['home', 'release-notes', 'about', 'licenses'])(
  'the facts of %s may be kept, and asked for again',
  async (name) => {
    const first = await site.send('GET', `/api/site/${name}`);
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await site.send('GET', `/api/site/${name}`, { headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);

function isSome(length: number): boolean {
  return length > 10;
}
