import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

/** The slow and obvious way: swap neighbors, one step at a time. */
function moveBySwaps(items: readonly string[], from: number, to: number): readonly string[] {
  const result = [...items];
  const step = Math.sign(to - from);
  for (let place = from; place !== to; place += step) {
    [result[place], result[place + step]] = [result[place + step] ?? '', result[place] ?? ''];
  }
  return result;
}

const moves = fc
  .uniqueArray(fc.string(), { minLength: 1, maxLength: 40 })
  .chain((items) =>
    fc.tuple(
      fc.constant(items),
      fc.integer({ min: 0, max: items.length - 1 }),
      fc.integer({ min: 0, max: items.length - 1 }),
    ),
  );

describe('moveItem', () => {
  test.each([
    { name: 'down', from: 0, to: 2, result: 'bcad' },
    { name: 'up', from: 3, to: 1, result: 'adbc' },
    { name: 'to its own place', from: 1, to: 1, result: 'abcd' },
    { name: 'from a place that does not exist', from: 9, to: 0, result: 'abcd' },
    { name: 'to a place that does not exist', from: 0, to: 4, result: 'abcd' },
    { name: 'to a place before the first', from: 0, to: -1, result: 'abcd' },
  ])('moves an item $name', ({ from, to, result }) => {
    expect(moveItem([...'abcd'], from, to).join('')).toBe(result);
  });

  test('does what swapping neighbors one by one does', () => {
    fc.assert(
      fc.property(moves, ([items, from, to]) => {
        expect(moveItem(items, from, to)).toEqual(moveBySwaps(items, from, to));
      }),
      { seed: 13 },
    );
  });

  test('is undone by the move back', () => {
    fc.assert(
      fc.property(moves, ([items, from, to]) => {
        expect(moveItem(moveItem(items, from, to), to, from)).toEqual(items);
      }),
      { seed: 13 },
    );
  });

  test('gives the very list back where an item stays in its place', () => {
    const items = [...'abcd'];
    expect(moveItem(items, 1, 1)).toBe(items);
  });

  test('moves an item that is null, as an empty slot is', () => {
    expect(moveItem([null, 'a', 'b'], 0, 2)).toEqual(['a', 'b', null]);
  });
});
