import { expect, test } from 'vitest';
import { certainSearch, guessedText, readCertain } from './certain-songs.ts';

test.each([0, 1, 5, 12, 13])('the address of a Top 13 with %i certain songs says so', (certain) => {
  expect(readCertain(new URLSearchParams(certainSearch(certain)))).toBe(certain);
});

test.each(['abc', '', '-1', '5.5', '14', '99', '130'])('"%s" certain songs are none', (text) => {
  expect(readCertain(new URLSearchParams({ certain: text }))).toBe(0);
});

test('where all are certain, neither the address nor a sentence speaks of guesses', () => {
  expect([certainSearch(13), guessedText(13)]).toEqual(['', undefined]);
});

test('a sentence says which songs are certain', () => {
  expect(guessedText(0)).toContain('None of it is certain');
  expect(guessedText(1)).toContain('Number 1 is certain.');
  expect(guessedText(5)).toContain('Numbers 1 to 5 are certain.');
});
