import fc from 'fast-check';
import { moveItem } from '@thirteen/domain/rankings/move-item.ts';
import { describe, expect, test } from 'vitest';
import { mergeOrders } from './order.ts';

const items = [...'abcdefgh'];
const orders = fc.shuffledSubarray(items, { minLength: items.length });
const place = fc.nat({ max: items.length - 1 });

describe('mergeOrders', () => {
  test.each([
    { name: 'a move down beside a move up', from: 'abcde', mine: 'bcade', theirs: 'eabcd', merged: 'ebcad' },
    { name: 'a move to the top', from: 'abcde', mine: 'eabcd', theirs: 'bacde', merged: 'ebacd' },
    { name: 'two moves', from: 'abcdef', mine: 'fbcdea', theirs: 'abdcef', merged: 'fbdcea' },
    { name: 'the same move in both', from: 'abc', mine: 'cab', theirs: 'cab', merged: 'cab' },
    { name: 'a song that only the other has', from: 'abc', mine: 'bca', theirs: 'xabc', merged: 'xbca' },
    { name: 'a song that the other lost', from: 'abc', mine: 'cab', theirs: 'ab', merged: 'ab' },
  ])('joins $name', ({ from, mine, theirs, merged }) => {
    expect(mergeOrders([...from], [...mine], [...theirs]).join('')).toBe(merged);
  });

  test('leads to mine where nothing else happened', () => {
    fc.assert(
      fc.property(orders, orders, (from, mine) => {
        expect(mergeOrders(from, mine, from)).toEqual(mine);
      }),
      { seed: 13 },
    );
  });

  test('leaves theirs as it is where I did nothing', () => {
    fc.assert(
      fc.property(orders, orders, (from, theirs) => {
        expect(mergeOrders(from, from, theirs)).toEqual(theirs);
      }),
      { seed: 13 },
    );
  });

  test('keeps every song once', () => {
    fc.assert(
      fc.property(orders, orders, orders, (from, mine, theirs) => {
        expect(mergeOrders(from, mine, theirs).toSorted()).toEqual(items);
      }),
      { seed: 13 },
    );
  });

  test('puts a song that I moved behind the one that I put it behind', () => {
    fc.assert(
      fc.property(orders, orders, place, place, (from, theirs, start, end) => {
        fc.pre(Math.abs(start - end) > 1);
        const mine = moveItem(from, start, end);
        const merged = mergeOrders(from, mine, theirs);
        expect(merged[merged.indexOf(from[start] ?? '') - 1]).toBe(mine[end - 1]);
      }),
      { seed: 13 },
    );
  });
});
