import { expect, test } from 'vitest';
import { overviewWords, isDone, toProgress } from './overview-entries.ts';

test.each([
  { name: 'was never saved', order: '', placed: '', isAll: false, text: 'Not started' },
  { name: 'was saved, with nothing placed', order: 'abc', placed: '', isAll: false, text: 'Not started' },
  { name: 'had one song moved', order: 'bac', placed: 'b', isAll: false, text: '1 of 3 ranked' },
  { name: 'was placed whole', order: 'bac', placed: 'abc', isAll: true, text: 'Done' },
])('a ranking that $name says "$text"', ({ order, placed, isAll, text }) => {
  const progress = toProgress({ order: [...order], placed: [...placed] });
  expect(isDone(progress)).toBe(isAll);
  expect(overviewWords.progress(progress)).toBe(text);
});
