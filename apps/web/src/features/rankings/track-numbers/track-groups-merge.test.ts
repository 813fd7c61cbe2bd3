import { expect, test } from 'vitest';
import { isSameGroups, mergeGroups } from './track-groups-merge.ts';

test('moves of two tabs in different groups are both kept', () => {
  const from = ['ab', 'cd'].map((group) => [...group]);
  const mine = ['ba', 'cd'].map((group) => [...group]);
  const theirs = ['ab', 'dc'].map((group) => [...group]);
  expect(mergeGroups(from, mine, theirs)).toEqual([
    ['b', 'a'],
    ['d', 'c'],
  ]);
});

test.each([
  { name: 'another order', other: [['b', 'a'], ['c']], isSame: false },
  { name: 'a group less', other: [['a', 'b']], isSame: false },
  { name: 'the same', other: [['a', 'b'], ['c']], isSame: true },
])('groups are compared with $name', ({ other, isSame }) => {
  expect(isSameGroups([['a', 'b'], ['c']], other)).toBe(isSame);
});
