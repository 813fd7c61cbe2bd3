import { describe, expect, test } from 'vitest';
import { tapsOf, viewOf, withAnswer, withUndo, type KeptSort } from './sort-view.ts';

const aSort: KeptSort = {
  id: 'one',
  goal: { kind: 'list', list: { kind: 'top13' } },
  plan: { items: [...'abcdefghijklmnopqrst'], wanted: 13, known: [], choices: 9 },
  answers: [],
};

/** All states of a sort that is answered by the alphabet, the next best of each question, too. */
function answered(sort: KeptSort): readonly KeptSort[] {
  const { question, nextBest } = viewOf(sort);
  const of = nextBest?.others ?? question;
  if (of === undefined) return [sort];
  const [best = ''] = of.toSorted();
  const next = withAnswer(sort, { kind: 'best', of, best });
  return next === undefined ? [sort] : [sort, ...answered(next)];
}

describe('a question that shows fewer than it might', () => {
  const states = answered(aSort);
  const told = states.filter((sort) => viewOf(sort).showsFewer && viewOf(sort).nextBest === undefined);

  test('is told of once, where the number drops, and never at the first one', () => {
    expect(told).toHaveLength(1);
    const [sort = aSort] = told;
    expect(viewOf(sort).question?.length).toBeLessThan(9);
    expect(sort.answers.length).toBeGreaterThan(0);
  });

  test('is told of again after an undo that leads back to it', () => {
    const at = states.indexOf(told[0] ?? aSort);
    const [next = aSort] = states.slice(at + 1);
    expect(viewOf(next).nextBest).toBeDefined();
    expect(viewOf(withUndo(next)).showsFewer).toBe(true);
  });
});

describe('the taps that are announced', () => {
  test('are those of the next best, too, where there can be one', () => {
    expect([tapsOf(20, { choices: 2 }), tapsOf(20, { choices: 9 })]).toEqual([20, 25]);
  });

  test('are about what a fan needs in the end', () => {
    const states = answered(aSort);
    const { taps } = viewOf(states.at(-1) ?? aSort);
    expect(Math.abs(viewOf(aSort).tapsLeft - taps)).toBeLessThan(taps / 4);
  });
});
