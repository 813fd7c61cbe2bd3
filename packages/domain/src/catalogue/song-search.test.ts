import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Song } from './catalogue.ts';
import { createSongSearch, foldTitle, isOneErrorApart, SEARCH_LIMIT } from './song-search.ts';

fc.configureGlobal({ seed: 13 });

const songs = (...titles: string[]): Song[] =>
  titles.map((title, index) => ({
    id: `song-${index}`,
    title,
    albumKey: 'first',
    track: index + 1,
    durationSeconds: null,
    artist: null,
    featuring: null,
    audioSource: null,
  }));

const find = (titles: readonly string[], query: string) =>
  createSongSearch()(songs(...titles), query).map((song) => song.title);

describe('song search', () => {
  test('answers whole titles, then beginnings, then word beginnings, then the rest', () => {
    const titles = ['Clover', 'My Love', 'Lovely Day', 'Love'];
    expect(find(titles, 'love')).toEqual(['Love', 'Lovely Day', 'My Love', 'Clover']);
  });

  test.each([
    { name: 'case', query: 'LOVE STORY' },
    { name: 'punctuation', query: 'love, story!' },
    { name: 'accents', query: 'lóve störy' },
    { name: 'the suffix of re-recordings', query: "Love Story (Taylor's Version)" },
    { name: 'a typographic apostrophe in it', query: 'love story (Taylor\u2019s Version)' },
    { name: 'a wrong letter', query: 'lave story' },
    { name: 'a letter too few', query: 'lov story' },
    { name: 'a letter too many', query: 'lovee story' },
    { name: 'two letters swapped', query: 'loev story' },
    { name: 'an error in an unfinished word', query: 'story' },
  ])('forgives $name', ({ query }) => {
    expect(find(['Love Story', 'Something Else'], query)).toEqual(['Love Story']);
  });

  test('forgives nothing below four letters', () => {
    expect(find(['Red'], 'rud')).toEqual([]);
  });

  test('forgives no second error', () => {
    expect(find(['Enchanted'], 'emchamted')).toEqual([]);
  });

  test('finds words in the order typed, unfinished ones too', () => {
    expect(find(['All Too Well', 'All You Had', 'Too Much'], 'al wel')).toEqual(['All Too Well']);
  });

  test('answers nothing to a query without letters', () => {
    expect(find(['Love Story', '?'], ' ?! ')).toEqual([]);
  });

  test('answers at most twenty songs', () => {
    const titles = Array.from({ length: 50 }, (_, index) => `Love ${index}`);
    expect(find(titles, 'love')).toHaveLength(SEARCH_LIMIT);
  });

  test('finds every title by itself, first', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    const title = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.uniqueArray(title, { minLength: 1, maxLength: 20 }), (titles) => {
        for (const wanted of titles) expect(find(titles, wanted)[0]).toBe(wanted);
      }),
    );
  });
});

describe('isOneErrorApart', () => {
  test('agrees with trying every single error', () => {
    const text = fc.stringMatching(/^[abc]{0,5}$/);
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(isOneErrorApart(a, b)).toBe(a === b || everyError(a).has(b));
      }),
      { numRuns: 2000 },
    );
  });
});

test('a folded title keeps letters of any script', () => {
  expect(foldTitle('  Ça & 愛  ')).toBe('ca and 愛');
});

function everyError(text: string): ReadonlySet<string> {
  const letters = ['a', 'b', 'c'];
  const places = Array.from({ length: text.length + 1 }, (_, place) => place);
  return new Set(
    places.flatMap((place) => {
      const [before, after] = [text.slice(0, place), text.slice(place)];
      const [first = '', second = ''] = after;
      return [
        before + after.slice(1),
        before + second + first + after.slice(2),
        ...letters.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
      ];
    }),
  );
}
