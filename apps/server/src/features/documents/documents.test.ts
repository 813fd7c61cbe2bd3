import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

describe('an address in another case', () => {
  test.each([
    { asked: '/USER/userhome', address: '/user/userHome' },
    { asked: '/Login?next=%2Fuser%2FX', address: '/login?next=%2Fuser%2FX' },
    { asked: '/Reset-Password?token=aB.c', address: '/reset-password?token=aB.c' },
    { asked: '/Share-SetList/JuniPer', address: '/share-setlist/JuniPer' },
    { asked: '/user/rankings/ALLALBUMS', address: '/user/rankings/allAlbums' },
    { asked: '/user/rankings/Speak-Now', address: '/user/rankings/speak-now' },
    { asked: '/user/Rankings/Singles', address: '/user/rankings/Singles' },
    { asked: '/user/rankings/Nowhere', address: undefined },
    { asked: '/NOWHERE', address: undefined },
  ])('$asked leads to $address', async ({ asked, address }) => {
    const { statusCode, headers } = await site.send('GET', asked);
    expect([statusCode, headers.location]).toEqual(address === undefined ? [404, undefined] : [301, address]);
  });

  test('stays unknown to programs', async () => {
    expect((await site.send('GET', '/API/health')).statusCode).toBe(404);
    expect((await site.send('GET', '/api/HEALTH')).statusCode).toBe(404);
  });
});

test.each([
  { address: '/user/privacy', look: 'narrow', heading: 'Privacy' },
  { address: '/sorter', look: 'page', heading: 'A whole ranking out of quick choices' },
])('$address is seen with its heading before its code has come', async ({ address, look, heading }) => {
  const { body } = await site.send('GET', address);
  expect(body).toContain(
    `<div id="root"><div class="first-screen" data-code="" data-look="${look}"><p>${heading}</p>`,
  );
});

test.each([
  { address: '/user/terms', says: 'You are 13 or older. Where the law asks' },
  { address: '/user/accessibility', says: 'We check this ourselves.' },
  { address: '/user/imprint', says: '<p>The operator of this site has not given a name or an address.</p>' },
  { address: '/user/imprint', says: '<a href="/user/contact">contact form</a>' },
  { address: '/user/privacy', says: '<h3>Your account</h3><div><p>Your username, your email address' },
  { address: '/user/privacy', says: '<p><b>Kept: </b>Until you delete your account.</p>' },
])('$address can be read without any code: $says', async ({ address, says }) => {
  const { body } = await site.send('GET', address);
  expect(body.slice(body.indexOf('<div id="root">'))).toContain(says);
});

test.each([
  { address: '/user/privacy', call: '/api/site/stored-data' },
  { address: '/user/imprint', call: '/api/site/operator' },
])('$address brings the reply of $call', async ({ address, call }) => {
  const { body } = await site.send('GET', address);
  const [, replies = ''] = /id="first-replies">(.+?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(replies)).toEqual({ [call]: (await site.send('GET', call)).json() });
});

test('the pages for visitors bring their scene', async () => {
  const { body } = await site.send('GET', '/');
  expect(body).toContain(
    '<link rel="preload" as="image" fetchpriority="high" href="/media/scenes/stadium.svg" />',
  );
  expect(body).toContain('<div id="root"><div class="first-screen" data-code="" data-for="visitors"><img ');
});

test('the page of a ranking says which album it is about', async () => {
  const { body } = await site.send('GET', '/user/rankings/midnights');
  expect(body).toContain('<title>Midnights Ranking | Thirteen</title>');
  expect(body).toContain('<meta property="og:title" content="Midnights Ranking | Thirteen" />');
});
