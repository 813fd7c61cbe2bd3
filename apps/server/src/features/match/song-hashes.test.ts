import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { expect, test } from 'vitest';
import { hashOf, readHashes, toHashes } from './song-hashes.ts';

const ids = catalogueAlbums.flatMap((album) => album.songs.map((song) => song.id));

test('no two songs of the catalogue have the same hash', () => {
  expect(new Set(ids.map(hashOf)).size).toBe(ids.length);
});

test('an order reads as its hashes, without its empty slots', () => {
  expect(readHashes(toHashes([null, ...ids, null]))).toEqual(ids.map(hashOf));
  expect(readHashes(toHashes([]))).toEqual([]);
});

// They stand in the database: another hash for the same song would make it another song.
test('hashes are the same for good', () => {
  expect(['lover-cruel-summer', 'é', ''].map(hashOf)).toMatchInlineSnapshot(`
    [
      "OB4b",
      "nejf",
      "HJ1E",
    ]
  `);
});
