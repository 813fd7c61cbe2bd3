import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPARED_ALBUMS, compareTastes, distanceOf, type Taste } from './compare.ts';
import { verdictOf } from './verdict.ts';

/** A Top 13 of the songs named by letters, and albums in the order of theirs. */
const taste = (songs: string, albums = ''): Taste => ({
  top13: Array.from({ length: 13 }, (_, index) => songs[index]?.replace('-', '') || null),
  albumOrder: [...albums],
});
const ALBUMS = 'ABCDEFGHIJK';
const keys = (albums: readonly { readonly albumKey: string }[]) =>
  albums.map((album) => album.albumKey).join('');

describe('compareTastes', () => {
  test('names the songs of both with their slots, those that both love most first', () => {
    const { songs } = compareTastes(taste('abcd'), taste('d-ba'));
    expect(songs).toEqual([
      { songId: 'a', yourSlot: 1, theirSlot: 4 },
      { songId: 'b', yourSlot: 2, theirSlot: 3 },
      { songId: 'd', yourSlot: 4, theirSlot: 1 },
    ]);
  });

  test('finds nothing in common where nothing is', () => {
    expect(compareTastes(taste('abc', ''), taste('xyz', ALBUMS))).toEqual({
      songs: [],
      albums: [],
      alike: [],
      apart: [],
    });
  });

  test('names the albums ranked alike and most differently', () => {
    // B and K changed places; all others stand where they stood.
    const { alike, apart } = compareTastes(taste('', ALBUMS), taste('', 'AKCDEFGHIJB'));
    expect(keys(alike)).toBe('ACD');
    expect(apart).toEqual([
      { albumKey: 'B', yourRank: 2, theirRank: 11 },
      { albumKey: 'K', yourRank: 11, theirRank: 2 },
    ]);
  });

  test.each([
    {
      name: 'close ones first, up to two ranks apart',
      yours: ALBUMS,
      theirs: 'KJIHGFEDCBA',
      alike: 'FEG',
      apart: 'AKB',
    },
    { name: 'three ranks as different', yours: 'ABCD', theirs: 'DBCA', alike: 'BC', apart: 'AD' },
    { name: 'two ranks as alike', yours: 'ABC', theirs: 'CBA', alike: 'BAC', apart: '' },
    {
      name: 'those that both rank higher before others',
      yours: 'CBA',
      theirs: 'CBA',
      alike: 'CBA',
      apart: '',
    },
    { name: 'only albums of both', yours: 'ABC', theirs: 'XBY', alike: 'B', apart: '' },
  ])('names $name', ({ yours, theirs, alike, apart }) => {
    const likeness = compareTastes(taste('', yours), taste('', theirs));
    expect([keys(likeness.alike), keys(likeness.apart)]).toEqual([alike, apart]);
    expect(likeness.albums.map(({ albumKey }) => albumKey)).toEqual(
      [...yours].filter((key) => theirs.includes(key)),
    );
  });

  test('names no album as different where the orders are the same', () => {
    expect(compareTastes(taste('', ALBUMS), taste('', ALBUMS)).apart).toEqual([]);
  });

  const anyTaste = fc.record({
    top13: fc
      .shuffledSubarray([...'abcdefghijklmnopqrstuvwxyz'], { maxLength: 13 })
      .map((songs) => taste(songs.join('')).top13),
    albumOrder: fc.oneof(
      fc.constant([]),
      fc.shuffledSubarray([...ALBUMS], { minLength: ALBUMS.length, maxLength: ALBUMS.length }),
    ),
  });

  test('never names an album twice or too many, and answers the same from the other side', () => {
    fc.assert(
      fc.property(anyTaste, anyTaste, (yours, theirs) => {
        const { songs, alike, apart } = compareTastes(yours, theirs);
        const named = keys([...alike, ...apart]);
        expect(new Set(named).size).toBe(named.length);
        expect(Math.max(alike.length, apart.length)).toBeLessThanOrEqual(COMPARED_ALBUMS);
        expect(Math.max(0, ...alike.map(distanceOf))).toBeLessThan(Math.min(99, ...apart.map(distanceOf)));
        const turned = compareTastes(theirs, yours);
        expect(keys(turned.alike) + keys(turned.apart)).toBe(named);
        expect(turned.songs.map(({ songId }) => songId)).toEqual(songs.map(({ songId }) => songId));
      }),
      { numRuns: 500, seed: 13 },
    );
  });

  test('the verdict is always one sentence', () => {
    fc.assert(
      fc.property(anyTaste, anyTaste, (yours, theirs) => {
        const verdict = verdictOf(compareTastes(yours, theirs), yours.top13, (key) => `album ${key}`);
        expect(verdict).toMatch(/^[A-Z0-9][^\n.]*\.$/);
        expect(verdict).not.toContain('undefined');
      }),
      { numRuns: 500, seed: 13 },
    );
  });
});

