import { describe, expect, test } from 'vitest';
import { rankChanges } from './rank-changes.ts';
import { orderToSave, resultOrder } from './result-order.ts';

const view = {
  question: ['c', 'd'],
  nextBest: undefined,
  settled: ['a', 'b'],
  rest: ['d', 'c'],
  skipped: ['e'],
  taps: 3,
  tapsLeft: 1,
};
const plan = { items: [...'abcde'], known: [], choices: 2 } as const;

describe('a result', () => {
  test('is what is certain, then what is likeliest, no more than was wanted', () => {
    expect(resultOrder(view, { ...plan, wanted: 'all' })).toEqual([...'abdc']);
    expect(resultOrder(view, { ...plan, wanted: 3 })).toEqual([...'abd']);
  });

  test('is saved with what it leaves out behind it, as it stood before', () => {
    expect(orderToSave([...'ba'], [...'xca'], [...'abcd'])).toEqual([...'bacd']);
  });

  test('says what rises, falls and is new against the ranking before', () => {
    expect([...rankChanges([...'abc'], [...'cabd'])]).toEqual([
      ['c', { kind: 'moved', by: 2 }],
      ['a', { kind: 'moved', by: -1 }],
      ['b', { kind: 'moved', by: -1 }],
      ['d', { kind: 'new' }],
    ]);
  });
});
