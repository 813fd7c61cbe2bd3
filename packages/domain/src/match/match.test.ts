import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MATCH_SONGS, matchOf, matchOfPicks, type SongOrders } from './match.ts';

const none: SongOrders = { top13: [], albums: [], allSongs: [] };
const top13 = (songs: string): SongOrders => ({ ...none, top13: [...songs] });
const allSongs = (songs: string): SongOrders => ({ ...none, allSongs: [...songs] });

const CATALOGUE = Array.from({ length: 60 }, (_, index) => `song-${index}`);
const ALBUMS = [CATALOGUE.slice(0, 20), CATALOGUE.slice(20, 45)];
const aPart = (songs: readonly string[], maxLength?: number) =>
  fc.shuffledSubarray([...songs], maxLength === undefined ? {} : { maxLength });
const anOrders: fc.Arbitrary<SongOrders> = fc.record({
  top13: aPart(CATALOGUE, 13),
  albums: fc.tuple(...ALBUMS.map((album) => aPart(album))),
  allSongs: aPart(CATALOGUE),
});
const aWholeOrder = fc.shuffledSubarray([...CATALOGUE], { minLength: CATALOGUE.length });
const reversed = ({ top13: top, albums, allSongs: all }: SongOrders): SongOrders => ({
  top13: top.toReversed(),
  albums: albums.map((album) => album.toReversed()),
  allSongs: all.toReversed(),
});

