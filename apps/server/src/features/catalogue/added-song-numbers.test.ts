import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import type { Album, Song } from '@thirteen/contract/catalogue.ts';
import type { Top13Link } from '@thirteen/contract/top13.ts';
import { toSongCode } from '@thirteen/domain/song-code/song-code.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app/app.ts';
import { readConfig } from '../../config.ts';
import { signUpFan, startTestApp, type TestApp } from '../../testing/test-app.ts';

const ENVIRONMENT = { LIMITS_FACTOR: '1000' };

let site: TestApp;
let token = '';
beforeAll(async () => {
  site = await startTestApp(ENVIRONMENT);
  const fan = await signUpFan(site);
  token = fan.token;
  await site.database.write(async (tx) => {
    const { id } = await tx
      .selectFrom('users')
      .select('id')
      .where('username', '=', fan.username)
      .executeTakeFirstOrThrow();
    await tx.insertInto('rights').values({ user_id: id, right_name: 'catalogue' }).execute();
  });
});
afterAll(() => site.close());

/** Adds an album of so many songs and answers it. */
async function addAlbum(title: string, count: number): Promise<Album> {
  const songs = Array.from({ length: count }, (_, index) => ({
    title: `${title} ${index + 1}`,
    track: index + 1,
  }));
  const body = { title, releaseDate: '2026-10-03', songs };
  const answer = await site.send('POST', '/api/albums/add-album', { token, body });
  if (answer.statusCode !== 201) throw new Error(`Adding answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<Album>();
}

const numbersOf = (songs: readonly Song[]) => songs.map(({ number }) => number);
const idsOf = (songs: readonly Song[]) => songs.map(({ _id }) => _id);
const get = (address: string) => site.send('GET', address);

/** What another process of the site answers, which starts now. */
async function askAfterStart(addresses: readonly string[]) {
  const { database, clock, dataDir } = site;
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...ENVIRONMENT });
  const again = await buildApp({ config, database, now: () => clock.now, warmsMedia: false });
  const answers = [];
  for (const address of addresses) answers.push(await again.http.inject(address));
  await again.http.close();
  return answers;
}

/** A code of songs as the web app makes it of the numbers that the API tells. */
function codeOf(songs: readonly Song[]): string {
  const numbers = new Map(songs.map(({ _id, number }) => [_id, number]));
  const code = toSongCode(idsOf(songs), (id) => numbers.get(id));
  if (code === undefined) throw new Error('A song has no number');
  return code;
}

const setFact = (name: string, value: string | undefined) =>
  site.database.write(async (tx) => {
    await tx.deleteFrom('facts').where('name', '=', name).execute();
    if (value !== undefined) await tx.insertInto('facts').values({ name, value }).execute();
  });

describe('the songs of an album that is added', () => {
  let album: Album;
  beforeAll(async () => {
    album = await addAlbum('Numbered', 13);
  });

  test('have numbers from the highest downwards, and all keep them', async () => {
    const numbers = Array.from({ length: 13 }, (_, index) => 556 - index);
    expect(numbersOf(album.songs)).toEqual(numbers);
    const [answer] = await askAfterStart([`/api/albums/album/${album.slug}`]);
    expect(numbersOf(answer?.json<Album>().songs ?? [])).toEqual(numbers);
  });

  test('can be a Top 13 that is its own link, with its page and its card', async () => {
    const [first] = (await get('/api/albums/allSongs')).json<Song[]>();
    const songs = [...album.songs.slice(1), ...(first ? [first] : [])];
    const code = codeOf(songs);
    const link = (await get(`/api/top-thirteen/${code}`)).json<Top13Link>();
    expect(link.songs.map(({ songId }) => songId)).toEqual(idsOf(songs));
    expect((await get(`/t13/${code}`)).body).toContain(songs[0]?.title);
    const card = await get((await get(`/share/top-13/${code}/card.png`)).headers.location ?? '');
    expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/png']);
  });

  test('can be a ranking with a poster', async () => {
    const led = await get(`/share/ranking/${codeOf(album.songs.toReversed())}/poster.png?download`);
    const poster = await get(led.headers.location ?? '');
    expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/png']);
    expect(poster.headers['content-disposition']).toContain('numbered-ranking-1080x1920.png');
  });

  test('leave numbers that nobody gets again', async () => {
    const leaving = await addAlbum('Leaving', 2);
    expect(numbersOf(leaving.songs)).toEqual([543, 542]);
    await site.database.write(async (tx) => {
      await tx.deleteFrom('songs').where('album_key', '=', leaving.key).execute();
      await tx.deleteFrom('albums').where('key', '=', leaving.key).execute();
    });
    expect(numbersOf((await addAlbum('Following', 2)).songs)).toEqual([541, 540]);
  });

  test('have different numbers when albums are added at once', async () => {
    const albums = await Promise.all(['One', 'Two', 'Three'].map((name) => addAlbum(`${name} At Once`, 3)));
    const numbers = numbersOf(albums.flatMap(({ songs }) => songs));
    expect(numbers.toSorted((a, b) => Number(b) - Number(a))).toEqual(
      Array.from({ length: 9 }, (_, index) => 539 - index),
    );
  });
});

describe('numbers', () => {
  let next = 530;
  beforeEach(async () => {
    next -= 10;
    await setFact('least-song-number-given', String(next));
  });

  test('come at the next start to albums from before there were any', async () => {
    const [older, newer] = [await addAlbum('Older', 2), await addAlbum('Newer', 2)];
    await site.database.write(async (tx) => {
      await tx
        .updateTable('songs')
        .set({ number: null })
        .where('album_key', 'in', [older.key, newer.key])
        .execute();
    });
    await setFact('least-song-number-given', String(next));
    const answers = await askAfterStart([older, newer].map(({ slug }) => `/api/albums/album/${slug}`));
    const numbers = answers.flatMap((answer) => numbersOf(answer.json<Album>().songs));
    expect(numbers).toEqual([next - 1, next - 2, next - 3, next - 4]);
    // The process that ran all the time hears of them, too.
    await expect
      .poll(async () => numbersOf((await get(`/api/albums/album/${older.slug}`)).json<Album>().songs))
      .toEqual([next - 1, next - 2]);
  });

  test('stay valid when the project brings a song along that was added', async () => {
    const [first] = catalogueAlbums[0]?.songs ?? [];
    const id = first?.id ?? '';
    await site.database.write((tx) =>
      tx
        .updateTable('songs')
        .set({ number: next - 1 })
        .where('id', '=', id)
        .execute(),
    );
    await setFact('catalogue-data-hash', undefined);
    const code = toSongCode([id], () => next - 1) ?? '';
    const [song, picture] = await askAfterStart([
      `/api/albums/songs/${id}`,
      `/share/ranking/${code}/card.png`,
    ]);
    expect(song?.json()).toMatchObject({ _id: id, number: 1 });
    expect(picture?.statusCode).toBe(302);
  });

  test('are not there for songs that come when all are given', async () => {
    await setFact('least-song-number-given', '410');
    expect(numbersOf((await addAlbum('Last', 2)).songs)).toEqual([409, null]);
    expect(numbersOf((await addAlbum('After All', 1)).songs)).toEqual([null]);
  });
});
