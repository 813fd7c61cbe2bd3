import { createHash } from 'node:crypto';
import { SONG_NUMBER_MOST } from '@thirteen/domain/song-code/song-code.ts';
import { expect, test } from 'vitest';
import { catalogueAlbums } from './catalogue-data.ts';
import { LEAST_GIVEN_NUMBER, songNumbers } from './song-numbers.ts';

test('every song has a number of its own', () => {
  const ids = catalogueAlbums.flatMap((album) => album.songs.map(({ id }) => id));
  expect(ids.filter((id) => !songNumbers.has(id))).toEqual([]);
  const numbers = [...songNumbers.values()];
  expect(new Set(numbers).size).toBe(numbers.length);
});

// Links that are out in the world hold these numbers. A new song gets the next one; nothing else may change here.
test('the first 259 numbers are given for good', () => {
  const inOrder = [...songNumbers].toSorted(([, a], [, b]) => a - b).slice(0, 259);
  expect(inOrder.map(([, number]) => number)).toEqual(Array.from({ length: 259 }, (_, index) => index + 1));
  const first = inOrder.map(([id]) => id);
  expect(createHash('sha256').update(first.join('\n')).digest('hex')).toBe(
    'f37ec9d43d7f10e3eeaa0a54b2b9ce1018d3f6a4fa767debd02081a449c4b626',
  );
});

test('the data stays below the numbers that running sites give', () => {
  expect(Math.max(...songNumbers.values())).toBeLessThan(LEAST_GIVEN_NUMBER);
  expect(LEAST_GIVEN_NUMBER).toBeLessThan(SONG_NUMBER_MOST);
});
