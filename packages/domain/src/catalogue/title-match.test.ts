import { describe, expect, test } from 'vitest';
import {
  foldQuery,
  foldTitle,
  initialsOf,
  isRerecorded,
  namesOfAlbum,
  shortNamesOfSong,
  containsWithError,
  isOneErrorApart,
  isPrefixWithError,
} from './title-match.ts';
import fc from 'fast-check';

test('a folded title keeps letters of any script', () => {
  expect(foldTitle('  Ça & 愛  ')).toBe('ca and 愛');
});

test.each([
  { text: "Style (Taylor's Version)", folded: 'style' },
  { text: 'Style (taylor\u2019s version)', folded: 'style' },
  { text: 'Style (Taylors Version)', folded: 'style' },
  { text: "Style ( Taylor's Version )", folded: 'style' },
  { text: "Red(Taylor's Version)Live", folded: 'red live' },
])('$text is a re-recording of "$folded"', ({ text, folded }) => {
  expect(isRerecorded(text)).toBe(true);
  expect(foldTitle(text)).toBe(folded);
});

test.each(["Taylor's Version", "Style (Somebody's Version)", 'Style'])('%s is no re-recording', (title) => {
  expect(isRerecorded(title)).toBe(false);
});

describe('a folded query', () => {
  test.each([
    { name: 'the suffix in brackets', text: "Style (Taylor's Version)", folded: 'style' },
    { name: 'a typographic apostrophe', text: 'Style (Taylor\u2019s Version)', folded: 'style' },
    { name: 'no brackets', text: 'style taylors version', folded: 'style' },
    { name: 'a bracket that is still open', text: "style (taylor's ver", folded: 'style' },
    { name: 'its first word alone', text: 'style taylor', folded: 'style' },
    { name: 'its first letters', text: 'Style TV', folded: 'style' },
    { name: 'where the song came from', text: 'style tv from the vault', folded: 'style' },
  ])('goes without the suffix of re-recordings: $name', ({ text, folded }) => {
    expect(foldQuery(text)).toBe(folded);
  });

  test.each([
    { text: "Taylor's Version", folded: 'taylors version' },
    { text: 'taylor swift', folded: 'taylor swift' },
    { text: 'tv', folded: 'tv' },
  ])('keeps "$text", which follows nothing', ({ text, folded }) => {
    expect(foldQuery(text)).toBe(folded);
  });
});

test('initials keep numbers whole, not words with a number', () => {
  expect(initialsOf(foldTitle('All Too Well (10 Minute Version)'))).toBe('atw10mv');
  expect(initialsOf('on the b52')).toBe('otb');
});

test.each([
  { title: 'Quite Another', names: ['quite another'] },
  { title: 'Quite Another Record', names: ['quite another record', 'qar'] },
  { title: 'reputation', shortNames: ['rep', 'ts6'], names: ['reputation', 'rep', 'ts6'] },
  {
    title: "Red (Taylor's Version)",
    shortNames: ['rtv'],
    names: ['red', 'rtv', 'taylors version', 'tv'],
  },
])('the album $title is known as $names', ({ names, ...album }) => {
  expect(namesOfAlbum(album)).toEqual(names);
});

test.each([
  { title: 'A Song', names: ['asong'] },
  { title: 'Quite Another Song', names: ['quiteanothersong', 'qas'] },
  { title: 'Shake It Off', names: ['shakeitoff', 'sio', 'sio'] },
])('the song $title is known as $names', ({ title, names }) => {
  expect(shortNamesOfSong(title)).toEqual(names);
});

fc.configureGlobal({ seed: 13 });

test('finds the texts that every single error leads to, and no others', () => {
  const text = fc.stringMatching(/^[abc]{0,5}$/);
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(isOneErrorApart(a, b)).toBe(a === b || everyError(a).has(b));
    }),
    { numRuns: 2000 },
  );
});

describe('with one error', () => {
  const query = fc.stringMatching(/^[abc]{2,4}$/);
  const text = fc.stringMatching(/^[abc]{0,7}$/);
  const isNear = (a: string, b: string) => a === b || everyError(a).has(b);
  const beginningsOf = (of: string) => Array.from({ length: of.length + 1 }, (_, end) => of.slice(0, end));

  test('a text begins with what one of its beginnings is near to', () => {
    fc.assert(
      fc.property(query, text, (a, b) => {
        expect(isPrefixWithError(a, b)).toBe(beginningsOf(b).some((start) => isNear(a, start)));
      }),
      { numRuns: 1000 },
    );
  });

  test('a word contains what one of its parts is near to', () => {
    fc.assert(
      fc.property(query, text, (a, b) => {
        const ends = Array.from({ length: b.length }, (_, start) => b.slice(start));
        const parts = ends.flatMap(beginningsOf);
        expect(containsWithError(a, b)).toBe(parts.some((part) => isNear(a, part)));
      }),
      { numRuns: 1000 },
    );
  });
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