describe('a match', () => {
  test('is 100 with the same lists, whatever they are', () => {
    fc.assert(
      fc.property(anOrders, (orders) => {
        const { percent, songs } = matchOf(orders, orders);
        expect(percent).toBe(songs < MATCH_SONGS ? null : 100);
      }),
    );
  });

  test('is 0 with the opposite lists', () => {
    fc.assert(
      fc.property(anOrders, (orders) => {
        const { percent, songs } = matchOf(orders, reversed(orders));
        expect(percent).toBe(songs < MATCH_SONGS ? null : 0);
      }),
    );
  });

  test('and its opposite make 100 together, but for rounding', () => {
    fc.assert(
      fc.property(anOrders, anOrders, (yours, theirs) => {
        const [one, other] = [matchOf(yours, theirs), matchOf(yours, reversed(theirs))];
        expect(one.agreed + other.agreed).toBe(one.pairs);
        expect(Math.abs((one.percent ?? 50) + (other.percent ?? 50) - 100)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is the same from the other side', () => {
    fc.assert(
      fc.property(anOrders, anOrders, (yours, theirs) => {
        expect(matchOf(theirs, yours)).toEqual(matchOf(yours, theirs));
      }),
    );
  });

  test('stays as it is when all songs are renamed', () => {
    fc.assert(
      fc.property(anOrders, anOrders, aWholeOrder, (yours, theirs, names) => {
        const renamed = new Map(CATALOGUE.map((song, index) => [song, `${names[index]} by another name`]));
        const rename = (songs: readonly string[]) => songs.map((song) => renamed.get(song) ?? song);
        const inNewNames = (orders: SongOrders) => ({
          top13: rename(orders.top13),
          albums: orders.albums.map(rename),
          allSongs: rename(orders.allSongs),
        });
        expect(matchOf(inNewNames(yours), inNewNames(theirs))).toEqual(matchOf(yours, theirs));
      }),
    );
  });

  test('is no figure under five songs, and from 0 to 100 otherwise', () => {
    fc.assert(
      fc.property(anOrders, anOrders, (yours, theirs) => {
        const { percent, songs, pairs, agreed } = matchOf(yours, theirs);
        expect(percent === null).toBe(songs < MATCH_SONGS);
        expect(agreed).toBeLessThanOrEqual(pairs);
        expect(percent ?? 50).toBeGreaterThanOrEqual(0);
        expect(percent ?? 50).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('is about 50 where one order has nothing to do with the other', () => {
    const percents = fc
      .sample(fc.tuple(aWholeOrder, aWholeOrder), { numRuns: 300, seed: 13 })
      .map(([yours, theirs]) => matchOf({ ...none, allSongs: yours }, { ...none, allSongs: theirs }).percent);
    const mean = percents.reduce<number>((sum, percent) => sum + (percent ?? 0), 0) / percents.length;
    expect(Math.abs(mean - 50)).toBeLessThan(2);
  });

  test('grows with each song that moves nearer to where the other fan has it', () => {
    const steps = ['fedcba', 'afedcb', 'abfedc', 'abcfed', 'abcdfe', 'abcdef'];
    const percents = steps.map((songs) => matchOf(top13('abcdef'), top13(songs)).percent ?? -1);
    expect(percents).toEqual([0, 33, 60, 80, 93, 100]);
  });
});

describe('the lists of a fan', () => {
  test.each([
    {
      name: 'four songs of both',
      yours: top13('abcdxyz'),
      theirs: top13('abcduvw'),
      percent: null,
      songs: 4,
    },
    { name: 'five songs of both', yours: top13('abcdexyz'), theirs: top13('edcbauvw'), percent: 0, songs: 5 },
    {
      name: 'a Top 13 and all songs',
      yours: top13('abcde'),
      theirs: allSongs('axbycze'),
      percent: null,
      songs: 4,
    },
    {
      name: 'a Top 13 within all songs',
      yours: top13('abcde'),
      theirs: allSongs('xaybczde'),
      percent: 100,
      songs: 5,
    },
    {
      name: 'albums, each by itself',
      yours: { ...none, albums: [[...'abc'], [...'de']] },
      theirs: { ...none, albums: [[...'ed'], [...'abc']] },
      percent: 75,
      songs: 5,
    },
    {
      name: 'songs that only lists of different albums hold',
      yours: { ...none, albums: [[...'abcde']] },
      theirs: { ...none, albums: ['a', 'b', 'c', 'd', 'e'].map((song) => [song]) },
      percent: null,
      songs: 0,
    },
    {
      name: 'the Top 13 before the album and all songs',
      yours: { top13: [...'abcde'], albums: [[...'edcba']], allSongs: [...'edcba'] },
      theirs: top13('abcde'),
      percent: 100,
      songs: 5,
    },
    {
      name: 'the album before all songs',
      yours: { ...none, albums: [[...'abcde']], allSongs: [...'edcba'] },
      theirs: top13('abcde'),
      percent: 100,
      songs: 5,
    },
    { name: 'nothing at all', yours: none, theirs: none, percent: null, songs: 0 },
  ])('are compared: $name', ({ yours, theirs, percent, songs }) => {
    expect(matchOf(yours, theirs)).toMatchObject({ percent, songs });
  });

  test('keep 100 and 0 for orders that are the same and the opposite', () => {
    const songs = CATALOGUE;
    const nearly = [songs[1] ?? '', songs[0] ?? '', ...songs.slice(2)];
    const whole = { ...none, allSongs: songs };
    expect(matchOf(whole, { ...none, allSongs: nearly }).percent).toBe(99);
    expect(matchOf(whole, { ...none, allSongs: nearly.toReversed() }).percent).toBe(1);
  });
});

describe('picks of a Top 13', () => {
  const thirteen = [...'abcdefghijklm'];
  test.each([
    { picks: 'abcde', percent: 100 },
    { picks: 'mlkji', percent: 0 },
    { picks: 'edcba', percent: 80 },
    { picks: 'ijklm', percent: 20 },
    { picks: 'abcdf', percent: 98 },
  ])('$picks match with $percent, those left out being loved less', ({ picks, percent }) => {
    expect(matchOfPicks([...picks], thirteen)).toMatchObject({ percent, songs: 13, pairs: 50 });
  });

  test('of five songs are an order alone, and of fewer no figure', () => {
    expect(matchOfPicks([...'abced'], [...'abcde'])).toMatchObject({ percent: 90, songs: 5 });
    expect(matchOfPicks([...'abcd'], [...'abcd'])).toMatchObject({ percent: null });
  });

  test('are about 50 by chance', () => {
    const percents = fc
      .sample(fc.shuffledSubarray(thirteen, { minLength: 5, maxLength: 5 }), { numRuns: 500, seed: 13 })
      .map((picks) => matchOfPicks(picks, thirteen).percent ?? 0);
    const mean = percents.reduce((sum, percent) => sum + percent, 0) / percents.length;
    expect(Math.abs(mean - 50)).toBeLessThan(4);
  });
});
