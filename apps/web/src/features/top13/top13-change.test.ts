import { describe, expect, test } from 'vitest';
import { describeChange, mergeTop13, nextEmptySlot, putBack } from './top13-change.ts';

/** Three slots as letters, a dot for an empty one. */
const slots = (text: string) => [...text].map((letter) => (letter === '.' ? null : letter));

describe('describeChange', () => {
  test.each([
    {
      name: 'a song in an empty slot',
      from: 'a..',
      to: 'a.b',
      change: { kind: 'filled', slot: 3, songId: 'b' },
    },
    {
      name: 'a song in place of another',
      from: 'a..',
      to: 'b..',
      change: { kind: 'filled', slot: 1, songId: 'b' },
    },
    { name: 'an emptied slot', from: 'ab.', to: 'a..', change: { kind: 'cleared', slot: 2 } },
    { name: 'a new order', from: 'ab.', to: 'ba.', change: { kind: 'rearranged' } },
    { name: 'two songs at once', from: 'a..', to: 'abc', change: { kind: 'rearranged' } },
  ])('finds $name', ({ from, to, change }) => {
    expect(describeChange(slots(from), slots(to))).toEqual(change);
  });
});

describe('mergeTop13', () => {
  test.each([
    { name: 'songs in different slots', from: '...', mine: 'a..', theirs: '..c', merged: 'a.c' },
    { name: 'an order with a new song', from: 'ab.', mine: 'ba.', theirs: 'abc', merged: 'bac' },
    { name: 'a removal with a new song', from: 'a..', mine: '...', theirs: 'a.c', merged: '..c' },
  ])('joins $name', ({ from, mine, theirs, merged }) => {
    expect(mergeTop13(slots(from), slots(mine), slots(theirs))).toEqual(slots(merged));
  });

  test('gives up where a song would stand twice', () => {
    expect(mergeTop13(slots('...'), slots('a..'), slots('.a.'))).toBeUndefined();
  });
});

describe('putBack', () => {
  test.each([
    { name: 'a removed song', before: 'ab.', now: 'a..', result: 'ab.' },
    { name: 'a song beside what was added since', before: 'a..', now: '..c', result: 'a.c' },
    { name: 'nothing into a slot that is taken', before: 'a..', now: 'b..', result: 'b..' },
    { name: 'no song that stands elsewhere by now', before: 'a..', now: '..a', result: '..a' },
  ])('returns $name', ({ before, now, result }) => {
    expect(putBack(slots(before), slots(now))).toEqual(slots(result));
  });
});

test.each([
  { name: 'the next one that is empty', top13: 'a.b.', after: 1, slot: 2 },
  { name: 'one behind songs', top13: '.ab.', after: 2, slot: 4 },
  { name: 'the first one where none is behind', top13: '.ab', after: 3, slot: 1 },
  { name: 'none where all have songs', top13: 'abc', after: 1, slot: undefined },
])('after a slot comes $name', ({ top13, after, slot }) => {
  expect(nextEmptySlot(slots(top13), after)).toBe(slot);
});
