import { expect, test } from 'vitest';
import { sortByMatch } from './explorer.queries.ts';

const cards = ['a', 'b', 'c', 'd', 'e'].map((username) => ({ username }));
const names = (sorted: readonly { readonly username: string }[]) =>
  sorted.map(({ username }) => username).join('');

test('the best match comes first, and who has no figure keeps the order after all others', () => {
  const percents = { a: null, b: 40, c: 0, d: 90 };
  const matches = new Map(Object.entries(percents).map(([name, percent]) => [name, { percent }]));
  expect(names(sortByMatch(cards, matches))).toBe('dbcae');
});

test('equal figures keep the order of the page', () => {
  const matches = new Map(cards.map(({ username }) => [username, { percent: 50 }]));
  expect(names(sortByMatch(cards, matches))).toBe('abcde');
});
