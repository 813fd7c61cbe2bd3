import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitByEra, top13Headline } from './era-split.ts';

/** One letter for the era of each slot, S for a single; a dot is an empty slot. */
function songsOf(letters: string) {
  return [...letters].flatMap((letter, index) =>
    letter === '.' ? [] : [{ slot: index + 1, era: letter === 'S' ? null : letter }],
  );
}

describe('the split by eras', () => {
  test('counts each song once, most first, of equals the one with the higher song', () => {
    expect(splitByEra(songsOf('abbcca'))).toEqual([
      { era: 'a', count: 2 },
      { era: 'b', count: 2 },
      { era: 'c', count: 2 },
    ]);
    expect(splitByEra(songsOf('a.bb')).map(({ era }) => era)).toEqual(['b', 'a']);
  });

  test('adds up to the songs', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'abcdefghijkl'), { maxLength: 13 }), (eras) => {
        const split = splitByEra(songsOf(eras.join('')));
        expect(split.reduce((sum, { count }) => sum + count, 0)).toBe(eras.length);
        expect(split).toHaveLength(new Set(eras).size);
      }),
    );
  });
});

describe('the headline', () => {
  test.each([
    { letters: 'aaaaaaaaaaaaa', says: 'Thirteen songs, one era: a' },
    { letters: 'baaaaaaabcdef', says: 'Mostly a: 7 of 13' },
    { letters: 'bbbaaaacdefgh', says: 'The top three are all from b' },
    { letters: 'abcdefghijkla', says: 'Twelve eras on one bracelet' },
    { letters: 'aabbabccddeef', says: 'a and b, 3 songs each' },
    { letters: 'abacadaefghbc', says: 'Most of all a: 4 of 13' },
    { letters: 'aabbabccabcde', says: 'a and b, 4 songs each' },
    { letters: 'aabbabcccddee', says: 'Thirteen songs from five eras' },
    { letters: 'aabbccddeeffg', says: 'Thirteen songs from seven eras' },
    { letters: 'SSSSSSSSSSSSS', says: 'Thirteen songs, singles all of them' },
    { letters: 'SSSSSSSabcdef', says: 'Mostly singles: 7 of 13' },
    { letters: 'SSSaabbccddee', says: 'The top three are all singles' },
    { letters: 'SabcdefghSabc', says: 'Thirteen songs from eight eras and singles' },
    { letters: 'SabcdefghiSaa', says: 'Nine eras on one bracelet' },
    { letters: 'aSaSaSbbccdde', says: 'a and singles, 3 songs each' },
    { letters: 'aSSaaSSbbccdd', says: 'Most of all singles: 4 of 13' },
    { letters: 'a.S..........', says: 'Two songs from one era and singles' },
    { letters: '....S........', says: 'One song so far' },
    { letters: '....a........', says: 'One song so far' },
    { letters: 'a.b..........', says: 'Two songs from two eras' },
    { letters: 'a..a.........', says: 'Two songs, one era: a' },
    { letters: '..bbb....acd.', says: 'Most of all b: 3 of 6' },
  ])('of $letters is "$says"', ({ letters, says }) => {
    expect(top13Headline(songsOf(letters))).toBe(says);
  });

  test('is none where there are no songs', () => {
    expect(top13Headline([])).toBeUndefined();
  });
});
