import { expect, test } from 'vitest';
import { sorterWords } from './sorter.words.ts';

test.each([
  { count: 1, saves: 'saves about 1 tap', would: 'would save about 1 tap' },
  { count: 40, saves: 'saves about 40 taps', would: 'would save about 40 taps' },
])('what $count taps saved are called', ({ count, saves, would }) => {
  expect(sorterWords.saves(count, false)).toBe(saves);
  expect(sorterWords.wouldSave(count)).toBe(would);
});
