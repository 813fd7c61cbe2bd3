import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkStoredAnswers,
  checkStoredPlan,
  countAnswered,
  fromStoredAnswers,
  fromStoredPlan,
  sortChoices,
  STORED_ANSWER,
  SORT_LIMITS,
  toStoredAnswers,
  toStoredPlan,
} from './stored-sort.ts';

const items = Array.from({ length: 259 }, (_, index) => `era-song-number-${index}`);
const anItem = fc.constantFrom(...items);
const shown = fc.uniqueArray(anItem, { minLength: 2, maxLength: 9 });
const anAnswer = fc.oneof(
  shown.chain((of) => fc.constantFrom(...of).map((best) => ({ kind: 'best' as const, of, best }))),
  shown.map((of) => ({ kind: 'tie' as const, of })),
  anItem.map((item) => ({ kind: 'skip' as const, item })),
  anItem.map((item) => ({ kind: 'bring-back' as const, item })),
);

test('answers come back as they were kept, and pass the check', () => {
  fc.assert(
    fc.property(fc.array(anAnswer, { maxLength: 30 }), (answers) => {
      const stored = toStoredAnswers(answers, items);
      expect(fromStoredAnswers(stored, items)).toEqual(answers);
      expect(checkStoredAnswers(stored, items).ok).toBe(true);
      expect(countAnswered(stored)).toBe(
        answers.filter(({ kind }) => kind === 'best' || kind === 'tie').length,
      );
    }),
  );
});

test('a plan comes back as it was kept', () => {
  const order = fc.uniqueArray(anItem, { minLength: 2, maxLength: 20 });
  const plan = fc.record({
    items: fc.constant(items),
    wanted: fc.oneof(fc.constant('all' as const), fc.integer({ min: 1, max: 259 })),
    known: fc.array(order, { maxLength: 5 }),
    choices: fc.constantFrom(...sortChoices),
  });
  fc.assert(
    fc.property(plan, (given) => {
      const stored = toStoredPlan(given);
      expect(fromStoredPlan(stored)).toEqual(given);
      expect(checkStoredPlan(stored, () => []).ok).toBe(true);
    }),
  );
});

test('an item of a known order that is not sorted is left out', () => {
  const plan = {
    items: ['a', 'b', 'c'],
    wanted: 'all',
    known: [
      ['c', 'x', 'a'],
      ['x', 'b'],
    ],
    choices: 2,
  } as const;
  expect(toStoredPlan(plan).known).toEqual([[2, 0]]);
});

test('4,000 answers about five of all songs each stay within 64 KiB', () => {
  const of = items.slice(-5);
  const answer = { kind: 'best', of, best: of[3] ?? '' } as const;
  const answers = toStoredAnswers(
    Array.from({ length: SORT_LIMITS.answers }, () => answer),
    items,
  );
  const plan = toStoredPlan({ items, wanted: 'all', known: [items], choices: 5 });
  expect(JSON.stringify({ plan, answers }).length).toBeLessThan(SORT_LIMITS.bytes);
});

test('an answer is a short text', () => {
  const said = [
    { kind: 'best', of: [items[40] ?? '', items[7] ?? ''], best: items[7] ?? '' },
    { kind: 'skip', item: items[258] ?? '' },
  ] as const;
  expect(toStoredAnswers(said, items)).toEqual(['1AoAH', 'sEC']);
  fc.assert(
    fc.property(anAnswer, (answer) => {
      expect(toStoredAnswers([answer], items)[0]).toMatch(new RegExp(STORED_ANSWER));
    }),
  );
});

describe('answers that are refused', () => {
  test.each([
    { what: 'an item that is not there', answer: '0ABAF' },
    { what: 'an item twice', answer: '0ABAB' },
    { what: 'a best item that was not shown', answer: '2AAAB' },
    { what: 'a skipped item that is not there', answer: 's__' },
  ])('$what', ({ answer }) => {
    const check = checkStoredAnswers(['0ABAC', answer], items.slice(0, 5));
    expect(check).toMatchObject({ ok: false, problem: { field: 'answers.1' } });
  });

  test.each(['', '0', '0AB', '9ABAC', '0ABA', 'tAB', 'sABAC', 'b', '0A+AC', '0ABAC '])('%j', (answer) => {
    expect(answer).not.toMatch(new RegExp(STORED_ANSWER));
  });
});

describe('plans that are refused', () => {
  const plan = { items: ['a', 'b', 'c'], wanted: null, known: [], choices: 2 } as const;
  test.each([
    { what: 'an item twice', wrong: { items: ['a', 'b', 'a'] }, field: 'plan.items' },
    { what: 'an unknown item', wrong: { items: ['a', 'x'] }, field: 'plan.items' },
    { what: 'more wanted than there are', wrong: { wanted: 4 }, field: 'plan.wanted' },
    {
      what: 'a known order of what is not there',
      wrong: {
        known: [
          [0, 1],
          [0, 3],
        ],
      },
      field: 'plan.known.1',
    },
    { what: 'a known order with an item twice', wrong: { known: [[0, 1, 0]] }, field: 'plan.known.0' },
  ])('$what', ({ wrong, field }) => {
    const check = checkStoredPlan({ ...plan, ...wrong }, (all) => all.filter((item) => item === 'x'));
    expect(check).toMatchObject({ ok: false, problem: { field } });
  });
});
