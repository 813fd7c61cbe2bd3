import { expect, test } from 'vitest';
import { findSitePage } from './page-address.ts';

test.each([
  { path: '/', address: '/' },
  { path: '/LOGIN', address: '/login' },
  { path: '/user/USERHOME', address: '/user/userHome' },
  { path: '/User/About/', address: '/user/about/' },
  { path: '/user/rankings/alltracks', address: '/user/rankings/alltracks' },
  { path: '/USER/Rankings/ALLSONGS', address: '/user/rankings/allSongs' },
  { path: '/Public-Profile/JuniPer', address: '/public-profile/JuniPer' },
  { path: '/SHARE-SETLIST/a%20B', address: '/share-setlist/a%20B' },
])('$path is written $address', ({ path, address }) => {
  expect(findSitePage(path)?.address).toBe(address);
});

test.each(['/nowhere', '//user/about', '/user/userHome/deeper', '/public-profile/'])(
  '%s is no page',
  (path) => expect(findSitePage(path)).toBeUndefined(),
);
