import { expect, test } from 'vitest';
import { isSameGroups, mergeGroups, reviveGroups } from './placed-groups.ts';

const toGroups = (...groups: readonly string[]) => groups.map((group) => [...group]);

test('moves of two tabs in different groups are both kept, and so is what both placed', () => {
  const from = { groups: toGroups('ab', 'cd'), placed: [] };
  const mine = { groups: toGroups('ba', 'cd'), placed: ['b'] };
  const theirs = { groups: toGroups('ab', 'dc'), placed: ['d'] };
  expect(mergeGroups(from, mine, theirs)).toEqual({ groups: toGroups('ba', 'dc'), placed: ['d', 'b'] });
});

test.each([
  { name: 'another order', other: { groups: toGroups('ba', 'c'), placed: ['a'] }, isSame: false },
  { name: 'a group less', other: { groups: toGroups('ab'), placed: ['a'] }, isSame: false },
  { name: 'more placed', other: { groups: toGroups('ab', 'c'), placed: ['a', 'c'] }, isSame: false },
  { name: 'the same', other: { groups: toGroups('ab', 'c'), placed: ['a'] }, isSame: true },
])('groups are compared with $name', ({ other, isSame }) => {
  expect(isSameGroups({ groups: toGroups('ab', 'c'), placed: ['a'] }, other)).toBe(isSame);
});

test('groups kept by the version before count as placed', () => {
  expect(reviveGroups(toGroups('ab', 'c'))).toEqual({ groups: toGroups('ab', 'c'), placed: ['a', 'b', 'c'] });
  expect(reviveGroups({ groups: toGroups('ab'), placed: [] })).toEqual({
    groups: toGroups('ab'),
    placed: [],
  });
});
