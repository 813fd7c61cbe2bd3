import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSongCode, SONG_CODE_MOST, songCodeLength, toSongCode } from './song-code.ts';

const numberOf = (id: string) => Number(id.slice('song-'.length));
const songOf = (number: number) => (number >= 1 && number <= 556 ? `song-${number}` : undefined);
const orders = fc
  .uniqueArray(fc.integer({ min: 1, max: 556 }), { minLength: 1, maxLength: SONG_CODE_MOST })
  .map((numbers) => numbers.map((number) => `song-${number}`));

test('a code reads as the songs that it was made of, however many, and its length tells how many', () => {
  fc.assert(
    fc.property(orders, (songs) => {
      const code = toSongCode(songs, numberOf) ?? '';
      expect(code).toHaveLength(songCodeLength(songs.length));
      expect(readSongCode(code, songOf)).toEqual({ ok: true, value: songs });
    }),
  );
});

test('no two counts of songs have codes of one length', () => {
  const lengths = Array.from({ length: SONG_CODE_MOST }, (_, index) => songCodeLength(index + 1));
  expect(new Set(lengths).size).toBe(SONG_CODE_MOST);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(61);
});

test('a wrong sign anywhere is found out', () => {
  fc.assert(
    fc.property(orders, fc.nat(), fc.constantFrom(...'019AZaz-'), (songs, at, sign) => {
      const code = toSongCode(songs, numberOf) ?? '';
      const place = at % code.length;
      fc.pre(code[place] !== sign);
      const read = readSongCode(code.slice(0, place) + sign + code.slice(place + 1), songOf);
      expect(read.ok).toBe(false);
    }),
  );
});

test.each([
  { what: 'no songs', songs: [] },
  {
    what: 'more songs than a code holds',
    songs: Array.from({ length: SONG_CODE_MOST + 1 }, (_, index) => `song-${index + 1}`),
  },
  { what: 'a song without a number', songs: ['song-1', 'song-none'] },
])('there is no code for $what', ({ songs }) => {
  expect(toSongCode(songs, numberOf)).toBeUndefined();
});
