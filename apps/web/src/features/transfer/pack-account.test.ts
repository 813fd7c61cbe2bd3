import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { packAccount, idsWithin } from './pack-account.ts';

const songs = [
  { _id: 'willow', title: 'willow', artist: null, featuring: null },
  { _id: 'ivy', title: 'ivy', artist: null, featuring: null },
];
const albums = [{ title: 'evermore', releaseDate: '2020-12-11', songs }] as never;
const data = {
  username: 'juniper',
  lists: [
    { list: 'top13', items: ['ivy', null, 'willow'] },
    { list: 'all-albums', items: ['evermore'] },
  ],
} as never;

test('everything of a fan is one ZIP: the data, a table for each list of songs, and posters', () => {
  const pictures = [{ name: 'top-13.png', bytes: new Uint8Array([1, 2, 3]) }];
  const files = unzipSync(packAccount({ data, albums, pictures }));
  expect(Object.keys(files)).toEqual(['account.json', 'lists/top13.csv', 'posters/top-13.png']);
  expect(JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()))).toMatchObject({
    schema: 'thirteen-account',
    version: 1,
    username: 'juniper',
  });
  expect(strFromU8(files['lists/top13.csv'] ?? new Uint8Array())).toContain(
    '1,ivy,Taylor Swift,evermore,2020-12-11',
  );
  expect(files['posters/top-13.png']).toEqual(new Uint8Array([1, 2, 3]));
});

test('songs are found in lists of any shape', () => {
  expect(idsWithin([{ kind: 'era', songs: ['a/b', 'c'] }])).toEqual(['era', 'a', 'b', 'c']);
  expect(idsWithin([['a'], ['b', null]])).toEqual(['a', 'b']);
});
