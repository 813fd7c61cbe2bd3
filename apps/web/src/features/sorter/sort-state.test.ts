import { describe, expect, test } from 'vitest';
import { fromSortState, isSameState, joinStates, toSortLine, toSortState } from './sort-state.ts';
import { viewOf, withAnswer, withUndo, type KeptSort } from './sort-view.ts';

const aSort = (id: string): KeptSort => ({
  id,
  goal: { kind: 'list', list: { kind: 'album', album: 'red' } },
  plan: { items: [...'abcdef'], wanted: 'all', known: [['a', 'b']], choices: 2 },
  answers: [],
});

/** Answers with the first card, so many times. */
function answered(sort: KeptSort, times: number): KeptSort {
  const of = viewOf(sort).question;
  const [best] = of ?? [];
  if (times === 0 || of === undefined || best === undefined) return sort;
  return answered(withAnswer(sort, { kind: 'best', of, best }) ?? sort, times - 1);
}

describe('a kept sort', () => {
  test('comes back from a copy of what was kept, and is the same object until it changes', () => {
    const sort = answered(aSort('one'), 3);
    const state = toSortState(sort);
    const copy = structuredClone(state);
    expect(fromSortState('one', copy)).toBe(sort);
    expect(viewOf(fromSortState('two', copy))).toEqual(viewOf(sort));
    expect(isSameState(copy, toSortState(withUndo(sort)))).toBe(false);
  });

  test('is listed with its taps, and is done once nothing is left to ask', () => {
    const begun = toSortState(answered(aSort('three'), 2));
    expect(toSortLine('three', begun)).toMatchObject({ taps: 2, goal: aSort('x').goal, wanted: 'all' });
    expect(begun.left).toBeGreaterThan(0);
    expect(toSortState(answered(aSort('three'), 99)).left).toBe(0);
  });

  test('that went on in two places keeps the answers of both', () => {
    const base = answered(aSort('four'), 1);
    const mine = toSortState(answered(base, 2));
    const theirs = toSortState(answered(base, 1));
    const joined = joinStates({ ...mine, answers: [...toSortState(base).answers, 'sAF'] }, theirs);
    expect(joined?.answers).toEqual([...theirs.answers, 'sAF']);
    expect(joinStates(mine, null)).toBe(mine);
  });

  test('takes no second answer to a question that has gone', () => {
    const sort = answered(aSort('five'), 1);
    const of = viewOf(aSort('five')).question ?? [];
    expect(withAnswer(sort, { kind: 'best', of, best: of[0] ?? '' })).toBeUndefined();
  });
});
