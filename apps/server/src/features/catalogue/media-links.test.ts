import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import type { Album } from '@thirteen/contract/catalogue.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSearchStandIn } from '../../testing/databases/search-stand-in.ts';
import { processEnv } from '../../testing/crashes/server-process.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { isEverything } from '../../testing/everything.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/media-link.ts', import.meta.url));
const ARTIST = 'Taylor Swift';
const PICTURE = 'https://is1-ssl.mzstatic.com/image/thumb/Music/one/100x100bb.jpg';
const PAGE = 'https://music.apple.com/us/album/cardigan/1?i=2';
const SOUND = 'https://audio-ssl.itunes.apple.com/itunes-assets/AudioPreview/one.m4a';

const anAlbum = (collectionName: string, artworkUrl100 = PICTURE, artistName = ARTIST) => ({
  wrapperType: 'collection',
  collectionName,
  artistName,
  artworkUrl100,
});
const aSong = (trackName: string, collectionName: string, other: object = {}) => ({
  wrapperType: 'track',
  kind: 'song',
  trackName,
  collectionName,
  artistName: ARTIST,
  previewUrl: SOUND,
  ...other,
});
const refuse = (status: number) => (response: ServerResponse) =>
  void response.writeHead(status, { 'retry-after': '0' }).end('no');

const FOLKLORE = 'folklore (deluxe version)';
const RED = "Red (Taylor's Version)";

