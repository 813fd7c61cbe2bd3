import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import { expect, test } from 'vitest';
import { markOf, readMarks, toMarks } from './song-marks.ts';

const ids = catalogueAlbums.flatMap((album) => album.songs.map((song) => song.id));

test('no two songs of the catalogue have the same mark', () => {
  expect(new Set(ids.map(markOf)).size).toBe(ids.length);
});

test('an order reads as its marks, without its empty slots', () => {
  expect(readMarks(toMarks([null, ...ids, null]))).toEqual(ids.map(markOf));
  expect(readMarks(toMarks([]))).toEqual([]);
});

// They stand in the database: another mark for the same song would make it another song.
test('marks are the same for good', () => {
  expect(['lover-cruel-summer', 'é', ''].map(markOf)).toMatchInlineSnapshot(`
    [
      "OB4b",
      "nejf",
      "HJ1E",
    ]
  `);
});
