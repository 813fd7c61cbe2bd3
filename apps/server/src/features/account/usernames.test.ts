import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { buildCatalogue } from '@thirteen/domain/catalogue/catalogue.ts';
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '@thirteen/domain/account/account-rules.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { findUsernameProblem } from './usernames.ts';
import { createSiteNames } from './passwords/new-password.ts';

const catalogue = buildCatalogue(catalogueAlbums);
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ LIMITS_FACTOR: '1000' });
});
afterAll(() => site.close());

const isSiteName = createSiteNames(() => catalogue);
const problemOf = (username: string) => findUsernameProblem(username, isSiteName);
const signUp = (username: string) =>
  site.send('POST', '/api/auth/signup', {
    body: { username, email: 'new.fan@example.org', password: 'a long quiet evening' },
  });

describe('a new username', () => {
  test.each([
    'Shithead',
    'sh1t.head',
    's_h_i_t',
    's.h1t-fan',
    'shiiiiit',
    'a55hole',
    'FUCKfans',
    'f-uck13',
    'n4zi',
    'Hitler88',
    'h1tler_fan',
    'kkk-fan',
    'ped0phile',
    'fan-anal',
    'fananal13',
    'fanshit',
    'fanslut',
    'swiftslut',
    'anus.swift',
    'anallover',
    'thirteennazi',
    'n4zi13',
    'naz1',
  ])('that holds a word of abuse is refused: %s', (username) => {
    expect(problemOf(username)).toBe('username-offensive');
  });

  test.each([
    'Scunthorpe',
    'Dickens',
    'dickinson',
    'Cockburn',
    'assassin',
    'class-hit',
    'is-hit',
    'bassplayer',
    'Essex',
    'Sussex13',
    'analyst',
    'Nazia',
    'nazir-13',
    'ashita',
    'Harshita',
    'kushit',
    'niger',
    'snigger',
    'titanic',
    'therapist',
    'cucumber',
    'peacock',
    'hancock',
    'cassandra',
    'pine-nut',
    'flicker',
    'grape',
    'pussycat',
    'moby.dick',
    'fukushima',
    'arsenal',
    'gay-swiftie',
    'lesbian.fan',
    'fan455',
    'fan-4211',
    'swiftfanalice',
    'superfanalex',
    'fanal12',
    'getawaycarfanal',
    'stanallison',
    'fannazif',
    'keanuswift',
    'princestan13',
    'dianalover',
    'swiftannalise',
    'fearlessluther',
    'taylorgyasi',
    'thirteenaziz',
    'gulnaz13',
    'ignazio',
    'tanushree',
  ])('that only sounds like one is free: %s', (username) => {
    expect(problemOf(username)).toBeUndefined();
  });

  test('may be the title of any song', () => {
    const titles = catalogue.songs.map(({ title }) => title.replaceAll(/[([].*/g, ''));
    const names = titles
      .map((title) => title.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, ''))
      .filter((name) => name.length >= USERNAME_MIN_LENGTH && name.length <= USERNAME_MAX_LENGTH);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => problemOf(name) !== undefined)).toEqual([]);
  });

  test.each([
    { username: 'f_u_c_k', says: 'Username holds a word that is not allowed here' },
    { username: 'Tay1or.Sw1ft', says: 'This username is reserved' },
    // Letters of other scripts, which look like these, are no letters of a username.
    {
      username: '\u0430dmin',
      says: 'Username may hold letters, digits, _ . - and starts with a letter or digit',
    },
  ])('is refused at its field: $username', async ({ username, says }) => {
    const reply = await signUp(username);
    expect(reply.json()).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: says,
      field: 'username',
    });
  });

  test('of earlier days still logs in', async () => {
    const username = 'fan-who-came-early';
    expect((await signUp(username)).statusCode).toBe(201);
    const old = 'Admin-Team';
    const values = { username: old, username_key: old.toLowerCase() };
    await site.database.write((tx) =>
      tx.updateTable('users').set(values).where('username', '=', username).execute(),
    );
    const body = { username: old, password: 'a long quiet evening' };
    expect((await site.send('POST', '/api/auth/login', { body })).statusCode).toBe(200);
  });
});

test('the author of the site may have a reserved name', async () => {
  const other = await startTestApp({ AUTHOR_USERNAME: 'support' });
  expect((await other.send('GET', '/api/profile/public-profile/support')).statusCode).toBe(200);
  await other.close();
});
