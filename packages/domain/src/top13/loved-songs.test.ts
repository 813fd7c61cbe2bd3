import { expect, test } from 'vitest';
import { MOST_LOVED, mostLovedFirst, takeAll, tapLoved } from './loved-songs.ts';

const many = Array.from({ length: MOST_LOVED }, (_, index) => `song ${index}`);

test('a tap adds a song, another takes it back, and beyond forty a tap changes nothing', () => {
  expect(['b', 'a', 'b'].reduce(tapLoved, [] as readonly string[])).toEqual(['a']);
  expect(tapLoved(many, 'one more')).toBe(many);
  expect(tapLoved(many, 'song 3')).toHaveLength(MOST_LOVED - 1);
});

test('everything of an era is taken as far as there is room, and given back where all of it was there', () => {
  expect(takeAll(['a'], ['b', 'a', 'c'])).toEqual(['a', 'b', 'c']);
  expect(takeAll(['a', 'b', 'c'], ['b', 'c'])).toEqual(['a']);
  expect(takeAll(many.slice(2), ['x', 'y', 'z'])).toEqual([...many.slice(2), 'x', 'y']);
});

test('what everyone loves comes first, the rest as it stood', () => {
  expect(mostLovedFirst([...'abcd'], (id) => id, ['c', 'x', 'b'])).toEqual([...'cbad']);
  expect(mostLovedFirst([...'abcd'], (id) => id, [])).toEqual([...'abcd']);
});
