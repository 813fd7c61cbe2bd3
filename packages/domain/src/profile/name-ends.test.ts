import { expect, test } from 'vitest';
import { innerEnds } from './name-ends.ts';

test.each([
  { name: 'karma', ends: ['arma', 'rma'] },
  { name: 'abc', ends: [] },
  { name: 'ab', ends: [] },
])('the ends of $name inside of it are $ends', ({ name, ends }) => {
  expect(innerEnds(name).map(({ ending }) => ending)).toEqual(ends);
  expect(innerEnds(name).every(({ before, ending }) => before + ending === name)).toBe(true);
});
