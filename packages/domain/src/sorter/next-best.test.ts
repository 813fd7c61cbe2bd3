import { describe, expect, test } from 'vitest';
import type { SortAnswer } from './answer.ts';
import { openSort, type Sort } from './sort.ts';

const truth = [...'abcdefghijklmnopqrst'];

const bestOf = (of: readonly string[]): SortAnswer => ({ kind: 'best', of, best: of.toSorted()[0] ?? '' });

const stateOf = (sort: Sort) => ({
  question: sort.question(),
  result: sort.result(),
  left: sort.left(),
  answers: sort.answers(),
});

/** Answers to the end; counts the questions, not the next best ones of theirs. */
function countQuestions(sort: Sort, saysNextBest: boolean): number {
  let questions = 0;
  for (let question = sort.question(); question; question = sort.question(), questions += 1) {
    sort.answer(bestOf(question));
    const others = saysNextBest && sort.others();
    if (others) sort.answer(bestOf(others));
  }
  return questions;
}

describe('the next best of a question', () => {
  test('spares a fan who says it, too, a third of the questions', () => {
    const plan = { items: truth, wanted: 13, known: [], choices: 9 } as const;
    const [once, twice] = [openSort(plan), openSort(plan)];
    expect(countQuestions(twice, true)).toBeLessThan(countQuestions(once, false) * 0.7);
    expect(twice.result().settled.slice(0, 13)).toEqual(truth.slice(0, 13));
  });

  test('is an answer like any other: undo takes it back, and a sort that is opened again asks for it', () => {
    const plan = { items: truth, wanted: 13, known: [], choices: 9 } as const;
    const sort = openSort(plan);
    sort.answer(bestOf(sort.question() ?? []));
    const [before, others = []] = [stateOf(sort), sort.others()];
    expect(others.length).toBeGreaterThan(1);
    expect(openSort(plan, sort.answers()).others()).toEqual(others);
    sort.answer(bestOf(others));
    expect(sort.others()).toBeUndefined();
    sort.undo();
    expect({ ...stateOf(sort), others: sort.others() }).toEqual({ ...before, others });
  });

  test('is asked for only where that counts, of what is left', () => {
    const open = (items: string, wanted: number) =>
      openSort({ items: [...items], wanted, known: [], choices: 5 });
    const [two, first, sort] = [open('ab', 2), open('abcd', 1), open('abcdefgh', 3)];
    two.answer(bestOf([...'ab']));
    expect(two.others()).toBeUndefined();
    first.answer(bestOf([...'abcd']));
    expect(first.others()).toBeUndefined();
    sort.answer(bestOf([...'abcde']));
    sort.answer({ kind: 'skip', item: 'b' });
    expect(sort.others()).toEqual([...'cde']);
    sort.answer({ kind: 'tie', of: ['f', 'g'] });
    expect(sort.others()).toBeUndefined();
  });
});
