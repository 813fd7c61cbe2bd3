import { describe, expect, test } from 'vitest';
import { foldQuery, foldTitle, initialsOf, isRerecorded } from './fold-title.ts';

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
