import { describe, expect, test } from 'vitest';
import { announcements, placeAt } from './announcements.ts';

const titles = ['august', 'betty', 'cardigan', 'epiphany'];
const at = (from: number, to: number) => placeAt(from, to, titles.length, (row) => titles[row] ?? '');

test.each([
  {
    name: 'lifted',
    words: announcements.lifted('betty', at(1, 1)),
    heard: 'Picked up betty, position 2 of 4. Use the arrow keys to move, space to drop, escape to cancel.',
  },
  { name: 'aimed', words: announcements.aimed(at(1, 2)), heard: '3, between cardigan and epiphany.' },
  {
    name: 'dropped',
    words: announcements.dropped('betty', at(1, 2)),
    heard: 'Dropped betty at 3, between cardigan and epiphany.',
  },
  {
    name: 'cancelled',
    words: announcements.cancelled('betty', at(1, 1)),
    heard: 'Cancelled. betty is back at 2, between august and cardigan.',
  },
  {
    name: 'moved by its menu',
    words: announcements.moved('betty', at(1, 3)),
    heard: 'betty, now 4, after epiphany.',
  },
])('a row that is $name is announced by title and place', ({ words, heard }) => {
  expect(words).toBe(heard);
});

describe('a place is told by its neighbors', () => {
  test.each([
    { name: 'at the top', from: 2, to: 0, heard: '1, before august.' },
    { name: 'further up', from: 3, to: 1, heard: '2, between august and betty.' },
    { name: 'where it was', from: 1, to: 1, heard: '2, between august and cardigan.' },
    { name: 'further down', from: 0, to: 2, heard: '3, between cardigan and epiphany.' },
    { name: 'at the end', from: 0, to: 3, heard: '4, after epiphany.' },
  ])('$name', ({ from, to, heard }) => {
    expect(announcements.aimed(at(from, to))).toBe(heard);
  });

  test('unless it has none', () => {
    expect(announcements.aimed(placeAt(0, 0, 1, () => 'august'))).toBe('1.');
  });
});
