import { catalogueAlbums } from '@thirteen/catalogue/catalogue-data.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNamedAlbums, isWholeTitle } from './album-search.ts';
import { createSongSearch } from './song-search.ts';

fc.configureGlobal({ seed: 13 });

const anAlbum = (...titles: string[]) => ({
  title: 'Quite Another Record',
  songs: titles.map((title) => ({ title })),
});
const titlesOf = (songs: Iterable<{ readonly title: string }>) => [...songs].map(({ title }) => title);

const find = (titles: readonly string[], query: string) =>
  titlesOf(createSongSearch().find([anAlbum(...titles)], query));

describe('song search', () => {
  test('answers whole titles, then whole words, then beginnings of words, then the rest', () => {
    const titles = ['Clover', 'Our Lovely Day', 'Lovely Day', 'My Love', 'Love Story', 'Love'];
    expect(find(titles, 'love')).toEqual([
      'Love',
      'Love Story',
      'My Love',
      'Lovely Day',
      'Our Lovely Day',
      'Clover',
    ]);
  });

  test.each([
    { name: 'case', query: 'LOVE STORY' },
    { name: 'punctuation', query: 'love, story!' },
    { name: 'accents', query: 'lóve störy' },
    { name: 'the suffix of re-recordings', query: "Love Story (Taylor's Version)" },
    { name: 'the suffix without brackets', query: 'love story taylors version' },
    { name: 'no space', query: 'lovestory' },
    { name: 'a wrong letter', query: 'lave story' },
    { name: 'a letter too few', query: 'lov story' },
    { name: 'a letter too many', query: 'lovee story' },
    { name: 'two letters swapped', query: 'loev story' },
    { name: 'an error in an unfinished word', query: 'story' },
  ])('finds a song despite $name', ({ query }) => {
    expect(find(['Love Story', 'Something Else'], query)).toEqual(['Love Story']);
  });

  test('allows no error below four letters, spaces not counted', () => {
    expect(find(['Red', 'A B C'], 'rud')).toEqual([]);
    expect(find(['Red', 'A B C'], 'a b d')).toEqual([]);
    expect(find(['Love', 'A B C'], 'lova')).toEqual(['Love']);
    expect(find(['Love Story'], 'lav sto')).toEqual([]);
  });

  test('allows an error in a word, in an unfinished one and in a part of one', () => {
    expect(find(['The Love Story', 'Something Else'], 'lave sto')).toEqual(['The Love Story']);
    expect(find(['Clovers and More', 'Something Else'], 'lave')).toEqual(['Clovers and More']);
  });

  test('allows no second error', () => {
    expect(find(['Enchanted'], 'emchamted')).toEqual([]);
  });

  test('finds words in the order typed, unfinished ones too, before those in any order', () => {
    expect(find(['Well, All of It', 'All Too Well', 'All You Had'], 'al wel')).toEqual([
      'All Too Well',
      'Well, All of It',
    ]);
  });

  test('takes each typed word for a word of its own first', () => {
    expect(find(['All Too Well', 'All Alone'], 'al al')).toEqual(['All Alone', 'All Too Well']);
  });

  test('answers a whole title before longer ones, and parts of words last', () => {
    expect(find(['Love Story Two', 'Love Story', 'Clover'], 'love story')).toEqual([
      'Love Story',
      'Love Story Two',
    ]);
    expect(find(['Clover', 'Over'], 'ove')).toEqual(['Over', 'Clover']);
  });

  test('takes two letters for no short name', () => {
    expect(find(['My Secret Other Song'], 'ms')).toEqual([]);
  });

  test.each([
    { name: 'first letters', query: 'mss', title: 'My Secret Song' },
    { name: 'first letters under way', query: 'mso', title: 'My Secret Other Song' },
    { name: 'first letters with a number', query: 'mss12', title: 'My Secret Song (12 Minutes)' },
  ])('knows a title by its $name', ({ query, title }) => {
    expect(find(['Something Else', title], query)).toEqual([title]);
  });

  test('answers nothing to a query without letters', () => {
    expect(find(['Love Story', '?'], ' ?! ')).toEqual([]);
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

  test('narrows a list to what is spelled as typed, to errors only where nothing is', () => {
    const albums = [anAlbum('Style', 'Stile', 'Stale Bread', 'Betty')];
    const search = createSongSearch();
    expect(titlesOf(search.filter(albums, 'style'))).toEqual(['Style']);
    expect(titlesOf(search.filter(albums, 'bettty'))).toEqual(['Betty']);
  });
});

describe('in the catalogue', () => {
  const search = createSongSearch();
  const found = (query: string) => titlesOf(search.find(catalogueAlbums, query));

  test.each([
    { query: 'wildest dreams taylors version', first: 'Wildest Dreams' },
    { query: 'ttpd', first: 'The Tortured Poets Department' },
    { query: 'atw10', first: 'All Too Well (10 Minute Version)' },
    { query: 'ybwm', first: 'You Belong With Me' },
    { query: 'yoyok', first: "You're On Your Own, Kid" },
    { query: 'mathp', first: 'Miss Americana & The Heartbreak Prince' },
    { query: 'igyb', first: 'imgonnagetyouback' },
    { query: 'love', first: 'Love Story' },
  ])('$query leads to $first', ({ query, first }) => {
    expect(found(query)[0]).toBe(first);
  });

  test('what contains "love" as a word stands before what contains it as a part', () => {
    const isWord = found('love').map((title) => /\blove\b/i.test(title));
    expect(isWord.indexOf(false)).toBe(isWord.filter(Boolean).length);
  });

  test('"ymmb" is known for both songs that fans mean by it', () => {
    expect(found('ymmb')).toEqual(['You Belong With Me', 'Look What You Made Me Do']);
  });

  test('an album answers to its name with an error, too', () => {
    const midnights = catalogueAlbums.find(({ title }) => title === 'Midnights');
    expect(found('midnigts')).toEqual(titlesOf(midnights?.songs ?? []));
  });

  test('every album answers to its title with all of its songs', () => {
    for (const { title, songs } of catalogueAlbums) {
      expect(findNamedAlbums(catalogueAlbums, title).map((album) => album.title)).toContain(title);
      expect(found(title)).toEqual(expect.arrayContaining(titlesOf(songs)));
    }
  });

  test.each([
    { query: 'midnights', albums: ['Midnights'] },
    { query: 'midnigts', albums: ['Midnights'] },
    { query: 'tortured po', albums: ['The Tortured Poets Department'] },
    { query: 'ttpd', albums: ['The Tortured Poets Department'] },
    { query: 'red tv', albums: ["Red (Taylor's Version)"] },
    { query: 'debut', albums: ['Taylor Swift'] },
    { query: 'midni', albums: ['Midnights'] },
    { query: 'midn', albums: [] },
    { query: 'love', albums: [] },
  ])('"$query" names $albums', ({ query, albums }) => {
    expect(titlesOf(findNamedAlbums(catalogueAlbums, query))).toEqual(albums);
  });

  test.each([
    { query: ' LOVER', title: 'Lover', is: true },
    { query: 'red tv', title: "Red (Taylor's Version)", is: true },
    { query: 'love', title: 'Lover', is: false },
    { query: '!', title: '?', is: false },
  ])('"$query" is the title $title: $is', ({ query, title, is }) => {
    expect(isWholeTitle(query, title)).toBe(is);
  });

  test('a query without letters names no album, not even one without letters', () => {
    expect(findNamedAlbums([{ title: '?' }], '!')).toEqual([]);
  });

  test('the suffix alone names the albums that have it', () => {
    const rerecorded = catalogueAlbums.filter(({ title }) => title.includes("(Taylor's Version)"));
    expect(findNamedAlbums(catalogueAlbums, 'taylors version')).toEqual(rerecorded);
    expect(found('taylors version')).toEqual(titlesOf(rerecorded.flatMap(({ songs }) => songs)));
  });
});
