import { expect, test } from 'vitest';
import { splitMatch } from './match.ts';

test.each([
  { name: 'in the middle', text: 'A Green Door', query: 'green', parts: ['A ', 'Green', ' Door'] },
  { name: 'over punctuation', text: "Don't... Go", query: 'dont go', parts: ['', "Don't... Go", ''] },
  { name: 'without accents', text: 'Señora Blue', query: 'senora', parts: ['', 'Señora', ' Blue'] },
  { name: 'nowhere, as after a typing error', text: 'Green', query: 'gren', parts: ['Green', '', ''] },
  { name: 'nowhere when only signs are typed', text: 'Green', query: '?!', parts: ['Green', '', ''] },
])('finds what was typed $name', ({ text, query, parts }) => {
  const { before, match, after } = splitMatch(text, query);
  expect([before, match, after]).toEqual(parts);
});
