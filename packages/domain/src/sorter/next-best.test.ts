import { describe, expect, test } from 'vitest';
import type { SortAnswer } from './answer.ts';
import { openSort, type Sort } from './sort.ts';

const truth: readonly string[] = [...'abcdefghijklmnopqrst'];

/** The answer of a fan with an order of their own; without one, of the alphabet's. */
const bestOf = (of: readonly string[], fan = truth): SortAnswer => ({
  kind: 'best',
  of,
  best: fan.find((item) => of.includes(item)) ?? '',
});

/** An order of the letters for each seed (Lehmer's generator, 1951). */
function fanOf(seed: number): readonly string[] {
  let state = seed;
  const keys = truth.map((item) => ({ item, key: (state = (state * 48_271) % 2_147_483_647) }));
  return keys.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}

const stateOf = (sort: Sort) => ({
  question: sort.question(),
  result: sort.result(),
  left: sort.left(),
  answers: sort.answers(),
});

/** Answers to the end; counts the questions, not the next best ones of theirs. */
function countQuestions(sort: Sort, saysNextBest: boolean, fan = truth): number {
  let questions = 0;
  for (let question = sort.question(); question; question = sort.question(), questions += 1) {
    sort.answer(bestOf(question, fan));
    const others = saysNextBest && sort.others();
    if (others) sort.answer(bestOf(others, fan));
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

  test('is counted on: 12 questions lead to the first 13 of 20', () => {
    const plan = { items: truth, wanted: 13, known: [], choices: 9 } as const;
    const counts = Array.from({ length: 60 }, (_, at) =>
      countQuestions(openSort(plan), true, fanOf((at + 1) * 7_919)),
    );
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThan(12);
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
