import { openSort } from '@thirteen/domain/sorter/sort.ts';
import { describe, expect, test } from 'vitest';
import { rankChanges } from './rank-changes.ts';
import { confirmed, orderToSave, resultOrder } from './result-order.ts';

const view = {
  question: ['c', 'd'],
  nextBest: undefined,
  settled: ['a', 'b'],
  rest: ['d', 'c'],
  untold: [],
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

  test('stands where nothing is known as everyone loves it, below what won and above what lost', () => {
    const sort = openSort({ items: [...'abcdefgh'], wanted: 6, known: [], choices: 5 });
    sort.answer({ kind: 'best', of: [...'abc'], best: 'a' });
    const order = resultOrder({ ...sort.result(), untold: sort.untold() }, { ...plan, wanted: 6 }, [
      'x',
      'h',
      'b',
      'e',
    ]);
    expect(order[0]).toBe('a');
    expect(order.slice(1, 3)).toEqual([...'he']);
    expect(order.slice(3, 6).toSorted()).toEqual([...'dfg'].toSorted());
  });

  test('that looks right is known from then on: nothing is asked, and it stands', () => {
    const items = [...'abcdefgh'];
    const sort = { items, wanted: 3, known: [], choices: 5 } as const;
    const answers = [{ kind: 'best', of: [...'abc'], best: 'a' }] as const;
    const order = [...'adf'];
    const done = openSort(confirmed(sort, order), answers);
    expect(done.question()).toBeUndefined();
    expect(done.result().settled.slice(0, 3)).toEqual(order);
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