describe('the verdict', () => {
  test.each([
    {
      name: 'nothing in common',
      yours: taste('abc'),
      theirs: taste('xyz'),
      says: 'No songs in common yet: think of all the songs you can show each other.',
    },
    {
      name: 'other songs, the same favorite album',
      yours: taste('abc', ALBUMS),
      theirs: taste('xyz', ALBUMS),
      says: 'No songs in common yet, but Album A is the favorite album of both: different songs, the same heart.',
    },
    {
      name: 'other songs, albums upside down',
      yours: taste('abc', ALBUMS),
      theirs: taste('xyz', [...ALBUMS].toReversed().join('')),
      says: 'No songs in common yet, and the albums in quite another order: think of all the songs you can show each other.',
    },
    {
      name: 'one song',
      yours: taste('abc'),
      theirs: taste('xa'),
      says: 'One song in common: enough to sing together on the way to the show.',
    },
    {
      name: 'the same first song alone',
      yours: taste('abc'),
      theirs: taste('axy'),
      says: 'The same song at number 1: enough to sing together on the way to the show.',
    },
    {
      name: 'some songs, albums upside down',
      yours: taste('abcd', ALBUMS),
      theirs: taste('dcba', [...ALBUMS].toReversed().join('')),
      says: '4 songs in common, but the albums in quite another order: that calls for a friendship bracelet.',
    },
    {
      name: 'some songs and nearly the same albums',
      yours: taste('abcd', ALBUMS),
      theirs: taste('dcba', 'BACDEFGHIJK'),
      says: '4 songs in common, and nearly the same order of albums: you two could share one pair of headphones.',
    },
    {
      name: 'everything',
      yours: taste('abcdefghijklm', ALBUMS),
      theirs: taste('abcdefghijklm', ALBUMS),
      says: 'The same song at number 1, 13 songs in common, and Album A is the favorite album of both: you two could share one pair of headphones.',
    },
    {
      name: 'eight songs, albums neither alike nor different',
      yours: taste('abcdefgh', 'ABCDEF'),
      theirs: taste('bcdefgha', 'FEDCBA'),
      says: '8 songs in common: you two could share one pair of headphones.',
    },
    {
      name: 'albums two ranks apart on average',
      yours: taste('abc', 'ABCD'),
      theirs: taste('xa', 'CDAB'),
      says: 'One song in common, and nearly the same order of albums: enough to sing together on the way to the show.',
    },
    {
      name: 'albums four and a half ranks apart on average',
      yours: taste('abc', 'ABCDEFGHIJKL'),
      theirs: taste('xa', 'DEFGHIJKLABC'),
      says: 'One song in common, but the albums in quite another order: enough to sing together on the way to the show.',
    },
    {
      name: 'no songs of yours',
      yours: taste('', ALBUMS),
      theirs: taste('abc', ALBUMS),
      says: 'Your own Top 13 is still empty: choose your songs, and see what you two share.',
    },
  ])('puts $name into words', ({ yours, theirs, says }) => {
    expect(verdictOf(compareTastes(yours, theirs), yours.top13, (key) => `Album ${key}`)).toBe(says);
  });
});
