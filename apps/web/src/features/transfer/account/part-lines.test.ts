import type { AccountPart } from '@thirteen/contract/account-file/account-parts.ts';
import { expect, test } from 'vitest';
import { describeParts } from './part-lines.ts';

const sortWith = (left: number): AccountPart => ({
  kind: 'sort',
  sort: {
    id: 'a-sort-of-mine',
    goal: { kind: 'top13' },
    plan: { items: ['one', 'two'], wanted: null, known: [], choices: 5 },
    answers: ['0AAAB'],
    left,
  },
});

test.each([
  { left: 0, name: 'A finished sort', line: '2 songs or albums, 1 answer' },
  { left: 4, name: 'A sort under way', line: '2 songs or albums, 1 answer so far' },
])('a sort with $left choices to come is called $name', ({ left, name, line }) => {
  const { nameOf, linesOf } = describeParts([]);
  expect(nameOf('sort:a-sort-of-mine', sortWith(left))).toBe(name);
  expect(linesOf(sortWith(left))).toEqual([line]);
});