const ANSWERS: Parameters<typeof startSearchStandIn>[0] = {
  'Taylor Swift folklore': [
    [anAlbum(FOLKLORE, 'https://is9-ssl.mzstatic.com/x.jpg', 'Karaoke Stars'), anAlbum(FOLKLORE)],
  ],
  'Taylor Swift evermore': [[anAlbum('evermore', 'javascript:alert(1)')]],
  'Taylor Swift Lover': [[anAlbum('Lover', 'https://pictures.example/one.jpg')]],
  'Taylor Swift reputation': [[anAlbum('reputation', 'https://is1-ssl.mzstatic.com.example/one.jpg')]],
  'Taylor Swift Midnights': [[anAlbum('Midnights', PICTURE.replace('https', 'http'))]],
  "Taylor Swift 1989 (Taylor's Version)": [
    [anAlbum("1989 (Taylor's Version)", 'https://a:b@is1-ssl.mzstatic.com/1.jpg')],
  ],
  [`Taylor Swift ${RED}`]: [[anAlbum('Red (Deluxe Version)')]],
  'Taylor Swift cardigan': [
    [
      aSong('cardigan (live)', FOLKLORE),
      aSong('cardigan', 'Long Pond Live'),
      aSong('cardigan', FOLKLORE, { artistName: 'Taylor Swift Tribute Band' }),
      aSong('cardigan', FOLKLORE, { previewUrl: SOUND.replace('one', 'cardigan'), trackViewUrl: PAGE }),
    ],
  ],
  "Taylor Swift All Too Well (Taylor's Version)": [
    [aSong('All Too Well', 'Red'), aSong("All Too Well (10 Minute Version) [Taylor's Version]", RED)],
  ],
  "Taylor Swift All Too Well (10 Minute Version) (Taylor's Version)": [
    [aSong("All Too Well (10 Minute Version) [Taylor's Version] [From the Vault]", RED)],
  ],
  'Taylor Swift the 1': [refuse(403), [aSong('the 1', FOLKLORE)]],
  'Taylor Swift august': [
    (response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
    [aSong('august', FOLKLORE)],
  ],
  'Taylor Swift betty': [
    (response) => void response.end('{"results": [{"kind"'),
    (response) => void response.end('{"results": 13}'),
    [
      null,
      13,
      { kind: 'song', trackName: ['betty'] },
      aSong('betty', FOLKLORE, { trackViewUrl: 'https://music.apple.com.example/betty' }),
    ],
  ],
  'Taylor Swift exile': [
    (response) => void response.end(`{"results":[{"kind":"${'x'.repeat(2_000_000)}"}]}`),
    (response) => void response.destroy(),
    [aSong('exile (feat. Bon Iver)', FOLKLORE)],
  ],
  'Taylor Swift seven': [[aSong('seven', FOLKLORE, { trackTimeMillis: 10_000 })]],
  'Taylor Swift hoax': [[aSong('hoax', FOLKLORE, { previewUrl: 'data:audio/mpeg;base64,AAAA' })]],
};

let standIn: Awaited<ReturnType<typeof startSearchStandIn>>;
let site: TestApp;
beforeAll(async () => {
  standIn = await startSearchStandIn(ANSWERS);
  site = await startTestApp();
});
afterAll(async () => {
  standIn.close();
  await site.close();
});

async function link(...options: readonly string[]) {
  const fast = ['--address', standIn.address, '--calls-a-minute', '100000', ...options];
  const child = spawn(process.execPath, [SCRIPT, ...fast], {
    env: { ...processEnv(), DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: Number(code), stdout, stderr };
}

async function findAlbum(name: string): Promise<Album> {
  return (await site.send('GET', `/api/albums/album/${name}`)).json<Album>();
}

async function previewOf(album: string, title: string): Promise<string | undefined> {
  return (await findAlbum(album)).songs.find((song) => song.title.toLowerCase() === title)?.audioSource;
}

const policy = async () => String((await site.send('GET', '/api/site')).headers['content-security-policy']);
const COVER = PICTURE.replace('100x100bb', '600x600bb');
const everything = catalogueAlbums.length - 1 + catalogueAlbums.flatMap(({ songs }) => songs).length;

describe('npm run media:link', () => {
  test('keeps what it found when the search stops answering, and says so', async () => {
    const before = await policy();
    expect(before).not.toContain('apple.com');
    standIn.change({ 'Taylor Swift Taylor Swift': [[]], '*': [refuse(429)] });
    const { code, stdout, stderr } = await link();
    expect([code, stdout]).toEqual([1, 'The search answered 429: going on in 0 seconds.\n'.repeat(4)]);
    expect(stderr).toContain('Run it again later to go on: The search answered 429\n');
    standIn.change(ANSWERS);
  });

  test('links what is right, goes on where it stopped, and lists what is unsure', async () => {
    const { code, stdout, stderr } = await link();
    expect(code).toBe(0);
    // One was answered in the run before.
    expect(standIn.asked.map(({ term }) => term)).not.toContain('Taylor Swift Taylor Swift');
    expect(new Set(standIn.asked.map(({ term }) => term)).size).toBeGreaterThan(everything - 10);
    expect(standIn.asked.filter(({ term }) => term.startsWith('not the search'))).toEqual([]);
    expect(stderr).toContain(`100 % · ${everything} of ${everything} albums and songs\n`);

    // The app read the catalogue several times meanwhile; the last change reaches it within two seconds.
    const isUpToDate = async () =>
      [
        await previewOf('folklore', 'betty'),
        await previewOf('red', 'all too well (10 minute version)'),
      ].join();
    await expect.poll(isUpToDate).toBe([SOUND, SOUND].join());
    expect((await findAlbum('folklore')).albumCover).toBe(COVER);
    expect(await previewOf('folklore', 'cardigan')).toBe(SOUND.replace('one', 'cardigan'));
    const pages = (await findAlbum('folklore')).songs.flatMap(({ listenPage }) => listenPage ?? []);
    expect(pages).toEqual([PAGE]);
    for (const title of ['the 1', 'august', 'betty', 'exile'])
      expect([title, await previewOf('folklore', title)]).toEqual([title, SOUND]);
    expect(await previewOf('red', 'all too well (10 minute version)')).toBe(SOUND);
    for (const [album, title] of [
      ['folklore', 'seven'],
      ['folklore', 'hoax'],
      ['red', 'all too well'],
    ] as const)
      expect(await previewOf(album, title)).toMatch(/^\/media\/previews\//);
    for (const album of ['evermore', 'lover', 'reputation', 'midnights', '1989', 'red'])
      expect((await findAlbum(album)).albumCover).toMatch(/^\/media\/covers\//);

    expect(stdout).toContain('unsure: album red: nearest is "Red (Deluxe Version)", "Taylor Swift"\n');
    expect(stdout).toContain(
      'unsure: album evermore: "evermore", "Taylor Swift", without a usable address\n',
    );
    expect(stdout).toMatch(
      /\n1 covers and 6 previews are linked; \d+ keep their drawing or clip\. 1 songs have a page to listen to\.\n$/,
    );
  });

  test('lets browsers load from those hosts alone', async () => {
    const now = await policy();
    expect(now).toContain(";img-src 'self' data: blob: https://is1-ssl.mzstatic.com;");
    expect(now).toContain(";media-src 'self' https://audio-ssl.itunes.apple.com;");
    expect(now).toContain("script-src 'self';");
  });

  test.runIf(isEverything)(
    'asks for nothing twice, but for what it did not find where that is wanted',
    async () => {
      standIn.change({});
      expect(await link()).toMatchObject({ code: 0 });
      expect(standIn.asked).toEqual([]);
      expect(await link('--again')).toMatchObject({ code: 0 });
      expect(standIn.asked.length).toBe(everything - 7);
    },
  );

  test.each([[['--calls-a-minute', '0']], [['--address', 'nowhere']], [['now']]])(
    'says how it is written: %j',
    async (words) => {
      expect(await link(...words)).toMatchObject({
        code: 1,
        stderr: 'Usage: npm run media:link -- [--again] [--calls-a-minute N] [--address ORIGIN]\n',
      });
    },
  );
});
