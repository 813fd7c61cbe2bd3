import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { catalogueAlbums } from './catalogue-data.ts';
import { songIdsByNumber, songNumbers } from './song-numbers.ts';

test('every song has a number of its own', () => {
  const ids = catalogueAlbums.flatMap((album) => album.songs.map(({ id }) => id));
  expect(ids.filter((id) => !songNumbers.has(id))).toEqual([]);
  expect(songIdsByNumber.size).toBe(songNumbers.size);
  for (const [id, number] of songNumbers) expect(songIdsByNumber.get(number)).toBe(id);
});

// Links that are out in the world hold these numbers. A new song gets the next one; nothing else may change here.
test('the first 259 numbers are given for good', () => {
  const first = Array.from({ length: 259 }, (_, index) => songIdsByNumber.get(index + 1));
  expect(createHash('sha256').update(first.join('\n')).digest('hex')).toBe(
    'f37ec9d43d7f10e3eeaa0a54b2b9ce1018d3f6a4fa767debd02081a449c4b626',
  );
});
