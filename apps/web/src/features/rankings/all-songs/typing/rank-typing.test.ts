import { moveToRank } from '@thirteen/domain/rankings/move-item.ts';
import { describe, expect, test } from 'vitest';
import { createRankTyping } from './rank-typing.ts';

/** A list of the songs a, b, c …, all ranked by the fan but one, with what is typed into its fields. */
function aList(songs: string, unplaced?: string) {
  let order: readonly string[] = [...songs];
  const typing = createRankTyping();
  typing.connect({
    count: order.length,
    rankOf: (song) => order.indexOf(song) + 1,
    isPlaced: (song) => song !== unplaced,
    onCommit: (song, rank) => {
      order = moveToRank(order, song, rank);
    },
  });
  return { typing, shown: () => order.join('') };
}

describe('a typed rank', () => {
  test('moves nothing before it is taken over', () => {
    const { typing, shown } = aList('abcde');
    typing.type('e', '1');
    expect(shown()).toBe('abcde');
    expect(typing.fieldOf('e').text).toBe('1');
  });

  test.each(['enter', 'leave'] as const)('is taken over by %s', (how) => {
    const { typing, shown } = aList('abcde');
    typing.type('e', '1');
    if (how === 'enter') typing.enter('e');
    else typing.leave('e', 'elsewhere');
    expect(shown()).toBe('eabcd');
    expect(typing.fieldOf('e').text).toBeUndefined();
  });

  test('is forgotten by Escape', () => {
    const { typing, shown } = aList('abcde');
    typing.type('e', '1');
    typing.restore('e');
    typing.leave('e', 'elsewhere');
    expect(shown()).toBe('abcde');
  });

  test.each(['0', '6', '2.5', 'one', '-1'])('"%s" is invalid and stays in its field', (text) => {
    const { typing, shown } = aList('abcde');
    typing.type('b', text);
    typing.leave('b', 'elsewhere');
    expect(typing.issues().invalid).toEqual(['b']);
    expect(typing.fieldOf('b').text).toBe(text);
    expect(shown()).toBe('abcde');
  });

  test('that was deleted is invalid once its field is left', () => {
    const { typing } = aList('abc');
    typing.type('b', '');
    expect(typing.issues().invalid).toEqual([]);
    typing.leave('b', 'elsewhere');
    expect(typing.issues().invalid).toEqual(['b']);
  });
});

describe('the empty field of a song without a rank', () => {
  test('stays as it is when what was typed is deleted again', () => {
    const { typing } = aList('abc', 'b');
    typing.type('b', '2');
    typing.type('b', '');
    typing.leave('b', 'elsewhere');
    expect(typing.settleAll()).toEqual({ invalid: [], duplicates: [] });
  });

  test('gives the song no rank by Enter alone', () => {
    const taken: string[] = [];
    const typing = createRankTyping();
    typing.connect({
      count: 3,
      rankOf: () => 2,
      isPlaced: () => false,
      onCommit: (song, rank) => taken.push(`${song}${rank}`),
    });
    typing.enter('b');
    expect(taken).toEqual([]);
    typing.type('b', '2');
    typing.enter('b');
    expect(taken).toEqual(['b2']);
  });
});

/** Rank 4, typed for b and then for c. */
function typedTwice() {
  const list = aList('abcde');
  list.typing.type('b', '4');
  list.typing.leave('b', 'rank-field');
  list.typing.type('c', '4');
  return list;
}

describe('the same rank typed in one field after the other', () => {
  test('is named with both songs, and stands even when the fields are left', () => {
    const { typing } = typedTwice();
    typing.leave('c', 'elsewhere');
    expect(typing.issues().duplicates).toEqual([{ rank: 4, songs: ['b', 'c'] }]);
    expect(typing.settleAll().duplicates).toHaveLength(1);
    expect(typing.fieldOf('c').text).toBe('4');
  });

  test('is decided by Enter, for the song it is pressed on', () => {
    const { typing, shown } = typedTwice();
    typing.enter('c');
    expect(typing.settleAll().duplicates).toEqual([]);
    expect(shown()).toBe('adbce');
  });

  test('is decided by Escape', () => {
    const { typing, shown } = typedTwice();
    typing.restore('c');
    expect(typing.settleAll().duplicates).toEqual([]);
    expect(shown()).toBe('acdbe');
  });

  test('is decided by another number', () => {
    const { typing, shown } = typedTwice();
    typing.type('c', '1');
    typing.leave('c', 'elsewhere');
    expect(typing.issues().duplicates).toEqual([]);
    expect(shown()).toBe('cadbe');
  });
});

test('ranks typed one after the other, each left for something else, are no duplicates', () => {
  const { typing, shown } = aList('abcde');
  for (const song of ['b', 'c']) {
    typing.type(song, '4');
    typing.leave(song, 'elsewhere');
  }
  expect(typing.issues().duplicates).toEqual([]);
  expect(shown()).toBe('adbce');
});

test('a duplicate that is resolved in the other field lets the waiting rank be taken over', () => {
  const { typing, shown } = aList('abcde');
  typing.type('b', '4');
  typing.leave('b', 'rank-field');
  typing.type('c', '4');
  typing.leave('c', 'rank-field');
  typing.type('b', '1');
  typing.enter('b');
  expect(typing.issues().duplicates).toEqual([]);
  expect(shown()).toBe('badce');
  expect(typing.fieldOf('c').text).toBeUndefined();
});
