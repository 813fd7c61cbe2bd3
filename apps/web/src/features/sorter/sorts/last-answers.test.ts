import { expect, it } from 'vitest';
import { undoneBy, withLastAnswers, type LastAnswers } from './last-answers.ts';
import type { SortState } from '#features/sorter/sort-state.ts';

const stateOf = (...answers: readonly string[]): SortState => ({
  goal: { kind: 'all-albums' },
  plan: { items: ['a', 'b', 'c', 'd'], wanted: null, known: [], choices: 2 },
  answers,
  left: 3,
});
const base = { state: stateOf('0AAAB'), revision: '"1"' };
const [one, two, three] = ['0AAAB', '0ABAC', '1ACAD'] as const;

it('keeps an undo, and several in a row, away from a state that still has the answers', () => {
  const full = stateOf(one, two, three);
  const first: LastAnswers = {
    base,
    state: stateOf(one, two),
    undone: undoneBy(full, stateOf(one, two), undefined),
  };
  expect(withLastAnswers(first, full)).toEqual(stateOf(one, two));
  const second = { base, state: stateOf(one), undone: undoneBy(stateOf(one, two), stateOf(one), first) };
  expect(withLastAnswers(second, full)).toEqual(stateOf(one));
  expect(withLastAnswers(second, stateOf(one, two))).toEqual(stateOf(one));
});

it('keeps answers of another place that were never taken back', () => {
  const last = { base, state: stateOf(one), undone: undoneBy(null, stateOf(one), undefined) };
  expect(withLastAnswers(last, stateOf(one, two))).toEqual(stateOf(one, two));
  expect(withLastAnswers({ ...last, undone: [two] }, stateOf(one, three))).toEqual(stateOf(one, three));
  expect(withLastAnswers({ ...last, state: stateOf(two) }, stateOf(one))).toEqual(stateOf(one, two));
});

it('takes an answer for none that was taken back', () => {
  expect(undoneBy(stateOf(one), stateOf(one, two), undefined)).toEqual([]);
  expect(undoneBy(stateOf(one, two, three), stateOf(one, three), undefined)).toEqual([]);
});
