import type { Album, Song } from '@thirteen/contract/catalogue.ts';
import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, signUpFan, type TestApp } from '../../testing/test-app.ts';

const [album] = catalogueAlbums;
const rerecorded = catalogueAlbums.find(({ title }) => title.includes('('));
if (!album || !rerecorded) throw new Error('The catalogue is empty');

let site: TestApp;

beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

const get = (path: string, headers = {}) => site.send('GET', `/api/albums${path}`, { headers });
const titlesOf = (songs: readonly { readonly title: string }[]) => songs.map(({ title }) => title);

describe('one album', () => {
  test.each([
    { name: 'full title', text: album.title },
    { name: 'short era name', text: album.era ?? '' },
    { name: 'key', text: album.key },
    { name: 'slug', text: album.slug },
    { name: 'title in another case', text: album.title.toUpperCase() },
  ])('is found by $name', async ({ text }) => {
    const answer = await get(`/album/${encodeURIComponent(text)}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      title: album.title,
      releaseDate: album.releaseDate,
      releaseYear: album.releaseYear,
      key: album.key,
      slug: album.slug,
      era: album.era,
    });
    expect(titlesOf(answer.json<Album>().songs)).toEqual(titlesOf(album.songs));
  });

  test('has songs that say where they come from', async () => {
    const [song] = (await get(`/album/${album.slug}`)).json<Album>().songs;
    expect(song).toMatchObject({
      _id: album.songs[0]?.id,
      title: album.songs[0]?.title,
      album: album.title,
      albumImageSource: expect.stringContaining('/media/covers/'),
      audioSource: expect.stringContaining('/media/previews/'),
    });
  });

  test('names the main artist of a song that is not the artist’s own', async () => {
    const found = (await get('/songSearch?q=half%20of%20my%20heart')).json<Song[]>();
    expect(found[0]).toMatchObject({ artist: 'John Mayer', featuring: 'Taylor Swift' });
  });

  test('lists its songs alone', async () => {
    const answer = await get(`/album/${encodeURIComponent(rerecorded.era ?? '')}/songs`);
    expect(titlesOf(answer.json<Song[]>())).toEqual(titlesOf(rerecorded.songs));
  });

  test.each(['/album/nothing', '/album/nothing/songs'])('is a 404 at %s', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ statusCode: 404, error: 'Not Found', message: 'Album not found' });
  });
});

describe('the album of a song', () => {
  test('is found by the song title', async () => {
    const title = encodeURIComponent(rerecorded.songs[3]?.title ?? '');
    expect((await get(`/albumBySong?songTitle=${title}`)).json<Album>().title).toBe(rerecorded.title);
  });

  test('is a 404 for an unknown title', async () => {
    expect((await get('/albumBySong?songTitle=nothing')).statusCode).toBe(404);
  });

  test('needs a title', async () => {
    const answer = await get('/albumBySong');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'songTitle' });
  });
});

describe('the whole catalogue', () => {
  test('lists all albums, the singles last and without a cover', async () => {
    const albums = (await get('/allAlbums')).json<Album[]>();
    expect(titlesOf(albums)).toEqual(titlesOf(catalogueAlbums));
    expect(albums.at(-1)).toMatchObject({ title: 'Singles', albumCover: null, releaseDate: null });
  });

  test('lists all songs, a single under the album Singles', async () => {
    const songs = (await get('/allSongs')).json<Song[]>();
    expect(titlesOf(songs)).toEqual(catalogueAlbums.flatMap((each) => titlesOf(each.songs)));
    expect(songs.at(-1)?.album).toBe('Singles');
  });

  test('finds a song by id', async () => {
    const id = album.songs[0]?.id;
    expect((await get(`/songs/${id}`)).json()).toMatchObject({ _id: id, title: album.songs[0]?.title });
  });

  test('answers 404 for an unknown id', async () => {
    const answer = await get('/songs/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'Song not found' });
  });

  test('an unchanged answer is a 304', async () => {
    const first = await get('/allAlbums');
    expect(first.headers['cache-control']).toContain('public');
    const again = await get('/allAlbums', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  // RFC 9110, section 13.1.2: a proxy may have weakened the tag, and a client may name several.
  test.each([
    ['weakened', (etag: string) => `W/${etag}`, 304],
    ['one of several', (etag: string) => `"other", W/"another" , ${etag}`, 304],
    ['any', () => '*', 304],
    ['another', () => '"other"', 200],
    ['part of one', (etag: string) => etag.slice(0, -2), 200],
  ])('of a tag that is %s', async (_name, toHeader, status) => {
    const { etag } = (await get('/allAlbums')).headers;
    expect((await get('/allAlbums', { 'if-none-match': toHeader(String(etag)) })).statusCode).toBe(status);
  });
});

describe('song search', () => {
  test.each([
    { query: 'wildest dreams taylors version', first: 'Wildest Dreams' },
    { query: 'atw10', first: 'All Too Well (10 Minute Version)' },
    { query: 'midnights', first: 'Lavender Haze' },
  ])('understands what fans type: $query', async ({ query, first }) => {
    const songs = (await get(`/songSearch?q=${encodeURIComponent(query)}`)).json<Song[]>();
    expect(titlesOf(songs)[0]).toBe(first);
    expect(songs.length).toBeLessThanOrEqual(20);
  });

  test('answers whole songs, needs no session', async () => {
    const title = album.songs[0]?.title ?? '';
    const [song] = (await get(`/songSearch?q=${encodeURIComponent(title.toLowerCase())}`)).json<Song[]>();
    expect(song).toMatchObject({ title, _id: album.songs[0]?.id });
  });

  test('finds a song despite a typing error', async () => {
    const title = album.songs[0]?.title ?? '';
    const typo = title.slice(0, 3) + title.slice(4);
    expect(titlesOf((await get(`/songSearch?q=${encodeURIComponent(typo)}`)).json<Song[]>())).toContain(
      title,
    );
  });

  test('answers at most twenty', async () => {
    expect((await get('/songSearch?q=e')).json<Song[]>()).toHaveLength(20);
  });

  test.each(['', '%20', '%21%3F'])('answers nothing to "%s"', async (q) => {
    expect((await get(`/songSearch?q=${q}`)).json()).toEqual([]);
  });

  test('needs a query', async () => {
    expect((await get('/songSearch')).statusCode).toBe(400);
  });

  test('refuses an endless query', async () => {
    expect((await get(`/songSearch?q=${'a'.repeat(201)}`)).statusCode).toBe(400);
  });
});

const aNewAlbum = (title: string, songs: readonly unknown[] = [{ title: `${title} Opening`, track: 1 }]) => ({
  title,
  releaseDate: '2025-10-03',
  songs,
});

describe('adding an album', () => {
  let token: string;
  const add = (body: unknown, as: string | undefined = token) =>
    site.send('POST', '/api/albums/add-album', { token: as, body });

  beforeAll(async () => {
    const fan = await signUpFan(site);
    token = fan.token;
    await site.database.write(async (tx) => {
      const user = await tx
        .selectFrom('users')
        .select('id')
        .where('username', '=', fan.username)
        .executeTakeFirstOrThrow();
      await tx.insertInto('rights').values({ user_id: user.id, right_name: 'catalogue' }).execute();
    });
  });

  test('puts it before the singles, into search and into the songs', async () => {
    const body = aNewAlbum('A Twelfth Record!', [
      { title: 'Opening Number', track: 1, featuring: 'A Guest' },
      { title: 'Closing Number', track: 2, audioSource: 'https://media.example.org/closing.mp3' },
    ]);
    const answer = await add(body);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      key: 'aTwelfthRecord',
      slug: 'a-twelfth-record',
      era: null,
      releaseYear: 2025,
    });
    expect(answer.json<Album>().albumCover).toContain('/media/covers/singles.svg');

    const titles = titlesOf((await get('/allAlbums')).json<Album[]>());
    expect(titles.slice(-2)).toEqual(['A Twelfth Record!', 'Singles']);
    const found = (await get('/songSearch?q=closing%20number')).json<Song[]>();
    expect(found[0]).toMatchObject({
      title: 'Closing Number',
      audioSource: 'https://media.example.org/closing.mp3',
    });
  });

  test('takes an hour-old cache out of date', async () => {
    const before = await get('/allAlbums');
    await add(aNewAlbum('One More Record'));
    const after = await get('/allAlbums', { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
  });

  test('is refused without a session', async () => {
    expect((await site.send('POST', '/api/albums/add-album', { body: aNewAlbum('Nope') })).statusCode).toBe(
      401,
    );
  });

  test('is refused without the right', async () => {
    const { token: other } = await signUpFan(site);
    const answer = await add(aNewAlbum('Nope'), other);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ statusCode: 403, error: 'Forbidden' });
  });

  test('is refused for a title that is there already, in any case', async () => {
    expect((await add(aNewAlbum(album.title.toUpperCase()))).statusCode).toBe(409);
  });

  test('is refused for a song title that is there already, and adds nothing', async () => {
    const taken = album.songs[0]?.title;
    const answer = await add(
      aNewAlbum('Half A Record', [
        { title: 'Quite New', track: 1 },
        { title: taken, track: 2 },
      ]),
    );
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ field: 'songs.1.title' });
    expect((await get('/album/half-a-record')).statusCode).toBe(404);
    expect((await get('/songSearch?q=quite%20new')).json()).toEqual([]);
  });

  test.each([
    { name: 'no title', change: { title: '' }, field: 'title' },
    { name: 'a title without letters', change: { title: '!?' }, field: 'title' },
    { name: 'a day that does not exist', change: { releaseDate: '2025-02-30' }, field: 'releaseDate' },
    { name: 'a year with a sign', change: { releaseDate: '-000001-01' }, field: 'releaseDate' },
    { name: 'no songs', change: { songs: [] }, field: 'songs' },
    ...['All Albums', 'Standalone Singles', 'standaloneSingles', 'All Songs', 'By Track Number'].map(
      (title) => ({ name: `${title}, which is a ranking`, change: { title }, field: 'title' }),
    ),
    { name: 'songs that are no list', change: { songs: 'x' }, field: 'songs' },
    {
      name: 'a track twice',
      change: {
        songs: [
          { title: 'Aa', track: 1 },
          { title: 'Bb', track: 1 },
        ],
      },
      field: 'songs.1.track',
    },
    { name: 'a track 0', change: { songs: [{ title: 'Aa', track: 0 }] }, field: 'songs.0.track' },
    { name: 'a song without a title', change: { songs: [{ track: 1 }] }, field: 'songs.0.title' },
    { name: 'a script as a cover', change: { albumCover: 'javascript:alert(1)' }, field: 'albumCover' },
    {
      name: 'another site as a path',
      change: { albumCover: '//evil.example.org/a.png' },
      field: 'albumCover',
    },
  ])('refuses $name, naming the field', async ({ change, field }) => {
    const answer = await add({ ...aNewAlbum('Never There'), ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field });
  });

  test('two at once make one album', async () => {
    const answers = await Promise.all([add(aNewAlbum('Twin Record')), add(aNewAlbum('Twin Record'))]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });
});
